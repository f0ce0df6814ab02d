import { err, ok, type Result } from '../../kernel/result.js';
import type { Context } from '../context.js';
import { type Caller, findGame } from '../games/find-game.js';
import type { LiveGame } from '../games/live-games.js';
import { type GameRecord, isOver } from '../ports/game-record.js';
import { type Refusal, refusal } from '../refusal.js';
import { type AppendExtras, advance } from './advance.js';
import { Draft, hasBegun } from './draft.js';

export type Decision = Pick<AppendExtras, 'tableStatus' | 'seats'>;

/**
 * What somebody does to a game that has begun, beside its rules: `decide` writes entries into the draft, or says
 * why not. Decided anew whenever the game has moved on meanwhile.
 */
export function decideAndAppend(
  context: Context,
  caller: Caller,
  gameId: string,
  decide: (game: LiveGame, draft: Draft) => Result<Decision, Refusal> | Promise<Result<Decision, Refusal>>,
  invitation?: string,
): Promise<Result<GameRecord, Refusal>> {
  return context.locks.run(gameId, async () => {
    for (;;) {
      const found = await findGame(context, caller, gameId, invitation);
      if (!found.ok) return found;
      const game = found.value;
      if (isOver(game.record)) return err(refusal('game_over', 'The game is over.'));
      if (!hasBegun(game)) return err(refusal('not_started', 'The game has not started yet.'));
      const draft = new Draft(context, game);
      const decision = await decide(game, draft);
      if (!decision.ok) return decision;
      if (draft.length === 0) return ok(game.record);
      const advanced = await advance(context, game, draft.sealed(), decision.value);
      if (advanced === null) continue;
      context.bots.answerIn(advanced.record);
      return ok(advanced.record);
    }
  });
}
