import { traced } from '../../kernel/tracing.js';
import type { Context } from '../context.js';
import type { Append, Log } from '../ports/log.js';

type Needed = Pick<Context, 'log' | 'bus' | 'tracing'>;

interface Appended {
  readonly result: Awaited<ReturnType<Log['append']>>;
  /** Its span, as `traceparent`. */
  readonly trace: string | null;
}

/**
 * Appends in a span, whose trace is kept beside the entries and told to the processes in which the game is followed.
 * `from` is the span that it continues; left out for the one in progress.
 */
export async function appendTraced(
  { log, bus, tracing }: Needed,
  append: Append,
  from?: string,
): Promise<Appended> {
  if (tracing === null) return { result: await log.append(append), trace: null };
  const { gameId, after, entries } = append;
  const version = after + entries.length;
  const facts = { 'permafrost.game': gameId, 'permafrost.version': version };
  const wish = { name: 'append', facts, ...(from !== undefined && { from }) };
  return traced(tracing, wish, async (span) => {
    const trace = span?.parent ?? null;
    const result = await log.append({ ...append, trace });
    if (result === 'appended') {
      const announced = tracing.begin({ name: 'announce', kind: 'producer', facts });
      if (announced.parent !== null) bus.tell(TRACED, [`${gameId}:${version}:${announced.parent}`]);
      announced.end();
    }
    return { result, trace };
  });
}

/** What processes tell each other of a traced append, right behind its announcement. */
const TRACED = 'traced';

/** Continues traces in this process when an announcement of another one arrives. Returns a function that stops it. */
export function hearTraces({ bus, tracing, feeds }: Pick<Context, 'bus' | 'tracing' | 'feeds'>): () => void {
  if (tracing === null) return () => {};
  return bus.hear(TRACED, (word) => {
    const [game = '', version, from = null] = word.split(':');
    if (!feeds.isFollowed(game)) return;
    const facts = { 'permafrost.game': game, 'permafrost.version': Number(version) };
    tracing.begin({ name: 'hear', kind: 'consumer', from, facts }).end();
  });
}
