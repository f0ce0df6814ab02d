import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { pageHeaders } from '../../plugins/security.js';

/** The page may load only what this server serves. */
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

/** Whether the folder contains a built page. */
export const isBuilt = (folder: string): boolean => existsSync(join(folder, 'index.html'));

/** The built page at `/`. A server without one serves only the API. */
export const pageRoutes: FastifyPluginAsync<{ readonly folder: string | undefined }> = async (
  app,
  { folder },
) => {
  if (folder === undefined || !isBuilt(folder)) return;
  await app.register(pageHeaders);
  // An address that operators can remember. The console is a place of the page.
  app.get('/admin', { schema: { hide: true } }, (_request, reply) => reply.redirect('./#/admin'));
  await app.register(fastifyStatic, {
    root: folder,
    // One route per file, so that other paths get the API's 404.
    wildcard: false,
    globIgnore: ['**/*.{br,gz}'],
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header('content-security-policy', POLICY);
      reply.header('cross-origin-resource-policy', 'same-origin');
      // File names of assets contain a hash of their content.
      const isHashed = path.startsWith(join(folder, 'assets'));
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
};
