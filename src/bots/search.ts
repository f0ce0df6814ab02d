/*
 * A search that knows no rulebook. It imports nothing, because it is also part of the package `permafrost-engine`. It
 * gets an imagined state, and what follows depends on that state and the seed alone.
 */

export interface Rng {
  int(bound: number): number;
}

/** How a game ended, or how it would if it ended now. */
export interface Result {
  readonly reason?: string;
  readonly standings: readonly { readonly seat: number; readonly rank: number; readonly score: number }[];
}

/** The game, as a search plays it. */
export interface Playing<State, Action> {
  legal(state: State, seat: number): readonly Action[];
  prompts(state: State): readonly { readonly seat: number }[];
  /** The state after a legal action. */
  play(state: State, seat: number, action: Action, rng: Rng): State;
  outcome(state: State): Result | null;
  /** Another state that the seat cannot tell from this one. */
  imagine(state: State, seat: number, rng: Rng): State;
  /** The choice of the basic bot among these actions. */
  choose(state: State, seat: number, among: readonly Action[], rng: Rng): Action;
  actionId(action: Action): string;
  quickRng(seed: number): Rng;
  /** What each seat has so far. With it a playout can be judged before its end. */
  worth?: ((state: State) => readonly number[]) | undefined;
}

export interface SearchOptions {
  /** Steps of playouts, in all. Cost and strength follow from it, so the same search is the same everywhere. */
  readonly steps?: number;
  /** The most actions that are compared: the choices of the basic bot first. */
  readonly candidates?: number;
  /** Steps after which a playout is judged by what the seats have so far, where the rules can say that. */
  readonly horizon?: number;
  /** What plays on in imagined states: the basic bot, or chance, which is weaker and much faster. */
  readonly policy?: 'bot' | 'random';
  /** Whether a single action costs as much as several, so that others cannot tell by the time that there was no choice. */
  readonly spendsAll?: boolean;
  /** The same seed, state and options give the same result. */
  readonly seed?: number;
}

export interface Candidate<Action> {
  readonly action: Action;
  readonly id: string;
  /** The mean of its playouts: 1 for the first alone, 0 for the last, and a little for being ahead in points. */
  readonly value: number;
  readonly playouts: number;
}

export interface Found<Action> {
  readonly action: Action;
  /** Best first. */
  readonly candidates: readonly Candidate<Action>[];
  /** The steps that were played. */
  readonly steps: number;
}

/** More actions than a game has: a playout that does not end is judged as it is then. */
const MAX_STEPS = 5_000;
/** How much a lead of the usual size counts, beside the share of a win. */
const LEAD = 0.5;
/** A lead is cut off here, in usual sizes. */
const MAX_LEAD = 2;

/** What a playout has led to. */
interface Played {
  readonly share: number;
  readonly lead: number;
}

/** A candidate with its results, by the number of the imagined state. */
interface Tried<Action> {
  readonly action: Action;
  readonly results: Map<number, Played>;
}

/**
 * Looks for a good action of a seat. All candidates meet the same imagined states and the same chance. The worse half is
 * dropped after each round, and the basic bot's choice is left only for one that is better by more than a standard error.
 */
export function search<State, Action>(
  rules: Playing<State, Action>,
  from: State,
  seat: number,
  options: SearchOptions = {},
): Found<Action> {
  const { steps = 20_000, candidates = 32, horizon = MAX_STEPS, policy = 'bot', seed = 1 } = options;
  const playOn = playoutsOf(rules, seat, policy, horizon);
  const all = ranked(rules, from, seat, Math.max(1, candidates), seed).map(
    (action): Tried<Action> => ({ action, results: new Map() }),
  );
  const [usual] = all;
  if (usual === undefined) throw new Error(`seat ${seat} is not asked`);
  const rounds = Math.max(options.spendsAll ? 1 : 0, Math.ceil(Math.log2(all.length)));
  let spent = 0;
  let left: readonly Tried<Action>[] = all;
  for (let round = 0, world = 0; round < rounds; round += 1) {
    const budget = Math.ceil((steps * (round + 1)) / rounds);
    // One world at least, so that every candidate is tried.
    do {
      const imagined = rules.imagine(from, seat, rules.quickRng(mixed(seed, world)));
      for (const one of left) {
        const played = playOn(imagined, one.action, rules.quickRng(mixed(seed + 1, world)));
        one.results.set(world, played);
        spent += played.steps;
      }
      world += 1;
    } while (spent < budget);
    left = bestHalf(left, usual, scaleOf(all));
  }
  const scale = scaleOf(all);
  const [best = usual] = left;
  return {
    action: isBetter(best, usual, scale) ? best.action : usual.action,
    candidates: all
      .map(({ action, results }) => ({
        ...{ action, id: rules.actionId(action), playouts: results.size },
        value: mean([...results.values()].map((played) => worthOf(played, scale))),
      }))
      .sort((one, other) => other.value - one.value),
    steps: spent,
  };
}

