import type { SealedEntry } from '../../engine/fairness.js';
import type { Append, Log } from '../../play/ports/log.js';
import { OUTBOX } from '../../play/ports/notice-types.js';
import { assertAccountExists } from '../accounts/account-locks.js';
import type { LocalBus } from '../bus/local-bus.js';
import type { Database } from '../database.js';
import type { PrismaClient } from '../generated/client.js';
import type { Observer } from '../observer.js';
import type { Keyring } from '../secrets/keyring.js';
import { ofGame } from '../sql/bucket.js';
import { packedEntries } from '../sql/packed-entries.js';
import { isPartGone, isStatementRefused } from '../sql/sql-state.js';
import { commitAppends, type EncodedAppend, encodeAppend } from './append.js';
import { entriesOf, openArchive, type ReadLog } from './archive.js';
import { groupCommit } from './group-commit.js';
import { partsGone } from './parts-gone.js';

/** A compromise: larger statements delay all their appends, smaller ones share each commit among fewer. */
const MAX_APPENDS = 32;
/** Maximum number of append statements in progress at once. */
const CONCURRENT_APPENDS = 4;
/** More than could be written before their requests are over. */
const MAX_WAITING = 4_096;
/** In milliseconds. */
const PATIENCE = 20;

export interface LogSettings {
  readonly prisma: PrismaClient;
  readonly askHot: Database['askHot'];
  readonly bus: LocalBus;
  readonly observer: Observer;
  readonly keyring: Keyring;
}

export interface StoredLog extends Log {
  /** How many of the 256 buckets of a distributed log cannot be written to, as far as appends have shown. */
  bucketsGone(): number;
  /** Accepts no more appends, and resolves when the last one is committed. */
  drain(): Promise<void>;
}

export function openLog({ prisma, askHot, bus, observer, keyring }: LogSettings): StoredLog {
  let closed = false;
  const servers = partsGone();

  const commit = async (appends: readonly EncodedAppend[]): Promise<Set<EncodedAppend>> => {
    const begun = performance.now();
    try {
      const { moved, hasNotices } = await commitAppends(askHot, appends);
      observer.onAppend?.({ ...countedIn(appends), seconds: (performance.now() - begun) / 1000 });
      for (const { bucket } of appends) servers.answered(bucket);
      const made = appends.filter(({ gameId }) => moved.has(gameId));
      notify(bus, made, true);
      if (hasNotices) bus.notify(OUTBOX);
      return new Set(made);
    } catch (error) {
      const [first, second] = appends;
      if (first !== undefined && second === undefined) servers.failed(first.bucket, error);
      // The connection may have failed after the commit. Listeners then have to look for themselves.
      if (!isStatementRefused(error)) notify(bus, appends, false);
      throw error;
    }
  };

  const commits = groupCommit({
    commit,
    groupOf: ({ gameId }) => gameId,
    isDoubtful: ({ bucket }) => servers.isGone(bucket),
    isPoison: (error) => isStatementRefused(error) || isPartGone(error),
    maxWrites: MAX_APPENDS,
    maxWaiting: MAX_WAITING,
    concurrency: CONCURRENT_APPENDS,
    patience: PATIENCE,
  });

  return {
    async append(append: Append) {
      if (closed) throw new Error('the store is closed');
      const encoded = encodeAppend(append);
      if (await servers.asking(encoded.bucket, () => commits.submit(encoded))) {
        append.written?.(Number(encoded.head.bytes));
        return 'appended';
      }
      for (const { holder } of append.seats ?? [])
        if (holder.kind === 'player') await assertAccountExists(prisma, holder.id);
      return 'stale';
    },

    entries: (...wanted) => selectEntries(prisma, ...wanted),

    ...openArchive(prisma, keyring),

    bucketsGone: () => servers.count(),

    async drain() {
      closed = true;
      await commits.idle();
    },
  };
}

const countedIn = (appends: readonly EncodedAppend[]) => ({
  writes: appends.length,
  trace: appends.find(({ trace }) => trace !== null)?.trace ?? null,
});

/** Raw SQL: a long game is read as one text instead of five cells per entry. */
async function selectEntries(
  prisma: PrismaClient,
  ...[gameId, after, upTo, onUnpacked]: Parameters<Log['entries']>
): Promise<SealedEntry[]> {
  const [row] = await prisma.$queryRaw<ReadLog[]>`/* entries */
    SELECT ${packedEntries} AS entries, (
      SELECT a.log FROM archived_logs a WHERE ${ofGame('a', gameId)} AND a.format = 1
    ) AS archived
    FROM entries e
    WHERE ${ofGame('e', gameId)} AND e.version > ${after}::int AND e.version <= ${upTo}::int`;
  return row === undefined ? [] : entriesOf(row, after, upTo, onUnpacked);
}

function notify(bus: LocalBus, appends: readonly EncodedAppend[], isCommitted: boolean): void {
  for (const { gameId, topics, version } of appends)
    for (const topic of topics.split(','))
      bus.notify(topic, isCommitted && topic === gameId ? version : undefined);
  bus.announce(appends.flatMap(({ topics }) => topics.split(',')));
}
