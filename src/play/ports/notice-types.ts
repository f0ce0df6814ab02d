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

/** What moderators decide, which is about no game. Accounts and webhooks are told, mailboxes of games are not. */
export const accountNotices = ['account.measure', 'report.answered'] as const;
export type AccountNotice = (typeof accountNotices)[number];

/** What becomes of a tournament. Those who have entered it are told, by events of their account and by webhooks. */
export const tournamentEvents = [
  'tournament.started',
  'tournament.round',
  'tournament.finished',
  'tournament.cancelled',
] as const;
export type TournamentEvent = (typeof tournamentEvents)[number];

/** Everything that a webhook can be told of. */
export const webhookTypes = [...noticeTypes, ...accountNotices, ...tournamentEvents] as const;
export type WebhookType = (typeof webhookTypes)[number];

/**
 * What an account finds among its events: what webhooks are told of, but for what every action causes. A prompt names the
 * version that it came with.
 */
export const accountEventTypes = webhookTypes.filter((type) => type !== 'entry.appended');

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
  /** Why an invitation was declined. */
  readonly reason?: string;
  /** Somebody who is notified besides the seats: who is invited, or was. */
  readonly player?: string;
}
