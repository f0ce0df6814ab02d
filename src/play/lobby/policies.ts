import { Value } from 'typebox/value';
import type { AnyRulebook } from '../../engine/any-rulebook.js';
import { canonicalJson } from '../../kernel/json.js';
import { err, ok, type Result } from '../../kernel/result.js';
import { findPlayer } from '../accounts/people/profiles.js';
import type { Context } from '../context.js';
import type { GameRecord } from '../ports/game-record.js';
import type { KeptPolicy, Policy, Terms } from '../ports/people/policies.js';
import type { Player } from '../ports/players.js';
import { type Refusal, refusal } from '../refusal.js';

/** Why an invitation is declined, for people and programs alike. */
export const declineReasons = [
  'later',
  'busy',
  'rulebook',
  'seats',
  'options',
  'rated',
  'not-rated',
  'too-fast',
  'too-slow',
  'bots',
  'other',
] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** Of those who have not said anything. */
export const noPolicy: KeptPolicy = {
  ...{ bots: true, accepts: null, games: 10 },
  ...{ operator: null, confirmed: false, runs: [] },
};

export const policyOf = async (
  { policies }: Pick<Context, 'policies'>,
  playerId: string,
): Promise<KeptPolicy> => (await policies.of(playerId)) ?? noPolicy;

/** `operator` is an id, or `@` and a handle. */
export async function setPolicy(
  context: Context,
  player: Player,
  policy: Policy,
): Promise<Result<KeptPolicy, Refusal>> {
  const pointer = violatedBy(context, player, policy);
  if (pointer !== null) return err(pointer);
  let { operator } = policy;
  if (operator !== null) {
    const found = await findPlayer(context, operator);
    if (!found.ok) return found;
    if (found.value.bot) return err(malformed('/operator', 'must be the account of a person'));
    operator = found.value.id;
  }
  if (!(await context.policies.set(player.id, { ...policy, operator }, context.clock())))
    return err(malformed('/operator', 'has no account'));
  return ok(await policyOf(context, player.id));
}

function violatedBy({ rulebooks }: Context, { bot }: Player, policy: Policy): Refusal | null {
  const { accepts, operator, runs } = policy;
  if (!bot && accepts !== null) return malformed('/accepts', 'is for bots: people answer themselves');
  if (!bot && operator !== null) return malformed('/operator', 'is for bots');
  if (bot && runs.length > 0) return malformed('/runs', 'is for people');
  for (const [nth, { rulebook, minSeconds = 0, maxSeconds = minSeconds }] of (accepts ?? []).entries()) {
    if (!rulebooks.has(rulebook))
      return malformed(`/accepts/${nth}/rulebook`, `must be one of ${[...rulebooks.keys()].join(', ')}`);
    if (maxSeconds < minSeconds)
      return malformed(`/accepts/${nth}/maxSeconds`, 'must not be less than `minSeconds`');
  }
  return null;
}

const malformed = (pointer: string, detail: string): Refusal => ({
  ...refusal('malformed', 'This is no valid policy.'),
  errors: [{ pointer, detail }],
});

type Wanted = Pick<GameRecord, 'rulebook' | 'seats' | 'options' | 'components' | 'clock' | 'rated'>;

/** Why a bot does not accept a game by its terms; null if it does. */
export function whyNotAccept(
  rulebook: AnyRulebook,
  accepts: readonly Terms[],
  wanted: Wanted,
): DeclineReason | null {
  const reasons = accepts
    .filter((terms) => terms.rulebook === wanted.rulebook)
    .map((terms) => against(rulebook, terms, wanted));
  return reasons.includes(null) ? null : (reasons[0] ?? 'rulebook');
}

function against(rulebook: AnyRulebook, terms: Terms, wanted: Wanted): DeclineReason | null {
  const { seats, options, components, clock, rated } = wanted;
  const defaults = Value.Default(rulebook.schemas.options, {});
  if (terms.seats !== undefined && !terms.seats.includes(seats.length)) return 'seats';
  if (terms.rated !== undefined && terms.rated !== rated) return rated ? 'rated' : 'not-rated';
  if (clock === null && terms.unclocked === false) return 'too-slow';
  if (clock !== null && clock.seconds < (terms.minSeconds ?? 0)) return 'too-fast';
  if (clock !== null && clock.seconds > (terms.maxSeconds ?? Number.POSITIVE_INFINITY)) return 'too-slow';
  const isVariant = components !== null || canonicalJson(options) !== canonicalJson(defaults);
  return isVariant && terms.variants !== true ? 'options' : null;
}
