/** What one of each costs, as it was measured. CPU in microseconds, sizes in bytes. */
export interface Units {
  /** Of a process of the service, for each operation. */
  readonly service: Readonly<Record<Operation, number>>;
  /** Of the database server. */
  readonly database: Readonly<Record<Operation, number>>;
  /** On disk: an entry with its index, and a game with its seats and the rest of its rows. */
  readonly entry: number;
  readonly game: number;
  /** Memory of the service for a stream that waits. */
  readonly stream: number;
}

/** What people do in a day, in the order in which they do it. */
export const operations = ['create', 'inbox', 'view', 'act'] as const;
export type Operation = (typeof operations)[number];
export type Counts = Readonly<Record<Operation, number>>;

export interface Spent {
  readonly service: number;
  readonly database: number;
  readonly disk: number;
}

const times = (counts: Counts, costs: Readonly<Record<Operation, number>>): number =>
  operations.reduce((sum, one) => sum + counts[one] * costs[one], 0);

/** What so many operations cost, if each costs as much beside others as alone. */
export const costOf = (units: Units, counts: Counts): Spent => ({
  service: times(counts, units.service),
  database: times(counts, units.database),
  disk: counts.act * units.entry + counts.create * units.game,
});

/** How people play. */
export interface Habits {
  readonly actionsADay: number;
  readonly actionsOfAGame: number;
  readonly viewsPerAction: number;
  readonly inboxesPerAction: number;
  /** The busiest hour of the evening against the mean of the day. */
  readonly evening: number;
  /** The share of players with an open stream in it. */
  readonly watching: number;
  /** Days until a game is archived, which leaves a fraction of its bytes. */
  readonly daysKept: number;
  readonly leftInArchive: number;
}

/** In a currency of your choice, each month. */
export interface Prices {
  /** A core with four gigabytes of memory. */
  readonly core: number;
  /** A gigabyte of disk that survives the loss of a server. */
  readonly gigabyte: number;
}

/** How full a core may be in the evening, so that a lost process or a bad minute is no outage. */
const FULL = 0.6;
/** Gigabytes of memory that come with a core. */
const MEMORY_OF_CORE = 4;
/** Cores that one database server can have. */
export const MOST_CORES = 64;
const SECONDS_OF_DAY = 86_400;
const GIGABYTE = 1e9;

export interface Plan {
  readonly players: number;
  readonly actionsPerSecond: { readonly mean: number; readonly evening: number };
  readonly serviceCores: number;
  readonly databaseCores: number;
  readonly streams: number;
  readonly streamGigabytes: number;
  readonly gigabytesADay: number;
  /** After a year. */
  readonly gigabytes: number;
  readonly cost: number;
}

/** How many of what so many players need, and what it costs each month after a year. */
export function planFor(players: number, units: Units, habits: Habits, prices: Prices): Plan {
  const act = players * habits.actionsADay;
  const counts: Counts = {
    act,
    create: act / habits.actionsOfAGame,
    view: act * habits.viewsPerAction,
    inbox: act * habits.inboxesPerAction,
  };
  const { service, database, disk } = costOf(units, counts);
  const cores = (microseconds: number): number =>
    (microseconds / 1e6 / SECONDS_OF_DAY) * (habits.evening / FULL);
  const streams = players * habits.watching;
  const streamGigabytes = (streams * units.stream) / GIGABYTE;
  const serviceCores = Math.max(1, Math.ceil(Math.max(cores(service), streamGigabytes / MEMORY_OF_CORE)));
  const databaseCores = Math.max(1, Math.ceil(cores(database)));
  const gigabytesADay = disk / GIGABYTE;
  const archivedDays = Math.max(0, 365 - habits.daysKept);
  const gigabytes = gigabytesADay * (habits.daysKept + archivedDays * habits.leftInArchive);
  return {
    players,
    actionsPerSecond: { mean: act / SECONDS_OF_DAY, evening: (act / SECONDS_OF_DAY) * habits.evening },
    ...{ serviceCores, databaseCores, streams, streamGigabytes, gigabytesADay, gigabytes },
    // The database has a standby.
    cost: (serviceCores + 2 * databaseCores) * prices.core + 2 * gigabytes * prices.gigabyte,
  };
}
