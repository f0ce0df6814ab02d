import type { Seat } from '../../engine/rulebook.js';

/** Everything that a player can be told of, in the order in which one write makes it happen. */
export const noticeTypes = [
  'game.started',
  'seat.lapsed',
  'entry.appended',
  'prompt.opened',
  'message.posted',
  'game.finished',
] as const;
export type NoticeType = (typeof noticeTypes)[number];

/** The topic of the bus on which a process tells itself that there is something to tell. */
export const OUTBOX = 'outbox';

/** One thing to tell of. It names what is public and nothing else: who is told asks for the rest, as themselves. */
export interface Notice {
  readonly type: NoticeType;
  /** The seats whose holders are told; null for everybody who sits there, and the game's creator. */
  readonly to: readonly Seat[] | null;
  /** The seat that it is about. */
  readonly seat: Seat | null;
  /** The id of a message. */
  readonly message?: string;
}
