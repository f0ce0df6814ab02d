import { pageHeaders } from '../../plugins/security.js';
import type { Routes } from '../context.js';
import { embedRoute } from './embed.js';
import { shareRoute } from './share.js';

export const publicPageRoutes: Routes = async (app, options) => {
  await app.register(pageHeaders);
  shareRoute(app, options);
  embedRoute(app, options);
};
