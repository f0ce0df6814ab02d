import type { Text } from '../../../engine/rulebook.js';
import { say } from '../../../engine/words.js';
import type { View } from '../view-schema.js';
import { texts } from './index.js';
import type { Told } from './say.js';

/* The actions that have no other place in the picture than a button. */

export function goOnText({ columns, turn }: View, telling: Told): string {
  const { toSpace } = texts[telling.language];
  const onward = (space: string): string => say(telling, { en: `Go on ${space}`, de: `Geh weiter ${space}` });
  if (turn?.space === 'top') return onward(toSpace.middle);
  const isFirst = columns.find(({ column }) => column === turn?.station)?.figures === 1;
  return turn?.space === 'middle' && isFirst
    ? onward(toSpace.bottom)
    : say(telling, { en: 'End the turn', de: 'Beende den Zug' });
}

export function doneText(view: View, telling: Told): string {
  switch (view.turn?.doing) {
    case 'play-advancements':
      return say(telling, { en: 'Play no advancement', de: 'Spiele keinen Fortschritt aus' });
    case 'use-advancement':
      return say(telling, {
        en: 'Forgo it and play no more advancements',
        de: 'Verzichte darauf und spiele keine weiteren Fortschritte aus',
      });
    case 'more-advancements':
      return say(telling, { en: 'Play no more advancements', de: 'Spiele keine weiteren Fortschritte aus' });
    case 'lay-eclipse':
      return view.seats[view.turn.seat]?.pileSize === 0
        ? say(telling, { en: 'Lay no card', de: 'Lege keine Karte' })
        : say(telling, { en: 'Lay no more cards', de: 'Lege keine weiteren Karten' });
    case 'eclipse-step':
    case 'eclipse-members':
      return say(telling, { en: 'End this step', de: 'Beende diesen Schritt' });
    default:
      return view.turn?.taken === true
        ? say(telling, { en: 'Take nothing more', de: 'Nimm nichts weiter' })
        : say(telling, { en: 'Take nothing', de: 'Nimm nichts' });
  }
}

/** What lapses when the seat goes on from here: the bottom space is free, once. */
export const goOnLoss = ({ turn }: View): Text | null =>
  turn?.doing === 'bottom'
    ? { en: 'You forgo what the bottom space gives.', de: 'Was das untere Feld gibt, verfällt.' }
    : null;

/** An ability of an advancement is used at once or never. */
export const doneLoss = ({ turn }: View): Text | null =>
  turn?.doing === 'use-advancement'
    ? { en: 'You forgo the ability of the advancement.', de: 'Die Fähigkeit des Fortschritts verfällt.' }
    : null;
