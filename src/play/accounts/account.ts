import { err, ok, type Result } from '../../kernel/result.js';
import type { Calendar } from '../clocks/calendar.js';
import { calendarOf } from '../clocks/edit-calendar.js';
import type { Context } from '../context.js';
import { whyNotName } from '../moderation/measures.js';
import type { Mailbox } from '../ports/mail.js';
import type { Measure } from '../ports/moderation/measures.js';
import type { Report } from '../ports/moderation/reports.js';
import type { Grant } from '../ports/oauth/grants.js';
import type { FollowLink, KeptProfile, Link } from '../ports/people/people.js';
import type { KeptPolicy, Pace } from '../ports/people/policies.js';
import type { Player, Token } from '../ports/players.js';
import type { OwnRating } from '../ports/ratings/ratings.js';
import type { HandleRow } from '../ports/sign-in/handles.js';
import type { Session, SignInMethod } from '../ports/sign-in/sign-ins.js';
import type { Mute } from '../ports/talk.js';
import type { OwnTournaments } from '../ports/tournaments/tournaments.js';
import type { Webhook } from '../ports/webhooks.js';
import { type Refusal, refusal } from '../refusal.js';
import { isHeldBy } from '../seats/holders.js';
import { resign, vacate } from '../seats/seats-in-play.js';

/** Of an account in its export: more than its quota allows in a year. */
const MAX_REPORTS = 10_000;

export async function renamePlayer(
  context: Context,
  player: Player,
  name: string,
): Promise<Result<Player, Refusal>> {
  const refused = await whyNotName(context, player.id, name);
  if (refused !== null) return err(refused);
  await context.accounts.rename(player.id, name);
  return ok({ ...player, name });
}

/**
 * Deletes an account permanently. Its seats in open games become open. In active games the bot plays on until another
 * player takes the seat. Finished games keep their results, without the player's name.
 */
export async function deleteAccount(
  context: Context,
  player: Player,
  confirmation: string,
): Promise<Result<null, Refusal>> {
  const { id, name } = player;
  if (confirmation === name) await leaveActiveGames(context, player);
  const erasure = await context.accounts.erase(id, confirmation, context.clock());
  if (erasure.kind === 'misnamed') {
    return err(refusal('not_confirmed', 'This is not the name of the account. Nothing was deleted.'));
  }
  if (erasure.kind === 'erased') for (const game of erasure.toBots) context.botRuns.wake(game);
  return ok(null);
}

/** Leaves seats so that others can take them. A seat that has resigned stays with the bot. */
async function leaveActiveGames(context: Context, player: Player): Promise<void> {
  for (let before: { before?: string } = {}; ; ) {
    const games = await context.games.list({ playerId: player.id, status: 'active', limit: 100, ...before });
    for (const { id, seats, rated } of games) {
      const own = seats.flatMap((holder, seat) => (isHeldBy(holder, player.id) ? [seat] : []));
      // A rated game keeps its seats: the deleted account ranks last.
      for (const seat of own) await (rated ? resign : vacate)(context, { gameId: id, player, seat });
    }
    const last = games.at(-1);
    if (games.length < 100 || last === undefined) return;
    before = { before: last.id };
  }
}

/** Everything that is stored about an account. What may be long comes page by page. */
export interface AccountExport {
  readonly player: Player;
  readonly tokens: readonly Token[];
  readonly mutes: readonly Mute[];
  readonly calendar: Calendar;
  readonly webhooks: readonly Webhook[];
  readonly mailbox: Mailbox | null;
  readonly signInMethods: readonly SignInMethod[];
  readonly sessions: readonly Session[];
  readonly handle: HandleRow | null;
  readonly grants: readonly Grant[];
  readonly profile: KeptProfile | null;
  readonly policy: KeptPolicy | null;
  readonly pace: Pace;
  readonly tournaments: OwnTournaments;
  readonly follows: readonly FollowLink[];
  readonly blocks: readonly Link[];
  readonly ratings: readonly OwnRating[];
  readonly reports: readonly Report[];
  readonly measures: readonly Measure[];
  readonly games: ReturnType<Context['accounts']['games']>;
  readonly invitations: ReturnType<Context['accounts']['invitations']>;
  readonly guests: ReturnType<Context['accounts']['guests']>;
  readonly messages: ReturnType<Context['accounts']['messages']>;
  readonly savedReplies: ReturnType<Context['accounts']['savedReplies']>;
}

export async function exportAccount(context: Context, player: Player): Promise<AccountExport> {
  const { players, talk, accounts, channels, signIn, oauth, ratings } = context;
  const [tokens, mutes, calendar, webhooks, mailbox, signInMethods, sessions, handle, grants, shown, rated] =
    await Promise.all([
      players.tokensOf(player.id),
      talk.mutesOf(player.id),
      calendarOf(context, player.id),
      channels.webhooks.of(player.id),
      channels.mailboxes.find(player.id),
      signIn.signIns.methodsOf(player.id),
      signIn.signIns.sessionsOf(player.id),
      signIn.handles.of(player.id),
      oauth.grants.of(player.id),
      shownBy(context, player.id),
      ratings.of([player.id]),
    ]);
  return {
    player,
    tokens,
    mutes,
    calendar,
    webhooks,
    mailbox,
    signInMethods,
    sessions,
    handle,
    grants,
    ...shown,
    ratings: rated,
    reports: await context.reports.list({ reporter: player.id, limit: MAX_REPORTS }),
    measures: await context.measures.list({ player: player.id, limit: MAX_REPORTS }),
    games: accounts.games(player.id),
    invitations: accounts.invitations(player.id),
    guests: accounts.guests(player.id),
    messages: accounts.messages(player.id),
    savedReplies: accounts.savedReplies(player.id),
  };
}

async function shownBy({ people, policies, tournaments }: Context, playerId: string) {
  const [profile, policy, pace, own, follows, blocks] = await Promise.all([
    people.profileOf(playerId),
    policies.of(playerId),
    policies.paceOf(playerId),
    tournaments.of(playerId),
    people.followsOf(playerId),
    people.blocksOf(playerId),
  ]);
  return { profile, policy, pace, tournaments: own, follows, blocks };
}
