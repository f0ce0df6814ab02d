import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress } from 'node:zlib';
import type { BareEntry, BareLog } from '../../engine/remake.js';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Hundreds of times the longest game. An archive that was altered can claim to hold any number of bytes. */
export const MAX_LOG_BYTES = 1 << 27;

/**
 * A bare log as JSON, compressed with Brotli. Columns instead of rows make it a tenth smaller, and on texts this small
 * Brotli is better than Zstandard by as much again.
 */
interface Columns extends Pick<BareLog, 'hash' | 'marks'> {
  /** The kinds of actions: their type, and the names of all their fields in order. */
  readonly shapes: readonly (readonly string[])[];
  /** The shape of each entry's action. */
  readonly shape: readonly number[];
  /** For each shape, the values of each field of its actions. There are none for the type. */
  readonly values: readonly (readonly (readonly unknown[])[])[];
  readonly seats: readonly BareEntry['seat'][];
  /** In milliseconds since the entry before. */
  readonly times: readonly number[];
  /** Versions with the events that are kept. */
  readonly events: readonly (readonly [number, NonNullable<BareEntry['events']>])[];
}

export const packBareLog = (log: BareLog): Promise<Buffer> => compress(JSON.stringify(columnsOf(log)));

export const unpackBareLog = async (packed: Uint8Array): Promise<BareLog> =>
  logOf(JSON.parse((await decompress(packed, { maxOutputLength: MAX_LOG_BYTES })).toString()) as Columns);

interface Shape {
  readonly nth: number;
  readonly values: readonly unknown[][];
}

function columnsOf({ hash, marks, entries }: BareLog): Columns {
  const shapes = new Map<string, Shape>();
  const shape = entries.map(({ action }) => {
    const names = Object.keys(action);
    const key = JSON.stringify([action.type, ...names]);
    const known = shapes.get(key) ?? { nth: shapes.size, values: names.map(() => []) };
    shapes.set(key, known);
    for (const [field, [name, value]] of Object.entries(action).entries())
      if (name !== 'type') known.values[field]?.push(value);
    return known.nth;
  });
  return {
    ...{ hash, marks, shape },
    shapes: [...shapes.keys()].map((key): string[] => JSON.parse(key)),
    values: [...shapes.values()].map(({ values }) => values),
    seats: entries.map(({ seat }) => seat),
    times: entries.map(({ at }, nth) => at.getTime() - (entries[nth - 1]?.at.getTime() ?? 0)),
    events: entries.flatMap(({ version, events, action }) =>
      events !== null && (events.length > 0 || action.type === 'start') ? [[version, events] as const] : [],
    ),
  };
}

function logOf({ hash, marks, shapes, shape, values, seats, times, events }: Columns): BareLog {
  const kept = new Map(events);
  const used = shapes.map(() => 0);
  let time = 0;
  const entries = seats.map((seat, index): BareEntry => {
    const version = index + 1;
    const nth = shape[index] ?? 0;
    const row = used[nth] ?? 0;
    used[nth] = row + 1;
    const [type = '', ...names] = shapes[nth] ?? [];
    const fields = names.map((name, field) => [name, name === 'type' ? type : values[nth]?.[field]?.[row]]);
    time += times[index] ?? 0;
    const isOfService = seat === null && type !== 'start';
    return {
      version,
      at: new Date(time),
      seat,
      // With the order of its fields, which JSON shows.
      action: Object.fromEntries(fields) as BareEntry['action'],
      events: kept.get(version) ?? (isOfService ? [] : null),
    };
  });
  return { entries, hash, marks };
}
