import { createHash } from 'node:crypto';
import type { Static } from 'typebox';
import type { AnyRulebook } from '../engine/any-rulebook.js';
import { commitmentTo } from '../engine/fairness.js';
import { canonicalJson } from '../kernel/json.js';
import { type Caller, isCreator, seatsOf } from '../play/find-game.js';
import type { GameRecord, Holder } from '../play/ports.js';
import { renderRef } from './render-player.js';
import type { Game, Seat } from './schemas/games.js';

const hashes = new WeakMap<object, string>();

/** Made once for each set of component data: it may be long. */
export function hashOfComponents(components: object): string {
  const known = hashes.get(components);
  if (known !== undefined) return known;
  const hash = createHash('sha256').update(canonicalJson(components)).digest('hex');
  hashes.set(components, hash);
  return hash;
}

/** A game as this caller may know it. */
export function renderGame(
  record: GameRecord,
  rulebook: AnyRulebook | undefined,
  caller: Caller,
): Static<typeof Game> {
  const { id, rulesVersion, options, visibility, status, version, prompts, outcome } = record;
  return {
    id,
    rulebook: record.rulebook,
    rulesVersion,
    options,
    components: {
      own: record.components !== null,
      hash: hashOfComponents(record.components ?? rulebook?.components ?? {}),
    },
    visibility,
    creator: record.creatorId,
    ...(isCreator(record, caller) ? { invitation: record.invitation } : {}),
    status,
    version,
    seats: record.seats.map(renderSeat),
    yourSeats: seatsOf(record, caller),
    prompts: prompts.map((prompt) => ({ ...prompt })),
    outcome: outcome && { reason: outcome.reason, standings: outcome.standings.map(renderStanding) },
    fairness: {
      commitment: commitmentTo(record.seed),
      entropy: [...record.entropy],
      seed: status === 'finished' ? record.seed : null,
    },
    createdAt: record.createdAt.toISOString(),
    startedAt: record.startedAt?.toISOString() ?? null,
    finishedAt: record.finishedAt?.toISOString() ?? null,
  };
}

const renderSeat = (holder: Holder, seat: number): Static<typeof Seat> =>
  holder.kind === 'player'
    ? { seat, kind: holder.kind, player: renderRef(holder) }
    : { seat, kind: holder.kind };

const renderStanding = (standing: NonNullable<GameRecord['outcome']>['standings'][number]) => ({
  ...standing,
  tieBreaks: [...standing.tieBreaks],
});
