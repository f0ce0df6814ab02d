import { Type } from 'typebox';
import { closed, Id, Time } from '../common.js';
import { named, ref } from '../ref.js';

const Count = Type.Integer({ minimum: 0 });

const Version = Type.Object(
  {
    rulebook: Type.String(),
    rulesVersion: Type.String({ description: 'The older version.' }),
    newest: Type.String({ description: 'The version of new games.' }),
    games: { ...Count, description: 'Unfinished games of the older version.' },
    notStarted: { ...Count, description: 'Those that have not started, so there is nothing to replay.' },
    carriedOver: { ...Count, description: 'Those that can go on with the newest rules.' },
    pinned: {
      ...Count,
      description: 'Those that keep the older version, since they would go on differently.',
    },
    turnedOff: { ...Count, description: 'Those whose creators have turned carry-over off.' },
    missing: { ...Count, description: 'Those of the pinned games whose rules this server does not have.' },
    differences: Type.Array(
      Type.Object(
        {
          kind: Type.Enum(['config', 'action', 'events', 'undo', 'prompts', 'legal', 'error'], {
            description: 'What the newest rules judge differently.',
          }),
          game: Id,
          version: { ...Count, description: 'Of the entry that is judged differently.' },
          detail: Type.Union([Type.String(), Type.Null()], {
            description: 'Null for a game that you created or in which you hold or held a seat.',
          }),
        },
        closed,
      ),
      { description: 'The first of each kind.' },
    ),
  },
  closed,
);

export const Rehearsal = named(
  'Rehearsal',
  Type.Object(
    {
      id: Id,
      at: Time,
      doneAt: Type.Union([Time, Type.Null()], { description: 'Null while games are replayed.' }),
      versions: Type.Union([Type.Array(Version), Type.Null()], {
        description:
          'Null while games are replayed. An entry for each older version of the rules that unfinished games have; empty if all of them have the newest.',
      }),
    },
    { ...closed, description: 'What carry-over would do to the unfinished games of older rules.' },
  ),
);

export const Rehearsals = named(
  'Rehearsals',
  Type.Object(
    { rehearsals: Type.Array(ref(Rehearsal), { description: 'The last 20, latest first.' }) },
    closed,
  ),
);

export const rehearsalSchemas = [Rehearsal, Rehearsals];
