import type { AnyRulebook } from '../../../../src/engine/any-rulebook.js';
import type { Entry } from '../../../../src/engine/entry.js';
import { commitmentTo, type SealedEntry } from '../../../../src/engine/fairness.js';
import { replay } from '../../../../src/engine/replay.js';
import { verifyCourse } from '../../../../src/engine/verify.js';
import { canonicalJson } from '../../../../src/kernel/json.js';
import type { Read, StoredGame } from '../record.js';
import type { Violation } from './violation.js';

/** The log must follow from seed and actions, and each view from the log. */
export function checkViews(
  rulebook: AnyRulebook,
  { game, seed, rulesVersion, entries: stored }: StoredGame,
  reads: readonly Read[],
): Violation[] {
  // A game that has not started has an empty log.
  if (stored.length === 0) return [];
  const entries = stored.map((entry) => ({ ...entry, at: new Date(entry.at) }) as SealedEntry);
  const course = verifyCourse(rulebook, { rulesVersion, seed, commitment: commitmentTo(seed), entries });
  if (!course.ok) return [{ kind: 'unexplained', game, detail: course.error }];
  const viewed = reads.filter(({ viewer, version }) => viewer !== null && version <= entries.length);
  const byVersion = Map.groupBy(viewed, ({ version }) => version);
  return [...byVersion].flatMap(([version, all]) => {
    const { state } = replay(rulebook, entries.slice(0, version) as Entry[]);
    return all
      .filter(
        ({ viewer, view }) =>
          viewer !== null && canonicalJson(rulebook.view(state, viewer)) !== canonicalJson(view),
      )
      .map(
        ({ viewer, process }): Violation => ({
          kind: 'view',
          game,
          detail: `the view of ${viewer} at version ${version} by process ${process} does not follow from the log`,
        }),
      );
  });
}
