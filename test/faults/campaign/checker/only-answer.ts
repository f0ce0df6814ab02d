import { actionId } from '../../../../src/engine/action-id.js';
import type { AnyAction, AnyRulebook } from '../../../../src/engine/any-rulebook.js';
import type { Entry } from '../../../../src/engine/entry.js';
import { replay } from '../../../../src/engine/replay.js';
import type { StoredEntry } from '../record.js';

/** Whether an entry is the only action that its seat had, by the rules. */
export function isOnlyAnswer(
  rulebook: AnyRulebook,
  entries: readonly StoredEntry[],
  { version, seat, action }: StoredEntry,
): boolean {
  if (seat === null || version < 2) return false;
  const before = entries.slice(0, version - 1).map((entry) => ({ ...entry, at: new Date(entry.at) }));
  const { state } = replay(rulebook, before as Entry[]);
  const [only, ...others] = rulebook.legal(state, seat);
  return only !== undefined && others.length === 0 && actionId(only) === actionId(action as AnyAction);
}
