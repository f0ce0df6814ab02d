/*
 * A web site that people sign in to with their account on a Permafrost server. It needs no registration: the server
 * reads who it is from the document at /client.json, whose address is its client id.
 * Run it:  SERVER=https://permafrost.example PUBLIC=https://this.example PORT=8788 node examples/sign-in.ts
 * To try it on one machine, start the server with OAUTH_ALLOW_PRIVATE=true, and leave PUBLIC out.
 */
import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { components } from '../openapi/client.d.ts';

type Me = components['schemas']['Me'];

const { SERVER = 'http://127.0.0.1:3000', HOST = '127.0.0.1', PORT = '8788' } = process.env;
let here = process.env.PUBLIC ?? '';

/** This site, as it describes itself to the server. */
const client = () => ({
  client_id: `${here}/client.json`,
  client_name: 'The sign-in example',
  redirect_uris: [`${here}/callback`],
  // The last one is for devices that show a code in place of a page: see docs/OAUTH.md.
  grant_types: ['authorization_code', 'refresh_token', 'urn:ietf:params:oauth:grant-type:device_code'],
  token_endpoint_auth_method: 'none',
});

/** Where the server's endpoints are. */
async function discovery(): Promise<Readonly<Record<string, string>>> {
  const answer = await fetch(`${SERVER}/.well-known/oauth-authorization-server`);
  return (await answer.json()) as Record<string, string>;
}

const random = (): string => randomBytes(32).toString('base64url');

/** Sign-ins under way, by a cookie: another browser cannot finish them. */
const waiting = new Map<string, { readonly state: string; readonly verifier: string }>();
const COOKIE = 'sign-in';

/** Where to send the browser, and the cookie that it keeps. */
async function begin(): Promise<{ readonly to: string; readonly id: string }> {
  const [id, state, verifier] = [random(), random(), random()];
  waiting.set(id, { state, verifier });
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: client().client_id,
    redirect_uri: `${here}/callback`,
    scope: 'read play',
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  return { to: `${(await discovery()).authorization_endpoint}?${query}`, id };
}

/** Who has come back. */
async function finish(query: URLSearchParams, id: string): Promise<Me | null> {
  const begun = waiting.get(id);
  waiting.delete(id);
  const { issuer, token_endpoint: endpoint = '' } = await discovery();
  const isOurs = begun !== undefined && begun.state === query.get('state') && issuer === query.get('iss');
  const code = query.get('code');
  if (!isOurs || code === null) return null;
  const answer = await fetch(endpoint, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      code_verifier: begun.verifier,
      client_id: client().client_id,
      redirect_uri: `${here}/callback`,
    }),
  });
  if (!answer.ok) return null;
  // Keep `refresh_token`, too: the access token works for an hour. Each refresh token works once.
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const me = await fetch(`${SERVER}/v1/me`, { headers: { authorization: `Bearer ${token}` } });
  return (await me.json()) as Me;
}

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', here);
  const id = /sign-in=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  try {
    if (pathname === '/client.json') {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(client()));
    } else if (pathname === '/sign-in') {
      const begun = await begin();
      const cookie = `${COOKIE}=${begun.id}; HttpOnly; SameSite=Lax; Path=/callback`;
      response.writeHead(303, { location: begun.to, 'set-cookie': cookie }).end();
    } else if (pathname === '/callback') {
      const me = await finish(searchParams, id);
      console.log(me === null ? 'refused' : `${me.player.name} has signed in`);
      // As plain text: names are chosen by their players.
      response.setHeader('content-type', 'text/plain; charset=utf-8');
      response.end(me === null ? 'You are not signed in.' : `Hello, ${me.player.name}!`);
    } else {
      response.setHeader('content-type', 'text/html').end('<a href="/sign-in">Sign in with Permafrost</a>');
    }
  } catch {
    response.writeHead(502).end('The server does not answer.');
  }
});
server.listen(Number(PORT), HOST, () => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : PORT;
  if (here === '') here = `http://${HOST}:${port}`;
  console.log(`Listening on http://${HOST}:${port}/`);
});
