import type pg from 'pg';
import { cpuOf, serviceCpu } from '../harness/cpu.js';
import type { Service } from '../harness/service.js';

/** Microseconds of CPU that the service, and the sessions of its database, have used so far. */
export interface Meters {
  readonly service: number;
  readonly database: number;
}

/** How often sessions are looked at, in milliseconds: what one uses between the last look and its end is not counted. */
const LOOK = 200;

export class Metering {
  readonly #sessions = new Map<number, number>();
  readonly #timer: NodeJS.Timeout;
  #database = 0;
  #looking: Promise<void> = Promise.resolve();

  constructor(
    private readonly service: Pick<Service, 'metricsUrl'>,
    private readonly db: pg.Client,
  ) {
    this.#timer = setInterval(() => this.#look(), LOOK);
  }

  async read(): Promise<Meters> {
    const service = await serviceCpu(this.service);
    await this.#look();
    return { service, database: this.#database };
  }

  stop(): Promise<void> {
    clearInterval(this.#timer);
    return this.#looking;
  }

  #look(): Promise<void> {
    this.#looking = this.#looking.then(async () => {
      const { rows } = await this.db.query<{ pid: number }>(
        'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
      );
      for (const { pid } of rows) {
        const [before, now] = [this.#sessions.get(pid) ?? 0, await cpuOf(pid)];
        this.#database += Math.max(0, now - before);
        this.#sessions.set(pid, Math.max(before, now));
      }
    });
    return this.#looking;
  }
}

/** Bytes of the tables of games with their indexes: of the log, and of the rest. */
export async function diskOf(db: pg.Client): Promise<{ readonly log: number; readonly games: number }> {
  await db.query('VACUUM entries, games, seats');
  const { rows } = await db.query<{ log: string; games: string }>(
    `SELECT pg_total_relation_size('entries') AS log,
       (SELECT sum(pg_total_relation_size(c.oid)) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
        WHERE n.nspname = current_schema() AND c.relkind = 'r' AND c.relname <> 'entries') AS games`,
  );
  return { log: Number(rows[0]?.log), games: Number(rows[0]?.games) };
}
