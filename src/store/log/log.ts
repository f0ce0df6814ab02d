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
import { isStatementRefused } from '../sql/sql-state.js';
import { commitAppends, type EncodedAppend, encodeAppend } from './append.js';
import { entriesOf, openArchive, type ReadLog } from './archive.js';
import { groupCommit } from './group-commit.js';

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
  /** Accepts no more appends, and resolves when the last one is committed. */
  drain(): Promise<void>;
}

export function openLog({ prisma, askHot, bus, observer, keyring }: LogSettings): StoredLog {
  let closed = false;

  const notify = (appends: readonly EncodedAppend[], isCommitted: boolean): void => {
    for (const { gameId, topics, version } of appends)
      for (const topic of topics.split(','))
        bus.notify(topic, isCommitted && topic === gameId ? version : undefined);
    bus.announce(appends.flatMap(({ topics }) => topics.split(',')));
  };

  const commit = async (appends: readonly EncodedAppend[]): Promise<Set<EncodedAppend>> => {
    const begun = performance.now();
    try {
      const { moved, hasNotices } = await commitAppends(askHot, appends);
      observer.onAppend?.({ writes: appends.length, seconds: (performance.now() - begun) / 1000 });
      const made = appends.filter(({ gameId }) => moved.has(gameId));
      notify(made, true);
      if (hasNotices) bus.notify(OUTBOX);
      return new Set(made);
    } catch (error) {
      // The connection may have failed after the commit. Listeners then have to look for themselves.
      if (!isStatementRefused(error)) notify(appends, false);
      throw error;
    }
  };

  const commits = groupCommit({
    commit,
    groupOf: ({ gameId }) => gameId,
    isPoison: isStatementRefused,
    maxWrites: MAX_APPENDS,
    maxWaiting: MAX_WAITING,
    concurrency: CONCURRENT_APPENDS,
    patience: PATIENCE,
  });

  return {
    async append(append: Append) {
      if (closed) throw new Error('the store is closed');
      const encoded = encodeAppend(append);
      if (await commits.submit(encoded)) {
        append.written?.(Number(encoded.head.bytes));
        return 'appended';
      }
      for (const { holder } of append.seats ?? [])
        if (holder.kind === 'player') await assertAccountExists(prisma, holder.id);
      return 'stale';
    },

    // Raw SQL: a long game is read as one text instead of five cells per entry.
    async entries(gameId, after, upTo) {
      const [row] = await prisma.$queryRaw<ReadLog[]>`/* entries */
        SELECT ${packedEntries} AS entries, (
          SELECT a.log FROM archived_logs a WHERE ${ofGame('a', gameId)} AND a.format = 1
        ) AS archived
        FROM entries e
        WHERE ${ofGame('e', gameId)} AND e.version > ${after}::int AND e.version <= ${upTo}::int`;
      return row === undefined ? [] : entriesOf(row, after, upTo);
    },

    ...openArchive(prisma, keyring),

    async drain() {
      closed = true;
      await commits.idle();
    },
  };
}
