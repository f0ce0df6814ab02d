import { Value } from 'typebox/value';
import type { AnyConfig, AnyRulebook } from '../../engine/any-rulebook.js';
import { canonicalJson } from '../../kernel/json.js';
import type { Violation } from '../refusal.js';

/** What of a new game decides whether it can be rated. */
interface Terms {
  readonly rated?: boolean;
  readonly seats: readonly unknown[];
  readonly visibility?: string;
  readonly clock?: unknown;
  readonly components?: object;
}

/** Why a game cannot be rated, if it should be: others must be able to compare it and to look at it. */
export function whyNotRated(rulebook: AnyRulebook, terms: Terms, { options }: AnyConfig): Violation[] {
  if (terms.rated !== true) return [];
  const { seats, visibility = 'public', clock, components } = terms;
  const defaults = Value.Default(rulebook.schemas.options, {});
  const needs: readonly (readonly [boolean, string, string])[] = [
    [seats.length > 1, '/seats', 'a rated game has at least two seats'],
    [seats.filter((seat) => seat === 'me').length <= 1, '/seats', 'in a rated game you hold one seat'],
    [visibility === 'public', '/visibility', 'a rated game is public'],
    [clock !== undefined, '/clock', 'a rated game has a clock'],
    [components === undefined, '/components', 'a rated game has the components of its rulebook'],
    [canonicalJson(options) === canonicalJson(defaults), '/options', 'a rated game has the default options'],
  ];
  return needs.flatMap(([met, pointer, detail]) => (met ? [] : [{ pointer, detail }]));
}
