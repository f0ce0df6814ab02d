import { Type } from 'typebox';
import { languages } from '../../engine/rulebook.js';
import { methodKinds } from '../../play/ports/sign-in/sign-ins.js';
import { closed, Id, Time } from './common.js';
import { Address } from './email.js';
import { Name, Player, Token } from './players.js';
import { named, ref } from './ref.js';
import { HANDLE } from './texts/patterns.js';

const Kind = Type.Enum([...methodKinds], {
  description:
    '`address`: a code that is mailed to a confirmed address. `passkey`: WebAuthn. `provider`: an account of another server.',
});
export const ProviderId = Type.String({
  pattern: '^[a-z0-9-]{1,40}$',
  description: 'The `id` of a provider.',
});

export const SignInOffer = named(
  'SignInOffer',
  Type.Object(
    {
      address: Type.Boolean({ description: 'Whether codes are mailed.' }),
      passkeys: Type.Object(
        { host: Type.String({ description: 'The host of the pages that may use passkeys.' }) },
        closed,
      ),
      providers: Type.Array(Type.Object({ id: ProviderId, title: Type.String() }, closed)),
    },
    { ...closed, description: 'How people can sign in to this server.' },
  ),
);

export const BeginSignIn = named(
  'BeginSignIn',
  Type.Object(
    {
      kind: Kind,
      address: Type.Optional({ ...Address, description: 'For `address`: where to mail the code.' }),
      provider: Type.Optional({ ...ProviderId, description: 'For `provider`: which one.' }),
      language: Type.Optional(
        Type.Enum([...languages], {
          description: 'Of the mail. Defaults to the best match for Accept-Language.',
        }),
      ),
    },
    closed,
  ),
);

export const BegunSignIn = named(
  'BegunSignIn',
  Type.Object(
    {
      id: Id,
      secret: Type.String({
        description: 'Keep it where the sign-in was asked for: it is finished with this secret only.',
      }),
      expiresAt: Time,
      passkey: Type.Union([Type.Object({}, { additionalProperties: true }), Type.Null()], {
        description:
          'For `passkey`: what WebAuthn calls `PublicKeyCredentialRequestOptionsJSON`, or for a new passkey `PublicKeyCredentialCreationOptionsJSON`.',
      }),
      url: Type.Union([Type.String(), Type.Null()], {
        description: 'For `provider`: where to send the browser.',
      }),
    },
    { ...closed, description: 'A sign-in that waits for its proof.' },
  ),
);

/** The proof, by the kind of the sign-in. */
const evidence = {
  secret: Type.String({ minLength: 1, maxLength: 100, description: 'The secret of the sign-in.' }),
  code: Type.Optional(
    Type.String({
      maxLength: 40,
      description: 'For `address`: the code of the mail. Case and dashes do not matter.',
    }),
  ),
  passkey: Type.Optional(
    Type.Object(
      {},
      {
        additionalProperties: true,
        description:
          'For `passkey`: what WebAuthn calls `AuthenticationResponseJSON`, or for a new passkey `RegistrationResponseJSON`.',
      },
    ),
  ),
  callback: Type.Optional(
    Type.String({
      maxLength: 8_000,
      description: 'For `provider`: the query that the browser came back with, such as `code=…&state=…`.',
    }),
  ),
};

export const FinishSignIn = named(
  'FinishSignIn',
  Type.Object(
    {
      ...evidence,
      name: Type.Optional({
        ...Name,
        description: 'For a new account, if none can be reached with the proof. See `no_account`.',
      }),
    },
    closed,
  ),
);

export const FinishAdding = named(
  'FinishAdding',
  Type.Object(
    {
      ...evidence,
      label: Type.Optional({ ...Name, description: 'What to call a new passkey.' }),
    },
    closed,
  ),
);

export const SignedIn = named(
  'SignedIn',
  Type.Object(
    {
      player: ref(Player),
      token: ref(Token),
      secret: Type.String({
        description: 'Send it as `Authorization: Bearer …`. Shown only once; only its hash is stored.',
      }),
      created: Type.Boolean({ description: 'Whether the account is new.' }),
    },
    { ...closed, description: 'The account that the proof leads to, and a token of a new session.' },
  ),
);

export const SignInMethod = named(
  'SignInMethod',
  Type.Object(
    {
      id: Id,
      kind: Kind,
      label: Type.String({
        description: 'The address, the name of the passkey, or provider and account there.',
      }),
      createdAt: Time,
      usedAt: Type.Union([Time, Type.Null()]),
    },
    closed,
  ),
);

export const SignInMethods = named(
  'SignInMethods',
  Type.Object(
    { methods: Type.Array(ref(SignInMethod)) },
    {
      ...closed,
      description: 'The ways to come back to your account. Without one, it ends with its tokens.',
    },
  ),
);

export const Session = named(
  'Session',
  Type.Object(
    {
      token: Type.String({ format: 'uuid', description: 'The id of its token: `revokeToken` ends it.' }),
      current: Type.Boolean({ description: 'Whether it is that of this request.' }),
      method: Type.Enum([...methodKinds, 'guest'], {
        description: 'How it was signed in. `guest`: where the account began.',
      }),
      device: Type.String(),
      signedInAt: Time,
      seenAt: Type.String({ format: 'date-time', description: 'When it was last used, to the hour.' }),
    },
    closed,
  ),
);

export const Sessions = named('Sessions', Type.Object({ sessions: Type.Array(ref(Session)) }, closed));

export const HandleText = Type.String({
  maxLength: 25,
  pattern: HANDLE,
  description: 'Three to 24 letters and digits, and `_`, `.` or `-` between them. Case does not matter.',
});

export const SetHandle = named('SetHandle', Type.Object({ handle: HandleText }, closed));

export const Handle = named(
  'Handle',
  Type.Object(
    {
      handle: Type.String({ description: 'In lower case. People invite you by `@` and the handle.' }),
      since: Time,
    },
    { ...closed, description: 'The unique name of an account.' },
  ),
);

export const HandleOwner = named(
  'HandleOwner',
  Type.Object(
    { handle: Type.String(), player: Type.Object({ id: Id, name: Type.String() }, closed) },
    closed,
  ),
);

export const signInSchemas = [
  SignInOffer,
  BeginSignIn,
  BegunSignIn,
  FinishSignIn,
  FinishAdding,
  SignedIn,
  SignInMethod,
  SignInMethods,
  Session,
  Sessions,
  SetHandle,
  Handle,
  HandleOwner,
];
