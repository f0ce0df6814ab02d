import type { AnyRulebook } from '../../engine/any-rulebook.js';
import { accountSchemas } from './account.js';
import { calendarSchemas } from './calendar.js';
import { problemSchema, Text } from './common.js';
import { emailSchemas } from './email.js';
import { gameSchemas } from './games.js';
import { ExportedGame } from './history.js';
import { lobbySchemas } from './lobby.js';
import { orderSchemas } from './orders.js';
import { playerSchemas } from './players.js';
import type { Named } from './ref.js';
import type { RulebookSchemas } from './rulebooks/rulebooks.js';
import { talkSchemas } from './talk.js';
import { webhookSchemas } from './webhooks.js';

/** Every schema that the API document names. */
export const namedSchemas = (rulebooks: readonly AnyRulebook[], schemas: RulebookSchemas): Named[] => [
  Text,
  problemSchema(rulebooks),
  ...playerSchemas,
  ...calendarSchemas,
  ...gameSchemas,
  ...orderSchemas,
  ...webhookSchemas,
  ...emailSchemas,
  ...lobbySchemas,
  ExportedGame,
  ...talkSchemas,
  ...accountSchemas,
  ...schemas.all,
];
