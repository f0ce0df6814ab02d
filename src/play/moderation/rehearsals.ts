import { comparing } from '../../engine/carry-over.js';
import { ok, type Result } from '../../kernel/result.js';
import { TimeShare } from '../../kernel/time-share.js';
import type { Context } from '../context.js';
import { finished } from '../games/carry-over.js';
import { rehearse } from '../games/rehearse.js';
import type { Rehearsal } from '../ports/moderation/rehearsals.js';
import type { Actor } from '../ports/moderation/staff.js';
import type { Once } from '../ports/retries/saved-replies.js';
import type { Refusal } from '../refusal.js';
import { hasPart } from './own-case.js';
import { auditNote } from './roles.js';

/** The job that carries them out. */
export const REHEARSALS = 'rehearsals';
/** Of a claim that lasts a minute, in milliseconds. */
const RENEWED_AFTER = 20_000;

/** Asks what carry-over would do. A process that has time for it answers. */
export async function startRehearsal(
  context: Pick<Context, 'rehearsals' | 'scheduler' | 'clock' | 'newId'>,
  actor: Actor,
  once?: Once<Rehearsal>,
): Promise<Result<Rehearsal, Refusal>> {
  const at = context.clock();
  const rehearsal: Rehearsal = { id: context.newId(at), at, doneAt: null, versions: null };
  const subject = { kind: 'rehearsal', id: rehearsal.id };
  const note = auditNote(context, actor, { action: 'rehearse', subject });
  await context.rehearsals.add(rehearsal, note, once?.reply(ok(rehearsal)));
  context.scheduler.wake(REHEARSALS);
  return ok(rehearsal);
}

/** Takes at most this share of the time of the process. A rehearsal that is stopped begins again elsewhere. */
export async function carryOutRehearsals(
  context: Context,
  share: number,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const id = await context.rehearsals.claim();
    if (id === null) return;
    await carryOut(context, id, { pace: new TimeShare({ share }), signal });
  }
}

interface Course {
  readonly pace: TimeShare;
  readonly signal: AbortSignal;
}

async function carryOut(context: Context, id: string, { pace, signal }: Course): Promise<void> {
  const { rulebooks, games, engines, rehearsals, clock } = context;
  const newest = [...rulebooks.values()].map(({ meta }) => ({
    ...{ rulebook: meta.id, rulesVersion: meta.rulesVersion },
  }));
  let renewed = performance.now();
  const mayGoOn = async (): Promise<boolean> => {
    if (pace.isUp) await pace.rest(signal);
    if (performance.now() - renewed > RENEWED_AFTER) {
      renewed = performance.now();
      await rehearsals.renew(id);
    }
    return !signal.aborted;
  };
  const found = rehearse(games.older(newest), newest, engines, async (...given) => {
    const difference = await finished(comparing(...given), mayGoOn);
    if (difference === 'stopped') throw new Error('the rehearsal was stopped');
    return difference;
  });
  const versions = await found.catch((error: unknown) => {
    if (!signal.aborted) throw error;
    return null;
  });
  // Another process, or the next start, begins again.
  if (versions !== null) await rehearsals.done(id, versions, clock());
}

/** As the caller may see them: how a game went on that they play is not for their eyes. */
export async function seenRehearsals(context: Pick<Context, 'rehearsals' | 'games'>, actor: Actor) {
  const isOwn = new Map<string, Promise<boolean>>();
  const ownGame = (game: string): Promise<boolean> => {
    const known = isOwn.get(game) ?? hasPart(context, actor, game);
    isOwn.set(game, known);
    return known;
  };
  return Promise.all(
    (await context.rehearsals.list()).map(async ({ versions, ...rehearsal }) => ({
      ...rehearsal,
      versions:
        versions &&
        (await Promise.all(
          versions.map(async (version) => ({
            ...version,
            differences: await Promise.all(
              version.differences.map(async ({ detail, ...found }) => ({
                ...{ ...found, detail: (await ownGame(found.game)) ? null : detail },
              })),
            ),
          })),
        )),
    })),
  );
}
