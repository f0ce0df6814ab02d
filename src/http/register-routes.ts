import type { FastifyInstance } from 'fastify';
import type { Readiness } from '../play/ports/readiness.js';
import { accountRoutes } from './routes/account.js';
import { actionRoutes } from './routes/actions.js';
import { calendarRoutes } from './routes/calendar.js';
import type { RouteOptions } from './routes/context.js';
import { deliveryRoutes } from './routes/deliveries.js';
import { emailRoutes } from './routes/email.js';
import { emailPageRoutes } from './routes/email-pages.js';
import { eventRoutes } from './routes/events.js';
import { gameRoutes } from './routes/games.js';
import { historyRoutes } from './routes/history.js';
import { inboxRoutes } from './routes/inbox.js';
import { invitationRoutes } from './routes/invitations.js';
import { lobbyRoutes } from './routes/lobby.js';
import { messageRoutes } from './routes/messages.js';
import { muteRoutes } from './routes/mutes.js';
import { operationRoutes } from './routes/operation.js';
import { pageRoutes } from './routes/page.js';
import { pictureRoutes } from './routes/pictures.js';
import { playerRoutes } from './routes/players.js';
import { problemPageRoutes } from './routes/problem-pages.js';
import { rulebookRoutes } from './routes/rulebooks.js';
import { seatKeyRoutes } from './routes/seat-keys.js';
import { seatRoutes } from './routes/seats.js';
import { talkRoutes } from './routes/talk.js';
import { undoRoutes } from './routes/undo.js';
import { viewRoutes } from './routes/view.js';
import { webhookRoutes } from './routes/webhooks.js';

export interface AllRouteOptions extends RouteOptions {
  readonly ready: () => Promise<Readiness>;
  /** Where the page was built to; without it the API is served alone. */
  readonly pageFolder: string | undefined;
}

/** Every route of the service, listed by hand. */
export async function registerRoutes(app: FastifyInstance, options: AllRouteOptions): Promise<void> {
  await app.register(rulebookRoutes, options);
  await app.register(playerRoutes, options);
  await app.register(calendarRoutes, options);
  await app.register(gameRoutes, options);
  await app.register(lobbyRoutes, options);
  await app.register(seatRoutes, options);
  await app.register(seatKeyRoutes, options);
  await app.register(invitationRoutes, options);
  await app.register(viewRoutes, options);
  await app.register(pictureRoutes, options);
  await app.register(actionRoutes, options);
  await app.register(undoRoutes, options);
  await app.register(eventRoutes, options);
  await app.register(historyRoutes, options);
  await app.register(inboxRoutes, options);
  await app.register(talkRoutes, options);
  await app.register(messageRoutes, options);
  await app.register(muteRoutes, options);
  await app.register(accountRoutes, options);
  await app.register(webhookRoutes, options);
  await app.register(deliveryRoutes, options);
  await app.register(emailRoutes, options);
  await app.register(emailPageRoutes, options);
  await app.register(operationRoutes, options);
  await app.register(problemPageRoutes, options);
  await app.register(pageRoutes, { folder: options.pageFolder });
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
