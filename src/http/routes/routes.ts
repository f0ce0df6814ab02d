import { coldGames } from '../limits/cold-games.js';
import { lookingAfterRoutes } from './admin/looking-after.js';
import { adminMeasureRoutes } from './admin/measures.js';
import { adminReportRoutes } from './admin/reports.js';
import { deliveryRoutes } from './channels/deliveries.js';
import { emailRoutes } from './channels/email.js';
import { emailPageRoutes } from './channels/email-pages.js';
import { webhookRoutes } from './channels/webhooks.js';
import type { Routes } from './context.js';
import { dumpRoutes } from './dumps/dumps.js';
import { engineRoutes } from './games/engines.js';
import { gameRoutes } from './games/games.js';
import { listRoutes } from './games/list-games.js';
import { rulebookRoutes } from './games/rulebooks.js';
import { seatRoutes } from './games/seats.js';
import { challengeRoutes } from './lobby/challenges.js';
import { forkRoutes } from './lobby/forks.js';
import { invitationRoutes } from './lobby/invitations.js';
import { matchRoutes } from './lobby/matches.js';
import { seatKeyRoutes } from './lobby/seat-keys.js';
import { deviceRoutes } from './oauth/devices.js';
import { discoveryRoutes } from './oauth/discovery.js';
import { grantRoutes } from './oauth/grants.js';
import { protocolRoutes, providerOf } from './oauth/protocol.js';
import { requestRoutes } from './oauth/requests.js';
import { documentRoutes } from './operation/documents.js';
import { mcpRoutes } from './operation/mcp.js';
import { operationRoutes } from './operation/operation.js';
import { pageRoutes } from './operation/page.js';
import { problemPageRoutes } from './operation/problem-pages.js';
import { publicPageRoutes } from './pages/pages.js';
import { linkRoutes } from './people/links.js';
import { measureRoutes } from './people/measures.js';
import { policyRoutes } from './people/policies.js';
import { profileRoutes } from './people/profiles.js';
import { reportRoutes } from './people/reports.js';
import { accountEventRoutes } from './play/account-events.js';
import { actionRoutes } from './play/actions.js';
import { eventRoutes } from './play/events.js';
import { exportRoutes } from './play/export.js';
import { inboxRoutes } from './play/inbox.js';
import { coachingRoutes } from './play/lessons.js';
import { orderRoutes } from './play/orders.js';
import { pictureRoutes } from './play/pictures.js';
import { pointRoutes } from './play/points.js';
import { recapRoutes } from './play/recap.js';
import { tableRoutes } from './play/table.js';
import { undoRoutes } from './play/undo.js';
import { viewRoutes } from './play/view.js';
import { worldRoutes } from './play/world.js';
import { accountRoutes } from './players/account.js';
import { calendarRoutes } from './players/calendar.js';
import { limitRoutes } from './players/limits.js';
import { playerRoutes } from './players/players.js';
import { tokenRoutes } from './players/tokens.js';
import { leaderboardRoutes } from './ratings/leaderboards.js';
import { playerRatingRoutes } from './ratings/player-ratings.js';
import { handleRoutes } from './sign-in/handles.js';
import { methodRoutes } from './sign-in/methods.js';
import { sessionRoutes } from './sign-in/sessions.js';
import { signInRoutes } from './sign-in/sign-ins.js';
import { followRoutes } from './talk/follow-messages.js';
import { messageRoutes } from './talk/messages.js';
import { muteRoutes } from './talk/mutes.js';
import { postRoutes } from './talk/post-message.js';
import { tournamentRoutes } from './tournaments/tournaments.js';

/** The API document lists operations in this order. */
const groups = (provider: ReturnType<typeof providerOf>) => [
  rulebookRoutes,
  engineRoutes,
  playerRoutes,
  accountRoutes,
  tokenRoutes,
  signInRoutes,
  methodRoutes,
  sessionRoutes,
  handleRoutes,
  grantRoutes,
  requestRoutes(provider),
  deviceRoutes(provider),
  profileRoutes,
  linkRoutes,
  policyRoutes,
  calendarRoutes,
  limitRoutes,
  gameRoutes,
  listRoutes,
  seatRoutes,
  matchRoutes,
  invitationRoutes,
  challengeRoutes,
  tournamentRoutes,
  seatKeyRoutes,
  forkRoutes,
  leaderboardRoutes,
  playerRatingRoutes,
  dumpRoutes,
  viewRoutes,
  tableRoutes,
  actionRoutes,
  eventRoutes,
  recapRoutes,
  coachingRoutes,
  pointRoutes,
  worldRoutes,
  undoRoutes,
  orderRoutes,
  inboxRoutes,
  accountEventRoutes,
  exportRoutes,
  pictureRoutes,
  messageRoutes,
  followRoutes,
  postRoutes,
  muteRoutes,
  webhookRoutes,
  deliveryRoutes,
  emailRoutes,
  reportRoutes,
  adminReportRoutes,
  measureRoutes,
  adminMeasureRoutes,
  lookingAfterRoutes,
  operationRoutes,
];

/** Every operation of the API, the page, and the API document. */
export const routes: Routes = async (app, options) => {
  await app.register(coldGames, options);
  const provider = providerOf(options);
  for (const route of groups(provider).flat()) route(app, options);
  await app.register(protocolRoutes(provider), options);
  await app.register(emailPageRoutes, options);
  await app.register(problemPageRoutes, options);
  await app.register(publicPageRoutes, options);
  await app.register(mcpRoutes, options);
  await app.register(pageRoutes, { folder: options.pageFolder });
  for (const route of [...documentRoutes, ...discoveryRoutes]) route(app, options);
};
