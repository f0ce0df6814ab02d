import type * as Levels from '../../src/bots/levels.js';
import type * as Playing from '../../src/bots/rulebook-playing.js';
import type * as Searches from '../../src/bots/search.js';
import type { AnyAction, AnyRulebook, AnyState } from '../../src/engine/any-rulebook.js';
import type { Seat } from '../../src/engine/rulebook.js';
import type * as SamplingBot from '../../src/engine/sampling-bot.js';
import type * as Rng from '../../src/kernel/rng.js';
import type * as Registry from '../../src/rulebooks/registry.js';
import { configFor, playout } from '../support/playout.js';
import { built } from './harness/built.js';
import type { Figure } from './harness/figure.js';

/** Positions of each rulebook. */
const POSITIONS = Number(process.env.CHOICES_POSITIONS ?? 20);
/** How often the game is played to its end after each choice. */
const WORLDS = 120;
const LONGEST = 5_000;
const CHOOSERS = ['basic', 'strong', 'master'] as const;
type Chooser = (typeof CHOOSERS)[number];

/** What the choice of each level wins at one position, in parts of a win. */
type Won = Readonly<Record<Chooser, number>>;

/**
 * How much better the levels choose, at positions of games of basic bots: what each of them chooses is played on by basic
 * bots to the end, in the same imagined states. So much fewer games say something than it takes between whole games.
 */
export async function choices(): Promise<Figure[]> {
  const { rulebooks } = await built<typeof Registry>('rulebooks/registry.js');
  const { thinkAt } = await built<typeof Levels>('bots/levels.js');
  const { playingOf } = await built<typeof Playing>('bots/rulebook-playing.js');
  const { botAnswer } = await built<typeof SamplingBot>('engine/sampling-bot.js');
  const { quickRng } = await built<typeof Rng>('kernel/rng.js');

  const positionOf = (book: AnyRulebook, nth: number): readonly [AnyState, Seat] => {
    const { min, max } = book.meta.seats;
    const { steps } = playout(book, configFor(book, min + (nth % (max - min + 1))), nth, {
      choose: (state, seat, legal, rng) => botAnswer(book, state, seat, legal, rng),
    });
    const asked = steps.filter(({ before, seat }) => book.legal(before, seat).length > 2);
    const found = asked[quickRng(nth).int(asked.length)];
    if (found === undefined) throw new Error(`${book.meta.id} has no position with a choice`);
    return [book.imagine(found.before, found.seat, quickRng(nth), 'likely'), found.seat];
  };
  const chosenAt = (book: AnyRulebook, from: AnyState, seat: Seat, nth: number): readonly AnyAction[] => [
    botAnswer(book, from, seat, book.legal(from, seat), quickRng(nth)),
    ...(['strong', 'master'] as const).map((level) => thinkAt(level, book, from, seat, nth + 1).action),
  ];
  const found: Won[] = [];
  for (let nth = 0; nth < POSITIONS; nth += 1)
    for (const book of rulebooks) {
      const rules = playingOf(book);
      const [from, seat] = positionOf(book, nth);
      const known = new Map<string, number>();
      const [basic = 0, strong = 0, master = 0] = chosenAt(book, from, seat, nth).map((action) => {
        const id = rules.actionId(action);
        const wins = known.get(id) ?? winsAfter(rules, from, seat, action);
        known.set(id, wins);
        return wins;
      });
      found.push({ basic, strong, master });
    }
  return [figureOf(found, 'strong', 'basic'), figureOf(found, 'master', 'strong')];
}

/** In how many parts of all worlds the seat wins after the action. */
function winsAfter(
  rules: Searches.Playing<AnyState, AnyAction>,
  from: AnyState,
  seat: Seat,
  action: AnyAction,
): number {
  let won = 0;
  for (let world = 0; world < WORLDS; world += 1) {
    const rng = rules.quickRng(world + WORLDS);
    let state = rules.play(rules.imagine(from, seat, rules.quickRng(world)), seat, action, rng);
    for (let step = 0; step < LONGEST; step += 1) {
      const [prompt] = rules.prompts(state);
      if (prompt === undefined) break;
      const among = rules.legal(state, prompt.seat);
      state = rules.play(state, prompt.seat, rules.choose(state, prompt.seat, among, rng), rng);
    }
    const winners = rules.outcome(state)?.standings.filter(({ rank }) => rank === 1) ?? [];
    if (winners.some((one) => one.seat === seat)) won += 1 / winners.length;
  }
  return won / WORLDS;
}

/** By how much a choice wins more often; the target is a difference that is no chance. */
function figureOf(found: readonly Won[], one: Chooser, other: Chooser): Figure {
  const gains = found.map((won) => 100 * (won[one] - won[other]));
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
  const variance = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / (gains.length - 1);
  const error = Math.sqrt(variance / gains.length);
  return {
    name: `a choice of ${one} wins ${mean.toFixed(2)} ± ${error.toFixed(2)} % more than of ${other}`,
    unit: `lower bound of 95 %, at ${found.length} positions`,
    samples: [{ ours: mean - 1.96 * error }],
    target: { atLeast: 0, of: 'ours' },
  };
}
