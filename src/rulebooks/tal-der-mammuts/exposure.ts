import { topOf } from '../../engine/agenda.js';
import { changedAt, replacedAt } from '../../engine/lists.js';
import { memo } from '../../engine/memo.js';
import type { BySeat, Seat } from '../../engine/rulebook.js';
import type { CardEffect, Components } from './components/schema.js';
import { type CardTime, timesOf } from './plays.js';
import { type Exposure, type State, type Traces, windows } from './state.js';
import { usesCounted } from './uses-counted.js';
import { unmoved } from './walk.js';
import { stepsCounted } from './walking.js';

/*
 * What others may conclude from cards that a seat has not played. Its exposure says for each kind of card how often one
 * would have been played so far, if the seat had held one all the time and had chosen at random among all legal
 * answers. It follows from what everybody sees: a seat is asked or not, and how often each card could have been played
 * depends on the table alone. What was drawn long ago is hardly of a kind that was much exposed since.
 */

const THOUSANDTHS = 1_000;
const EVERY_WINDOW = (1 << windows.length) - 1;

/** A row of the special cards. */
interface Row {
  readonly row: number;
  readonly card: string;
  readonly effect: CardEffect;
}

/** The rows of cards that belong to each step. */
type Rows = { readonly [Time in CardTime]: readonly Row[] };

const rowsOf = memo((components: Components): readonly [usual: Rows, advanced: Rows] => {
  const make = (advanced: boolean): Rows => {
    const at = (wanted: CardTime): Row[] =>
      components.specialCards.values.flatMap(({ id, effect }, row) =>
        timesOf(effect, advanced) === wanted ? [{ row, card: id, effect }] : [],
      );
    return {
      'nature-window': at('nature-window'),
      move: at('move'),
      'fight-window': at('fight-window'),
      'lose-figure': at('lose-figure'),
      'food-window': at('food-window'),
      'birth-window': at('birth-window'),
    };
  };
  return [make(false), make(true)];
});

const rowsAt = ({ components, options }: State, time: CardTime): readonly Row[] =>
  rowsOf(components)[options.advanced ? 1 : 0][time];

const holdsCards = ({ hands }: State, seat: Seat): boolean => (hands[seat]?.length ?? 0) > 0;

/**
 * After an answer to a step in which cards may be played: `others` is how many answers there were beside cards, and
 * `played` the card that was the answer.
 */
function exposed(
  state: State,
  seat: Seat,
  before: Exposure,
  rows: readonly Row[],
  others: number,
  played: string,
): Exposure {
  let answers = others;
  if (played !== '')
    for (const { card, effect } of rows)
      if (card === played) answers += usesCounted(state, seat, card, effect);
  let after: number[] | null = null;
  for (const { row, card, effect } of rows) {
    const uses = card === played ? 0 : usesCounted(state, seat, card, effect);
    if (uses === 0) continue;
    after ??= before.slice();
    after[row] = (after[row] ?? 0) + logarithm(answers + uses) - logarithm(answers);
  }
  return after ?? before;
}

/** Thousandths of natural logarithms. Answers are counted for every step of a figure. */
const LOGARITHMS = Array.from({ length: 1_000 }, (_, count) =>
  Math.round(Math.log(Math.max(1, count)) * THOUSANDTHS),
);
const logarithm = (count: number): number => LOGARITHMS[count] ?? Math.round(Math.log(count) * THOUSANDTHS);

const withExposure = (traces: Traces, exposure: BySeat<Exposure>): Traces => ({
  piles: traces.piles,
  draws: traces.draws,
  shown: traces.shown,
  exposure,
});

function exposedAt(state: State, seat: Seat, time: CardTime, others: number, played = ''): Traces {
  const before = state.traces.exposure[seat];
  if (before === undefined || !holdsCards(state, seat)) return state.traces;
  const rows = rowsAt(state, time);
  const after = exposed(state, seat, before, rows, others, played);
  return after === before
    ? state.traces
    : withExposure(state.traces, replacedAt(state.traces.exposure, seat, after));
}

