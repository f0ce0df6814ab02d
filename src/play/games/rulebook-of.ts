import type { AnyRulebook } from '../../engine/any-rulebook.js';
import type { Rules } from '../ports/game-record.js';

export type Rulebooks = ReadonlyMap<string, AnyRulebook>;

/** The only lookup of a game's rulebook. Undefined if this process does not have its rules. */
export function rulebookOf(rulebooks: Rulebooks, { rulebook, rulesVersion }: Rules): AnyRulebook | undefined {
  const found = rulebooks.get(rulebook);
  return found?.meta.rulesVersion === rulesVersion ? found : undefined;
}

/** The rules that this process has. */
export const rulesOf = ({ rulebooks }: { readonly rulebooks: Rulebooks }): Rules[] =>
  [...rulebooks.values()].map(({ meta }) => ({ rulebook: meta.id, rulesVersion: meta.rulesVersion }));
