import type { Static } from 'typebox';
import type { Message as MessageRecord } from '../../play/ports/talk.js';
import type { Message } from '../schemas/talk.js';
import { renderRef } from './player.js';

export const renderMessage = (message: MessageRecord): Static<typeof Message> => ({
  id: message.id,
  changed: message.changed,
  at: message.at.toISOString(),
  author: renderRef(message.author),
  seat: message.seat,
  to: message.to && [...message.to],
  text: message.text,
});
