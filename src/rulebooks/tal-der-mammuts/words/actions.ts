import type { Text } from '../../../engine/rulebook.js';
import { assertNever } from '../../../kernel/assert-never.js';
import { directionOf, nameOf } from '../board.js';
import { TRIBES } from '../fights.js';
import type { Action, CardAction } from '../schemas/action.js';
import type { View } from '../schemas/view.js';
import { aFigure, cardName, compass, listed, speciesName, type Told, who } from './texts.js';

export function actionText(action: Action, view: View, told: Told): Text {
  if ('card' in action) {
    const { en, de } = cardText(action, view, told);
    return { en: `Play ${en}`, de: `Spiele ${de}` };
  }
  switch (action.type) {
    case 'place-camp':
      return {
        en: `Set up your first camp on hex ${action.hex}`,
        de: `Schlage dein erstes Lager auf Feld ${action.hex} auf`,
      };
    case 'sow':
      return { en: `Sow the field on hex ${action.hex}`, de: `Besäe den Acker auf Feld ${action.hex}` };
    case 'pass':
      return passText(view);
    case 'pass-on':
      return {
        en: 'Play no card, and from now on none at such times',
        de: 'Spiele keine Karte, auch künftig nicht bei dieser Gelegenheit',
      };
    case 'ask-again':
      return {
        en: 'End your movement and take back your standing orders',
        de: 'Beende deine Bewegung und nimm deine Daueraufträge zurück',
      };
    case 'done':
      return doneText(view);
    case 'move': {
      const mover = aFigure[action.figure];
      return {
        en: `Move ${mover.en} from hex ${action.from} to hex ${action.to}`,
        de: `Bewege ${mover.de} von Feld ${action.from} auf Feld ${action.to}`,
      };
    }
    case 'go-on':
      return { en: `Go on to hex ${action.to}`, de: `Geh weiter auf Feld ${action.to}` };
    case 'ration':
      return {
        en: 'Announce that you choose who shall eat',
        de: 'Sage an, dass du wählst, wer essen soll',
      };
    case 'take-fire':
      return {
        en: `Take the fire and keep it in the camp on hex ${action.hex}`,
        de: `Nimm das Feuer und hüte es im Lager auf Feld ${action.hex}`,
      };
    case 'found':
      return { en: `Found a camp on hex ${action.hex}`, de: `Gründe ein Lager auf Feld ${action.hex}` };
    case 'choose-fight': {
      const { en, de } = foeText(action, view, told);
      return {
        en: `Fight on hex ${action.hex} against ${en}`,
        de: `Kämpfe auf Feld ${action.hex} gegen ${de}`,
      };
    }
    case 'lose': {
      const lost = aFigure[action.figure];
      return { en: `Lose ${lost.en} on hex ${action.hex}`, de: `Verliere ${lost.de} auf Feld ${action.hex}` };
    }
    case 'keep':
      return {
        en: 'Keep the conquered camp and its women',
        de: 'Behalte das eroberte Lager und seine Frauen',
      };
    case 'burn':
      return { en: 'Burn down the conquered camp', de: 'Brenne das eroberte Lager nieder' };
    case 'starve': {
      const lost = aFigure[action.figure];
      return {
        en: `Let ${lost.en} on hex ${action.hex} starve`,
        de: `Lass ${lost.de} auf Feld ${action.hex} verhungern`,
      };
    }
    case 're-enter':
      return {
        en: `Come back over the rim on hex ${action.hex}`,
        de: `Komm auf Feld ${action.hex} über den Rand zurück`,
      };
  }
  return assertNever(action);
}

/** A card with what it is aimed at: what stands behind `play`. */
export function cardText(action: CardAction, view: View | null, told: Told): Text {
  const card = cardName(action.card, told);
  const { en, de } = aimText(action, view, told);
  return { en: card.en + en, de: card.de + de };
}

function aimText(action: CardAction, view: View | null, told: Told): Text {
  switch (action.type) {
    case 'play':
      return { en: '', de: '' };
    case 'play-at':
      return { en: ` on hex ${action.hex}`, de: ` auf Feld ${action.hex}` };
    case 'play-on':
      return { en: ` against ${who(action.target, told)}`, de: ` gegen ${who(action.target, told)}` };
    case 'play-wind': {
      const clockwise = action.turn === 'clockwise';
      const turn = {
        en: clockwise ? 'clockwise' : 'anticlockwise',
        de: clockwise ? 'im Uhrzeigersinn' : 'gegen den Uhrzeigersinn',
      };
      if (view === null) return { en: `: ${turn.en}`, de: `: ${turn.de}` };
      const to = compass[nameOf((directionOf(view.wind) + (clockwise ? 1 : 5)) % 6)];
      return { en: `: ${turn.en}, to the ${to.en}`, de: `: ${turn.de}, nach ${to.de}` };
    }
    case 'play-herd': {
      const species = speciesName(action.species, told);
      const to = compass[action.direction];
      return {
        en: `: ${species.en} on hex ${action.hex} to the ${to.en}`,
        de: `: ${species.de} auf Feld ${action.hex} nach ${to.de}`,
      };
    }
    case 'play-raft':
      return {
        en: `: from hex ${action.from} to hex ${action.to}`,
        de: `: von Feld ${action.from} auf Feld ${action.to}`,
      };
    case 'play-elopement': {
      const from = who(action.target, told);
      return {
        en: `: a woman of ${from} comes from hex ${action.from} to hex ${action.to}`,
        de: `: eine Frau von ${from} kommt von Feld ${action.from} auf Feld ${action.to}`,
      };
    }
    case 'flee': {
      const lost = aFigure[action.figure];
      return {
        en: `: lose ${lost.en} and retreat to hex ${action.hex}`,
        de: `: verliere ${lost.de} und zieh dich auf Feld ${action.hex} zurück`,
      };
    }
  }
  return assertNever(action);
}

/** Who must be fought there. */
function foeText(
  { hex, against }: { readonly hex: number; readonly against: string },
  view: View,
  told: Told,
): Text {
  if (against !== TRIBES) return speciesName(against, told);
  const others = view.pieces.find((one) => one.hex === hex)?.people ?? [];
  const foes = others.filter(({ seat }) => seat !== view.turn).map(({ seat }) => who(seat, told));
  return foes.length === 0
    ? { en: 'other tribes', de: 'andere Stämme' }
    : listed(foes.map((name) => ({ en: name, de: name })));
}

function passText({ step }: View): Text {
  switch (step) {
    case 're-enter':
      return { en: 'Stay away for good', de: 'Bleibe für immer fort' };
    case 'take-fire':
      return { en: 'Leave the fire where it is', de: 'Lass das Feuer, wo es ist' };
    default:
      return { en: 'Play no card', de: 'Spiele keine Karte' };
  }
}

function doneText({ step }: View): Text {
  switch (step) {
    case 'move':
      return { en: 'End your movement', de: 'Beende deine Bewegung' };
    case 'sow':
      return { en: 'Sow no more', de: 'Säe nicht weiter' };
    case 'found':
      return { en: 'Found no more camps', de: 'Gründe keine Lager mehr' };
    case 'food-window':
      return { en: 'Play no card, and eat', de: 'Spiele keine Karte und iss' };
    case 'birth-window':
      return { en: 'Play no card: on to the births', de: 'Spiele keine Karte: weiter zu den Geburten' };
    case 'feed':
      return { en: 'Let all others eat', de: 'Lass alle anderen essen' };
    default:
      return { en: 'Enough', de: 'Genug' };
  }
}