/** The first choice of the basic bot, what it would choose without that, and so on. */
function ranked<State, Action>(
  { legal, choose, actionId, quickRng }: Playing<State, Action>,
  state: State,
  seat: number,
  most: number,
  seed: number,
): Action[] {
  const rng = quickRng(mixed(seed + 2, 0));
  const left = [...legal(state, seat)];
  const chosen: Action[] = [];
  while (left.length > 0 && chosen.length < most) {
    const id = actionId(choose(state, seat, left, rng));
    const at = left.findIndex((one) => actionId(one) === id);
    // A bot that insists on what it cannot have is no help; chance is.
    chosen.push(...left.splice(at < 0 ? rng.int(left.length) : at, 1));
  }
  return chosen;
}

type PlayOn<State, Action> = (
  imagined: State,
  action: Action,
  rng: Rng,
) => Played & { readonly steps: number };

/** What one action leads to in one imagined state. */
function playoutsOf<State, Action>(
  rules: Playing<State, Action>,
  seat: number,
  policy: 'bot' | 'random',
  horizon: number,
): PlayOn<State, Action> {
  const { worth } = rules;
  const most = worth === undefined ? MAX_STEPS : Math.min(horizon, MAX_STEPS);
  const next = (state: State, asked: number, rng: Rng): Action => {
    const legal = rules.legal(state, asked);
    const [only] = legal;
    if (only === undefined) throw new Error(`seat ${asked} is asked and has no action`);
    if (legal.length === 1) return only;
    return policy === 'bot' ? rules.choose(state, asked, legal, rng) : (legal[rng.int(legal.length)] ?? only);
  };
  return (imagined, action, rng) => {
    let state = rules.play(imagined, seat, action, rng);
    let steps = 1;
    for (; steps < most; steps += 1) {
      const prompts = rules.prompts(state);
      const asked = prompts[policy === 'bot' ? 0 : rng.int(Math.max(1, prompts.length))];
      if (asked === undefined) break;
      state = rules.play(state, asked.seat, next(state, asked.seat, rng), rng);
    }
    const result = rules.outcome(state);
    const scores = result === null ? (worth?.(state) ?? []) : scoresOf(result);
    return {
      share: result === null ? shareOfScores(scores, seat) : shareOf(result, seat),
      lead: leadOf(scores, seat),
      steps,
    };
  };
}

function scoresOf({ standings }: Result): readonly number[] {
  const scores: number[] = [];
  for (const { seat, score } of standings) scores[seat] = score;
  return scores;
}

/** 1 for the first alone, 0 for the last, and between them by rank; those who share a rank share what it is worth. */
export function shareOf(outcome: Result | null, seat: number): number {
  const own = outcome?.standings.find((one) => one.seat === seat);
  if (outcome === null || own === undefined) return 0.5;
  const others = outcome.standings.length - 1;
  if (others === 0) return 1;
  const worse = outcome.standings.filter(({ rank }) => rank > own.rank).length;
  const same = outcome.standings.filter(({ rank }) => rank === own.rank).length - 1;
  return (worse + same / 2) / others;
}

function shareOfScores(scores: readonly number[], seat: number): number {
  const own = scores[seat];
  if (own === undefined || scores.length < 2) return 0.5;
  const worse = scores.filter((score) => score < own).length;
  const same = scores.filter((score) => score === own).length - 1;
  return (worse + same / 2) / (scores.length - 1);
}

/** Ahead of the best other seat. */
function leadOf(scores: readonly number[], seat: number): number {
  const own = scores[seat];
  const others = scores.filter((_, nth) => nth !== seat);
  return own === undefined || others.length === 0 ? 0 : own - Math.max(...others);
}

/** The usual size of a lead; 0 if there are no points. */
function scaleOf(all: readonly Tried<unknown>[]): number {
  const leads = all.flatMap(({ results }) => [...results.values()].map(({ lead }) => lead ** 2));
  return Math.sqrt(mean(leads));
}

function worthOf({ share, lead }: Played, scale: number): number {
  if (scale === 0) return share;
  return share + LEAD * Math.max(-MAX_LEAD, Math.min(MAX_LEAD, lead / scale));
}

/** The better half, best first, and the basic bot's choice. */
function bestHalf<Action>(
  left: readonly Tried<Action>[],
  usual: Tried<Action>,
  scale: number,
): readonly Tried<Action>[] {
  const worth = new Map(
    left.map((one) => [one, mean([...one.results.values()].map((played) => worthOf(played, scale)))]),
  );
  const sorted = [...left].sort((one, other) => (worth.get(other) ?? 0) - (worth.get(one) ?? 0));
  const keep = Math.max(1, Math.ceil(left.length / 2));
  return sorted.filter((one, place) => place < keep || one === usual);
}

/** By more than one standard error of what both have met. */
function isBetter(one: Tried<unknown>, other: Tried<unknown>, scale: number): boolean {
  const differences = [...one.results].flatMap(([world, mine]) => {
    const its = other.results.get(world);
    return its === undefined ? [] : [worthOf(mine, scale) - worthOf(its, scale)];
  });
  const average = mean(differences);
  const variance = mean(differences.map((difference) => (difference - average) ** 2));
  return differences.length > 1 && average > Math.sqrt(variance / (differences.length - 1));
}

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** A seed for each imagined state, far from its neighbours. */
const mixed = (seed: number, nth: number): number =>
  Math.imul(seed ^ Math.imul(nth + 1, 0x9e3779b1), 0x85ebca6b) >>> 0;
