import type { Text } from '../../../engine/rulebook.js';
import { counted, listed, say } from '../../../engine/words.js';
import type { Income } from '../schemas/action.js';
import type { View } from '../schemas/view.js';
import { abilityText } from './abilities.js';
import { gainText, groupText, pointsText } from './gains.js';
import { called } from './names.js';
import type { Phrases } from './phrases.js';
import { between, fromTile, spotName, tileLabel, tileName, toTile } from './places.js';
import { abilityOfCard, scoreOf } from './reckoning.js';
import type { Told } from './say.js';

/** What is taken, built, moved or chosen of a gain. */
export const gainActions: Phrases<
  | 'take'
  | 'lower'
  | 'build-megalith'
  | 'add-neutral'
  | 'move-camp'
  | 'settle'
  | 'step-idol'
  | 'bury'
  | 'recruit'
  | 'take-advancement'
  | 'take-animal'
  | 'slay'
  | 'take-stone'
> = {
  take: ({ gain }, { turn }, telling) => {
    // Cards and animals come one by one, everything else at once.
    if (gain === 'draw') return say(telling, { en: 'Draw a card', de: 'Ziehe eine Karte' });
    const units = (turn?.pending ?? []).reduce((sum, one) => sum + (one.gain === gain ? one.n : 0), 0);
    const n = gain === 'animal-top' ? 1 : Math.max(1, units);
    if (gain === 'animal-reveal') {
      return say(telling, {
        en: `Reveal ${counted(n, 'animal', 'animals')} into the hunting ground`,
        de: `Decke ${counted(n, 'Tier', 'Tiere')} ins Jagdgebiet auf`,
      });
    }
    const text = gainText(telling, { gain, n });
    if (gain === 'camp') return say(telling, { en: `Put ${text}`, de: `Stelle ${text}` });
    return say(telling, { en: `Take ${text}`, de: `Nimm ${text}` });
  },
  lower: ({ gain, to }, _view, telling) => {
    const text = say(telling, { en: `Instead of ${oneOf[gain].en}`, de: `Statt ${oneOf[gain].de}` });
    return `${text}: ${gainText(telling, { gain: to, n: 1 })}`;
  },
  'build-megalith': ({ spot }, view, telling) => {
    const seat = view.turn?.seat ?? 0;
    const neutral = (view.seats[seat]?.neutralsLeft ?? 0) > 0;
    const place = placeOf(view, spot, telling);
    return neutral
      ? say(telling, {
          en: `Build a neutral megalith on ${place}`,
          de: `Baue einen neutralen Megalithen auf ${place}`,
        })
      : say(telling, { en: `Build a megalith on ${place}`, de: `Baue einen Megalithen auf ${place}` });
  },
  'add-neutral': ({ spot }, view, telling) => {
    const place = placeOf(view, spot, telling);
    return say(telling, {
      en: `Add a neutral megalith on ${place}`,
      de: `Füge einen neutralen Megalithen auf ${place} hinzu`,
    });
  },
  'move-camp': ({ from, to }, view, telling) => {
    const start = fromTile(telling, from, tileName(telling, view, from));
    const end = toTile(telling, to, tileName(telling, view, to));
    return say(telling, { en: `Move a camp ${start} ${end}`, de: `Ziehe ein Lager ${start} ${end}` });
  },
  settle: ({ joint }, view, telling) => {
    const place = between(telling, joint, (tile) => tileLabel(telling, view, tile));
    return say(telling, { en: `Build a settlement ${place}`, de: `Baue eine Siedlung ${place}` });
  },
  'step-idol': ({ track }, view, telling) =>
    track === 'glory' ? gloryStep(view, telling) : offeringStep(view, telling),
  bury: ({ card, from }, _view, telling) => {
    const name = called(telling, 'cards', card);
    const place = piles[from];
    return say(telling, { en: `Bury ${name} ${place.en}`, de: `Begrabe ${name} ${place.de}` });
  },
  recruit: ({ member }, { turn, supplies }, telling) => {
    const name = called(telling, 'cards', member);
    if (supplies.find(({ card }) => card.card === member)?.left === 0) {
      return say(telling, {
        en: `Take 1 point for the empty supply of ${name}`,
        de: `Nimm 1 Punkt für den leeren Vorrat ${name}`,
      });
    }
    const first = turn?.pending.find(({ gain }) => gain === 'recruit' || gain === 'recruit-discard');
    return first?.gain === 'recruit-discard'
      ? say(telling, { en: `Recruit ${name} to the discards`, de: `Nimm ${name} auf den Ablagestapel` })
      : say(telling, { en: `Recruit ${name} to the hand`, de: `Nimm ${name} auf die Hand` });
  },
  'take-advancement': ({ card }, _view, telling) => {
    const name = called(telling, 'cards', card);
    const ability = abilityOfCard(telling, card);
    const text = say(telling, { en: `Take ${name}`, de: `Nimm ${name}` });
    return ability === null ? text : `${text} (${abilityText(telling, ability)})`;
  },
  'take-animal': ({ animal }, _view, telling) => {
    const name = called(telling, 'animals', animal);
    return say(telling, {
      en: `Take ${name} from the hunting ground`,
      de: `Nimm ${name} aus dem Jagdgebiet`,
    });
  },
  slay: ({ animal }, { animals }, telling) => {
    const name = called(telling, 'animals', animal);
    const income = animals.find((one) => one.animal === animal)?.income ?? [];
    return `${say(telling, { en: `Slay ${name}`, de: `Erlege ${name}` })}: ${groupText(telling, income)}`;
  },
  'take-stone': ({ stone }, view, telling) => {
    const name = called(telling, 'stones', stone);
    const income = groupText(telling, view.stones.find((one) => one.stone === stone)?.income ?? []);
    const price = priceOf(view, telling);
    const text =
      price === null
        ? say(telling, { en: `Take ${name}`, de: `Nimm ${name}` })
        : say(telling, { en: `Buy ${name} for ${price}`, de: `Kaufe ${name} für ${price}` });
    return income === '' ? text : `${text}: ${income}`;
  },
};

