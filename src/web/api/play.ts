import { bodyOf, client, type Schemas } from './client.js';
import type { Look, ShownTable } from './table.js';

export type { Asked, Choice } from './asked.js';

/** An entry of the log with its texts. */
export interface Entry {
  readonly kind: string;
  readonly version: number;
  readonly at: string;
  readonly seat?: number | null;
  readonly lines?: readonly string[];
}

const at = (id: string) => ({ params: { path: { id } } });

interface Wish {
  readonly seat: number;
  /** Several are taken in order, all or none. */
  readonly actions: readonly string[];
  /** The version that the action is for; null for the present one. */
  readonly version: number | null;
  readonly key: string;
}

/**
 * Posts actions. Retries with the same key take them only once. Unless it is a retry, the
 * response has the table afterwards.
 */
export const act = (
  id: string,
  { seat, actions, version, key }: Wish,
  look: Look,
): Promise<{ readonly version: number; readonly table?: ShownTable }> =>
  bodyOf(
    client.POST('/v1/games/{id}/actions', {
      params: {
        path: { id },
        header: { ...(version === null ? {} : { 'if-match': `"${version}"` }), 'idempotency-key': key },
        query: { include: 'table', ...look },
      },
      body: { seat, action: actions.length === 1 ? (actions[0] ?? '') : [...actions] },
    }),
  );

export const getEntries = async (
  id: string,
  after: number,
  limit: number,
  invitation: string | null,
): Promise<readonly Entry[]> => {
  const query = { after, limit, ...(invitation === null ? {} : { invitation }) };
  const page = await bodyOf(client.GET('/v1/games/{id}/events', { params: { path: { id }, query } }));
  // The type includes the stream, which only a request with another Accept header gets.
  return typeof page === 'object' ? page.entries : [];
};

export const undo = (id: string, wish: Schemas['Undo']) =>
  bodyOf(client.POST('/v1/games/{id}/undo', { ...at(id), body: wish }));

export const answerUndo = (id: string, grant: boolean) =>
  bodyOf(client.POST('/v1/games/{id}/undo/answer', { ...at(id), body: { grant } }));

export type Order = Schemas['Order'];
type Orders = Pick<Schemas['Orders'], 'orders' | 'checks'>;
export type PlanCheck = NonNullable<Orders['checks'][number]>;

export const getOrders = (id: string, seat: number): Promise<Orders> =>
  bodyOf(client.GET('/v1/games/{id}/seats/{seat}/orders', { params: { path: { id, seat } } }));

export const setOrders = (id: string, seat: number, orders: readonly Order[]): Promise<Orders> =>
  bodyOf(
    client.PUT('/v1/games/{id}/seats/{seat}/orders', {
      params: { path: { id, seat } },
      body: { orders: [...orders] },
    }),
  );
