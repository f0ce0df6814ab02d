import { topOf } from '../../../engine/agenda.js';
import type { Seat } from '../../../engine/rulebook.js';
import { NOWHERE } from '../board.js';
import { campsOf, hasPeople, peopleAt, womenAt } from '../people.js';
import type { Game } from '../rules.js';
import type { State } from '../state.js';

/** A state that needs nothing, the last that was found. Most actions leave what matters here as it is. */
let settled: State | null = null;

/**
 * Follows up on changes of people: camps without a woman are abandoned, fires move to another camp, and a tribe
 * without people dies out. A fight and the taking of a camp are finished first.
 */
export function tend(game: Game): void {
  const { state } = game;
  if (settled !== null && isAlike(state, settled)) return;
  if (state.round === 0 || state.fight !== null || topOf(state.agenda)?.step === 'take-camp') return;
  for (let seat = 0; seat < state.seats; seat += 1) {
    for (const hex of campsOf(state, seat))
      if (womenAt(state, seat, hex) === 0) game.add({ type: 'camp-lost', seat, hex });
    const camp = game.state.fire[seat] ?? NOWHERE;
    if (camp !== NOWHERE && game.state.camps[camp] !== seat) moveFire(game, seat);
    if (!hasPeople(state, seat) && !isGone(state, seat)) dieOut(game, seat);
  }
  if (game.state === state) settled = state;
}

/** Whether all that is looked at here is the same. */
const isAlike = (one: State, other: State): boolean =>
  one.people === other.people &&
  one.camps === other.camps &&
  one.fire === other.fire &&
  one.out === other.out &&
  one.comebacks === other.comebacks;

const isGone = (state: State, seat: Seat): boolean =>
  state.out.includes(seat) || state.comebacks[seat] === 'fallen' || state.comebacks[seat] === 'waiting';

function moveFire(game: Game, seat: Seat): void {
  const hex = bestCamp(game.state, seat);
  game.add(hex === null ? { type: 'fire-lost', seat } : { type: 'fire-placed', seat, hex });
}

/** The camp that keeps a fire when nobody is asked: the one with the most people. */
export function bestCamp(state: State, seat: Seat): number | null {
  const camps = campsOf(state, seat);
  return camps.reduce<number | null>(
    (best, hex) => (best === null || peopleAt(state, seat, hex) > peopleAt(state, seat, best) ? hex : best),
    null,
  );
}

/** Before the first winter is over a tribe may come back, once. */
function dieOut(game: Game, seat: Seat): void {
  const { state } = game;
  const returns = state.year === 1 && state.comebacks[seat] === 'none';
  game.add({ type: 'tribe-died-out', seat, cards: [...(state.hands[seat] ?? [])].sort(), returns });
}
