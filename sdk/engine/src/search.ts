import type { Action, Engine, Outcome, Rng, Seat, State } from './contract.js';

type Playing = Pick<
  Engine,
  'apply' | 'legal' | 'prompts' | 'outcome' | 'imagine' | 'answer' | 'rollout' | 'quickRng' | 'actionId'
>;

export interface SearchOptions {
  /** Playouts to the end, in all. Cost and strength follow from it; so the same search is the same everywhere. */
  readonly playouts?: number;
  /** Who plays on in imagined states: the built-in bot, or chance, which is weaker and much faster. */
  readonly policy?: 'bot' | 'random';
  /** The same seed, state and options give the same result. */
  readonly seed?: number;
}

export interface Candidate {
  readonly action: Action;
  readonly id: string;
  /** The mean share of a win: 1 for the first alone, 0 for the last. */
  readonly value: number;
  readonly playouts: number;
}

export interface Found {
  readonly action: Action;
  /** Best first. */
  readonly candidates: readonly Candidate[];
}

/** More actions than a game has: a playout that does not end is worth what a draw is. */
const MAX_ACTIONS = 5_000;

/** A candidate with its results, by the number of the imagined state. */
interface Tried {
  readonly action: Action;
  readonly results: number[];
}

/**
 * Looks for a good action of a seat, from imagined states alone: it uses of `state` only what the seat knows. All
 * candidates meet the same imagined states and the same chance. The worse half is dropped after each round, and the
 * built-in bot's choice is left only for one that is better by more than a standard error.
 */
export function search(
  engine: Playing,
  state: State,
  seat: Seat,
  { playouts = 400, policy = 'random', seed = 1 }: SearchOptions = {},
): Found {
  const actions = engine.legal(state, seat);
  const [only] = actions;
  if (only === undefined) throw new Error(`seat ${seat} is not asked`);
  const usual = engine.actionId(
    engine.answer(engine.imagine(state, seat, engine.quickRng(seed)), seat, engine.quickRng(seed)),
  );
  const all: Tried[] = actions.map((action) => ({ action, results: [] }));
  const isUsual = ({ action }: Tried): boolean => engine.actionId(action) === usual;
  const rounds = Math.max(1, Math.ceil(Math.log2(all.length)));
  let left = all;
  for (let round = 0, world = 0; round < rounds && all.length > 1; round += 1) {
    const worlds = Math.max(1, Math.floor(playouts / rounds / left.length));
    for (let nth = 0; nth < worlds; nth += 1, world += 1) {
      const imagined = engine.imagine(state, seat, engine.quickRng(mixed(seed, world)));
      for (const one of left) {
        const rng = engine.quickRng(mixed(seed + 1, world));
        one.results[world] = playout(engine, imagined, seat, one.action, policy, rng);
      }
    }
    const keep = Math.max(1, Math.ceil(left.length / 2));
    const ranked = [...left].sort((one, other) => mean(other.results) - mean(one.results));
    left = ranked.filter((one, place) => place < keep || isUsual(one));
  }
  const usually = all.find(isUsual);
  const [best = usually ?? all[0]] = left;
  const chosen = usually !== undefined && best !== undefined && !isBetter(best, usually) ? usually : best;
  return {
    action: chosen?.action ?? only,
    candidates: all.map((one) => candidateOf(engine, one)).sort((one, other) => other.value - one.value),
  };
}

const candidateOf = (engine: Playing, { action, results }: Tried): Candidate => ({
  ...{ action, id: engine.actionId(action) },
  ...{ value: mean(results), playouts: Object.keys(results).length },
});

/** What one action leads to in one imagined state. */
function playout(
  engine: Playing,
  imagined: State,
  seat: Seat,
  action: Action,
  policy: 'bot' | 'random',
  rng: Rng,
): number {
  const applied = engine.apply(imagined, seat, action, rng);
  // Not legal in a state that the seat cannot tell from its own: such a rulebook would be wrong.
  if (!applied.ok) return 0;
  const { state } = applied.value;
  const end =
    policy === 'random' ? engine.rollout(state, rng, MAX_ACTIONS).state : playedByBots(engine, state, rng);
  return shareOf(engine.outcome(end), seat);
}

function playedByBots(engine: Playing, from: State, rng: Rng): State {
  let state = from;
  for (let actions = 0; actions < MAX_ACTIONS; actions += 1) {
    const [prompt] = engine.prompts(state);
    if (prompt === undefined) break;
    const applied = engine.apply(state, prompt.seat, engine.answer(state, prompt.seat, rng), rng);
    if (!applied.ok) break;
    state = applied.value.state;
  }
  return state;
}

/** 1 for the first alone, 0 for the last, and between them by rank; those who share a rank share what it is worth. */
export function shareOf(outcome: Outcome | null, seat: Seat): number {
  const own = outcome?.standings.find((one) => one.seat === seat);
  if (outcome === null || own === undefined) return 0.5;
  const others = outcome.standings.length - 1;
  if (others === 0) return 1;
  const worse = outcome.standings.filter(({ rank }) => rank > own.rank).length;
  const same = outcome.standings.filter(({ rank }) => rank === own.rank).length - 1;
  return (worse + same / 2) / others;
}

/** By more than one standard error of what both have met. */
function isBetter(one: Tried, other: Tried): boolean {
  if (one === other) return true;
  const differences = Object.keys(one.results).flatMap((key) => {
    const [mine, its] = [one.results[Number(key)], other.results[Number(key)]];
    return mine === undefined || its === undefined ? [] : [mine - its];
  });
  const average = mean(differences);
  const variance = mean(differences.map((difference) => (difference - average) ** 2));
  return average > Math.sqrt(variance / Math.max(1, differences.length - 1));
}

function mean(results: readonly number[]): number {
  let [sum, count] = [0, 0];
  for (const result of results) {
    if (result === undefined) continue;
    sum += result;
    count += 1;
  }
  return count === 0 ? 0 : sum / count;
}

/** A seed for each imagined state, far from its neighbours. */
const mixed = (seed: number, nth: number): number =>
  Math.imul(seed ^ Math.imul(nth + 1, 0x9e3779b1), 0x85ebca6b) >>> 0;
