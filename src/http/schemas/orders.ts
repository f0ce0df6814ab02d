import { Type } from 'typebox';
import { MAX_ORDERS, type Order as OrderValue } from '../../play/turns/orders.js';
import { closed, Id, SeatNumber } from './common.js';
import { named, ref } from './ref.js';

/** Printable, as all ids of actions are: a database refuses some of the other characters. */
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
        { ...closed, description: 'As soon as it is legal, once.' },
      ),
      Type.Object(
        {
          kind: Type.Literal('until'),
          action: ActionId,
          prompt: PromptKind,
          version: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
        },
        { ...closed, description: 'Whenever that prompt comes, until the game has reached the version.' },
      ),
      Type.Object(
        { kind: Type.Literal('turn'), actions: Type.Array(ActionId, { minItems: 1, maxItems: 50 }) },
        {
          ...closed,
          description:
            'One after another, from the next time the seat is asked; ends at the first that is not legal.',
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
    { ...closed, description: 'What a seat has laid down to be answered by itself; nobody else sees it.' },
  ),
);

export const orderSchemas = [Order, LayDownOrders, Orders];
