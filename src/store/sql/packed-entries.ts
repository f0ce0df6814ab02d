import { Prisma } from '../generated/client.js';

/** The rows of `entries` that a query names `e`, as one text for `entriesOf`. */
export const packedEntries = Prisma.sql`string_agg(json_build_array(
  e.version, e.seat, e.action, e.events, e.hash, (date_part('epoch', e.at) * 1000)::bigint
)::text, ',' ORDER BY e.version)`;
