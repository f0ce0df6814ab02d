import { Type } from 'typebox';
import { type Facts, MAX_ORDERS, type Order as OrderValue, spans } from '../../../play/turns/orders.js';
import { closed, Id, SeatNumber } from '../common.js';
import { named, ref } from '../ref.js';

/** All ids of actions are printable. The database refuses some other characters. */
const ActionId = Type.String({
  pattern: '^[\\x21-\\x7e]+$',
  maxLength: 300,
  description: 'The id of an action.',
});
const PromptKind = Type.String({ maxLength: 100, description: 'A key of the rulebook’s `prompts`.' });

const facts = (description: string) =>
  Type.Unsafe<Facts>(
    Type.Record(
      Type.String({ maxLength: 100 }),
      Type.Union([Type.String({ maxLength: 100 }), Type.Number(), Type.Boolean()]),
      { maxProperties: 10, description },
    ),
  );

export const Order = named(
  'Order',
  Type.Unsafe<OrderValue>({
    anyOf: [
      Type.Object(
        { kind: Type.Literal('once'), action: ActionId, prompt: Type.Optional(PromptKind) },
        { ...closed, description: 'Take the action once, as soon as it is legal.' },
      ),
      Type.Object(
        {
          kind: Type.Literal('until'),
          action: ActionId,
          prompt: PromptKind,
          version: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
        },
        {
          ...closed,
          description: 'Take the action at each such prompt, until the game reaches the version.',
        },
      ),
      Type.Object(
        {
          kind: Type.Literal('wish'),
          action: ActionId,
          prompt: PromptKind,
          for: Type.Enum([...spans], {
            description:
              '`turn`: from its first answer until the seat is asked something that it does not answer. `round`: in the present round, if the rules count rounds.',
          }),
          when: Type.Optional(facts('Only if the prompt’s `about` has all of these facts.')),
          unless: Type.Optional(facts('Not if the prompt’s `about` has one of these facts.')),
          round: Type.Optional(Type.Integer({ description: 'Set by the service.' })),
          begun: Type.Optional(Type.Literal(true, { description: 'Set by the service.' })),
        },
        { ...closed, description: 'Take the action at each such prompt, for some time.' },
      ),
      Type.Object(
        { kind: Type.Literal('ask'), prompt: Type.Optional(PromptKind) },
        {
          ...closed,
          description:
            'Ask you even if you have only one legal action. Without this, the service takes it if everybody knows that you have no other. Others can tell from the prompt that you want to be asked.',
        },
      ),
      Type.Object(
        {
          kind: Type.Literal('turn'),
          actions: Type.Array(Type.Union([ActionId, Type.Array(ActionId, { minItems: 1, maxItems: 10 })]), {
            minItems: 1,
            maxItems: 50,
          }),
        },
        {
          ...closed,
          description:
            'Take the actions in order, from the next prompt of the seat; of several alternatives, the first that is legal. Ends at the first action that is not legal.',
        },
      ),
    ],
  }),
);

const PlanCheck = Type.Object(
  {
    sure: Type.Integer({ description: 'How many of its actions the seat can foresee.' }),
    stop: Type.Union([Type.Enum(['illegal', 'uncertain']), Type.Null()], {
      description:
        'Why no more. `illegal`: the next action will not be legal. `uncertain`: its result depends on chance or hidden information. Null if the whole turn is sure, or only what comes of its last action is not.',
    }),
  },
  closed,
);

export const LayDownOrders = named(
  'LayDownOrders',
  Type.Object({ orders: Type.Array(ref(Order), { maxItems: MAX_ORDERS }) }, closed),
);

export const Orders = named(
  'Orders',
  Type.Object(
    {
      game: Id,
      seat: SeatNumber,
      orders: Type.Array(ref(Order)),
      checks: Type.Array(Type.Union([PlanCheck, Type.Null()]), {
        description:
          'Of the first order that is a turn, how far it can be carried out now, by what the seat knows; null for other orders, and while the seat is not asked.',
      }),
    },
    {
      ...closed,
      description:
        'The standing orders of a seat, which answer its prompts automatically. Only the holder sees them.',
    },
  ),
);

export const orderSchemas = [Order, LayDownOrders, Orders];
