import pg from 'pg';
import { work } from './harness/worker.js';

/** The parameters of one append statement. */
export type BareAppend = readonly unknown[];

export type BarePgTask =
  | {
      readonly kind: 'connect';
      readonly url: string;
      readonly lanes: readonly (readonly BareAppend[])[];
      /** Whether each append is announced to other processes, as the service does. */
      readonly announces: boolean;
    }
  /** Appends this many entries to the games of each lane. */
  | { readonly kind: 'round'; readonly appends: number };

const CONNECTIONS = 10;
const APPEND = `
  WITH moved AS (
    UPDATE games SET
      version = $3, status = $4::text, prompts = $5, asked = $6, outcome = $7,
      moved_at = $8, started_at = coalesce(started_at, $8),
      finished_at = CASE WHEN $4::text = 'finished' THEN coalesce(finished_at, $8::timestamptz) END,
      table_status = $13
    WHERE id = $1 AND version = $2
    RETURNING id
  ), entered AS (
    INSERT INTO entries (game_id, version, seat, action, events, hash, at)
    SELECT id, $3, $9, $10, $11, $12, $8 FROM moved
  )`;
const ANNOUNCE = `SELECT pg_notify('permafrost', 'bare ' || id)::text FROM moved`;
const NO_ANNOUNCEMENT = 'SELECT id FROM moved';

interface Lane {
  readonly appends: readonly BareAppend[];
  next: number;
}

let clients: pg.Client[] = [];
let lanes: Lane[] = [];
let text = '';

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

/** Each connection takes the next free game and appends its entries. */
async function round(appends: number): Promise<void> {
  const free = lanes.map((lane) => ({ lane, until: lane.next + appends }));
  await Promise.all(
    clients.map(async (client) => {
      for (let one = free.shift(); one !== undefined; one = free.shift()) {
        const values = one.lane.appends[one.lane.next];
        const { rowCount } = await client.query({
          name: 'append',
          text,
          values: [...(values ?? [])],
        });
        if (rowCount !== 1) throw new Error('the game was not where it should be');
        one.lane.next += 1;
        if (one.lane.next < one.until) free.push(one);
      }
    }),
  );
}

/** Returns the appended entries per second. */
work<BarePgTask, number>(async (task) => {
  if (task.kind === 'connect') {
    clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => connected(task.url)));
    text = `${APPEND} ${task.announces ? ANNOUNCE : NO_ANNOUNCEMENT}`;
    lanes = task.lanes.map((appends) => ({ appends, next: 0 }));
    return 0;
  }
  const begun = performance.now();
  await round(task.appends);
  return (lanes.length * task.appends * 1000) / (performance.now() - begun);
});
