import type { AnyRulebook } from '../../src/engine/any-rulebook.js';

type Change = (rulebook: AnyRulebook) => Partial<AnyRulebook>;

/** These rulebooks after a release in which one has the next version, with some of its rules changed. */
export const raised = (
  rulebooks: readonly AnyRulebook[],
  id: string,
  change: Change = () => ({}),
): readonly AnyRulebook[] =>
  rulebooks.map((rulebook) =>
    rulebook.meta.id === id
      ? {
          ...rulebook,
          meta: { ...rulebook.meta, rulesVersion: String(Number(rulebook.meta.rulesVersion) + 1) },
          ...change(rulebook),
        }
      : rulebook,
  );
