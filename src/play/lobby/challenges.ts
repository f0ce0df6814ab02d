import type { Language, Seat } from '../../engine/rulebook.js';
import { err, ok, type Result } from '../../kernel/result.js';
import { unavailable, whyNotTogether } from '../accounts/people/apart.js';
import type { Context } from '../context.js';
import { type ClockWish, newGame } from '../games/create-game.js';
import { startWhenFull } from '../games/start-game.js';
import type { GameRecord, Holder, Invited, Visibility } from '../ports/game-record.js';
import type { BotLimit } from '../ports/games.js';
import type { Player } from '../ports/players.js';
import { type Once, onceForStep, replyTo } from '../ports/retries/saved-replies.js';
import { notFound, type Refusal, refusal } from '../refusal.js';
import { holderFor } from '../seats/holders.js';
import { takeSeat } from '../seats/seats-in-lobby.js';
import { acceptedByPolicy, inTurn } from './accept-by-policy.js';
import { invitedTo, whoIs } from './invitations.js';
import type { DeclineReason } from './policies.js';

export interface ChallengeRequest {
  readonly player: Player;
  /** Ids, names, or `@` and handles. Without any, the challenge is open to everybody. */
  readonly players?: readonly string[];
  readonly rulebook: string;
  /** As many as there are players, or as few as the rulebook allows, if left out. */
  readonly seats?: number;
  /** The challenger's own seat. */
  readonly seat?: Seat;
  readonly options?: object;
  readonly clock?: ClockWish;
  readonly rated?: boolean;
  readonly language?: Language;
  readonly visibility?: Visibility;
}

/**
 * Opens a game and invites players to it, each to a seat of their own. Bots that accept the terms by their policy have
 * their seats at once. The game starts when its last seat is taken.
 */
export async function challenge(
  context: Context,
  request: ChallengeRequest,
  once?: Once<GameRecord>,
): Promise<Result<GameRecord, Refusal>> {
  const opponents = await challenged(context, request);
  if (!opponents.ok) return opponents;
  const opened = await openedFor(context, request, opponents.value.length);
  if (!opened.ok) return opened;
  const game = opened.value;
  const bots = opponents.value.filter(({ bot }) => bot);
  return inTurn(context, request.player.id, bots, async () => {
    const limits: BotLimit[] = [];
    for (const bot of bots) {
      const accepts = await acceptedByPolicy(context, bot, game);
      if (!accepts.ok) return accepts;
      if (accepts.value !== null) limits.push(accepts.value);
    }
    const dealt = seatedIn(game, opponents.value, new Set(limits.map(({ playerId }) => playerId)));
    if (!(await context.games.createChallenge(dealt, context.quotas, replyTo(once)?.(dealt), limits)))
      return err(unavailable);
    return ok(await startWhenFull(context, dealt));
  });
}

/** Each of them once, and nobody who keeps away from another. */
async function challenged(
  context: Context,
  { player, players = [] }: ChallengeRequest,
): Promise<Result<readonly Player[], Refusal>> {
  const found = new Map<string, Player>();
  for (const [nth, wanted] of players.entries()) {
    const named = await whoIs(context, wanted);
    if (!named.ok) return named;
    const opponent = await context.people.find(named.value.id);
    if (opponent === null) return err(notFound('player'));
    if (opponent.id === player.id || found.has(opponent.id)) {
      const errors = [{ pointer: `/players/${nth}`, detail: 'must be another player than all others' }];
      return err({ ...refusal('malformed', 'A player can be challenged once.'), errors });
    }
    const apart = await whyNotTogether(context, opponent.id, [player.id, ...found.keys()]);
    if (apart !== null) return err(apart);
    found.set(opponent.id, opponent);
  }
  return ok([...found.values()]);
}

async function openedFor(
  context: Context,
  { player, players: _, seats, seat = 0, visibility, rated, ...terms }: ChallengeRequest,
  opponents: number,
): Promise<Result<GameRecord, Refusal>> {
  const least = context.rulebooks.get(terms.rulebook)?.meta.seats.min ?? 1;
  const count = seats ?? Math.max(least, opponents + 1);
  const violations = [
    ...(opponents < count ? [] : [{ pointer: '/players', detail: `there are ${count} seats` }]),
    ...(seat < count ? [] : [{ pointer: '/seat', detail: `there are ${count} seats` }]),
  ];
  if (violations.length > 0)
    return err({ ...refusal('malformed', 'The seats do not suffice.'), errors: violations });
  const isOpen = opponents === 0 || rated === true;
  return newGame(context, {
    ...terms,
    creator: player,
    seats: Array.from({ length: count }, (_, nth) => (nth === seat ? 'me' : 'open')),
    visibility: visibility ?? (isOpen ? 'public' : 'private'),
    ...(rated === undefined ? {} : { rated }),
  });
}

/** Seats are given in the order of the opponents, beginning after the challenger. */
function seatedIn(game: GameRecord, opponents: readonly Player[], accepted: ReadonlySet<string>): GameRecord {
  const first = game.seats.findIndex(({ kind }) => kind === 'player');
  const seats: Holder[] = [...game.seats];
  const invited: Invited[] = [];
  for (const [nth, opponent] of opponents.entries()) {
    const seat = (first + 1 + nth) % seats.length;
    if (accepted.has(opponent.id)) seats[seat] = holderFor(opponent);
    else invited.push({ id: opponent.id, name: opponent.name, seat });
  }
  return { ...game, seats, invited };
}

export interface AnswerRequest {
  readonly gameId: string;
  readonly player: Player;
  /** Null to accept. */
  readonly reason: DeclineReason | null;
}

export interface AnsweredInvitation {
  /** Null if it was declined. */
  readonly game: GameRecord | null;
}

/** Takes the seat, and starts the game if it was the last one; or declines. */
export async function answerInvitation(
  context: Context,
  { gameId, player, reason }: AnswerRequest,
  once?: Once<AnsweredInvitation>,
): Promise<Result<AnsweredInvitation, Refusal>> {
  const record = await invitedTo(context, gameId, player.id);
  if (record === null) return err(notFound('invitation'));
  if (reason !== null) {
    const declined: AnsweredInvitation = { game: null };
    const reply = once && (() => once.reply(ok(declined)));
    return (await context.games.uninvite(gameId, player.id, context.clock(), reason, reply))
      ? ok(declined)
      : err(notFound('invitation'));
  }
  const ofJoining = onceForStep(once, (game: GameRecord): AnsweredInvitation => ({ game }));
  const joined = await takeSeat(context, { gameId, player }, ofJoining);
  return joined.ok ? ok({ game: await startWhenFull(context, joined.value) }) : joined;
}
