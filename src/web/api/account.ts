import { bearer, bodyOf, client, type Schemas, withoutBody } from './client.js';

export type Token = Schemas['Token'];
export type Email = Schemas['Email'];
export type EmailWishes = Schemas['EmailWishes'];

export const createPlayer = (name: string) => bodyOf(client.POST('/v1/players', { body: { name } }));

/** The player of a token, before signing in with it. */
export const getTokenOwner = (secret: string) => bodyOf(client.GET('/v1/me', { headers: bearer(secret) }));

export const rename = (name: string) => bodyOf(client.PATCH('/v1/me', { body: { name } }));

export const deleteAccount = (name: string) => withoutBody(client.DELETE('/v1/me', { body: { name } }));

export const listTokens = async (signal: AbortSignal): Promise<readonly Token[]> =>
  (await bodyOf(client.GET('/v1/me/tokens', { signal }))).tokens;

export const createToken = (name: string, scopes: Token['scopes']) =>
  bodyOf(client.POST('/v1/me/tokens', { body: { name, scopes } }));

export const revokeToken = (id: string, secret?: string) =>
  withoutBody(
    client.DELETE('/v1/me/tokens/{id}', {
      params: { path: { id }, query: { confirm: 'last-token' } },
      headers: bearer(secret),
    }),
  );

export const getEmail = (signal: AbortSignal): Promise<Email> =>
  bodyOf(client.GET('/v1/me/email', { signal }));

export const setEmail = (wishes: EmailWishes): Promise<Email> =>
  bodyOf(client.PUT('/v1/me/email', { body: wishes }));

export const deleteEmail = () => withoutBody(client.DELETE('/v1/me/email'));

export const askForConfirmation = () => bodyOf(client.POST('/v1/me/email/confirmation'));
