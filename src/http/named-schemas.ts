import type { AnyRulebook } from '../engine/any-rulebook.js';
import { accountSchemas } from './schemas/account.js';
import { calendarSchemas } from './schemas/calendar.js';
import { problemSchema, Text } from './schemas/common.js';
import { emailSchemas } from './schemas/email.js';
import { gameSchemas } from './schemas/games.js';
import { ExportedGame } from './schemas/history.js';
import { limitSchemas } from './schemas/limits.js';
import { lobbySchemas } from './schemas/lobby.js';
import { measureSchemas } from './schemas/moderation/measures.js';
import { oversightSchemas } from './schemas/moderation/oversight.js';
import { rehearsalSchemas } from './schemas/moderation/rehearsals.js';
import { reportSchemas } from './schemas/moderation/reports.js';
import { staffSchemas } from './schemas/moderation/staff.js';
import { applicationSchemas } from './schemas/people/applications.js';
import { peopleSchemas } from './schemas/people/people.js';
import { policySchemas } from './schemas/people/policies.js';
import { accountEventSchemas } from './schemas/play/account-events.js';
import { adviceSchemas } from './schemas/play/advice.js';
import { GameLesson } from './schemas/play/lesson.js';
import { orderSchemas } from './schemas/play/orders.js';
import { GamePoints } from './schemas/play/points.js';
import { recapSchemas } from './schemas/play/recap.js';
import { tableSchemas } from './schemas/play/table.js';
import { World } from './schemas/play/world.js';
import { playerSchemas } from './schemas/players.js';
import { ratingSchemas } from './schemas/ratings.js';
import type { Named } from './schemas/ref.js';
import type { RulebookSchemas } from './schemas/rulebooks/rulebooks.js';
import { signInSchemas } from './schemas/sign-in.js';
import { talkSchemas } from './schemas/talk.js';
import { tournamentSchemas } from './schemas/tournaments/tournaments.js';
import { webhookSchemas } from './schemas/webhooks.js';

/** Every schema that the API document names. */
export const namedSchemas = (rulebooks: readonly AnyRulebook[], schemas: RulebookSchemas): Named[] => [
  Text,
  problemSchema(rulebooks),
  ...playerSchemas,
  ...ratingSchemas,
  ...signInSchemas,
  ...applicationSchemas,
  ...peopleSchemas,
  ...policySchemas,
  ...calendarSchemas,
  ...limitSchemas,
  ...gameSchemas,
  ...accountEventSchemas,
  ...orderSchemas,
  ...recapSchemas,
  ...adviceSchemas,
  GameLesson,
  GamePoints,
  ...tableSchemas,
  World,
  ...webhookSchemas,
  ...emailSchemas,
  ...lobbySchemas,
  ...tournamentSchemas,
  ExportedGame,
  ...talkSchemas,
  ...accountSchemas,
  ...staffSchemas,
  ...reportSchemas,
  ...measureSchemas,
  ...oversightSchemas,
  ...rehearsalSchemas,
  ...schemas.all,
];
