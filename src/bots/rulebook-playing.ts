import { actionId } from '../engine/action-id.js';
import type { AnyAction, AnyRulebook, AnyState } from '../engine/any-rulebook.js';
import { botAnswer } from '../engine/sampling-bot.js';
import { quickRng } from '../kernel/rng.js';
import type { Playing } from './search.js';

/** A rulebook, as a search plays it. */
export const playingOf = (rulebook: AnyRulebook): Playing<AnyState, AnyAction> => ({
  legal: rulebook.legal,
  prompts: rulebook.prompts,
  play: (state, seat, action, rng) => rulebook.decide(state, seat, action, rng).state,
  outcome: rulebook.outcome,
  imagine: (state, seat, rng) => rulebook.imagine(state, seat, rng, 'likely'),
  choose: (state, seat, among, rng) => botAnswer(rulebook, state, seat, among, rng),
  actionId,
  quickRng,
  worth: rulebook.worth?.of ?? rulebook.scores,
});
