import { topOf } from '../../../engine/agenda.js';
import { marked } from '../../../engine/components.js';
import type { Seat } from '../../../engine/rulebook.js';
import { say } from '../../../engine/words.js';
import { atlasOf, cardOf } from '../atlas.js';
import { freeRegions, isFree, mammothSupply, mammothsAt, neighboursOf } from '../board.js';
import { mammothPrice, stonesOf } from '../cards.js';
import { Region } from '../fields.js';
import { action, type Game, prompt, step } from '../rules.js';
import type { State } from '../state.js';
import type { Code } from '../texts/index.js';
import { counted, type Narration, regionOf } from '../texts/names.js';
import { aboutCard } from '../texts/prompts.js';
import type { View } from '../view-schema.js';
import { done, stuck } from './done.js';
import { whyNotNext } from './hunters.js';
import { at, mammothsMoved, mammothsPlaced, mammothsRemoved, orEnough, pairs } from './tables.js';

export const placeMammoth = action('place-mammoth', {
  fields: { region: Region },
  description: 'Place a mammoth from the supply.',
  carryOut: (game, seat, { region }) => {
    pay(game, seat, region, null);
    game.add({ type: 'mammoth-placed', by: seat, region });
  },
  text: (action, telling, view) => {
    const [region, price] = [regionOf(telling, action.region), priceText(view, telling, action.region, null)];
    return say(telling, {
      en: `Place a mammoth in ${region}${price}`,
      de: `Platziere ein Mammut in ${region}${price}`,
    });
  },
});

export const moveMammoth = action('move-mammoth', {
  fields: { from: Region, to: Region },
  carryOut: (game, seat, { from, to }) => {
    pay(game, seat, to, from);
    game.add({ type: 'mammoth-moved', by: seat, from, to });
  },
  text: (move, telling, view) => {
    const [from, to] = [regionOf(telling, move.from), regionOf(telling, move.to)];
    const price = priceText(view, telling, move.to, move.from);
    return say(telling, {
      en: `Move a mammoth from ${from} to ${to}${price}`,
      de: `Versetze ein Mammut aus ${from} nach ${to}${price}`,
    });
  },
});

export const removeMammoth = action('remove-mammoth', {
  fields: { region: Region },
  description: 'Return a mammoth to the supply.',
  carryOut: (game, seat, { region }) => game.add({ type: 'mammoth-removed', by: seat, region }),
  text: {
    en: 'Return a mammoth from {region} to the supply',
    de: 'Stelle ein Mammut aus {region} in den Vorrat zurück',
  },
  whyNot: (state, { region }) => (mammothsAt(state, region) === 0 ? 'no_mammoth' : 'not_asked_for'),
});

const whereToPlace = prompt('place-mammoth', {
  en: 'Where do you place the mammoth?',
  de: 'Wo platzierst du das Mammut?',
  words: aboutCard(),
});
const whichToMove = prompt('move-mammoth', {
  en: 'Which mammoth do you place or move, and where to?',
  de: 'Welches Mammut platzierst oder versetzt du, und wohin?',
  words: aboutCard({
    trek: { en: 'Does a mammoth go along?', de: 'Zieht ein Mammut mit?' },
    camp: {
      en: 'From which neighbouring region do you bring a mammoth?',
      de: 'Aus welchem Nachbargebiet holst du ein Mammut?',
    },
  }),
});

export const campMammothStep = step('camp-mammoth', {
  prompt: {
    kinds: [whereToPlace, whichToMove],
    which: (state) => (mammothSupply(state) > 0 ? whereToPlace : whichToMove),
  },
  about: (_, { card }) => ({ card }),
  answers: [placeMammoth, moveMammoth, done],
  // A mammoth comes from the supply, or from a neighbour to the hunters if there is none.
  legal: (state, { region }) => {
    if (mammothSupply(state) > 0)
      return orEnough(at(mammothsPlaced, region === 0 ? freeRegions(state) : [region]));
    if (region === 0) return [];
    const around = neighboursOf(state, region).filter((other) => mammothsAt(state, other) > 0);
    return orEnough(pairs(mammothsMoved, around, () => [region]));
  },
  whyNot: {
    'place-mammoth': (state, _, { region }) => whyNotPlaced(state, region) ?? 'other_region',
    'move-mammoth': (state, { region }, move) => {
      if (mammothSupply(state) > 0) return 'supply_not_empty';
      return region === move.to ? whyNotMoved(state, move) : 'other_region';
    },
  },
  stuck,
});

