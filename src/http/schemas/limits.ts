import { Type } from 'typebox';
import { quotaNames } from '../../play/ports/limits/quotas.js';
import { closed } from './common.js';
import { named, ref } from './ref.js';

export const Budget = named(
  'Budget',
  Type.Object(
    {
      name: Type.String({
        description: 'As in the headers `RateLimit` and `RateLimit-Policy`, and in `budget` of a 429.',
      }),
      unit: Type.Enum(['microseconds', 'requests', 'bytes'], {
        description:
          'What is counted: work, in microseconds of CPU, requests, or bytes that the server is made to keep.',
      }),
      size: Type.Integer({ description: 'How much there is at most.' }),
      refillsIn: Type.Integer({ description: 'Seconds from empty to full. It refills continuously.' }),
      left: Type.Integer({ description: 'How much there is now.' }),
      fullIn: Type.Integer({ description: 'Seconds until it is full, if nothing is spent.' }),
    },
    closed,
  ),
);

export const Quota = named(
  'Quota',
  Type.Object(
    {
      name: Type.Enum([...quotaNames]),
      limit: Type.Integer(),
      used: Type.Integer({ description: 'Can be over the limit, if the operator has lowered it.' }),
    },
    closed,
  ),
);

export const CallerLimits = named(
  'CallerLimits',
  Type.Object(
    {
      budgets: Type.Array(ref(Budget)),
      quotas: Type.Array(ref(Quota), {
        description: 'What you may keep, create in a day and hold open. Without a token: of your address.',
      }),
    },
    { ...closed, description: 'What you may use up, and how much of it is left.' },
  ),
);

export const limitSchemas = [Budget, Quota, CallerLimits];
