import { OTHER, perUnit, weights } from '../../src/http/limits/weights.js';
import { serviceCpu } from './harness/cpu.js';
import type { Figure } from './harness/figure.js';
import { newClient } from './harness/people.js';
import type { Service } from './harness/service.js';
import { alike, casesFor, playedByBots } from './weights-cases.js';
import { send } from './weights-send.js';
import type { Wish } from './weights-wishes.js';

const REQUESTS = 60;
const WARM_UP = 20;
const ROUNDS = 3;
/** `WEIGHTS=act,getView` measures these. */
const only = process.env.WEIGHTS?.split(',');
/** In milliseconds: as long as bots may play for the table of units. */
const PATIENCE = 15_000;
/** A weight may be this much off before the table counts as wrong. */
const FACTOR = 3;

/** What is charged by size: a replay of a finished game of the valley has some sixty pictures of 130 kilobytes. */
const bySize: Readonly<Record<string, number>> = {
  getReplay: 60 * 130 * perUnit.kilobyteOfFilm,
  getWorld: perUnit.imagined,
  getAdvice: 8 * perUnit.imagined + 34 * perUnit.triedAction + 2_000 * perUnit.searchStep,
};

async function costOf(service: Service, wishes: readonly Wish[]): Promise<number> {
  const idle = await serviceCpu(service);
  const before = await serviceCpu(service);
  for (const wish of wishes) await send(service, wish);
  const after = await serviceCpu(service);
  return Math.max(0, after - before - (before - idle)) / wishes.length;
}

async function roundsOf(service: Service, wishes: readonly Wish[]): Promise<number[]> {
  for (const wish of wishes.slice(0, WARM_UP)) await send(service, wish);
  const rounds: number[] = [];
  for (let from = WARM_UP; from < wishes.length; from += REQUESTS)
    rounds.push(await costOf(service, wishes.slice(from, from + REQUESTS)));
  return rounds;
}

/** What grows with size, for the table of units: answers of bots. Entries that are read are in the bench `past`. */
async function sayUnits(service: Service): Promise<void> {
  const client = await newClient(service);
  for (const rulebook of ['mammut', 'eiszeit', 'tal-der-mammuts']) {
    const before = await serviceCpu(service);
    const { version } = await playedByBots(client, rulebook, PATIENCE);
    const spent = (await serviceCpu(service)) - before;
    console.log(`${rulebook}: a bot's answer ${rounded(spent / version)} µs`);
  }
}

/** Rounded, so that two measurements make the same table more often than not. */
const rounded = (cost: number): number => Math.max(100, Number(cost.toPrecision(2)));

/** What operations cost, compared with the table; prints the table as it should be. */
export async function weighed(service: Service): Promise<Figure[]> {
  const cases = await casesFor(service);
  const costs = new Map<string, number[]>();
  const failures: unknown[] = [];
  for (const [operation, prepare] of Object.entries(cases)) {
    if (only !== undefined && !only.includes(operation)) continue;
    try {
      costs.set(operation, await roundsOf(service, await prepare(WARM_UP + ROUNDS * REQUESTS)));
    } catch (error) {
      failures.push(error);
    }
  }
  if (only === undefined) await sayUnits(service);
  if (failures.length > 0) console.error('These could not be called:', failures);
  const median = (rounds: readonly number[]): number => [...rounds].sort((a, b) => a - b)[1] ?? 0;
  const table = new Map([...costs].map(([operation, rounds]) => [operation, rounded(median(rounds))]));
  for (const [operation, other] of Object.entries(alike)) table.set(operation, table.get(other) ?? OTHER);
  for (const [operation, cost] of Object.entries(bySize))
    table.set(operation, Math.max(OTHER, (table.get(operation) ?? 0) - cost));
  const lines = [...table].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, cost]) => `  ${name}: ${cost},`);
  console.log(`The table of src/http/limits/weights.ts, as measured:\n${lines.join('\n')}\n`);
  return [...costs].map(([operation, rounds]) => ({
    name: `the weight of ${operation}`,
    unit: 'times off',
    samples: rounds.map((cost) => {
      const weight = (weights[operation] ?? OTHER) + (bySize[operation] ?? 0);
      return { ours: Math.max(cost / weight, weight / Math.max(1, cost)) };
    }),
    target: { atMost: FACTOR, of: 'ours' },
  }));
}
