import type { Call, Read } from '../record.js';
import { acknowledgedBefore } from './requests.js';
import type { Violation } from './violation.js';

/** A read has everything that was acknowledged before it was sent, and all that an earlier read had. */
export function checkReads(game: string, calls: readonly Call[], reads: readonly Read[]): Violation[] {
  const answers = calls.filter(({ status }) => status !== null && status < 300);
  const newestBefore = acknowledgedBefore([...answers, ...reads]);
  return reads
    .toSorted((one, other) => one.sent - other.sent)
    .flatMap(({ client, process, sent, version }): Violation[] => {
      const known = newestBefore(sent);
      if (version >= known) return [];
      const detail = `client ${client} read version ${version} of process ${process} at ${Math.round(sent)}, after version ${known} was known`;
      return [{ kind: 'stale', game, detail }];
    });
}
