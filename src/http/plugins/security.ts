import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import fp from 'fastify-plugin';
import helmet from 'helmet';

const options = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
  },
  crossOriginResourcePolicy: { policy: 'cross-origin' },
  strictTransportSecurity: false,
} as const;

/** Helmet sets the same headers on every response, so they are computed once. */
function headersOfHelmet(): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, () => {});
  return { ...response.getHeaders() };
}

const ofPages = headersOfHelmet();

/** The headers that matter for responses that no browser shows as a page. */
const ofData = Object.fromEntries(
  ['content-security-policy', 'cross-origin-resource-policy', 'x-content-type-options'].map((name) => [
    name,
    ofPages[name],
  ]),
);

/** For every response except 304, and except pages, which have more headers already. */
export const dataHeaders = fp(async (app) => {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (reply.statusCode !== 304 && !reply.hasHeader('content-security-policy')) reply.headers(ofData);
    done();
  });
});

/** For HTML pages: all of helmet's headers. */
export const pageHeaders = fp(async (app) => {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(ofPages);
    done();
  });
});
