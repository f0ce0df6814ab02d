import { createHash, randomBytes } from 'node:crypto';
import type { ClientDocuments } from '../../../src/play/ports/oauth/client-documents.js';
import type { Person } from '../../support/people.js';
import type { Service } from '../../support/service.js';

export const CLIENT = 'https://app.example/client.json';
export const REDIRECT = 'https://app.example/callback';
export const DEVICE_GRANT = 'urn:ietf:params:oauth:grant-type:device_code';

/** Documents of applications by their addresses. A text is sent as it is. */
export class DocumentDouble implements ClientDocuments {
  readonly allowsPrivate = false;
  readonly asked: string[] = [];
  readonly #documents = new Map<string, string>();

  put(id: string, document: object | string = {}): string {
    const usual = { client_id: id, client_name: 'Sample', redirect_uris: [REDIRECT] };
    const text = typeof document === 'string' ? document : JSON.stringify({ ...usual, ...document });
    this.#documents.set(id, text);
    return id;
  }

  async get(url: string) {
    this.asked.push(url);
    const body = this.#documents.get(url);
    if (body === undefined) return { status: 404, headers: {}, body: '' };
    return { status: 200, headers: { 'content-type': 'application/json' }, body };
  }
}

const secretText = (): string => randomBytes(32).toString('base64url');

export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly scope: string;
  readonly expires_in: number;
  readonly token_type: string;
  readonly error?: string;
}

/** A browser that keeps the cookies of each path, and follows no redirects. */
export class Browser {
  readonly #cookies = new Map<string, { readonly value: string; readonly path: string }>();

  constructor(
    private readonly service: Service,
    /** The path of PUBLIC_URL, which a proxy takes away. */
    private readonly prefix = '',
  ) {}

  async get(address: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.#send(address, { headers });
  }

  async post(address: string, body: object, headers: Record<string, string>): Promise<Response> {
    return this.#send(address, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { ...headers, 'content-type': 'application/json' },
    });
  }

  async #send(address: string, init: RequestInit & { headers: Record<string, string> }): Promise<Response> {
    const { pathname: asked, search } = new URL(address, this.service.url);
    const local = asked.startsWith(`${this.prefix}/`) ? asked.slice(this.prefix.length) : asked;
    const pathname = this.prefix + local;
    const cookie = [...this.#cookies]
      .filter(([, { path }]) => path === '/' || pathname === path || pathname.startsWith(`${path}/`))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
    const response = await fetch(this.service.url + local + search, {
      ...init,
      redirect: 'manual',
      headers: { accept: 'text/html, application/json', cookie, ...init.headers },
    });
    for (const one of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
      this.#cookies.set(name, { value, path: /path=([^;]+)/i.exec(one)?.[1] ?? '/' });
    }
    return response;
  }
}

export const locationOf = (response: Response): URL =>
  new URL(response.headers.get('location') ?? 'missing:');

export interface Wish {
  readonly clientId?: string;
  readonly redirectUri?: string;
  readonly scope?: string;
  readonly resource?: string;
  readonly more?: Readonly<Record<string, string>>;
}

/** A request of an application, as a browser is sent to the server with it. */
export function begun({
  clientId = CLIENT,
  redirectUri = REDIRECT,
  scope = 'read play',
  ...wish
}: Wish = {}) {
  const verifier = secretText();
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope,
    state: 'state of the application',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...(wish.resource === undefined ? {} : { resource: wish.resource }),
    ...wish.more,
  });
  return { verifier, address: `/oauth/authorize?${query}`, clientId, redirectUri };
}

/** Sends a form to an endpoint of OAuth. */
export const form = ({ url }: Service, path: string, fields: Readonly<Record<string, string>>) =>
  fetch(url + path, { method: 'POST', body: new URLSearchParams(fields) });

/** The id of the request that the browser is sent to the page with. */
export async function ask(browser: Browser, address: string): Promise<string> {
  const shown = locationOf(await browser.get(address));
  return /\/oauth\/requests\/([\w-]+)$/.exec(shown.pathname)?.[1] ?? `no request: ${shown}`;
}

/** Allows what an application asks for. Returns where the browser comes back to it. */
export async function allow(
  service: Service,
  person: Person,
  wish: Wish = {},
  prefix = '',
): Promise<{
  readonly code: string;
  readonly back: URL;
  readonly verifier: string;
}> {
  const browser = new Browser(service, prefix);
  const { address, verifier } = begun(wish);
  const id = await ask(browser, address);
  const answered = await browser.post(`/oauth/requests/${id}/answer`, { allow: true }, person.auth);
  const { url } = (await answered.json()) as { url: string };
  const back = locationOf(await browser.get(url));
  return { code: back.searchParams.get('code') ?? '', back, verifier };
}

/** Exchanges a code. */
export const exchange = (
  service: Service,
  { code, verifier }: { readonly code: string; readonly verifier: string },
  more: Readonly<Record<string, string>> = {},
) =>
  form(service, '/oauth/token', {
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    client_id: CLIENT,
    redirect_uri: REDIRECT,
    ...more,
  });

export const refresh = (service: Service, token: string, more: Readonly<Record<string, string>> = {}) =>
  form(service, '/oauth/token', {
    grant_type: 'refresh_token',
    refresh_token: token,
    client_id: CLIENT,
    ...more,
  });

export const tokensIn = async (response: Response): Promise<Tokens> => (await response.json()) as Tokens;

/** Tokens of an application for a person. */
export async function tokensFor(service: Service, person: Person, wish: Wish = {}): Promise<Tokens> {
  const { clientId = CLIENT, redirectUri = REDIRECT } = wish;
  const more = { client_id: clientId, redirect_uri: redirectUri };
  return tokensIn(await exchange(service, await allow(service, person, wish), more));
}
