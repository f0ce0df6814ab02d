import { erase } from '../../../src/engine/any-rulebook.js';
import type { Entry } from '../../../src/engine/entry.js';
import { type SealedEntry, seal } from '../../../src/engine/fairness.js';
import type { Context } from '../../../src/play/context.js';
import { LiveGames } from '../../../src/play/games/live-games.js';
import { extended } from '../../../src/play/games/tail.js';
import { type Following, followEntries } from '../../../src/play/history/follow-entries.js';
import { GameFeeds } from '../../../src/play/history/game-feeds.js';
import type { EntriesRequest } from '../../../src/play/history/read-entries.js';
import type { GameRecord, Holder } from '../../../src/play/ports/game-record.js';
import { localBus } from '../../../src/store/bus/local-bus.js';
import { sampleGame } from '../../store/sample.js';
import { configFor, playout } from '../../support/playout.js';
import { thinIce } from '../../support/thin-ice/index.js';

const rulebook = erase(thinIce);
const played = playout(rulebook, configFor(rulebook, 2), 1).log;

export const ayla: Holder = { kind: 'player', id: 'ayla', name: 'Ayla' };
export const durc: Holder = { kind: 'player', id: 'durc', name: 'Durc' };

/** A service entry: a log of these can be of any length. */
const returned = (version: number): Entry => ({
  version,
  at: new Date(version),
  seat: null,
  action: { type: 'return', by: 0 },
  events: [],
});

/** A game in a store that counts reads, and a process with followers of the game. */
export function followedGame() {
  const log: SealedEntry[] = seal(played.slice(0, 3), 'before', 'seed');
  let record: GameRecord = { ...sampleGame('ayla', { status: 'active', seats: [ayla, durc] }), version: 3 };
  let broken: Error | null = null;
  let isGone = false;
  const reads = { heads: 0, loads: 0, entries: 0 };
  const games = {
    head: async () => {
      reads.heads += 1;
      return { version: record.version, revision: record.revision };
    },
    find: async () => (isGone ? null : record),
    findWithEntries: async (_: string, after: number) => {
      reads.loads += 1;
      if (broken !== null) throw broken;
      return isGone ? null : { record, entries: log.slice(after, record.version) };
    },
  };
  const entries = async (_: string, after: number, upTo: number) => {
    reads.entries += 1;
    return log.slice(after, Math.min(upTo, record.version));
  };
  const bus = localBus(() => {});
  const engines = { rulebook: async () => rulebook };
  const store = { games, log: { entries } } as unknown as ConstructorParameters<typeof LiveGames>[0];
  const live = new LiveGames(store, engines, { lookedUp: () => {}, evicted: () => {} });
  const feeds = new GameFeeds(bus, live);
  const context = { ...store, engines, live, feeds } as unknown as Context;

  const write = (...more: readonly Entry[]): SealedEntry[] => {
    const sealed = seal(more, log.at(-1)?.hash ?? '', 'seed');
    log.push(...sealed);
    record = { ...record, version: log.length };
    return sealed;
  };
  const next = (count: number) => Array.from({ length: count }, (_, nth) => returned(log.length + 1 + nth));
  const breakReads = (error: Error | null) => {
    broken = error;
  };
  const hear = () => bus.announced(record.id);

  return {
    reads,
    bus,
    get record() {
      return record;
    },
    hear,
    breakReads,
    /** An append of another process whose announcement gets lost. */
    appendUnheard: (count: number) => void write(...next(count)),
    /** A look at the database, as the bus has it. */
    heal: () => bus.heal(record.id, record.version, record.revision),
    appendElsewhere(count: number) {
      write(...next(count));
      hear();
    },
    undoElsewhere(to: number) {
      const version = log.length + 1;
      write({ version, at: new Date(version), seat: null, action: { type: 'undo', by: 0, to }, events: [] });
      hear();
    },
    /** In the order of `advance`: first the store announces the append, then memory gets the game. */
    async appendHere(count: number) {
      const before = await live.get(record.id);
      if (before === null || typeof before === 'string') throw new Error('the game is gone');
      const fresh = write(...next(count));
      bus.notify(record.id, record.version);
      await Promise.resolve();
      live.put({
        ...before,
        record,
        hash: fresh.at(-1)?.hash ?? '',
        tail: extended(before.tail, fresh),
      });
    },
    seat(seats: readonly Holder[]) {
      record = { ...record, seats, revision: record.revision + 1 };
      hear();
    },
    remove() {
      isGone = true;
      hear();
    },
    finish() {
      record = { ...record, status: 'finished', revision: record.revision + 1 };
      hear();
    },
    putBack(version: number) {
      log.splice(version);
      record = { ...record, version };
      hear();
    },
    follow(wish: Partial<EntriesRequest> = {}, part: Partial<Following> = {}) {
      const request: EntriesRequest = {
        ...{ gameId: record.id, caller: null, after: 0, limit: 100, language: 'en' },
        ...wish,
      };
      const following: Following = {
        ...{ quietMs: 3_600_000, signal: new AbortController().signal, stillAllowed: async () => true },
        outlast: (read) => read(),
        ...part,
      };
      return followEntries(context, request, following);
    },
  };
}

type Followed = ReturnType<ReturnType<typeof followedGame>['follow']>;

/** The versions of the next entries. Skips keep-alives. */
export async function versionsOf(followed: Followed, count: number): Promise<(number | 'over' | 'end')[]> {
  const versions: (number | 'over' | 'end')[] = [];
  while (versions.length < count) {
    const { value, done } = await followed.next();
    if (done) versions.push('end');
    else if (value.kind === 'over') versions.push('over');
    else if (value.kind === 'entry') versions.push(value.entry.version);
    if (done) break;
  }
  return versions;
}
