import type { Seat } from '../../engine/rulebook.js';
import { err, ok, type Result } from '../../kernel/result.js';
import type { Context } from '../context.js';
import { findRecord, isCreator } from '../games/find-game.js';
import { type GameRecord, type Holder, isDeleted } from '../ports/game-record.js';
import { type Once, replyTo } from '../ports/retries/saved-replies.js';
import type { Message } from '../ports/talk.js';
import { notFound, type Refusal, refusal, type Violation } from '../refusal.js';
import { seatsOf } from '../seats/holders.js';

export interface Utterance {
  readonly gameId: string;
  readonly playerId: string;
  /** For a player with several seats; the first of them if left out. */
  readonly seat?: Seat;
  /** Whisper to these seats; if left out, the message is for everyone. */
  readonly to?: readonly Seat[];
  readonly text: string;
  /** By the moderators, in milliseconds. */
  readonly mutedUntil?: number | null;
}

const muted = refusal('muted', {
  en: 'The moderators have muted you. Your settings say why and how long.',
  de: 'Die Moderation hat dich stumm geschaltet. In deinen Einstellungen steht, warum und wie lange.',
});

/** Posts a message to everyone who may see the game, or to the present holders of some seats. */
export async function postMessage(
  context: Context,
  utterance: Utterance,
  once?: Once<Message>,
): Promise<Result<Message, Refusal>> {
  const { gameId, playerId, to = null, text, mutedUntil = null } = utterance;
  if (mutedUntil !== null && mutedUntil > context.clock().getTime()) return err(muted);
  for (;;) {
    const found = await findRecord(context, utterance, gameId);
    if (!found.ok) return found;
    const seat = seatToSpeak(found.value, utterance);
    if (!seat.ok) return seat;
    const no = to && (whyNotTo(found.value, to) ?? (await whyNotToThem(context, found.value, playerId, to)));
    if (no) return err(no);
    const at = context.clock();
    const id = context.newId(at);
    const message = { gameId, authorId: playerId, seat: seat.value, to, text, id, at };
    const posted = await context.talk.post(message, replyTo(once));
    if (posted !== null) return ok(posted);
  }
}

function seatToSpeak(record: GameRecord, { playerId, seat }: Utterance): Result<Seat | null, Refusal> {
  const own = seatsOf(record, { playerId });
  if (seat !== undefined) {
    return own.includes(seat) ? ok(seat) : err(refusal('not_your_seat', `Seat ${seat} is not yours.`));
  }
  if (own[0] !== undefined) return ok(own[0]);
  return isCreator(record, { playerId })
    ? ok(null)
    : err(refusal('not_seated', 'Only the players and the creator of a game may post messages in it.'));
}

function whyNotTo({ seats }: GameRecord, to: readonly Seat[]): Refusal | null {
  const violations: Violation[] = to.flatMap((seat, nth) =>
    seat < seats.length
      ? []
      : [{ pointer: `/to/${nth}`, detail: `the game has the seats 0 to ${seats.length - 1}` }],
  );
  if (violations.length > 0)
    return { ...refusal('malformed', 'The game has no such seat.'), errors: violations };
  const deaf = to.filter((seat) => isDeaf(seats[seat]));
  return deaf.length === 0 ? null : nobodyOn(deaf);
}

/** Who has blocked the author, or was blocked, reads nothing of it: the same refusal as for an empty seat. */
async function whyNotToThem(
  { people }: Context,
  { seats }: GameRecord,
  playerId: string,
  to: readonly Seat[],
): Promise<Refusal | null> {
  const holderOf = (seat: Seat) => {
    const holder = seats[seat];
    return holder?.kind === 'player' ? holder.id : '';
  };
  const apart = await people.apartFrom(playerId, [...new Set(to.map(holderOf))]);
  const deaf = to.filter((seat) => apart.has(holderOf(seat)));
  return deaf.length === 0 ? null : nobodyOn(deaf);
}

const nobodyOn = (deaf: readonly Seat[]): Refusal =>
  refusal('nobody_to_read', `No player who could read it holds seat ${deaf.join(', ')}.`);

/** A deleted account still holds its seats in finished games. */
const isDeaf = (holder: Holder | undefined): boolean => holder?.kind !== 'player' || isDeleted(holder);

/** Retracts a message of one's own, with or without a seat. That there was a message stays visible. */
export async function retractMessage(
  context: Context,
  { gameId, playerId, id }: { readonly gameId: string; readonly playerId: string; readonly id: string },
): Promise<Result<null, Refusal>> {
  const own = await context.talk.retract(gameId, playerId, id, context.clock());
  return own ? ok(null) : err(notFound('message of yours'));
}
