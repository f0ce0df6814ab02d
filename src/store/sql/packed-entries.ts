import type { SealedEntry } from '../../engine/fairness.js';
import { Prisma } from '../generated/client.js';
import { entryOf, type PackedEntry } from './rows.js';

/** The rows of `entries` that a query names `e`, as one text; read by `entriesOf`. */
export const packedEntries = Prisma.sql`string_agg(json_build_array(
  e.version, e.seat, e.action, e.events, e.hash, (date_part('epoch', e.at) * 1000)::bigint
)::text, ',' ORDER BY e.version)`;

export const entriesOf = (packed: string | null): SealedEntry[] =>
  (JSON.parse(`[${packed ?? ''}]`) as PackedEntry[]).map(entryOf);
