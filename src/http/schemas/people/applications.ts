import { Type } from 'typebox';
import { grantable } from '../../oauth/resources.js';
import { closed, Id, Time } from '../common.js';
import { named, ref } from '../ref.js';

const GrantedScopes = Type.Array(Type.Enum([...grantable]), {
  description: 'What it may do: `read` what is yours, `play` in your name.',
});

const Application = named(
  'Application',
  Type.Object(
    {
      id: Type.String({ description: 'The address of the document by which it describes itself.' }),
      name: Type.String({ description: 'What it calls itself. Anybody can choose any name.' }),
      host: Type.String({ description: 'The host that answers for it. Nobody can make that up.' }),
    },
    { ...closed, description: 'An application of somebody else.' },
  ),
);

export const ApplicationRequest = named(
  'ApplicationRequest',
  Type.Object(
    {
      application: ref(Application),
      scopes: GrantedScopes,
      returnsTo: Type.Union([Type.String(), Type.Null()], {
        description: 'The host or scheme that the browser is sent to afterwards; null for a device.',
      }),
    },
    { ...closed, description: 'What an application asks you to allow.' },
  ),
);

export const AnswerApplication = named(
  'AnswerApplication',
  Type.Object({ allow: Type.Boolean({ description: 'Whether it may do what it asks for.' }) }, closed),
);

export const AnsweredApplication = named(
  'AnsweredApplication',
  Type.Object({ url: Type.String({ description: 'Send the browser there.' }) }, closed),
);

export const Grant = named(
  'Grant',
  Type.Object(
    {
      id: Id,
      application: ref(Application),
      scopes: GrantedScopes,
      createdAt: Time,
      usedAt: { ...Time, description: 'When it last got a token.' },
    },
    { ...closed, description: 'What you have allowed an application.' },
  ),
);

export const Grants = named('Grants', Type.Object({ grants: Type.Array(ref(Grant)) }, closed));

export const RequestParams = Type.Object(
  {
    id: Type.String({
      pattern: '^[\\w-]{10,60}$',
      description: 'The id of the request, as the browser was sent here with it.',
    }),
  },
  closed,
);
export const UserCodeParams = Type.Object(
  {
    code: Type.String({
      pattern: '^[A-Za-z]{4}[- ]?[A-Za-z]{4}$',
      description: 'The code that the device shows, such as `BCDF-GHJK`.',
    }),
  },
  closed,
);

export const applicationSchemas = [
  Application,
  ApplicationRequest,
  AnswerApplication,
  AnsweredApplication,
  Grant,
  Grants,
];
