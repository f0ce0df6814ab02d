import { say } from '../../../engine/words.js';
import type { View } from '../schemas/view.js';
import { abilityText, chiefAbility, partsOfName, sourceName } from './abilities.js';
import { groupText, payText, wayText } from './gains.js';
import { called, stationName } from './names.js';
import type { Phrases } from './phrases.js';
import { tileName } from './places.js';
import { abilityOfCard, advancementsPlayed, foodWork, memberWork } from './reckoning.js';
import { halves, type Told } from './say.js';

/** What is done before the first round, in the steps of a turn, and on the way to the eclipse. */
export const turnActions: Phrases<
  | 'choose-chief'
  | 'choose-setup'
  | 'play-advancement'
  | 'place-figure'
  | 'play-member'
  | 'spend-food'
  | 'use'
  | 'top'
  | 'middle'
  | 'bottom'
  | 'go-on'
  | 'take-rest-tile'
  | 'lay'
  | 'discard'
  | 'done'
> = {
  'choose-chief': ({ chief, side }, view, telling) => {
    const name = called(telling, 'chiefs', chief);
    const ability = view.chiefsOnOffer.find((one) => one.chief === chief)?.[side] ?? null;
    const letter = side.toUpperCase();
    const text = say(telling, {
      en: `Take ${name} with side ${letter}`,
      de: `Nimm ${name} mit Seite ${letter}`,
    });
    return ability === null ? text : `${text} (${abilityText(telling, ability)})`;
  },
  'choose-setup': ({ card }, view, telling) => {
    const name = called(telling, 'setupCards', card);
    const { gain = [] } = view.setupsOnOffer.find((one) => one.card === card) ?? {};
    return `${say(telling, { en: `Take ${name}`, de: `Nimm ${name}` })}: ${groupText(telling, gain)}`;
  },
  'play-advancement': ({ card }, _view, telling) => {
    const name = called(telling, 'cards', card);
    const ability = abilityOfCard(telling, card);
    const text = say(telling, { en: `Play ${name}`, de: `Spiele ${name} aus` });
    return ability === null ? text : `${text} (${abilityText(telling, ability)})`;
  },
  'place-figure': ({ figure, at }, _view, telling) => {
    const column = stationName(telling, at);
    if (figure === 'chief') {
      return at === 'rest'
        ? say(telling, { en: 'Rest with the chief', de: 'Ruhe mit dem Häuptling' })
        : say(telling, { en: `Set the chief on ${column}`, de: `Setze den Häuptling auf ${column}` });
    }
    return at === 'rest'
      ? say(telling, { en: 'Rest with a tribe figure', de: 'Ruhe mit einer Stammesfigur' })
      : say(telling, { en: `Set a tribe figure on ${column}`, de: `Setze eine Stammesfigur auf ${column}` });
  },
  'play-member': ({ card }, view, telling) => {
    const name = called(telling, 'cards', card);
    const work = halves(memberWork(telling, view, card));
    return say(telling, {
      en: `Play ${name} for ${work} work`,
      de: `Spiele ${name} für ${work} Arbeitskraft aus`,
    });
  },
  'spend-food': ({ to }, view, telling) => {
    const { spent, work } = foodWork(view, to);
    return say(telling, {
      en: `Spend ${spent} food, down to ${to}, for ${halves(work)} work`,
      de: `Gib ${spent} Nahrung aus, bis auf ${to}, für ${halves(work)} Arbeitskraft`,
    });
  },
  use: ({ ability, way }, view, telling) => {
    const chosen = view.turn?.abilities.find((one) => one.ability === ability)?.ways[way];
    const effect = chosen === undefined ? '' : `: ${wayText(telling, chosen)}`;
    return `${using(ability, view, telling)}${effect}`;
  },
  top: ({ way }, view, telling) => columnAction(columnOf(view)?.top[way], telling),
  middle: (_action, view, telling) => columnAction(columnOf(view)?.middle, telling),
  bottom: (_action, view, telling) => {
    const text = say(telling, { en: 'Take the bottom income', de: 'Nimm das untere Einkommen' });
    return `${text}: ${groupText(telling, columnOf(view)?.bottom ?? [])}`;
  },
  'go-on': (_action, view, telling) => {
    const space = view.turn?.space;
    if (space === 'top')
      return say(telling, { en: 'Go on to the middle space', de: 'Geh weiter zum mittleren Feld' });
    return space === 'middle' && columnOf(view)?.figures === 1
      ? say(telling, { en: 'Go on to the bottom space', de: 'Geh weiter zum unteren Feld' })
      : say(telling, { en: 'End the turn', de: 'Beende den Zug' });
  },
  'take-rest-tile': ({ next }, { rest }, telling) => {
    if (next) {
      return say(telling, {
        en: 'Take the next rest tile of the stack',
        de: 'Nimm das nächste Ruheplättchen vom Stapel',
      });
    }
    const name = called(telling, 'restTiles', rest?.open?.tile ?? '');
    const text = say(telling, {
      en: `Take the open rest tile ${name}`,
      de: `Nimm das offene Ruheplättchen ${name}`,
    });
    return `${text}: ${groupText(telling, rest?.open?.gain ?? [])}`;
  },
  lay: ({ card }, _view, telling) => {
    const name = called(telling, 'cards', card);
    return say(telling, {
      en: `Lay ${name} on the eclipse pile`,
      de: `Lege ${name} auf den Sonnenfinsternisstapel`,
    });
  },
  discard: ({ card }, _view, telling) => {
    const name = called(telling, 'cards', card);
    return say(telling, { en: `Discard ${name}`, de: `Wirf ${name} ab` });
  },
  done: (_action, view, telling) => {
    switch (view.turn?.doing) {
      case 'play-advancements':
        return advancementsPlayed(telling, view) === 0
          ? say(telling, { en: 'Play no advancement', de: 'Spiele keinen Fortschritt aus' })
          : say(telling, { en: 'Play no more advancements', de: 'Spiele keine weiteren Fortschritte aus' });
      case 'lay-eclipse':
        return say(telling, { en: 'Lay no more cards', de: 'Lege keine weiteren Karten' });
      case 'eclipse-step':
        return say(telling, { en: 'End this step', de: 'Beende diesen Schritt' });
      default:
        return say(telling, { en: 'Let the rest lapse', de: 'Lass den Rest verfallen' });
    }
  },
};

