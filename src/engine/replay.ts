import type { AnyRulebook, AnyState } from './any-rulebook.js';
import type { Entry } from './entry.js';

/** The state after one more entry. `state` is null before the first. */
export function applyEntry(rulebook: AnyRulebook, state: AnyState | null, entry: Entry): AnyState {
  const before = entry.seat === null ? rulebook.initial(entry.action.config) : state;
  if (before === null) throw new Error('a log must begin with its start entry');
  return entry.events.reduce((current, event) => rulebook.evolve(current, event), before);
}

export function replay(
  rulebook: AnyRulebook,
  entries: readonly Entry[],
  from: AnyState | null = null,
): AnyState {
  const state = entries.reduce<AnyState | null>(
    (current, entry) => applyEntry(rulebook, current, entry),
    from,
  );
  if (state === null) throw new Error('a log must have an entry');
  return state;
}
