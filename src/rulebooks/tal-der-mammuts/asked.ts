import { topOf } from '../../engine/agenda.js';
import { replacedAt } from '../../engine/lists.js';
import { memo } from '../../engine/memo.js';
import type { BySeat, Seat } from '../../engine/rulebook.js';
import type { Components } from './components/schema.js';
import { type CardTime, timesOf } from './plays.js';
import { type Asked, type State, type Traces, windows } from './state.js';
import { counterOf } from './uses-counted.js';
import { type AskedBefore, unmoved, type Walk } from './walk.js';
import { stepsCounted } from './walking.js';

/*
 * What others may conclude from cards that a seat has not played. Each answer of a seat that holds cards is remembered
 * with how many answers there were beside cards, and in how many ways each kind of card could have been played then,
 * had the seat held one. Both follow from what everybody sees. Nothing is computed from it until worlds are imagined
 * (likely-hands.ts), so that playing costs little.
 */

const EVERY_WINDOW = (1 << windows.length) - 1;

/** A row of the special cards, and in how many ways a seat could play one. */
interface Row {
  readonly row: number;
  readonly uses: (state: State, seat: Seat) => number;
}

/** The rows of cards that belong to each step. */
type Rows = { readonly [Time in CardTime]: readonly Row[] };

const rowsOf = memo((components: Components): readonly [usual: Rows, advanced: Rows] => {
  const make = (advanced: boolean): Rows => {
    const at = (wanted: CardTime): Row[] =>
      components.specialCards.values.flatMap(({ effect }, row) =>
        timesOf(effect, advanced) === wanted ? [{ row, uses: counterOf(effect, advanced) }] : [],
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

const nothing: readonly Asked[] = [];

const holdsCards = ({ hands }: State, seat: Seat): boolean => (hands[seat]?.length ?? 0) > 0;

/** `others` is how many answers there were beside cards. Null where no card could have been played. */
function askedAt(state: State, seat: Seat, time: CardTime, others: number): Asked | null {
  let filled = 0;
  for (const { row, uses } of rowsOf(state.components)[state.options.advanced ? 1 : 0][time]) {
    const count = uses(state, seat);
    if (count === 0) continue;
    draft[filled + 1] = row;
    draft[filled + 2] = count;
    filled += 2;
  }
  if (filled === 0) return null;
  draft[0] = others;
  return draft.slice(0, filled + 1);
}

/** A list that grows one by one keeps room for sixteen numbers more. */
const draft = [0];

const withAsked = ({ piles, draws, shown }: Traces, asked: BySeat<readonly Asked[]>): Traces => ({
  piles,
  draws,
  shown,
  asked,
});

const added = (traces: Traces, seat: Seat, asked: Asked | null): Traces =>
  asked === null
    ? traces
    : withAsked(traces, replacedAt(traces.asked, seat, [...(traces.asked[seat] ?? []), asked]));

/** Standing orders can be taken back by one more answer. Where others cannot be sure, a seat most likely has one. */
const mayHaveOrders = ({ standing, unsure }: State, seat: Seat): boolean =>
  (((standing[seat] ?? 0) | (unsure[seat] ?? 0)) & EVERY_WINDOW) !== 0;

/** An answer in a movement: a step of a figure, a card, an announcement or the end. */
function askedToMove(state: State, seat: Seat): Asked | null {
  if (!holdsCards(state, seat) || topOf(state.agenda)?.step !== 'move') return null;
  const steps = stepsCounted(state, state.walk ?? unmoved, seat);
  const endings = (state.rationing.includes(seat) ? 1 : 2) + Number(mayHaveOrders(state, seat));
  return askedAt(state, seat, 'move', steps + endings);
}

/** After a step of a figure: the walk remembers it until the movement ends, since it is copied at each step anyway. */
export function askedByStep(state: State, seat: Seat, { asked: before }: Walk): AskedBefore | null {
  const asked = askedToMove(state, seat);
  return asked === null ? before : { asked, before };
}

export const tracesOfRationing = (state: State, seat: Seat): Traces =>
  added(state.traces, seat, askedToMove(state, seat));

/** At the end of a movement, which forgets what the walk remembers. */
export function tracesOfMovement(state: State, seat: Seat): Traces {
  const all = askedSoFar(state, seat, askedToMove(state, seat));
  return all === state.traces.asked[seat]
    ? state.traces
    : withAsked(state.traces, replacedAt(state.traces.asked, seat, all));
}

/** All that a seat was asked since it last drew or played a card, and one thing more. */
export function askedSoFar(
  { traces, walk, agenda }: State,
  seat: Seat,
  last: Asked | null,
): readonly Asked[] {
  const before = traces.asked[seat] ?? nothing;
  const top = topOf(agenda);
  const isWalking = walk?.asked != null && top?.step === 'move' && top.seat === seat;
  if (!isWalking && last === null) return before;
  let walked: readonly Asked[] = last === null ? nothing : [last];
  if (isWalking)
    for (let one: AskedBefore | null = walk.asked; one !== null; one = one.before)
      walked = [...walked, one.asked];
  return [...before, ...walked];
}

/** To play nothing, now or always. */
const PASSES = 2;

/** Once all answers to a window are known: a card, or none. */
export function tracesOfWindow(state: State): Traces {
  const time = topOf(state.agenda)?.step;
  if (state.window === null || (time !== 'nature-window' && time !== 'fight-window')) return state.traces;
  const all = state.traces.asked.slice();
  let asked: Asked | null = null;
  for (const [nth, { seat }] of state.window.answers.entries()) {
    // Nature is the same for all seats.
    if (nth === 0 || time !== 'nature-window') asked = askedAt(state, seat, time, PASSES);
    if (asked !== null) all[seat] = [...(all[seat] ?? []), asked];
  }
  return withAsked(state.traces, all);
}

const ownWindows = ['food-window', 'birth-window'] as const;
type OwnWindow = (typeof ownWindows)[number];
export const isOwnWindow = (name: string | undefined): name is OwnWindow =>
  ownWindows.some((one) => one === name);

/** After an answer to a window of the seat's own, which a seat with a standing order does not give. */
export const tracesOfOwnWindow = (state: State, seat: Seat, window: OwnWindow): Traces =>
  holdsCards(state, seat) ? added(state.traces, seat, askedAt(state, seat, window, PASSES)) : state.traces;

/** After a figure was lost in a fight without a flight: there is the same choice of figures with one. */
export function tracesOfLoss(state: State, seat: Seat): Traces {
  const { fight, losses } = state;
  if (fight === null || !losses?.some((one) => one.seat === seat) || !holdsCards(state, seat))
    return state.traces;
  return added(state.traces, seat, askedAt(state, seat, 'lose-figure', 1));
}

/** What a seat was asked that plays a card at this moment. */
function askedByCard(state: State, seat: Seat): Asked | null {
  const step = topOf(state.agenda)?.step;
  if (step === 'move') return askedToMove(state, seat);
  return isOwnWindow(step) ? askedAt(state, seat, step, PASSES) : null;
}

export const tracesOfDraw = (state: State, seat: Seat): Traces => {
  const { piles, draws, shown, asked } = state.traces;
  const draw = { pile: piles.length - 1, asked: askedSoFar(state, seat, null) };
  return {
    piles,
    draws: replacedAt(draws, seat, [...(draws[seat] ?? []), draw]),
    shown,
    asked: replacedAt(asked, seat, nothing),
  };
};

export const tracesOfShuffle = (traces: Traces, pile: readonly number[]): Traces => ({
  ...traces,
  piles: [...traces.piles, pile],
});

/** Once these cards of a seat were seen: it played one, or died out. */
function shown(state: State, seat: Seat, cards: readonly string[], last: Asked | null): Traces {
  const { traces } = state;
  const drawn = traces.draws[seat]?.length ?? 0;
  const since = askedSoFar(state, seat, last);
  const left = cards.map((card, nth) => ({ seat, card, drawn, asked: nth === 0 ? since : nothing }));
  return {
    piles: traces.piles,
    draws: traces.draws,
    shown: [...traces.shown, ...left],
    asked: cards.length === 0 ? traces.asked : replacedAt(traces.asked, seat, nothing),
  };
}

export const tracesOfPlay = (state: State, seat: Seat, card: string): Traces =>
  shown(state, seat, [card], askedByCard(state, seat));

export const tracesOfDeath = (state: State, seat: Seat, cards: readonly string[]): Traces =>
  shown(state, seat, cards, null);