/** After `instead of`. */
export const oneOf: Readonly<Record<Income, Text>> = {
  megalith: { en: 'a megalith', de: 'eines Megalithen' },
  draw: { en: 'a card', de: 'einer Karte' },
  idol: { en: 'an idol', de: 'eines Götzen' },
  tool: { en: 'a tool', de: 'eines Werkzeugs' },
  food: { en: 'a food', de: 'einer Nahrung' },
};

export const piles: Readonly<Record<'hand' | 'discards' | 'played', Text>> = {
  hand: { en: 'from the hand', de: 'aus der Hand' },
  discards: { en: 'from the discards', de: 'vom Ablagestapel' },
  played: { en: 'from among the cards played', de: 'aus den ausgespielten Karten' },
};

/** With what standing there brings. */
function placeOf(view: View, spot: number, telling: Told): string {
  const place = view.spots[spot];
  if (place === undefined) return String(spot);
  const name = spotName(telling, place);
  const brings =
    place.level > 0
      ? pointsText(telling, scoreOf(view, place, view.turn?.seat ?? 0))
      : groupText(telling, place.covers);
  return brings === '' ? name : `${name} (${brings})`;
}

function gloryStep({ seats, turn, numbers }: View, telling: Told): string {
  const to = (seats[turn?.seat ?? 0]?.glory ?? 0) + 1;
  const points = numbers.glory[to - 1] ?? 0;
  const text = say(telling, {
    en: `Climb to step ${to} of the glory track`,
    de: `Steig auf Stufe ${to} der Ruhmesleiste`,
  });
  return points === 0 ? text : `${text} (${pointsText(telling, points)})`;
}

function offeringStep({ seats, turn, numbers }: View, telling: Told): string {
  const to = (seats[turn?.seat ?? 0]?.offering ?? 0) + 1;
  const step = numbers.offering[to - 1];
  if (step === undefined) {
    return say(telling, {
      en: 'Take 1 point beyond the offering track',
      de: 'Nimm 1 Punkt über der Opfergabenleiste',
    });
  }
  const text = say(telling, {
    en: `Climb to step ${to} of the offering track`,
    de: `Steig auf Stufe ${to} der Opfergabenleiste`,
  });
  return step.bonus.length === 0 ? text : `${text} (${groupText(telling, step.bonus)})`;
}

/** What the next stone costs; null when it is free. */
function priceOf({ turn, seats, numbers }: View, telling: Told): string | null {
  const bought = turn?.pending.some(({ gain }) => gain === 'buy-stone') ?? false;
  const cost = numbers.stoneCosts[seats[turn?.seat ?? 0]?.stones.length ?? 0];
  if (!bought || cost === undefined) return null;
  return listed(telling, [
    gainText(telling, { gain: 'food', n: cost.food }),
    gainText(telling, { gain: 'tool', n: cost.tool }),
  ]);
}
