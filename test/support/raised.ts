import type { AnyRulebook } from '../../src/engine/any-rulebook.js';

type Change = (rulebook: AnyRulebook) => Partial<AnyRulebook>;

/** These rulebooks after a release in which one has version 2, with some of its rules changed. Its version 1 is frozen. */
export const raised = (
  rulebooks: readonly AnyRulebook[],
  id: string,
  change: Change = () => ({}),
): readonly AnyRulebook[] =>
  rulebooks.map((rulebook) =>
    rulebook.meta.id === id
      ? { ...rulebook, meta: { ...rulebook.meta, rulesVersion: '2' }, ...change(rulebook) }
      : rulebook,
  );
