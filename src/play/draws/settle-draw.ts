import type { VoidedDraw } from '../../engine/draw.js';
import { commitmentTo } from '../../engine/fairness.js';
import type { Seat } from '../../engine/rulebook.js';
import { saidIn } from '../../engine/words.js';
import { err, ok, type Result } from '../../kernel/result.js';
import { type CallerOrService, SERVICE } from '../caller.js';
import type { Context } from '../context.js';
import { findGame } from '../games/find-game.js';
import { firstEntry } from '../games/first-entry.js';
import type { LiveGame } from '../games/live-games.js';
import type { Fetched } from '../ports/draws/beacon.js';
import type { Draw, DrawChange } from '../ports/draws/draw.js';
import type { GameRecord } from '../ports/game-record.js';
import type { ReplyTo } from '../ports/retries/saved-replies.js';
import { type Refusal, refusal } from '../refusal.js';
import { openSeatsOf } from '../seats/holders.js';
import { type Decided, type Decision, decideAndAppend } from '../turns/decide-and-append.js';
import { hiddenSeats, isClosed, needsDraw, noBeacon, owedSeats } from './draw-state.js';

/** A player who makes an attempt void loses their seat. After this many attempts the game is closed. */
export const MAX_ATTEMPTS = 10;
/** Between two requests for a round that has not come. */
const ASK_AGAIN_MS = 2_000;
const MAX_AT_ONCE = 100;

/** Starts a game whose seats are taken: at once if nobody has committed to entropy, or when all have revealed it. */
export function beginDraw(
  context: Context,
  game: LiveGame,
  reply?: ReplyTo<GameRecord>,
): Promise<Decided<GameRecord>> | Decided<GameRecord> {
  const { record } = game;
  const { draw } = record;
  if (draw.due !== null) return ok({ kind: 'nothing', value: record });
  const owed = owedSeats(record);
  if (owed.length > 0) {
    const which = `Seat ${owed.join(', ')}`;
    return err(refusal('commitments_missing', `${which} has to commit to entropy again, or to leave.`));
  }
  if (!needsDraw(record)) return started(context, game);
  const { beacon } = context;
  if (draw.beacon !== null && draw.beacon.chain !== beacon?.chain) return err(noBeacon);
  const due = context.clock().getTime() + draw.revealSeconds * 1000;
  const named = draw.beacon && { ...draw.beacon, round: beacon?.roundAt(due) ?? null };
  const change = { draw: { ...draw, due, beacon: named }, drawAt: new Date(due) };
  return changed(context, record, change, reply);
}

/** Takes a draw as far as it gets: to the start, to another attempt, or to the next time to look at it. */
export async function settleDraw(context: Context, gameId: string): Promise<Result<GameRecord, Refusal>> {
  for (;;) {
    const found = await findGame(context, SERVICE, gameId);
    if (!found.ok) return found;
    const before = found.value.record;
    // Not within the decision, which other requests to this game wait for.
    const fetched = await roundFor(context, before);
    const caller: CallerOrService = SERVICE;
    const settled = await decideAndAppend(context, { gameId, caller }, (game) =>
      settle(context, game, fetched),
    );
    if (!settled.ok) return settled;
    const { draw } = settled.value;
    const isSigned = draw.beacon !== null && draw.beacon.signature !== null;
    if (!isClosed(settled.value) || !isSigned) return settled;
  }
}

/** Goes on with all draws that may have got further. */
export async function settleDraws(context: Context, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const due = await context.games.withDrawDue(context.engines.rules, context.clock(), MAX_AT_ONCE);
    await Promise.all(
      due.map((gameId) =>
        settleDraw(context, gameId).catch((error: unknown) => context.observe.failed(error, 'a draw')),
      ),
    );
    if (due.length < MAX_AT_ONCE) return;
  }
}

