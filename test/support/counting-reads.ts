import type { AppStore } from '../../src/app.js';

export interface Reads {
  heads: number;
  records: number;
  /** A record with the entries after a version. */
  withEntries: number;
  entries: number;
}

/** Counts reads of games and logs, so that a test can assert that there were none. */
export function countingReads(store: AppStore): AppStore & { readonly reads: Reads } {
  const reads: Reads = { heads: 0, records: 0, withEntries: 0, entries: 0 };
  const { games, log } = store;
  return {
    ...store,
    reads,
    games: {
      ...games,
      head(id) {
        reads.heads += 1;
        return games.head(id);
      },
      find(id) {
        reads.records += 1;
        return games.find(id);
      },
      findWithEntries(id, after) {
        reads.withEntries += 1;
        return games.findWithEntries(id, after);
      },
    },
    log: {
      ...log,
      entries(...given) {
        reads.entries += 1;
        return log.entries(...given);
      },
    },
  };
}
