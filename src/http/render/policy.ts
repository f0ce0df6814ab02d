import type { Static } from 'typebox';
import { quantileOf } from '../../play/lobby/answer-times.js';
import type { KeptPolicy, ListedBot, Pace as Measured, Terms } from '../../play/ports/people/policies.js';
import type { OwnRating } from '../../play/ports/ratings/ratings.js';
import type { Bot, Pace, Policy } from '../schemas/people/policies.js';
import { renderPlayer, renderRef } from './player.js';
import { renderOwnRating } from './rating.js';

const renderTerms = ({ seats, ...terms }: Terms) => ({ ...terms, ...(seats && { seats: [...seats] }) });

export const renderPolicy = ({ accepts, operator, runs, ...policy }: KeptPolicy): Static<typeof Policy> => ({
  ...policy,
  accepts: accepts?.map(renderTerms) ?? null,
  operator: operator && renderRef(operator),
  runs: runs.map(renderRef),
});

export const renderPace = (pace: Measured): Static<typeof Pace> => ({
  count: pace.reduce((sum, one) => sum + one, 0),
  median: quantileOf(pace, 0.5),
  p90: quantileOf(pace, 0.9),
});

export const renderBot = (
  { player, handle, policy, pace }: ListedBot,
  ratings: readonly OwnRating[],
): Static<typeof Bot> => ({
  player: renderPlayer(player),
  handle,
  accepts: (policy.accepts ?? []).map(renderTerms),
  games: policy.games,
  operator: policy.confirmed && policy.operator ? renderRef(policy.operator) : null,
  pace: renderPace(pace),
  ratings: ratings.map(renderOwnRating),
});