const columnOf = ({ columns, turn }: View) => columns.find(({ column }) => column === turn?.station);

type Way = View['columns'][number]['middle'];

function columnAction(way: Way | undefined, telling: Told): string {
  const { pay, get } = way ?? { pay: [], get: [] };
  const gains = groupText(telling, get);
  if (pay.length === 0) {
    return `${say(telling, { en: 'Take the action', de: 'Führe die Aktion aus' })}: ${gains}`;
  }
  const cost = payText(telling, pay);
  return `${say(telling, { en: `Pay ${cost}`, de: `Zahle ${cost}` })}: ${gains}`;
}

function using(ability: string, view: View, telling: Told): string {
  const { kind, id, number } = partsOfName(ability);
  switch (kind) {
    case 'chief': {
      const chief = view.seats[view.turn?.seat ?? 0]?.chief?.chief ?? '';
      const text = chiefAbility(telling, chief);
      return say(telling, { en: `Use ${text}`, de: `Nutze ${text}` });
    }
    case 'card': {
      const name = called(telling, 'cards', id);
      return say(telling, { en: `Use ${name}`, de: `Nutze ${name}` });
    }
    case 'rest':
      return say(telling, { en: 'Rest', de: 'Ruhe' });
    case 'rest-tile': {
      const name = called(telling, 'restTiles', view.turn?.restTile ?? '');
      return say(telling, { en: `Use the rest tile ${name}`, de: `Nutze das Ruheplättchen ${name}` });
    }
    default: {
      const source = kind === 'tile' ? tileName(telling, view, number) : sourceName(telling, ability);
      return say(telling, { en: `Take the income of ${source}`, de: `Nimm das Einkommen (${source})` });
    }
  }
}
