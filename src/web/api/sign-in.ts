import { type Language, servedLanguage } from '../state/settings.js';
import { bearer, bodyOf, client, type Schemas, withoutBody } from './client.js';

export type Offer = Schemas['SignInOffer'];
/** The language of the page, which the service may not write in. */
export type Wish = Omit<Schemas['BeginSignIn'], 'language'> & { readonly language?: Language };
export type Begun = Schemas['BegunSignIn'];
export type Proof = Omit<Schemas['FinishSignIn'], 'secret'>;
export type Method = Schemas['SignInMethod'];
export type Session = Schemas['Session'];
export type Handle = Schemas['Handle'];

export const getOffer = (signal: AbortSignal): Promise<Offer> =>
  bodyOf(client.GET('/v1/sign-ins', { signal }));

/** For the account that is signed in, if it is to get another way in. */
export function begin({ language, ...wish }: Wish, isAdding: boolean): Promise<Begun> {
  const body = { ...wish, ...(language === undefined ? {} : { language: servedLanguage.value }) };
  return bodyOf(
    isAdding ? client.POST('/v1/me/sign-in-methods', { body }) : client.POST('/v1/sign-ins', { body }),
  );
}

export const finishSignIn = (id: string, secret: string, proof: Proof) =>
  bodyOf(client.POST('/v1/sign-ins/{id}', { params: { path: { id } }, body: { secret, ...proof } }));

export const finishAdding = (id: string, body: Schemas['FinishAdding']) =>
  bodyOf(client.POST('/v1/me/sign-in-methods/{id}', { params: { path: { id } }, body }));

export const listMethods = async (signal: AbortSignal): Promise<readonly Method[]> =>
  (await bodyOf(client.GET('/v1/me/sign-in-methods', { signal }))).methods;

export const removeMethod = (id: string) =>
  withoutBody(
    client.DELETE('/v1/me/sign-in-methods/{id}', {
      params: { path: { id }, query: { confirm: 'last-method' } },
    }),
  );

export const listSessions = async (signal: AbortSignal, secret?: string): Promise<readonly Session[]> =>
  (await bodyOf(client.GET('/v1/me/sessions', { signal, headers: bearer(secret) }))).sessions;

export const endOtherSessions = () => withoutBody(client.DELETE('/v1/me/sessions'));

export const getHandle = (signal: AbortSignal): Promise<Handle> =>
  bodyOf(client.GET('/v1/me/handle', { signal }));

export const setHandle = (handle: string): Promise<Handle> =>
  bodyOf(client.PUT('/v1/me/handle', { body: { handle } }));

export const deleteHandle = () => withoutBody(client.DELETE('/v1/me/handle'));
