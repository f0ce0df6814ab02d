import type { AnyConfig, AnyEvent } from '../../engine/any-rulebook.js';
import type { StartEntry } from '../../engine/entry.js';
import { applyEntry, effectiveEntries } from '../../engine/replay.js';
import { seededRng } from '../../kernel/rng.js';
import type { Context } from '../context.js';
import { drawRecordOf } from '../draws/draw-state.js';
import type { Position } from '../ports/game-record.js';
import { entryTime } from '../turns/entry-time.js';
import type { DecidedEntries } from '../turns/record-after.js';
import { sealAfter, seedOf } from '../turns/seal.js';
import type { LiveGame } from './live-games.js';

/** The config and the setup of the game. */
export async function firstEntry(context: Context, game: LiveGame): Promise<DecidedEntries> {
  const { rulebook } = game;
  const entry = await startEntry(context, game);
  const state = applyEntry(rulebook, null, entry);
  return {
    entries: sealAfter(game, [entry]),
    state,
    prompts: rulebook.prompts(state),
    turn: [],
    undone: null,
    ordered: [],
  };
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
    action: {
      type: 'start',
      config,
      entropy,
      ...drawRecordOf(record),
      ...(from === null ? {} : { from }),
    },
    events,
  };
}

/** All events up to a position that were not undone. */
const eventsUpTo = async (context: Context, { game, version }: Position): Promise<AnyEvent[]> =>
  effectiveEntries(await context.log.entries(game, 0, version)).flatMap(({ events }) => events);
