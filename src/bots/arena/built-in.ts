import { sameAction } from '../../engine/action-id.js';
import type { AnyAction, AnyState } from '../../engine/any-rulebook.js';
import type { Seat } from '../../engine/rulebook.js';
import { botAnswer } from '../../engine/sampling-bot.js';
import { err, ok, type Result } from '../../kernel/result.js';
import { quickRng, type Rng } from '../../kernel/rng.js';
import { isSearching, type Level, thinkAt } from '../levels.js';
import { playingOf } from '../rulebook-playing.js';
import { type SearchOptions, search } from '../search.js';
import type { Asked, Contestant } from './contestant.js';

const close = async (): Promise<void> => {};

/** A state that the seat cannot tell from the true one: all that a search gets. */
const imaginedFor = ({ rulebook, state, seat, seed }: Asked): AnyState =>
  rulebook.imagine(state, seat, quickRng(seed), 'likely');

/** A bot of the service. */
export const levelContestant = (name: string, level: Level): Contestant => ({
  name,
  async answer(asked) {
    const { rulebook, state, seat, legal, seed } = asked;
    if (!isSearching(level)) return ok(botAnswer(rulebook, state, seat, legal, quickRng(seed)));
    return ok(thinkAt(level, rulebook, imaginedFor(asked), seat, seed).action);
  },
  close,
});

/** The search of `permafrost-engine`, with settings of its own. */
export const searchContestant = (name: string, options: SearchOptions): Contestant => ({
  name,
  async answer(asked) {
    const { rulebook, seat, seed, legal } = asked;
    const { action } = search(playingOf(rulebook), imaginedFor(asked), seat, { ...options, seed });
    return lawful(legal, action);
  },
  close,
});

/** What an engine file exports for its built-in bot. */
export interface EngineBot {
  readonly answer: (state: AnyState, seat: Seat, rng: Rng) => AnyAction;
}

/** The built-in bot of an engine file, such as one of another version of the rules. */
export const engineContestant = (name: string, engine: EngineBot): Contestant => ({
  name,
  async answer(asked) {
    try {
      return lawful(asked.legal, engine.answer(imaginedFor(asked), asked.seat, quickRng(asked.seed)));
    } catch (error) {
      return err(`failed: ${error instanceof Error ? error.message : String(error)}`);
    }
  },
  close,
});

function lawful(legal: readonly AnyAction[], action: AnyAction): Result<AnyAction, string> {
  const found = sameAction(legal, action);
  return found === undefined ? err('answered with an action that is not legal') : ok(found);
}
