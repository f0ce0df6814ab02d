import { LRUCache } from 'lru-cache';
import { heapBytes } from '../games/live-game-size.js';
import type { Engines } from '../ports/engines.js';
import type { Games, RecordWithEntries } from '../ports/games.js';
import type { BareArchive, Log, OnUnpacked } from '../ports/log.js';
import { type RemadeLog, remakeArchive } from './remake-log.js';

/** A game and its entries after a version, with their events. */
export interface ReadGame extends RecordWithEntries {
  /** Why an archived log has not all of its events. */
  readonly problem?: string | null;
}

export interface ReadableLogs {
  readonly games: Omit<Games, 'findWithEntries'> & {
    findWithEntries(id: string, after: number): Promise<ReadGame | null>;
  };
  readonly log: Log;
}

interface Settings {
  readonly engines: Pick<Engines, 'frozen'>;
  readonly maxBytes: number;
  readonly failed: (error: unknown, what: string) => void;
}

/** The store, with logs that read the same whether they are archived or not. */
export function withArchivedLogs(
  { games, log }: { readonly games: Games; readonly log: Log },
  settings: Settings,
): ReadableLogs {
  const archived = new ArchivedLogs(settings);
  return {
    games: {
      ...games,
      async findWithEntries(id, after) {
        const read = await games.findWithEntries(id, after);
        if (read === null || read.bare == null) return read;
        const { entries, problem } = await archived.read(read.bare);
        return { record: read.record, entries: entries.filter(({ version }) => version > after), problem };
      },
    },
    log: {
      ...log,
      async entries(gameId, after, upTo, onUnpacked) {
        const entries = await log.entries(gameId, after, upTo, onUnpacked);
        if (entries.length > 0 || after >= upTo) return entries;
        const bare = await log.bareArchive(gameId);
        if (bare === null) return [];
        const all = (await archived.read(bare, onUnpacked)).entries;
        return all.filter(({ version }) => version > after && version <= upTo);
      },
    },
  };
}

/** A game is read several times in a row: its picture, its view, its entries page by page. */
class ArchivedLogs {
  readonly #known: LRUCache<string, RemadeLog>;
  readonly #remaking = new Map<string, Promise<RemadeLog>>();

  constructor(private readonly settings: Settings) {
    this.#known = new LRUCache({
      maxSize: settings.maxBytes,
      sizeCalculation: ({ entries }) => 1 + heapBytes(entries, new Set()),
    });
  }

  async read(archive: BareArchive, onUnpacked: OnUnpacked = () => {}): Promise<RemadeLog> {
    // By what is stored, since the database may have been restored to an earlier state.
    const key = `${archive.id} ${archive.engine} ${archive.log?.hash}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const remaking =
      this.#remaking.get(key) ?? this.#remake(archive, key).finally(() => this.#remaking.delete(key));
    this.#remaking.set(key, remaking);
    const remade = await remaking;
    onUnpacked(remade.entries.length);
    return remade;
  }

  async #remake(archive: BareArchive, key: string): Promise<RemadeLog> {
    const remade = await remakeArchive(this.settings.engines, archive);
    this.#known.set(key, remade);
    if (remade.problem !== null) this.settings.failed(new Error(problemOf(archive, remade.problem)), READING);
    return remade;
  }
}

const READING = 'reading an archived game';

const problemOf = ({ id, rulebook, rulesVersion }: BareArchive, problem: string): string =>
  `game ${id} of ${rulebook}, version ${rulesVersion} of the rules: ${problem}`;
