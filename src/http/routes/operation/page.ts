import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { pageHeaders } from '../../plugins/security.js';

/** All that the page may do: what this server serves, and nothing else. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Whether a page lies there. */
export const isBuilt = (folder: string): boolean => existsSync(join(folder, 'index.html'));

/** The page at `/`, as it was built; a server without one serves the API alone. */
export const pageRoutes: FastifyPluginAsync<{ readonly folder: string | undefined }> = async (
  app,
  { folder },
) => {
  if (folder === undefined || !isBuilt(folder)) return;
  await app.register(pageHeaders);
  await app.register(fastifyStatic, {
    root: folder,
    // One route for every file: whatever else is asked for is not found in the words of the API.
    wildcard: false,
    globIgnore: ['**/*.{br,gz}'],
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header('content-security-policy', POLICY);
      reply.header('cross-origin-resource-policy', 'same-origin');
      // Names of assets have a hash of what is in them.
      const isHashed = path.startsWith(join(folder, 'assets'));
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
};