/** The round that a draw waits for, if its time has come; null if it waits for something else. */
async function roundFor(context: Context, record: GameRecord): Promise<Fetched | null> {
  const named = record.draw.beacon;
  if (!isClosed(record) || hiddenSeats(record).length > 0 || named === null) return null;
  if (named.round === null || named.signature !== null) return null;
  const { beacon } = context;
  if (beacon?.chain !== named.chain) return { kind: 'failed', error: saidIn('en', noBeacon.detail) };
  if (context.clock().getTime() < beacon.timeOf(named.round)) return null;
  const fetched = await beacon.fetch(named.round);
  if (fetched.kind === 'failed') context.observe.failed(new Error(fetched.error), 'the beacon');
  return fetched;
}

function settle(
  context: Context,
  game: LiveGame,
  fetched: Fetched | null,
): Promise<Decided<GameRecord>> | Decided<GameRecord> {
  const { record } = game;
  const { draw } = record;
  const now = context.clock().getTime();
  if (!isClosed(record) || draw.due === null) return ok({ kind: 'nothing', value: record });
  const open = openSeatsOf(record);
  if (open.length > 0) return voided(context, record, 'left', open);
  const hidden = hiddenSeats(record);
  if (hidden.length > 0) {
    if (now >= draw.due) return voided(context, record, 'withheld', hidden);
    return changed(context, record, { draw, drawAt: new Date(draw.due) });
  }
  if (draw.beacon === null || draw.beacon.signature !== null) return started(context, game);
  const { beacon } = context;
  const time = beacon?.chain === draw.beacon.chain ? beacon.timeOf(draw.beacon.round ?? 0) : draw.due;
  if (fetched?.kind === 'signed') {
    const signed = { ...draw.beacon, signature: fetched.signature };
    return changed(context, record, { draw: { ...draw, beacon: signed }, drawAt: new Date(now) });
  }
  if (now >= time + (beacon?.patienceMs ?? 0)) return voided(context, record, 'beacon', []);
  // If its time has come only meanwhile, it was not asked for.
  const again = fetched === null ? now : now + ASK_AGAIN_MS;
  return changed(context, record, { draw, drawAt: new Date(Math.max(time, again)) });
}

/**
 * Gives an attempt up. Dropping only what was withheld would let the last seat choose between two seeds, so everything
 * is drawn again, without that seat.
 */
export function voided(
  context: Context,
  record: GameRecord,
  because: VoidedDraw['because'],
  seats: readonly Seat[],
): Decided<GameRecord> {
  const { draw, commitments } = record;
  const now = context.clock();
  if (draw.attempt >= MAX_ATTEMPTS) {
    const write = () => context.games.close(record.id, record.revision, now);
    return ok({ kind: 'change', write, value: (latest) => latest() });
  }
  const failed: VoidedDraw = {
    attempt: draw.attempt,
    commitment: commitmentTo(record.seed),
    at: now.toISOString(),
    because,
    seats,
  };
  const culprits = seats.flatMap((seat) => {
    const holder = record.seats[seat];
    return holder?.kind === 'player' ? [holder.id] : [];
  });
  const next: Draw = {
    ...draw,
    attempt: draw.attempt + 1,
    beacon: draw.beacon && { ...draw.beacon, round: null, signature: null },
    due: null,
    owed: commitments.flatMap((one, seat) => {
      const holder = record.seats[seat];
      const mustAgain = one !== null && holder?.kind === 'player' && !seats.includes(seat);
      return mustAgain ? [{ seat, player: holder.id }] : [];
    }),
    barred: [...new Set([...draw.barred, ...culprits])],
    voided: [...draw.voided, failed],
  };
  const restart = { seed: context.newSecret(), vacated: seats };
  return changed(context, record, { draw: next, drawAt: null, restart });
}

function changed(
  context: Context,
  record: GameRecord,
  change: DrawChange,
  reply?: ReplyTo<GameRecord>,
): Decided<GameRecord> {
  const write = () => context.games.changeDraw(record.id, record.revision, change, reply);
  return ok({ kind: 'change', write, value: (latest) => latest() });
}

async function started(context: Context, game: LiveGame): Promise<Decided<GameRecord>> {
  const next = await firstEntry(context, game);
  const decision: Decision<GameRecord> = { kind: 'entries', next, value: (after) => after };
  return ok(decision);
}
