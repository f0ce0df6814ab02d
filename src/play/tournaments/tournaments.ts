import { Value } from 'typebox/value';
import type { AnyOptions } from '../../engine/any-rulebook.js';
import { err, ok, type Result } from '../../kernel/result.js';
import type { Format } from '../../tournaments/types.js';
import type { Context } from '../context.js';
import { type ClockWish, clockFrom, violationsOfConfig } from '../games/create-game.js';
import { policyOf } from '../lobby/policies.js';
import type { Player } from '../ports/players.js';
import type { Once } from '../ports/retries/saved-replies.js';
import type { Tournament, WholeTournament } from '../ports/tournaments/tournaments.js';
import { whyNotRated } from '../ratings/rated-games.js';
import { notFound, type Refusal, refusal, type Violation } from '../refusal.js';
import { isHeldBy } from '../seats/holders.js';
import { toAutopilot } from '../seats/to-autopilot.js';
import { ended } from './carry-on.js';

export interface TournamentWish {
  readonly rulebook: string;
  readonly format: Format;
  readonly seats: number;
  readonly rounds?: number;
  readonly options?: object;
  readonly clock: ClockWish;
  readonly rated?: boolean;
  readonly bots?: boolean;
  readonly maxPlayers?: number;
  readonly roundSeconds?: number;
  readonly startsAt: Date;
}

/** A round robin of so many has 496 tables. */
const MAX_ROUND_ROBIN = 32;
const MAX_PLAYERS = 128;
/** Registration is open this long at most. */
const MAX_AHEAD = 90 * 86_400_000;

export async function createTournament(
  context: Context,
  creator: Player,
  wish: TournamentWish,
  once?: Once<WholeTournament>,
): Promise<Result<WholeTournament, Refusal>> {
  const now = context.clock();
  const rulebook = context.rulebooks.get(wish.rulebook);
  if (rulebook === undefined)
    return err(refusal('rulebook_not_found', `There is no rulebook ${JSON.stringify(wish.rulebook)}.`));
  const { format, seats, rounds, rated = false, bots = false, startsAt } = wish;
  const most = format === 'round-robin' ? MAX_ROUND_ROBIN : MAX_PLAYERS;
  const { maxPlayers = Math.min(64, most) } = wish;
  const options = Value.Default(rulebook.schemas.options, structuredClone(wish.options ?? {})) as AnyOptions;
  const config = (count: number) => ({ seats: count, options, components: rulebook.components });
  const fewest = Math.min(seats, Math.max(2, rulebook.meta.seats.min));
  const sizes = Array.from({ length: seats - fewest + 1 }, (_, nth) => fewest + nth);
  const terms = { rated, clock: wish.clock, seats: sizes.length === 0 ? [] : Array(fewest).fill('open') };
  const at = startsAt.getTime() - now.getTime();
  const errors: Violation[] = [
    ...sizes.flatMap((size) => violationsOfConfig(rulebook, config(size))),
    ...whyNotRated(rulebook, terms, config(seats)),
    ...(rounds === undefined || format === 'swiss'
      ? []
      : [{ pointer: '/rounds', detail: 'only a Swiss tournament has a number of rounds' }]),
    ...(maxPlayers <= most ? [] : [{ pointer: '/maxPlayers', detail: `must not be more than ${most}` }]),
    ...(at > 0 && at <= MAX_AHEAD
      ? []
      : [{ pointer: '/startsAt', detail: 'must be within the next 90 days' }]),
  ];
  if (errors.length > 0) return err({ ...refusal('malformed', 'There can be no such tournament.'), errors });
  const tournament: Tournament = {
    ...{ id: context.newId(now), creatorId: creator.id, rulebook: wish.rulebook, format, seats },
    ...{ rounds: rounds ?? null, options, clock: clockFrom(wish.clock), rated, bots, maxPlayers },
    ...{ roundSeconds: wish.roundSeconds ?? null, status: 'open', seed: context.newSecret(), round: 0 },
    ...{ roundDue: null, revision: 0, createdAt: now, startsAt, startedAt: null, finishedAt: null },
  };
  const { id, name } = creator;
  const whole = { tournament, creator: { id, name }, isCreatorBarred: false, entries: [], tables: [] };
  await context.tournaments.create(tournament, context.quotas.tournaments, once?.reply(ok(whole)));
  return ok(whole);
}

export async function findTournament(
  { tournaments }: Pick<Context, 'tournaments'>,
  id: string,
): Promise<Result<WholeTournament, Refusal>> {
  const found = await tournaments.find(id);
  return found === null ? err(notFound('tournament')) : ok(found);
}

const forPeople = refusal('plays_no_bots', 'This tournament is for people.');
const withBots = refusal('plays_no_bots', 'Bots may enter this tournament, and you do not play with bots.');

/** Enters, or changes whether the player pauses. */
export async function enterTournament(
  context: Context,
  player: Player,
  { id, paused }: { readonly id: string; readonly paused: boolean },
): Promise<Result<WholeTournament, Refusal>> {
  const found = await findTournament(context, id);
  if (!found.ok) return found;
  const { bots } = found.value.tournament;
  if (player.bot && !bots) return err(forPeople);
  if (!player.bot && bots && !(await policyOf(context, player.id)).bots) return err(withBots);
  const entered = await context.tournaments.enter(id, player.id, paused, context.clock());
  if (entered === 'closed') return err(refusal('already_started', 'The tournament takes no more players.'));
  if (entered === 'full') return err(refusal('tournament_full', 'The tournament is full.'));
  return findTournament(context, id);
}

/** After the start, the bot plays on in the player's game, and they get no further one. */
export async function leaveTournament(
  context: Context,
  player: Player,
  id: string,
): Promise<Result<null, Refusal>> {
  const found = await findTournament(context, id);
  if (!found.ok) return found;
  if (!(await context.tournaments.leave(id, player.id))) return err(notFound('entry'));
  for (const { game, players, ranks } of found.value.tables) {
    if (game === null || ranks !== null || !players.includes(player.id)) continue;
    const record = await context.games.find(game);
    const seat = record?.seats.findIndex((holder) => isHeldBy(holder, player.id)) ?? -1;
    if (seat >= 0) await toAutopilot(context, { gameId: game, player, seat });
  }
  return ok(null);
}

/** Its creator may, before it has begun. */
export async function cancelTournament(
  context: Context,
  player: Player,
  id: string,
): Promise<Result<null, Refusal>> {
  const found = await findTournament(context, id);
  if (!found.ok) return found;
  if (found.value.creator.id !== player.id)
    return err(refusal('not_the_creator', 'Only the creator of a tournament may cancel it.'));
  let hasBegun = false;
  await context.tournaments.goOn(id, ({ tournament: { status } }) => {
    hasBegun = status !== 'open' && status !== 'cancelled';
    return status === 'open' ? ended(context, 0, 'cancelled') : null;
  });
  return hasBegun ? err(refusal('already_started', 'The tournament has begun.')) : ok(null);
}