export const trekMammothStep = step('trek-mammoth', {
  prompt: whichToMove,
  about: (_, { card }) => ({ card }),
  answers: [moveMammoth, done],
  legal: (state, { from, to }) =>
    mammothsAt(state, from) > 0 ? orEnough(pairs(mammothsMoved, [from], () => [to])) : [],
  whyNot: {
    'move-mammoth': (state, { from, to }, move) =>
      from === move.from && to === move.to ? whyNotMoved(state, move) : 'other_region',
  },
  stuck,
});

export const mammothStep = step('mammoth', {
  prompt: whichToMove,
  about: (_, { card }) => ({ card }),
  answers: [placeMammoth, moveMammoth, done],
  // The three options of the card, as far as the seat can pay for them.
  legal: (state, { seat, card }) => {
    const { effect, stones } = cardOf(state.components, card);
    if (effect.type !== 'mammoth') return [];
    const purse = stonesOf(state, seat);
    const free = freeRegions(state);
    const { neighbours } = atlasOf(state.components);
    const placed = mammothSupply(state) > 0 && stones.values <= purse ? at(mammothsPlaced, free) : [];
    const moved = pairs(mammothsMoved, herds(state), (from) =>
      free.filter((to) => (neighbours[from]?.includes(to) ? effect.neighbour : effect.anywhere) <= purse),
    );
    return orEnough([...placed, ...moved]);
  },
  whyNot: {
    'place-mammoth': (state, _, { region }) => whyNotPlaced(state, region) ?? 'too_few_stones',
    'move-mammoth': (state, _, move) => {
      const code = whyNotMoved(state, move);
      return code === 'not_asked_for' || code === 'not_neighbours' ? 'too_few_stones' : code;
    },
  },
  stuck,
});

export const mammothHomeStep = step('mammoth-home', {
  prompt: prompt('remove-mammoth', {
    en: 'Which mammoth goes back to the supply?',
    de: 'Welches Mammut kommt zurück in den Vorrat?',
    words: aboutCard(),
  }),
  about: (_, { card }) => ({ card }),
  answers: [removeMammoth, done],
  legal: (state) => orEnough(at(mammothsRemoved, herds(state))),
  stuck,
});

/** A mammoth from the supply; where there is none, one that goes to a neighbouring region. */
export const placedOrMoved = (state: State) =>
  mammothSupply(state) > 0
    ? at(mammothsPlaced, freeRegions(state))
    : pairs(mammothsMoved, herds(state), (from) => neighboursOf(state, from));

const herds = (state: State): number[] =>
  freeRegions(state).filter((region) => mammothsAt(state, region) > 0);

export function whyNotPlaced(state: State, region: number): Code | null {
  if (mammothSupply(state) === 0) return 'supply_empty';
  return isFree(state, region) ? null : 'glaciated_region';
}

export const whyNotMoved = (state: State, move: { readonly from: number; readonly to: number }): Code =>
  mammothsAt(state, move.from) === 0 ? 'no_mammoth' : whyNotNext(state, move);

function pay(game: Game, seat: Seat, to: number, from: number | null): void {
  const { agenda, components } = game.state;
  const top = topOf(agenda);
  const stones = top?.step === 'mammoth' ? mammothPrice(components, top.card, to, from) : null;
  if (stones !== null) game.add({ type: 'stones-paid', seat, stones });
}

function priceText({ turn }: View, telling: Narration, to: number, from: number | null): string {
  if (turn?.doing !== 'moving-mammoth' || turn.card === null) return '';
  const price = mammothPrice(telling.components, turn.card, to, from);
  if (price === null) return '';
  const paid = marked(cardOf(telling.components, turn.card).stones, counted(telling, price, 'stone'));
  return say(telling, { en: ` for ${paid}`, de: ` für ${paid}` });
}
