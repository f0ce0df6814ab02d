import { err, ok, type Result } from '../../../kernel/result.js';
import type { Caller } from '../../caller.js';
import type { Context } from '../../context.js';
import type { GameRecord } from '../../ports/game-record.js';
import { type FinishedFilter, type GamePage, MAX_PER_CREATOR } from '../../ports/games.js';
import type { Audience, KeptProfile, Profile, Relation } from '../../ports/people/people.js';
import type { Player } from '../../ports/players.js';
import { notFound, type Refusal } from '../../refusal.js';
import { findHandle } from '../handles/handles.js';

/** Without a profile nothing is shown of a player but the name, and the games that everybody can see. */
export const emptyProfile: KeptProfile = {
  ...{ text: '', country: null, links: [] },
  ...{ showsPresence: 'nobody', showsGames: 'everybody', seenAt: null },
};

/** A player as the caller may see them. */
export interface ShownProfile {
  readonly player: Player;
  readonly handle: string | null;
  readonly profile: Pick<Profile, 'text' | 'country' | 'links'>;
  /** Null if the caller may not see it, or nobody knows. */
  readonly seenAt: Date | null;
  /** In percent; null without enough games. */
  readonly reliability: number | null;
  /** Whether the player plays with bots. */
  readonly bots: boolean;
  /** Public games of the player with a free seat, newest first. */
  readonly challenges: readonly GameRecord[];
  /** Whether the caller may see the games that the player has finished. */
  readonly showsGames: boolean;
  /** Null for a caller without an account. */
  readonly relation: Omit<Relation, 'isBlocked'> | null;
}

const stranger: Relation = { follows: false, isFollowed: false, blocks: false, isBlocked: false };

export const profileOf = async ({ people }: Context, playerId: string): Promise<KeptProfile> =>
  (await people.profileOf(playerId)) ?? emptyProfile;

export async function setProfile(
  { people }: Context,
  playerId: string,
  profile: Profile,
): Promise<KeptProfile> {
  await people.setProfile(playerId, profile);
  return (await people.profileOf(playerId)) ?? { ...profile, seenAt: null };
}

interface Looking {
  readonly caller: Caller;
  /** An id, or `@` and a handle. */
  readonly wanted: string;
}

interface Seen {
  readonly player: Player;
  readonly profile: KeptProfile;
  readonly relation: Relation;
  readonly may: (audience: Audience) => boolean;
}

/** By id, or by `@` and a handle. */
export async function findPlayer(context: Context, wanted: string): Promise<Result<Player, Refusal>> {
  const named = wanted.startsWith('@') ? await findHandle(context, wanted) : ok({ id: wanted });
  if (!named.ok) return named;
  const player = await context.people.find(named.value.id);
  return player === null ? err(notFound('player')) : ok(player);
}

async function look(context: Context, { caller, wanted }: Looking): Promise<Result<Seen, Refusal>> {
  const found = await findPlayer(context, wanted);
  if (!found.ok) return found;
  const { people } = context;
  const player = found.value;
  const profile = await profileOf(context, player.id);
  const isOwn = caller?.playerId === player.id;
  const relation = caller === null || isOwn ? stranger : await people.relation(caller.playerId, player.id);
  const areFriends = relation.follows && relation.isFollowed;
  // A blocked player sees no more than a stranger to whom everything is hidden.
  const may = (audience: Audience) =>
    isOwn || (!relation.isBlocked && (audience === 'everybody' || (audience === 'friends' && areFriends)));
  return ok({ player, profile, relation, may });
}

export async function showProfile(
  context: Context,
  looking: Looking,
): Promise<Result<ShownProfile, Refusal>> {
  const seen = await look(context, looking);
  if (!seen.ok) return seen;
  const { player, profile, relation, may } = seen.value;
  const { text, country, links, showsPresence, showsGames, seenAt } = profile;
  const { isBlocked: _, ...known } = relation;
  return ok({
    player,
    handle: (await context.signIn.handles.of(player.id))?.handle ?? null,
    profile: relation.isBlocked ? { text: '', country: null, links: [] } : { text, country, links },
    seenAt: may(showsPresence) ? seenAt : null,
    reliability: (await context.people.reliabilityOf([player.id])).get(player.id) ?? null,
    bots: (await context.policies.of(player.id))?.bots ?? true,
    challenges: relation.isBlocked || relation.blocks ? [] : await openChallenges(context, player.id),
    showsGames: may(showsGames),
    relation: looking.caller === null ? null : known,
  });
}

async function openChallenges({ games }: Context, creator: string): Promise<readonly GameRecord[]> {
  const page = await games.lobby({ creator, status: 'open', open: true, limit: MAX_PER_CREATOR });
  return page.games;
}

/** Whether the caller may see the list of the games that a player has finished. */
export async function maySeeGames(context: Context, looking: Looking): Promise<boolean> {
  const seen = await look(context, looking);
  return seen.ok && seen.value.may(seen.value.profile.showsGames);
}

interface FinishedSearch extends Looking, Omit<FinishedFilter, 'playerId' | 'opponent'> {
  /** An id, or `@` and a handle. */
  readonly opponent?: string;
}

/** The public games that a player has finished, newest first; none if the caller may not see them. */
export async function finishedGames(
  context: Context,
  { caller, wanted, opponent, ...filter }: FinishedSearch,
): Promise<Result<GamePage, Refusal>> {
  const seen = await look(context, { caller, wanted });
  if (!seen.ok) return seen;
  const { player, profile, may } = seen.value;
  const other = opponent === undefined ? null : await findPlayer(context, opponent);
  if (other !== null && !other.ok) return other;
  if (!may(profile.showsGames)) return ok({ games: [], lastScanned: null });
  const against = other === null ? {} : { opponent: other.value.id };
  return ok(await context.games.finished({ ...filter, ...against, playerId: player.id }));
}
