import { client, done, given, type Schemas } from './client.js';

export type Token = Schemas['Token'];
export type Email = Schemas['Email'];
export type EmailWishes = Schemas['EmailWishes'];

export const createPlayer = (name: string) => given(client.POST('/v1/players', { body: { name } }));

/** Who a token belongs to that nobody is signed in with yet. */
export const whoHas = (secret: string) =>
  given(client.GET('/v1/me', { headers: { authorization: `Bearer ${secret}` } }));

export const rename = (name: string) => given(client.PATCH('/v1/me', { body: { name } }));

export const deleteAccount = (name: string) => done(client.DELETE('/v1/me', { body: { name } }));

export const listTokens = async (signal: AbortSignal): Promise<readonly Token[]> =>
  (await given(client.GET('/v1/me/tokens', { signal }))).tokens;

export const createToken = (name: string, scopes: Token['scopes']) =>
  given(client.POST('/v1/me/tokens', { body: { name, scopes } }));

export const revokeToken = (id: string) =>
  done(client.DELETE('/v1/me/tokens/{id}', { params: { path: { id } } }));

export const getEmail = (signal: AbortSignal): Promise<Email> =>
  given(client.GET('/v1/me/email', { signal }));

export const setEmail = (wishes: EmailWishes): Promise<Email> =>
  given(client.PUT('/v1/me/email', { body: wishes }));

export const deleteEmail = () => done(client.DELETE('/v1/me/email'));

export const askForConfirmation = () => given(client.POST('/v1/me/email/confirmation'));
