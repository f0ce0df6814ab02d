import { createHash } from 'node:crypto';
import type { Static } from 'typebox';
import type { AnyRulebook } from '../../engine/any-rulebook.js';
import { commitmentTo } from '../../engine/fairness.js';
import type { Way } from '../../engine/undoable.js';
import { canonicalJson } from '../../kernel/json.js';
import type { Caller } from '../../play/caller.js';
import { lessonOf } from '../../play/coaching/lessons.js';
import type { Context } from '../../play/context.js';
import {
  commitmentsOf,
  hiddenSeats,
  isClosed,
  owedSeats,
  phaseOf,
  publicEntropy,
} from '../../play/draws/draw-state.js';
import { isCreator } from '../../play/games/find-game.js';
import type { LiveGame } from '../../play/games/live-games.js';
import { type GameRecord, type Holder, isOver } from '../../play/ports/game-record.js';
import { isKeptFrom, seatsOf } from '../../play/seats/holders.js';
import type { Answer } from '../retries/once.js';
import type { Game, Seat } from '../schemas/games.js';
import { renderRef } from './player.js';

const hashes = new WeakMap<object, string>();

/** Hashed once for each set of component data, because it can be long. */
export function hashOfComponents(components: object): string {
  const known = hashes.get(components);
  if (known !== undefined) return known;
  const hash = createHash('sha256').update(canonicalJson(components)).digest('hex');
  hashes.set(components, hash);
  return hash;
}

/** The game as a player sees it, or a caller without a token. Undo is left out: only `getGame` says how far it reaches. */
export const gameFor = (
  { engines }: Pick<Context, 'engines'>,
  record: GameRecord,
  playerId: string | undefined,
): Static<typeof Game> =>
  renderGame({ record, ...engineOf(engines.loaded(record)) }, playerId === undefined ? null : { playerId });

type Engines = Pick<Context, 'engines'>;

/** The response of an operation that changes a game. */
export const gameAnswer =
  (context: Engines, playerId: string) =>
  (game: GameRecord): Answer => ({ status: 200, body: gameFor(context, game, playerId) });

/** The response of an operation that creates one. */
export const createdGame =
  (context: Engines, playerId: string) =>
  (game: GameRecord): Answer => ({
    ...gameAnswer(context, playerId)(game),
    status: 201,
    location: `/v1/games/${game.id}`,
  });

const engineOf = (rulebook: AnyRulebook | undefined) => ({
  engine: rulebook === undefined ? ('missing' as const) : ('present' as const),
  components: rulebook?.components ?? {},
});

/** The game, without what this caller may not see. */
export function renderGame(
  { record, engine, components }: Pick<LiveGame, 'record' | 'engine' | 'components'>,
  caller: Caller,
  way: Way | null = null,
): Static<typeof Game> {
  const { undo } = record.tableStatus;
  const { id, rulesVersion, options, visibility, status, version, prompts, outcome } = record;
  return {
    id,
    rulebook: record.rulebook,
    rulesVersion,
    engineHash: record.engineHash,
    carryOver: record.carryOver,
    rated: record.rated,
    engine,
    options,
    components: {
      own: record.components !== null,
      hash: hashOfComponents(record.components ?? components),
    },
    visibility,
    creator: record.creatorId,
    ...(isCreator(record, caller) ? { invitation: record.invitation } : {}),
    status,
    version,
    seats: record.seats.map((holder, seat) => renderSeat(holder, seat, record)),
    yourSeats: seatsOf(record, caller),
    prompts: prompts.map((prompt) => ({ ...prompt })),
    outcome: outcome && { reason: outcome.reason, standings: outcome.standings.map(renderStanding) },
    clock: record.clock,
    language: record.language,
    invited: record.invited
      .filter((one) => isCreator(record, caller) || one.id === caller?.playerId)
      .map(({ id, name, seat }) => ({ player: { id, name }, seat })),
    rematchOf: record.rematchOf,
    rematch: record.rematch,
    forkedFrom: record.forkedFrom && { ...record.forkedFrom },
    lesson: lessonOf(record) !== null,
    undo: { way: way && { ...way }, asked: undo && { ...undo, granted: [...undo.granted] } },
    fairness: {
      commitment: commitmentTo(record.seed),
      commitments: commitmentsOf(record),
      entropy: publicEntropy(record),
      seed: isOver(record) ? record.seed : null,
      draw: renderDraw(record),
    },
    createdAt: record.createdAt.toISOString(),
    startedAt: record.startedAt?.toISOString() ?? null,
    finishedAt: record.finishedAt?.toISOString() ?? null,
  };
}

function renderDraw(record: GameRecord): Static<typeof Game>['fairness']['draw'] {
  const { attempt, revealSeconds, due, beacon, voided } = record.draw;
  return {
    phase: phaseOf(record),
    attempt,
    revealSeconds,
    due: due === null ? null : new Date(due).toISOString(),
    hidden: isClosed(record) ? hiddenSeats(record) : [],
    owed: owedSeats(record),
    beacon: beacon && { ...beacon },
    voided: voided.map((one) => ({ ...one, seats: [...one.seats] })),
  };
}

const renderSeat = (holder: Holder, seat: number, record: GameRecord): Static<typeof Seat> => {
  const tableStatus = record.tableStatus.seats[seat];
  const due = tableStatus?.asked?.due ?? null;
  return {
    seat,
    kind: holder.kind,
    ...(holder.kind === 'player' ? { player: { ...renderRef(holder), guest: holder.guest ?? false } } : {}),
    ...(holder.kind === 'bot' ? { level: holder.level ?? 'basic' } : {}),
    reserved: holder.kind === 'open' && isKeptFrom(record, seat, null),
    played: tableStatus?.played ?? 'holder',
    lapses: tableStatus?.lapses ?? 0,
    bank: tableStatus?.bank ?? null,
    due: due === null ? null : new Date(due).toISOString(),
  };
};

const renderStanding = (standing: NonNullable<GameRecord['outcome']>['standings'][number]) => ({
  ...standing,
  tieBreaks: [...standing.tieBreaks],
});
