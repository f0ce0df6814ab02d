import type { AnyConfig } from '../engine/any-rulebook.js';
import type { StartEntry } from '../engine/entry.js';
import { applyEntry } from '../engine/replay.js';
import { err, ok, type Result } from '../kernel/result.js';
import { seededRng } from '../kernel/rng.js';
import { advance, sealAfter, seedOf } from './advance.js';
import type { Context } from './context.js';
import { findGame, isCreator } from './find-game.js';
import type { LiveGame } from './live-games.js';
import type { GameRecord } from './ports.js';
import { type Refusal, refusal } from './refusal.js';

/** Writes the first entry: what the game is played with, and how the table was set. */
export function startGame(
  context: Context,
  playerId: string,
  gameId: string,
): Promise<Result<GameRecord, Refusal>> {
  return context.turns.run(gameId, async () => {
    for (;;) {
      const found = await findGame(context, { playerId }, gameId);
      if (!found.ok) return found;
      const game = found.value;
      const no = whyNotStart(game.record, playerId);
      if (no !== null) return err(no);
      const entry = startEntry(context, game);
      const state = applyEntry(game.rulebook, null, entry);
      const advanced = await advance(context, game, {
        entries: sealAfter(game, [entry]),
        state,
        turn: [],
      });
      if (advanced === null) continue;
      context.bots.wake(gameId);
      return ok(advanced.record);
    }
  });
}

function whyNotStart(record: GameRecord, playerId: string): Refusal | null {
  if (!isCreator(record, { playerId }))
    return refusal('not_the_creator', 'Only the creator of a game may start it.');
  if (record.status !== 'open') return refusal('already_started', 'The game has started already.');
  const open = record.seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
  return open.length === 0
    ? null
    : refusal('seats_not_filled', `Nobody sits on seat ${open.join(', ')} yet.`);
}

function startEntry(context: Context, { record, rulebook }: LiveGame): StartEntry {
  const config: AnyConfig = {
    seats: record.seats.length,
    options: record.options,
    components: record.components ?? rulebook.components,
  };
  const events = rulebook.setup(config, seededRng(seedOf(record), 1));
  return {
    version: 1,
    at: context.clock(),
    seat: null,
    action: { type: 'start', config, entropy: record.entropy },
    events,
  };
}
