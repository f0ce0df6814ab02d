import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';

/** The library's cookie of a session. It is ignored: who was here before must not decide what happens now. */
const SESSION = /(^|;\s*)_session(\.sig)?=[^;]*/g;

/** Lets the library answer a request. Headers that the server sets on every response stay. */
export async function handOver(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { raw } = request;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.hijack();
  await provider.callback()(prepared(provider, raw), reply.raw);
}

/** With the address of PUBLIC_URL, whatever the request says. */
export function prepared(provider: Provider, raw: FastifyRequest['raw']): FastifyRequest['raw'] {
  const { host, protocol, pathname } = new URL(provider.issuer);
  raw.headers['x-forwarded-host'] = host;
  raw.headers['x-forwarded-proto'] = protocol.slice(0, -1);
  if (raw.headers.cookie !== undefined)
    raw.headers.cookie = raw.headers.cookie.replace(SESSION, '').replace(/^;\s*/, '');
  return Object.assign(raw, { originalUrl: pathname.replace(/\/$/, '') + (raw.url ?? '') });
}
