import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';

const Url = Type.String({ pattern: '^https?://[^\\s]+$' });
const closed = { additionalProperties: false } as const;
const base = {
  /** Part of addresses. */
  id: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
  /** As people know it. */
  title: Type.String({ minLength: 1, maxLength: 40 }),
  clientId: Type.String({ minLength: 1 }),
  clientSecret: Type.Optional(Type.String({ minLength: 1 })),
  scope: Type.Optional(Type.String({ minLength: 1 })),
};

/** A provider of OpenID Connect says all else about itself. */
const OpenId = Type.Object({ ...base, issuer: Url }, closed);
/** One of plain OAuth 2, such as GitHub, says who has signed in at an address of its own. */
const OAuth = Type.Object(
  {
    ...base,
    authorizationEndpoint: Url,
    tokenEndpoint: Url,
    userEndpoint: Url,
    /** The fields of the answer that identify and name an account there. The first must never pass to another. */
    subject: Type.String({ minLength: 1 }),
    name: Type.Optional(Type.String({ minLength: 1 })),
  },
  closed,
);
const List = Type.Array(Type.Union([OpenId, OAuth]));

export type OpenIdSettings = Static<typeof OpenId>;
export type OAuthSettings = Static<typeof OAuth>;
export type ProviderSettings = OpenIdSettings | OAuthSettings;

const validator = Compile(List);

/** The providers of the setting. Throws without showing it, because it has secrets. */
export function parseProviders(text: string): ProviderSettings[] {
  const list = jsonIn(text);
  if (!validator.Check(list))
    throw new Error(
      'SIGN_IN_PROVIDERS is not valid: a JSON array of providers, each with id, title, clientId, clientSecret, and either issuer or authorizationEndpoint, tokenEndpoint, userEndpoint and subject.',
    );
  const twice = list.find(({ id }, nth) => list.findIndex((one) => one.id === id) !== nth);
  if (twice !== undefined) throw new Error(`SIGN_IN_PROVIDERS has two providers with the id ${twice.id}.`);
  const same = list.find(
    (one) => 'subject' in one && list.some((other) => other !== one && issuerOf(other) === issuerOf(one)),
  );
  if (same !== undefined)
    throw new Error(
      `SIGN_IN_PROVIDERS has two providers of ${issuerOf(same)}: their accounts could not be told apart.`,
    );
  return list;
}

/**
 * Whose accounts they are. An operator who changes the id or the title of a provider changes no account.
 */
export const issuerOf = (settings: ProviderSettings): string =>
  'issuer' in settings ? settings.issuer.replace(/\/$/, '') : new URL(settings.authorizationEndpoint).origin;

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
