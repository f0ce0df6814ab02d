import { type Static, Type } from 'typebox';

const closed = { additionalProperties: false };

export const Id = Type.String({ pattern: '^[a-z0-9][a-z0-9-]*$', maxLength: 32 });
export const count = (minimum: number, maximum: number, description?: string) =>
  Type.Integer({ minimum, maximum, ...(description === undefined ? {} : { description }) });

/*
 * The effect language. Every ability, income, bonus and board action is data of these shapes, and nothing but
 * src/gains knows what a code does.
 */
export const gainCodes = [
  'food',
  'feast',
  'tool',
  'work',
  'points',
  'idol',
  'draw',
  'megalith',
  'neutral',
  'camp',
  'move',
  'settlement',
  'bury',
  'recruit',
  'recruit-discard',
  'advancement',
  'animal',
  'animal-top',
  'animal-reveal',
  'slay',
  'stone',
  'buy-stone',
] as const;
export type GainCode = (typeof gainCodes)[number];
export const GainCodeSchema = Type.Enum([...gainCodes], {
  type: 'string',
  description:
    'feast: food up to the limit; work: in halves; idol: a step on the idol board; neutral: a neutral megalith on a space that the arrows show; camp: one from the board to the start tile; move: a camp to a neighbouring tile; settlement: without the food; recruit: a member to the hand, recruit-discard: to the discards; animal: of choice from the hunting ground, animal-top: the top one of the deck, animal-reveal: from the deck into the hunting ground; stone: a sacred stone free of charge, buy-stone: for what its space costs.',
});

export const metrics = [
  'settlements',
  'settlements-at',
  'megaliths-low',
  'megaliths-high',
  'sites',
  'terrains',
  'buried',
  'idol-pairs',
  'slain-kinds',
  'slain',
] as const;
export type MetricCode = (typeof metrics)[number];

export const Metric = Type.Object(
  {
    of: Type.Enum([...metrics], { type: 'string' }),
    terrain: Type.Optional(Id),
    animal: Type.Optional(Id),
  },
  {
    ...closed,
    description:
      'Something of the seat that is counted. `settlements-at` needs a terrain, `slain` an animal; `idol-pairs` are two steps each, over both tracks.',
  },
);
export type Metric = Static<typeof Metric>;

export const Gain = Type.Object(
  {
    gain: GainCodeSchema,
    n: count(1, 20, 'How often; work counts in halves.'),
    per: Type.Optional(Metric),
  },
  { ...closed, description: 'With `per`: once for each of what is counted.' },
);
export type Gain = Static<typeof Gain>;

export const Group = Type.Array(Gain, { maxItems: 5, description: 'In any order; every part is optional.' });
export type Group = readonly Gain[];

export const payCodes = ['food', 'tool', 'work', 'discard'] as const;
export type PayCode = (typeof payCodes)[number];
export const Pay = Type.Object(
  { pay: Type.Enum([...payCodes], { type: 'string' }), n: count(1, 20) },
  { ...closed, description: 'work in halves; discard: cards from the hand.' },
);
export type Pay = Static<typeof Pay>;

export const Way = Type.Object(
  { pay: Type.Array(Pay, { maxItems: 4 }), get: Group },
  { ...closed, description: 'Everything in `pay` once for everything in `get` once.' },
);
export type Way = Static<typeof Way>;

export const columns = ['initiate', 'develop', 'migrate', 'hunt'] as const;
export type Column = (typeof columns)[number];
export const moments = [...columns, 'rest', 'eclipse'] as const;
export type Moment = (typeof moments)[number];

export const Ability = Type.Object(
  {
    when: Type.Optional(
      Type.Enum([...moments], {
        type: 'string',
        description:
          'Only in a turn in which the figure stands there, or only in the eclipse. Without it: at any time of the turn.',
      }),
    ),
    ways: Type.Array(Way, { minItems: 1, maxItems: 4, description: 'One of these is chosen.' }),
  },
  { ...closed, description: 'Optional, and once in a turn.' },
);
export type Ability = Static<typeof Ability>;
