import type { Route } from '../context.js';
import { announcementRoutes } from './announcements.js';
import { oversightRoutes } from './oversight.js';
import { rehearsalRoutes } from './rehearsals.js';
import { staffRoutes } from './staff.js';

/** What those who look after the server do beside reports and measures. */
export const lookingAfterRoutes: readonly Route[] = [
  ...oversightRoutes,
  ...announcementRoutes,
  ...rehearsalRoutes,
  ...staffRoutes,
];
