import { ok } from '../../kernel/result.js';
import { SERVICE } from '../caller.js';
import type { Context } from '../context.js';
import type { GameRecord } from '../ports/game-record.js';
import type { Measure, NewMeasure } from '../ports/moderation/measures.js';
import type { Player } from '../ports/players.js';
import { isHeldBy } from '../seats/holders.js';
import { leaveSeat } from '../seats/seats-in-lobby.js';
import { resign, vacate } from '../seats/seats-in-play.js';
import { toAutopilot } from '../seats/to-autopilot.js';
import { decideAndAppend } from '../turns/decide-and-append.js';
import { Draft, hasBegun } from '../turns/draft.js';

const MAX_AT_ONCE = 20;
const PAGE = 100;

/** Everything here may run twice: after a failure, or in two processes. */
export async function carryOutMeasures(context: Context): Promise<void> {
  for (const measure of await context.measures.waiting(MAX_AT_ONCE))
    await carryOut(context, measure).catch((error: unknown) => context.observe.failed(error, 'a measure'));
}

/** At once where it was taken. If that fails, the job goes on. */
export async function carryOutNow(context: Context, measure: NewMeasure): Promise<void> {
  const whole = await context.measures.find(measure.id);
  if (whole === null) return;
  await carryOut(context, whole).catch((error: unknown) => context.observe.failed(error, 'a measure'));
}

async function carryOut(context: Context, measure: Measure): Promise<void> {
  await effect(context, measure);
  await context.measures.done(measure.id, context.clock());
}

async function effect(context: Context, { kind, playerId, game, subject, liftedAt }: Measure): Promise<void> {
  const { accounts, signIn, talk, ratings, channels, measures, clock } = context;
  if (liftedAt !== null) return;
  if (kind === 'hide-message' && game !== null && playerId !== null)
    await talk.retract(game, playerId, subject, clock());
  if (kind === 'close-game') await closeGame(context, subject);
  if (kind === 'exclude-game') await ratings.exclude(subject, clock());
  if (kind === 'stop-application') await measures.revokeApplication(subject);
  if (playerId === null) return;
  const person = await context.people.find(playerId);
  if (person === null) return;
  if (kind === 'rename') {
    await accounts.rename(playerId, neutralName(playerId));
    await signIn.handles.release(playerId, clock());
  }
  if (kind === 'stop-webhook') await stopWebhook(context, playerId, subject);
  if (kind === 'suspend' || kind === 'ban') await standUp(context, person, kind);
  if (kind === 'ban')
    for (const { id, active } of await channels.webhooks.of(playerId))
      if (active) await stopWebhook(context, playerId, id);
}

/** Says nothing, and is probably nobody else's. */
const neutralName = (playerId: string): string => `Player ${playerId.slice(-6)}`;

export const STOPPED = 'Stopped by the moderators.';

const stopWebhook = ({ channels, clock }: Context, playerId: string, id: string) =>
  channels.webhooks.change(playerId, id, { active: false, disabled: STOPPED }, clock());

/** Works for games whose clocks run, too. */
export const closeGame = (context: Context, gameId: string): Promise<unknown> =>
  decideAndAppend(context, { gameId, caller: SERVICE }, async (live) => {
    const { record } = live;
    if (record.status === 'open') {
      const write = () => context.games.close(gameId, record.revision, context.clock());
      return ok({ kind: 'change', write, value: () => null });
    }
    if (record.status !== 'active' || !hasBegun(live)) return ok({ kind: 'nothing', value: null });
    const draft = new Draft(context, live);
    draft.note({ type: 'close' });
    return ok({ kind: 'entries', next: await draft.sealed(), value: () => null });
  });

/** Games without their rules on this server are left as they are: nobody plays them. */
async function standUp(context: Context, player: Player, kind: 'suspend' | 'ban'): Promise<void> {
  for (const status of ['open', 'active'] as const)
    for (let before: { before?: string } = {}; ; ) {
      const games = await context.games.list({ playerId: player.id, status, limit: PAGE, ...before });
      for (const game of games) await leave(context, game, player, kind);
      const last = games.at(-1);
      if (games.length < PAGE || last === undefined) break;
      before = { before: last.id };
    }
  const own = { creator: player.id, status: 'open' as const, limit: PAGE };
  for (const { id } of await context.games.list(own)) await closeGame(context, id);
}

async function leave(context: Context, game: GameRecord, player: Player, kind: 'suspend' | 'ban') {
  const { id: gameId, rated, status } = game;
  if (status === 'open' && game.creatorId === player.id) return closeGame(context, gameId);
  const seats = game.seats.flatMap((holder, seat) => (isHeldBy(holder, player.id) ? [seat] : []));
  for (const seat of seats) {
    const request = { gameId, player, seat };
    if (status === 'open') await leaveSeat(context, request);
    else if (kind === 'suspend') await toAutopilot(context, request);
    // As with a deleted account: others may take the seat, but a rated game keeps it, and ranks it last.
    else if (rated || !(await vacate(context, request)).ok) await resign(context, request);
  }
}
