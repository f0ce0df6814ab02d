import { err, ok, type Result } from '../../../kernel/result.js';
import type { Context } from '../../context.js';
import type { Linked, People } from '../../ports/people/people.js';
import { notFound, type Refusal, refusal } from '../../refusal.js';

const MAX_LINKS = 1_000;

interface LinkRequest {
  readonly playerId: string;
  readonly otherId: string;
}

const full = refusal('list_full', {
  en: `This list has ${MAX_LINKS} players, the maximum: remove one first.`,
  de: `Diese Liste hat ${MAX_LINKS} Einträge, mehr geht nicht: Entferne zuerst einen.`,
});

async function link(
  { people, clock }: Context,
  request: LinkRequest,
  write: (people: People) => People['follow'],
): Promise<Result<null, Refusal>> {
  if (request.playerId === request.otherId) return err(refusal('malformed', 'This is you.'));
  const outcome: Linked = await write(people)({ ...request, at: clock() }, MAX_LINKS);
  if (outcome === 'full') return err(full);
  return outcome === 'done' ? ok(null) : err(notFound('player'));
}

/** Two who follow each other are friends. */
export const follow = (context: Context, request: LinkRequest): Promise<Result<null, Refusal>> =>
  link(context, request, (people) => people.follow);

export const unfollow = async (
  { people }: Context,
  { playerId, otherId }: LinkRequest,
): Promise<Result<null, Refusal>> =>
  (await people.unfollow(playerId, otherId)) ? ok(null) : err(notFound('follow'));

/** The other player is not told, and gets only neutral refusals. */
export const block = (context: Context, request: LinkRequest): Promise<Result<null, Refusal>> =>
  link(context, request, (people) => people.block);

export const unblock = async (
  { people }: Context,
  { playerId, otherId }: LinkRequest,
): Promise<Result<null, Refusal>> =>
  (await people.unblock(playerId, otherId)) ? ok(null) : err(notFound('block'));