/** Standing orders can be taken back by one more answer. Where others cannot be sure, a seat most likely has one. */
const mayHaveOrders = ({ standing, unsure }: State, seat: Seat): boolean =>
  (((standing[seat] ?? 0) | (unsure[seat] ?? 0)) & EVERY_WINDOW) !== 0;

/** After an answer in a movement: a step of a figure, a card, an announcement or the end. */
export function exposedByMove(state: State, seat: Seat, played = ''): Traces {
  if (!holdsCards(state, seat) || topOf(state.agenda)?.step !== 'move') return state.traces;
  const steps = stepsCounted(state, state.walk ?? unmoved, seat);
  const endings = (state.rationing.includes(seat) ? 1 : 2) + Number(mayHaveOrders(state, seat));
  return exposedAt(state, seat, 'move', steps + endings, played);
}

/** To play nothing, now or always. */
const PASSES = 2;

/** Once all answers to a window are known: a card, or none. */
export function exposedByWindow(state: State): Traces {
  const time = topOf(state.agenda)?.step;
  if (state.window === null || (time !== 'nature-window' && time !== 'fight-window')) return state.traces;
  const rows = rowsAt(state, time);
  const exposure = state.traces.exposure.slice();
  for (const { seat, answer } of state.window.answers)
    exposure[seat] = exposed(state, seat, exposure[seat] ?? [], rows, PASSES, answer?.card ?? '');
  return withExposure(state.traces, exposure);
}

const ownWindows = ['food-window', 'birth-window'] as const;
type OwnWindow = (typeof ownWindows)[number];
export const isOwnWindow = (name: string | undefined): name is OwnWindow =>
  ownWindows.some((one) => one === name);

/** After an answer to a window of the seat's own, which a seat with a standing order does not give. */
export const exposedByOwnWindow = (state: State, seat: Seat, window: OwnWindow, played = ''): Traces =>
  exposedAt(state, seat, window, PASSES, played);

/** After a figure was lost in a fight without a flight: there is the same choice of figures with one. */
export function exposedByLoss(state: State, seat: Seat): Traces {
  const { fight, losses } = state;
  if (fight === null || !losses?.some((one) => one.seat === seat)) return state.traces;
  return exposedAt(state, seat, 'lose-figure', 1);
}

/** What a card that is played at this moment says about the others of its seat. */
function exposedByCard(state: State, seat: Seat, card: string): Traces {
  const step = topOf(state.agenda)?.step;
  if (step === 'move') return exposedByMove(state, seat, card);
  return isOwnWindow(step) ? exposedByOwnWindow(state, seat, step, card) : state.traces;
}

export const tracesOfDraw = (traces: Traces, seat: Seat): Traces => ({
  piles: traces.piles,
  draws: changedAt(traces.draws, seat, (draws) => [
    ...draws,
    { pile: traces.piles.length - 1, exposure: traces.exposure[seat] ?? [] },
  ]),
  shown: traces.shown,
  exposure: traces.exposure,
});

export const tracesOfShuffle = (traces: Traces, pile: readonly number[]): Traces => ({
  ...traces,
  piles: [...traces.piles, pile],
});

/** Once these cards of a seat were seen: it played one, or died out. */
function shown(traces: Traces, seat: Seat, cards: readonly string[]): Traces {
  const drawn = traces.draws[seat]?.length ?? 0;
  const exposure = traces.exposure[seat] ?? [];
  return {
    piles: traces.piles,
    draws: traces.draws,
    shown: [...traces.shown, ...cards.map((card) => ({ seat, card, drawn, exposure }))],
    exposure: traces.exposure,
  };
}

export const tracesOfPlay = (state: State, seat: Seat, card: string): Traces =>
  shown(exposedByCard(state, seat, card), seat, [card]);

export const tracesOfDeath = shown;
