import type pg from 'pg';
import type { CrowdTask } from '../crowd-clients.js';
import type { BenchDatabase } from '../harness/database.js';
import type { Figure, Sample } from '../harness/figure.js';
import { type InspectedService, startInspected } from '../harness/inspected.js';
import { startWorker } from '../harness/worker.js';
import {
  type Counts,
  costOf,
  type Habits,
  MOST_CORES,
  type Operation,
  operations,
  type Plan,
  type Prices,
  planFor,
  type Spent,
  type Units,
} from './arithmetic.js';
import { Day } from './day.js';
import { diskOf, Metering } from './meters.js';

const PLAYERS = 60;
const GAMES = 240;
/** Of each operation, alone, to find out what it costs. */
const ALONE = 2_000;
const STREAMS = 1_000;

export const habits: Habits = {
  ...{ actionsADay: 30, actionsOfAGame: 100, viewsPerAction: 1.5, inboxesPerAction: 0.5 },
  ...{ evening: 4, watching: 0.05, daysKept: 90, leftInArchive: 0.03 },
};
export const prices: Prices = { core: 30, gigabyte: 0.1 };

/** A day of so many players, in the order of operations that the service sees: all at once. */
const DAY_OF = 200;
const dayOf = (players: number): Counts => {
  const act = players * habits.actionsADay;
  return {
    act,
    create: Math.round(act / habits.actionsOfAGame),
    view: Math.round(act * habits.viewsPerAction),
    inbox: Math.round(act * habits.inboxesPerAction),
  };
};

/**
 * Measures what each operation costs alone, computes from that what a day of some hundred players costs, and lets the day pass
 * as fast as it can. Prints what the same arithmetic says of many more players.
 */
export async function simulate(_: unknown, { url, client: db }: BenchDatabase): Promise<Figure[]> {
  const service = await startInspected(url);
  const metering = new Metering(service, db);
  try {
    const day = await Day.begin(service, PLAYERS);
    await day.carryOut('create', GAMES);
    for (const one of ['view', 'inbox', 'act'] as const) await day.carryOut(one, ALONE / 2);
    const units = await unitsOf(metering, db, day, () => streamOf(service, day));
    console.log(`\nWhat one of each costs: ${JSON.stringify(units, null, 2)}`);
    const rounds: { readonly computed: Spent; readonly measured: Spent }[] = [];
    for (let round = 0; round < 3; round += 1) {
      const counts = dayOf(DAY_OF);
      const computed = costOf(units, counts);
      const before = await spentSoFar(metering, db);
      await day.pass(counts);
      const after = await spentSoFar(metering, db);
      const measured = {
        service: after.service - before.service,
        database: after.database - before.database,
        disk: after.disk - before.disk,
      };
      rounds.push({ computed, measured });
    }
    const plans = [1e3, 1e4, 1e5, 1e6, 1e7].map((players) => planFor(players, units, habits, prices));
    console.log(`\n${plans.map(lineOf).join('\n')}\n`);
    const figure = (name: string, unit: string, part: keyof Spent, scale: number): Figure => ({
      ...{ name: `a day of ${DAY_OF} players: ${name}`, unit, against: 'the arithmetic' },
      samples: rounds.map(
        ({ computed, measured }): Sample => ({
          ours: measured[part] / scale,
          baseline: computed[part] / scale,
        }),
      ),
      target: { atMost: 1.25, of: 'ratio' },
    });
    return [
      figure('CPU of the service', 's', 'service', 1e6),
      figure('CPU of the database', 's', 'database', 1e6),
      figure('bytes on disk', 'MB', 'disk', 1e6),
    ];
  } finally {
    await metering.stop();
    await service.stop();
  }
}

async function spentSoFar(metering: Metering, db: pg.Client): Promise<Spent> {
  const { log, games } = await diskOf(db);
  return { ...(await metering.read()), disk: log + games };
}

/** Each operation alone, many times. */
async function unitsOf(
  metering: Metering,
  db: pg.Client,
  day: Day,
  streamOf: () => Promise<number>,
): Promise<Units> {
  const spent = { service: {}, database: {} } as Record<'service' | 'database', Record<Operation, number>>;
  let [entry, game] = [0, 0];
  for (const one of operations) {
    const count = one === 'create' ? ALONE / 4 : ALONE;
    const disk = await diskOf(db);
    const before = await metering.read();
    await day.carryOut(one, count);
    const after = await metering.read();
    spent.service[one] = (after.service - before.service) / count;
    spent.database[one] = (after.database - before.database) / count;
    const grown = await diskOf(db);
    if (one === 'act') entry = (grown.log - disk.log) / count;
    if (one === 'create') game = (grown.log - disk.log + grown.games - disk.games) / count;
  }
  return { ...spent, entry, game, stream: await streamOf() };
}

async function streamOf(service: InspectedService, { games: [game = ''] }: Day): Promise<number> {
  const clients = startWorker<CrowdTask, number>('crowd-clients.ts');
  try {
    const before = (await service.memory()).resident;
    const path = `/v1/games/${game}/events`;
    await clients.run({ kind: 'connect', port: service.port, path, streams: STREAMS });
    return Math.max(0, (await service.memory()).resident - before) / STREAMS;
  } finally {
    await clients.stop();
  }
}

const whole = (value: number): string => Math.round(value).toLocaleString('en');

const lineOf = (plan: Plan): string =>
  [
    `${whole(plan.players)} players: ${whole(plan.actionsPerSecond.mean)} actions/s, in the evening ${whole(plan.actionsPerSecond.evening)};`,
    `${plan.serviceCores} cores of the service, ${plan.databaseCores} of the database;`,
    `${whole(plan.streams)} streams in ${plan.streamGigabytes.toFixed(1)} GB;`,
    `${plan.gigabytesADay.toFixed(1)} GB a day, ${whole(plan.gigabytes)} GB after a year; ${whole(plan.cost)} a month.`,
    plan.databaseCores > MOST_CORES ? 'More than one database server can be.' : '',
  ].join(' ');
