import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openClientDocuments } from '../../src/outbound/client-documents.js';
import { Browser, DocumentDouble } from '../http/oauth/support.js';
import { bearer, newPerson, type Person } from '../support/people.js';
import { type Service, startService } from '../support/service.js';
import { until } from '../support/until.js';
import { isInstalled, runExample } from './run-example.js';

/** The page as a developer reads it. */
const page = await readFile(new URL('../../docs/OAUTH.md', import.meta.url), 'utf8');
const blockOf = (language: string): string =>
  new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(page)?.[1] ?? '';

describe('docs/OAUTH.md', () => {
  let service: Service;
  let ayla: Person;
  const documents = new DocumentDouble();
  /** Of this machine, as `OAUTH_ALLOW_PRIVATE` lets a server fetch them. */
  const local = openClientDocuments({ allowPrivate: true });
  beforeAll(async () => {
    service = await startService({
      clientDocuments: {
        allowsPrivate: true,
        get: (url, signal) => (url.startsWith('http:') ? local.get(url, signal) : documents.get(url)),
      },
    });
    ayla = await newPerson(service, 'Ayla');
  });
  afterAll(() => service.close());

  const json = async (address: string) => (await (await fetch(address)).json()) as Record<string, string>;

  it('leads a client from a refusal to a person who is signed in, by nothing but what it says', async () => {
    const document = JSON.parse(blockOf('json').replace(/^ {3}/gm, ''));
    documents.put(document.client_id, document);
    const { client_id, redirect_uris } = document;
    const [redirect_uri = ''] = redirect_uris;

    // "A 401 leads there by its WWW-Authenticate (RFC 9728)."
    const refused = await fetch(`${service.url}/v1/me`);
    const metadata = /resource_metadata="([^"]+)"/.exec(refused.headers.get('www-authenticate') ?? '')?.[1];
    const [issuer] = (await json(metadata ?? '')).authorization_servers ?? [];
    const server = await json(`${issuer}/.well-known/oauth-authorization-server`);

    // "It sends the browser to `authorization_endpoint` with …"
    const verifier = randomBytes(32).toString('base64url');
    const state = randomBytes(16).toString('base64url');
    const asked = new URLSearchParams({
      ...{ response_type: 'code', client_id, redirect_uri, scope: 'read play', state },
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    });
    const browser = new Browser(service);
    const sent = await browser.get(`${server.authorization_endpoint}?${asked}`);
    const request = /requests\/([\w-]+)/.exec(sent.headers.get('location') ?? '')?.[1];
    const answered = await browser.post(`/oauth/requests/${request}/answer`, { allow: true }, ayla.auth);
    const { url } = (await answered.json()) as { url: string };
    const back = new URL((await browser.get(url)).headers.get('location') ?? '');
    expect(`${back.origin}${back.pathname}`).toBe(redirect_uri);
    expect(back.searchParams.get('state')).toBe(state);
    expect(back.searchParams.get('iss')).toBe(server.issuer);

    // "It exchanges the code … at `token_endpoint`, with the `code_verifier`."
    const code = back.searchParams.get('code') ?? '';
    const exchanged = await fetch(server.token_endpoint ?? '', {
      method: 'POST',
      body: new URLSearchParams({
        ...{ grant_type: 'authorization_code', code, code_verifier: verifier, client_id, redirect_uri },
      }),
    });
    const { access_token: token = '' } = (await exchanged.json()) as Record<string, string>;
    const me = await fetch(`${service.url}/v1/me`, { headers: bearer(token) });
    expect(await me.json()).toMatchObject({ player: { id: ayla.id, name: 'Ayla' } });
  });

  it.skipIf(!isInstalled('jq') || !isInstalled('curl'))(
    'has lines for a device that work as they stand, before and after a person allows it',
    async () => {
      const example = runExample('sign-in.ts', { SERVER: service.url, PORT: '0' });
      await until(() => example.lines().length > 0);
      const CLIENT = `${example.lines()[0]?.replace('Listening on ', '')}client.json`;
      const [ask = '', ...more] = blockOf('sh').split(/^(?=curl)/m);
      const poll = more.join('');
      expect(poll).toContain('device_code=');
      // The page says to repeat the second request.
      const child = spawn('bash', ['-c', `set -e\n${ask}\nread -r _\n${poll}`], {
        env: { ...process.env, SERVER: service.url, CLIENT },
      });
      const output = text(child.stdout);
      const shown = new Promise<string>((resolve) => {
        let seen = '';
        child.stdout.on('data', (chunk) => {
          seen += String(chunk);
          const found = /[A-Z]{4}-[A-Z]{4}/.exec(seen)?.[0];
          if (found !== undefined) resolve(found);
        });
      });
      const code = await shown;
      const answer = service.http.post(`/v1/device-codes/${code}`).set(ayla.auth).send({ allow: true });
      await answer.expect(204);
      child.stdin.end('\n');
      const lines = (await output).trim().split('\n');
      expect(lines[0]).toBe(`${service.url}/device`);
      const { access_token: token } = JSON.parse(lines.at(-1) ?? '');
      const { body } = await service.http.get('/v1/me').set(bearer(token)).expect(200);
      expect(body.player.id).toBe(ayla.id);
      await example.stop();
    },
  );
});
