import { Type } from 'typebox';
import { MAX_ORDERS, type Order as OrderValue } from '../../play/turns/orders.js';
import { closed, Id, SeatNumber } from './common.js';
import { named, ref } from './ref.js';

/** All ids of actions are printable. The database refuses some other characters. */
const ActionId = Type.String({
  pattern: '^[\\x21-\\x7e]+$',
  maxLength: 300,
  description: 'The id of an action.',
});
const PromptKind = Type.String({ maxLength: 100, description: 'A key of the rulebook’s `prompts`.' });

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
        { kind: Type.Literal('turn'), actions: Type.Array(ActionId, { minItems: 1, maxItems: 50 }) },
        {
          ...closed,
          description:
            'Take the actions in order, from the next prompt of the seat. Ends at the first action that is not legal.',
        },
      ),
    ],
  }),
);

export const LayDownOrders = named(
  'LayDownOrders',
  Type.Object({ orders: Type.Array(ref(Order), { maxItems: MAX_ORDERS }) }, closed),
);

export const Orders = named(
  'Orders',
  Type.Object(
    { game: Id, seat: SeatNumber, orders: Type.Array(ref(Order)) },
    {
      ...closed,
      description:
        'The standing orders of a seat, which answer its prompts automatically. Only the holder sees them.',
    },
  ),
);

export const orderSchemas = [Order, LayDownOrders, Orders];
