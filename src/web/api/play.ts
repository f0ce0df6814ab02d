import { bodyOf, client, type Schemas } from './client.js';

/** A legal action with its text. */
export interface Choice {
  readonly id: string;
  readonly text: string;
  readonly action: { readonly type: string };
}

/** The prompt of one seat, with its legal actions. */
export interface Asked {
  readonly seat: number;
  readonly text: string;
  readonly actions: readonly Choice[];
}

export interface LegalActions {
  readonly version: number;
  readonly asked: readonly Asked[];
}

/** An entry of the log with its texts. */
export interface Entry {
  readonly kind: string;
  readonly version: number;
  readonly at: string;
  readonly seat?: number | null;
  readonly lines?: readonly string[];
}

const at = (id: string) => ({ params: { path: { id } } });

export const getActions = (id: string): Promise<LegalActions> =>
  bodyOf(client.GET('/v1/games/{id}/actions', at(id)));

/** Posts an action for this version of the game. Retries with the same key take the action only once. */
export const act = (
  id: string,
  { seat, action, version, key }: { seat: number; action: string; version: number; key: string },
): Promise<{ readonly version: number }> =>
  bodyOf(
    client.POST('/v1/games/{id}/actions', {
      params: { path: { id }, header: { 'if-match': `"${version}"`, 'idempotency-key': key } },
      body: { seat, action },
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
