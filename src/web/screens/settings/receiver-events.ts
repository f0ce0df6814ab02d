import type { ReceiverWish } from '../../api/receivers.js';

type Events = ReceiverWish['events'];

const TURNS: Events = ['prompt.opened', 'invitation.received', 'game.started', 'game.finished'];
const ALL: Events = [
  ...TURNS,
  ...(['seat.taken', 'seat.left', 'seat.lapsed', 'undo.asked', 'undo.answered', 'message.posted'] as const),
];
const TABLE: Events = ['entry.appended', 'seat.lapsed', 'game.finished'];

/** What a receiver is told of: what its owner has to know, all, or every move at one table. */
export function eventsAbout(about: 'turns' | 'all' | 'table'): Events {
  if (about === 'table') return TABLE;
  return about === 'all' ? ALL : TURNS;
}
