import { Type } from 'typebox';
import { phases } from '../../play/draws/draw-state.js';
import { closed, SeatNumber, Time } from './common.js';

const Hash = Type.String({ pattern: '^[0-9a-f]{64}$' });

const DrawOfSeed = Type.Object(
  {
    phase: Type.Enum([...phases], {
      description:
        '`committing`: seats may add entropy and commitments. `revealing`: seats that have committed must call `revealEntropy` until `due`. `beacon`: all is revealed, and the round of the beacon is waited for. `drawn`: the game has started.',
    }),
    attempt: Type.Integer({
      minimum: 1,
      description: 'Counts the attempts to draw a seed. Each has a commitment of its own.',
    }),
    revealSeconds: Type.Integer({ description: 'How long seats have to reveal.' }),
    due: Type.Union([Time, Type.Null()], { description: 'When revealing ends. Null while committing.' }),
    hidden: Type.Array(SeatNumber, {
      description: 'Seats that have committed and have not revealed.',
    }),
    owed: Type.Array(SeatNumber, {
      description: 'Seats that had committed in an attempt that is void, and have to commit again.',
    }),
    beacon: Type.Union(
      [
        Type.Object(
          {
            chain: Type.String({ description: 'The hash of the beacon’s chain.' }),
            round: Type.Union([Type.Integer(), Type.Null()], {
              description: 'Named when commitments are closed. It is signed after `due`.',
            }),
            signature: Type.Union([Type.String(), Type.Null()], {
              description: 'The signature of the round, which is mixed into the seed.',
            }),
          },
          closed,
        ),
        Type.Null(),
      ],
      { description: 'The public randomness beacon that is mixed in; null if there is none.' },
    ),
    voided: Type.Array(
      Type.Object(
        {
          attempt: Type.Integer(),
          commitment: Hash,
          at: Time,
          because: Type.Enum(['withheld', 'left', 'removed', 'beacon']),
          seats: Type.Array(SeatNumber),
        },
        closed,
      ),
      {
        description:
          'Attempts that were given up. `withheld`: these seats did not reveal in time, and were emptied. `left`: a seat was left while others revealed. `removed`: the creator removed a seat that had not revealed. `beacon`: the round of the beacon did not come.',
      },
    ),
  },
  closed,
);

/** How the seed of a game is drawn. */
export const Fairness = Type.Object(
  {
    commitment: Type.String({
      description:
        'SHA-256 of `permafrost ` followed by the seed, published before anyone could take a seat. Changes only when a draw is void.',
    }),
    commitments: Type.Array(Type.Union([Hash, Type.Null()]), {
      description:
        'SHA-256 of `permafrost entropy ` followed by the contribution of each seat; null where a seat has brought none.',
    }),
    entropy: Type.Array(Type.Union([Type.String(), Type.Null()]), {
      description:
        'The contribution of each seat to the seed: the SHA-256, in hex, of `permafrost contribution ` followed by the text that it has sent. Null until every seat that has committed has revealed its own.',
    }),
    seed: Type.Union([Type.String(), Type.Null()], { description: 'Null until the game is over.' }),
    draw: DrawOfSeed,
  },
  {
    ...closed,
    description:
      'All chance is derived from the seed and the entropy. `npx permafrost verify` checks an export.',
  },
);
