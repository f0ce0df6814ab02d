import type { AnyConfig, AnyEvent } from '../../engine/any-rulebook.js';
import type { StartEntry } from '../../engine/entry.js';
import { applyEntry, effectiveEntries } from '../../engine/replay.js';
import { err, ok, type Result } from '../../kernel/result.js';
import { seededRng } from '../../kernel/rng.js';
import type { Context } from '../context.js';
import type { GameRecord, Position } from '../ports/game-record.js';
import { type Refusal, refusal } from '../refusal.js';
import { openSeatsOf } from '../seats/holders.js';
import { decideAndAppend } from '../turns/decide-and-append.js';
import { entryTime } from '../turns/entry-time.js';
import type { DecidedEntries } from '../turns/record-after.js';
import { sealAfter, seedOf } from '../turns/seal.js';
import { findGame, isCreator } from './find-game.js';
import type { LiveGame } from './live-games.js';

/** Writes the first entry: the config and the setup of the game. */
export const startGame = (
  context: Context,
  playerId: string,
  gameId: string,
): Promise<Result<GameRecord, Refusal>> =>
  decideAndAppend(context, { gameId, caller: { playerId } }, async (game) => {
    const no = whyNotStart(game.record, playerId);
    if (no !== null) return err(no);
    const { rulebook } = game;
    const entry = await startEntry(context, game);
    const state = applyEntry(rulebook, null, entry);
    const next: DecidedEntries = {
      entries: sealAfter(game, [entry]),
      state,
      prompts: rulebook.prompts(state),
      turn: [],
      undone: null,
    };
    return ok({ kind: 'entries', next, value: (after) => after });
  });

function whyNotStart(record: GameRecord, playerId: string): Refusal | null {
  if (!isCreator(record, { playerId }))
    return refusal('not_the_creator', 'Only the creator of a game may start it.');
  if (record.status !== 'open') return refusal('already_started', 'The game has already started.');
  const open = openSeatsOf(record);
  return open.length === 0 ? null : refusal('seats_not_filled', `Seat ${open.join(', ')} is still open.`);
}

/** Starts a game on behalf of its creator, if every seat is taken. */
export async function startWhenFull(context: Context, record: GameRecord): Promise<GameRecord> {
  const { id, creatorId } = record;
  if (openSeatsOf(record).length > 0) return record;
  const started = await startGame(context, creatorId, id);
  if (started.ok) return started.value;
  const found = await findGame(context, { playerId: creatorId }, id);
  return found.ok ? found.value.record : record;
}

async function startEntry(context: Context, { record, rulebook }: LiveGame): Promise<StartEntry> {
  const config: AnyConfig = {
    seats: record.seats.length,
    options: record.options,
    components: record.components ?? rulebook.components,
  };
  const { entropy, forkedFrom: from } = record;
  const events =
    from === null ? rulebook.setup(config, seededRng(seedOf(record), 1)) : await eventsUpTo(context, from);
  return {
    version: 1,
    at: entryTime(context, record),
    seat: null,
    action: { type: 'start', config, entropy, ...(from === null ? {} : { from }) },
    events,
  };
}

/** All events up to a position that were not undone. */
const eventsUpTo = async (context: Context, { game, version }: Position): Promise<AnyEvent[]> =>
  effectiveEntries(await context.log.entries(game, 0, version)).flatMap(({ events }) => events);
