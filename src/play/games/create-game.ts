import { Value } from 'typebox/value';
import type { AnyConfig, AnyOptions, AnyRulebook } from '../../engine/any-rulebook.js';
import type { ComponentsShape, Language } from '../../engine/rulebook.js';
import { err, ok, type Result } from '../../kernel/result.js';
import { violationsOf } from '../check-value.js';
import { newTableStatus } from '../clocks/table-status.js';
import type { Context } from '../context.js';
import { type Brought, keptOf } from '../draws/brought.js';
import { noBeacon } from '../draws/draw-state.js';
import { newDraw } from '../ports/draws/draw.js';
import type { GameRecord, Holder, Level, Visibility } from '../ports/game-record.js';
import type { Player } from '../ports/players.js';
import type { Once } from '../ports/retries/saved-replies.js';
import type { ClockSettings } from '../ports/table-status.js';
import { whyNotRated } from '../ratings/rated-games.js';
import { type Refusal, refusal, type Violation } from '../refusal.js';
import { botHolder } from '../seats/holders.js';

/** Who holds a seat from the beginning. */
export type Wish = 'me' | 'bot' | 'open' | { readonly bot: Level };

export interface CreateRequest {
  readonly creator: Player;
  readonly rulebook: string;
  readonly seats: readonly Wish[];
  readonly options?: object;
  readonly components?: object;
  readonly visibility?: Visibility;
  readonly clock?: ClockWish;
  readonly language?: Language;
  readonly carryOver?: boolean;
  readonly rated?: boolean;
  /** How long seats have to reveal their entropy. */
  readonly revealSeconds?: number;
  /** Whether a round of the server's beacon is mixed into the seed. */
  readonly beacon?: boolean;
}

/** A clock whose optional settings have defaults. */
export type ClockWish = ClockSettings extends infer One
  ? One extends ClockSettings
    ? Omit<One, 'onTimeout' | 'lapses'> & Partial<Pick<One, 'onTimeout' | 'lapses'>>
    : never
  : never;

export async function createGame(
  context: Context,
  request: CreateRequest,
  once?: Once<GameRecord>,
): Promise<Result<GameRecord, Refusal>> {
  const game = await newGame(context, request);
  if (game.ok) await context.games.create(game.value, context.quotas, once?.reply(game));
  return game;
}

/** A new game that is not written yet. */
export async function newGame(
  context: Context,
  request: CreateRequest,
  rulebook = context.rulebooks.get(request.rulebook),
): Promise<Result<GameRecord, Refusal>> {
  if (rulebook === undefined) {
    return err({
      ...refusal('rulebook_not_found', `There is no rulebook ${JSON.stringify(request.rulebook)}.`),
      errors: [
        { pointer: '/rulebook', detail: `must be one of ${[...context.rulebooks.keys()].join(', ')}` },
      ],
    });
  }
  if (request.beacon && context.beacon === null) return err(noBeacon);
  const config = configFrom(rulebook, request);
  const errors = [...violationsOfConfig(rulebook, config), ...whyNotRated(rulebook, request, config)];
  if (errors.length > 0)
    return err({ ...refusal('malformed', 'These are not valid settings for a game.'), errors });
  const file = await context.engines.newest(rulebook.meta.id);
  return ok({ ...newRecord(context, rulebook, config.options, request), ...file });
}

function configFrom(rulebook: AnyRulebook, request: CreateRequest): AnyConfig {
  return {
    seats: request.seats.length,
    options: Value.Default(rulebook.schemas.options, structuredClone(request.options ?? {})) as AnyOptions,
    components: (request.components ?? rulebook.components) as ComponentsShape,
  };
}

/** What is wrong with a config, with JSON pointers into it. */
export function violationsOfConfig(rulebook: AnyRulebook, config: AnyConfig): Violation[] {
  const { min, max } = rulebook.meta.seats;
  const violations: Violation[] = [
    ...(config.seats < min || config.seats > max
      ? [
          {
            pointer: '/seats',
            detail: {
              en: `${rulebook.meta.titles.en} is for ${min} to ${max} seats.`,
              de: `${rulebook.meta.titles.de} ist für ${min} bis ${max} Plätze.`,
            },
          },
        ]
      : []),
    ...violationsOf(rulebook.schemas.options, config.options, '/options'),
    ...violationsOf(rulebook.schemas.components, config.components, '/components'),
  ];
  return violations.length > 0 ? violations : (rulebook.flaws?.(config) ?? []);
}

function newRecord(
  context: Context,
  rulebook: AnyRulebook,
  options: AnyOptions,
  {
    creator,
    components,
    seats,
    visibility = 'public',
    clock: wish,
    language,
    carryOver = true,
    rated = false,
    ...drawn
  }: CreateRequest,
): GameRecord {
  const now = context.clock();
  const { revealSeconds, beacon = false } = drawn;
  const clock = wish === undefined ? null : clockFrom(wish);
  return {
    id: context.newId(now),
    rulebook: rulebook.meta.id,
    rulesVersion: rulebook.meta.rulesVersion,
    engineHash: null,
    engineFrozen: false,
    carryOver,
    rated,
    options,
    components: (components as ComponentsShape | undefined) ?? null,
    visibility,
    invitation: context.newSecret(),
    creatorId: creator.id,
    seed: context.newSecret(),
    entropy: seats.map(() => null),
    commitments: seats.map(() => null),
    draw: newDraw(clock, { revealSeconds, chain: beacon ? context.beacon?.chain : undefined }),
    status: 'open',
    version: 0,
    revision: 0,
    prompts: [],
    outcome: null,
    createdAt: now,
    startedAt: null,
    finishedAt: null,
    movedAt: now,
    seats: seats.map((wish) => holderOf(wish, creator)),
    clock,
    tableStatus: newTableStatus(seats.length, clock),
    orders: seats.map(() => []),
    language: language ?? null,
    invited: [],
    rematchOf: null,
    rematch: null,
    forkedFrom: null,
  };
}

/** A new game whose creator brings entropy for these seats. */
export const withBrought = (game: GameRecord, seats: readonly number[], brought: Brought): GameRecord => {
  const { entropy, commitment } = keptOf(brought);
  return {
    ...game,
    entropy: game.entropy.map((none, seat) => (seats.includes(seat) ? entropy : none)),
    commitments: game.commitments.map((none, seat) => (seats.includes(seat) ? commitment : none)),
  };
};

export const clockFrom = (wish: ClockWish): ClockSettings =>
  ({
    ...{ onTimeout: 'autopilot', lapses: 2 },
    ...(wish.kind === 'bank' ? { incrementFor: 'turn' } : {}),
    ...wish,
  }) as ClockSettings;

const holderOf = (wish: Wish, { id, name }: Player): Holder =>
  wish === 'me'
    ? { kind: 'player', id, name }
    : typeof wish === 'object'
      ? botHolder(wish.bot)
      : { kind: wish };
