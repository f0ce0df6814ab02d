import type { Seat } from '../../engine/rulebook.js';

/** Everything that a player can be notified of, in the order in which one write causes it. */
export const noticeTypes = [
  'invitation.received',
  'invitation.ended',
  'seat.taken',
  'seat.left',
  'game.started',
  'seat.lapsed',
  'undo.asked',
  'undo.answered',
  'entry.appended',
  'prompt.closed',
  'prompt.opened',
  'message.posted',
  'game.finished',
] as const;
export type NoticeType = (typeof noticeTypes)[number];

/** What an account finds among its events: all but what every action causes. A prompt names the version that it came with. */
export const accountEventTypes = noticeTypes.filter((type) => type !== 'entry.appended');

/** What an account finds there beside what happens in games. */
export const MEASURE = 'account.measure';

/** The notice that may be about a whisper. */
export const MESSAGE = 'message.posted' satisfies NoticeType;

/** The bus topic on which a process announces new rows of the outbox to itself. */
export const OUTBOX = 'outbox';

/** A notification. It contains public facts only; readers ask for details with their own token. */
export interface Notice {
  readonly type: NoticeType;
  /** The seats whose holders are notified; null for all holders and the game's creator. */
  readonly to: readonly Seat[] | null;
  /** The seat that it is about. */
  readonly seat: Seat | null;
  /** The id of a message. */
  readonly message?: string;
  /** Somebody who is notified besides the seats: who is invited, or was. */
  readonly player?: string;
}
