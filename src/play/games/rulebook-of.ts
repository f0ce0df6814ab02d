import type { AnyRulebook } from '../../engine/any-rulebook.js';
import type { Rules } from '../ports/game-record.js';

export type Rulebooks = ReadonlyMap<string, AnyRulebook>;

/** The one place where the rulebook of a game is looked up; undefined where this process cannot play by its rules. */
export function rulebookOf(rulebooks: Rulebooks, { rulebook, rulesVersion }: Rules): AnyRulebook | undefined {
  const found = rulebooks.get(rulebook);
  return found?.meta.rulesVersion === rulesVersion ? found : undefined;
}

/** The rules that this process can play by. */
export const rulesOf = ({ rulebooks }: { readonly rulebooks: Rulebooks }): Rules[] =>
  [...rulebooks.values()].map(({ meta }) => ({ rulebook: meta.id, rulesVersion: meta.rulesVersion }));
