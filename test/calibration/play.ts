import type { AnyRulebook } from '../../src/engine/any-rulebook.js';
import { atRandom, type Chooser, configFor, playout } from '../support/playout.js';
import type { Cell, Chunk } from './cells.js';
import { countsOf, resultOf, withRounds } from './count.js';
import type { Inquiry, PlayedGame } from './question.js';
import { type Tables, Tally } from './tally.js';

/** Seeds are apart by more than the games of any cell, so that no two seeds share games. */
const GAMES_OF_A_SEED = 100_000;

/** Plays some games of a cell. They depend on the seed and their numbers alone. */
export function play(
  rulebook: AnyRulebook,
  inquiry: Inquiry,
  cell: Cell,
  { from, to }: Chunk,
  seed: number,
): Tables {
  const tally = new Tally();
  for (let nth = from; nth < to; nth += 1) {
    const number = seed * GAMES_OF_A_SEED + nth;
    if (cell.against === null) countAmong(rulebook, inquiry, cell, number, tally);
    else countAgainst(rulebook, inquiry, cell, number, tally);
  }
  return tally.tables;
}

function countAmong(rulebook: AnyRulebook, inquiry: Inquiry, cell: Cell, number: number, tally: Tally): void {
  const isAlone: boolean[] = [];
  const bot = botOf(rulebook);
  const choose: Chooser = (state, seat, legal, rng) => {
    isAlone.push(legal.length === 1);
    return bot(state, seat, legal, rng);
  };
  const game = gameOf(rulebook, inquiry, cell, number, choose, null);
  for (const [table, facts] of Object.entries(countsOf(game, isAlone)))
    for (const fact of facts) tally.add(table, fact);
  answer(inquiry, undefined, game, tally);
}

function countAgainst(
  rulebook: AnyRulebook,
  inquiry: Inquiry,
  cell: Cell,
  number: number,
  tally: Tally,
): void {
  const own = number % cell.seats;
  const bot = botOf(rulebook);
  const { [cell.against ?? '']: other = atRandom } = inquiry.opponents ?? {};
  const choose: Chooser = (state, seat, legal, rng) => (seat === own ? bot : other)(state, seat, legal, rng);
  const game = gameOf(rulebook, inquiry, cell, number, choose, own);
  const won = resultOf(game).wins?.[own]?.value ?? 0;
  tally.add('wins of the bot', { row: 'all', value: won });
  answer(inquiry, cell.against ?? undefined, game, tally);
}

function answer({ questions }: Inquiry, against: string | undefined, game: PlayedGame, tally: Tally): void {
  for (const question of questions)
    if (question.against === against)
      for (const fact of question.facts(game)) tally.add(question.title, fact);
}

const botOf =
  (rulebook: AnyRulebook): Chooser =>
  (state, seat, legal, rng) =>
    rulebook.bot(rulebook.view(state, seat), legal, rng);

function gameOf(
  rulebook: AnyRulebook,
  { round }: Inquiry,
  { seats, options }: Cell,
  number: number,
  choose: Chooser,
  bot: number | null,
): PlayedGame {
  const config = { ...configFor(rulebook, seats), options };
  const played = playout(rulebook, config, number, { choose });
  const events = withRounds([...played.setup, ...played.steps.flatMap((step) => step.events)], round);
  return { ...played, rulebook, events, bot };
}
