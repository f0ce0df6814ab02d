import { pick, type Rng } from '../kernel/rng.js';
import type { AnyAction, AnyRulebook, AnyState } from './any-rulebook.js';
import type { BySeat, Seat } from './rulebook.js';

/*
 * The built-in bot of a rulebook that defines none. It tries each action in states that its seat cannot distinguish
 * from the real one, plays on at random until its next turn, and takes the action with the best average lead. All
 * limits count actions, not time, so the same random numbers give the same answer on any machine.
 */

const PLAYOUTS = 96;
/** With more candidates than this, a random selection is tried. */
const MAX_CANDIDATES = 32;
const MAX_ACTIONS = 4_000;
const MAX_ACTIONS_OF_PLAYOUT = 120;
/** Larger than any score, so that a win counts more than points. */
const VICTORY = 1_000;

type Rules = Pick<AnyRulebook, 'decide' | 'prompts' | 'legal' | 'outcome'> & {
  /** How well each seat stands. Without it, only playouts that reach the end can be compared. */
  readonly worth?: ((state: AnyState) => BySeat<number>) | undefined;
};

interface Tried {
  readonly action: AnyAction;
  sum: number;
  times: number;
}

export const samplingBot =
  (rules: Rules): NonNullable<AnyRulebook['think']> =>
  (imagined, seat, legal, rng) => {
    const [only, ...others] = legal;
    if (only !== undefined && others.length === 0) return only;
    const tried = candidates(legal, rng).map((action): Tried => ({ action, sum: 0, times: 0 }));
    let left = MAX_ACTIONS;
    for (let nth = 0; nth < PLAYOUTS && left > 0; nth += 1) {
      const one = tried[nth % tried.length];
      if (one === undefined) break;
      const played = playOn(rules, imagined(), seat, one.action, rng);
      one.sum += played.worth;
      one.times += 1;
      left -= played.actions;
    }
    const mean = ({ sum, times }: Tried): number => (times === 0 ? Number.NEGATIVE_INFINITY : sum / times);
    return tried.reduce((best, one) => (mean(one) > mean(best) ? one : best)).action;
  };

function candidates(legal: readonly AnyAction[], rng: Rng): AnyAction[] {
  const all = [...legal];
  while (all.length > MAX_CANDIDATES) all.splice(rng.int(all.length), 1);
  return all;
}

/** Plays the action, then random actions until the seat is asked again after others, or the game is over. */
function playOn(
  rules: Rules,
  from: AnyState,
  seat: Seat,
  first: AnyAction,
  rng: Rng,
): { readonly worth: number; readonly actions: number } {
  let { state } = rules.decide(from, seat, first, rng);
  let hasWaited = false;
  let actions = 1;
  for (; actions < MAX_ACTIONS_OF_PLAYOUT; actions += 1) {
    const prompts = rules.prompts(state);
    if (prompts.length === 0) break;
    const asked = pick(prompts, rng).seat;
    // Otherwise a playout has no value before the end.
    if (asked === seat && hasWaited && rules.worth !== undefined) break;
    hasWaited ||= asked !== seat;
    state = rules.decide(state, asked, pick(rules.legal(state, asked), rng), rng).state;
  }
  return { worth: worthOf(rules, state, seat), actions };
}

/** How far the seat is ahead of the others, wins included. */
function worthOf(rules: Rules, state: AnyState, seat: Seat): number {
  const outcome = rules.outcome(state);
  const lead = leadOf(rules.worth?.(state) ?? [], seat);
  const standing = outcome?.standings.find((one) => one.seat === seat);
  if (outcome === null || standing === undefined) return lead;
  const behind = outcome.standings.filter(({ rank }) => rank > standing.rank).length;
  return lead + (VICTORY * behind) / Math.max(1, outcome.standings.length - 1);
}

function leadOf(worth: BySeat<number>, seat: Seat): number {
  const own = worth[seat];
  if (own === undefined || worth.length < 2) return 0;
  const others = worth.reduce((sum, one) => sum + one, 0) - own;
  return own - others / (worth.length - 1);
}

/** The answer of the built-in bot for a seat. The bot gets only what the seat may know. */
export function botAnswer(
  rulebook: AnyRulebook,
  state: AnyState,
  seat: Seat,
  legal: readonly AnyAction[],
  rng: Rng,
): AnyAction {
  if (rulebook.think === undefined) return rulebook.bot(rulebook.view(state, seat), legal, rng);
  return rulebook.think(() => rulebook.imagine(state, seat, rng, 'likely'), seat, legal, rng);
}
