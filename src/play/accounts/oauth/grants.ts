import { err, ok, type Result } from '../../../kernel/result.js';
import type { Context } from '../../context.js';
import type { Grant } from '../../ports/oauth/grants.js';
import type { Identity, Scope } from '../../ports/players.js';
import { notFound, type Refusal, refusal } from '../../refusal.js';

/** Of an account. More than that nobody looks through; the ones that were not used for longest go first. */
const MAX_GRANTS = 100;
const MAX_NAME = 60;
const DAY = 86_400_000;

export interface Application {
  /** The address of its document. */
  readonly id: string;
  /** What it calls itself. */
  readonly name: string | undefined;
}

/** Whether tokens are issued in the name of the player: not for a deleted account. */
export const isLiving = async ({ players }: Context, playerId: string): Promise<boolean> =>
  (await players.findByIdOrName(playerId, 1)).some(({ id }) => id === playerId);

/** The host that answers for an application: nobody can make it up, as they can a name. */
export const hostOf = ({ id }: Pick<Application, 'id'>): string => new URL(id).host;

/** A name as plain text of one line, and without what turns text around. */
export const nameOf = ({ id, name = '' }: Application): string =>
  name.replace(/\p{C}/gu, '').replace(/\s+/gu, ' ').trim().slice(0, MAX_NAME).toWellFormed() ||
  hostOf({ id });

/** Writes down that a player allows an application to do this. */
export async function allow(
  context: Context,
  { player: { id: playerId }, token }: Pick<Identity, 'player' | 'token'>,
  application: Application,
  scopes: readonly Scope[],
): Promise<Result<Grant, Refusal>> {
  const now = context.clock();
  const stopped = await context.measures.inForce('stop-application', application.id, now);
  if (stopped !== null)
    return err(refusal('application_stopped', 'The moderators have stopped this application.'));
  const grant: Grant = {
    id: context.newId(now),
    playerId,
    clientId: application.id,
    clientName: nameOf(application),
    scopes,
    createdAt: now,
    usedAt: now,
  };
  await context.oauth.grants.save(grant, { most: MAX_GRANTS, by: token.id });
  return ok(grant);
}

/** Its tokens stop working at once. Streams that it follows end. */
export async function revokeGrant(
  { oauth, bus }: Context,
  playerId: string,
  grantId: string,
): Promise<Result<null, Refusal>> {
  if (!(await oauth.grants.revoke(playerId, grantId))) return err(notFound('grant'));
  bus.publish([playerId]);
  return ok(null);
}

/** Deletes what can be used no more. A grant without a token was allowed, but its code was never fetched. */
export async function forgetGrants({ oauth, clock }: Context): Promise<void> {
  const now = clock();
  await oauth.records.forget(now);
  await oauth.grants.forget(now, new Date(now.getTime() - DAY));
}
