import { setImmediate } from 'node:timers/promises';
import { actionId } from '../../engine/action-id.js';
import type { AnyAction, AnyConfig, AnyRulebook } from '../../engine/any-rulebook.js';
import { rankedLast } from '../../engine/resignations.js';
import type { Seat, Standing } from '../../engine/rulebook.js';
import { botAnswer } from '../../engine/sampling-bot.js';
import { sha256 } from '../../kernel/hash.js';
import { quickRng, seededRng } from '../../kernel/rng.js';
import type { Contestant } from './contestant.js';

/** A game of an arena, with all that is needed to play it again. */
export interface ArenaGame {
  readonly seed: string;
  /** Games of the same world have the same setup, and the same dice at the same version. */
  readonly world: number;
  readonly rotation: number;
  /** The names of the contestants. */
  readonly seats: readonly string[];
  readonly reason: string;
  readonly standings: readonly Pick<Standing, 'seat' | 'rank' | 'score'>[];
  /** The seats that lost because of their program. Its game is played on by the basic bot and ranks last. */
  readonly lost: readonly { readonly seat: Seat; readonly action: number; readonly because: string }[];
  /** How often each seat was asked, and how long it took. */
  readonly asked: readonly number[];
  readonly ms: readonly number[];
  readonly actions: readonly (readonly [seat: Seat, id: string])[];
}

export interface Place {
  readonly seed: string;
  readonly world: number;
  readonly rotation: number;
}

/** A game that does not end is a fault of its rules. */
const MAX_ACTIONS = 20_000;

export async function playGame(
  rulebook: AnyRulebook,
  config: AnyConfig,
  table: readonly Contestant[],
  { seed, world, rotation }: Place,
  signal: AbortSignal,
): Promise<ArenaGame> {
  const chance = `${seed} ${world}`;
  const setup = rulebook.setup(config, seededRng(chance, 1));
  let state = setup.reduce(rulebook.evolve, rulebook.initial(config));
  const actions: [Seat, string][] = [];
  const lost: { seat: Seat; action: number; because: string }[] = [];
  const asked = table.map(() => 0);
  const ms = table.map(() => 0);

  const answerOf = async (seat: Seat, legal: readonly AnyAction[]): Promise<AnyAction> => {
    const seedOfAnswer = Number.parseInt(sha256(`${chance} ${actions.length} ${seat}`).slice(0, 8), 16);
    const basic = () => botAnswer(rulebook, state, seat, legal, quickRng(seedOfAnswer));
    const contestant = table[seat];
    const prompt = rulebook.prompts(state).find((one) => one.seat === seat);
    if (contestant === undefined || prompt === undefined || lost.some((one) => one.seat === seat))
      return basic();
    const begun = performance.now();
    const answer = await contestant.answer({
      ...{
        rulebook,
        config,
        game: `${seed}.${world}.${rotation}`,
        seat,
        prompt,
        legal,
        state,
        seed: seedOfAnswer,
      },
    });
    ms[seat] = (ms[seat] ?? 0) + performance.now() - begun;
    asked[seat] = (asked[seat] ?? 0) + 1;
    signal.throwIfAborted();
    if (answer.ok) return answer.value;
    lost.push({ seat, action: actions.length, because: answer.error });
    return basic();
  };

  for (;;) {
    const [prompt] = rulebook.prompts(state);
    if (prompt === undefined) break;
    if (actions.length === MAX_ACTIONS) throw new Error(`${rulebook.meta.id} does not end: ${chance}`);
    const { seat } = prompt;
    const legal = rulebook.legal(state, seat);
    const [only] = legal;
    if (only === undefined) throw new Error(`seat ${seat} is asked and has no action: ${chance}`);
    const action = legal.length === 1 ? only : await answerOf(seat, legal);
    state = rulebook.decide(state, seat, action, seededRng(chance, actions.length + 2)).state;
    actions.push([seat, actionId(action)]);
    // A search holds the thread, and signals must arrive.
    if (legal.length > 1) await setImmediate();
    signal.throwIfAborted();
  }
  const outcome = rulebook.outcome(state);
  if (outcome === null) throw new Error(`${rulebook.meta.id} ends without an outcome: ${chance}`);
  const { reason, standings } = rankedLast(
    outcome,
    lost.map((one) => one.seat),
  );
  return {
    ...{ seed, world, rotation, seats: table.map(({ name }) => name), reason, lost, asked, actions },
    standings: standings.map(({ seat, rank, score }) => ({ seat, rank, score })),
    ms: ms.map(Math.round),
  };
}
