import { client, given, type Schemas } from './client.js';

/** Something that a seat may do now, in words. */
export interface Choice {
  readonly id: string;
  readonly text: string;
  readonly action: { readonly type: string };
}

/** What one seat is asked, and all that it may answer. */
export interface Asked {
  readonly seat: number;
  readonly text: string;
  readonly actions: readonly Choice[];
}

export interface LegalActions {
  readonly version: number;
  readonly asked: readonly Asked[];
}

/** What happened, in words. */
export interface Entry {
  readonly kind: string;
  readonly version: number;
  readonly at: string;
  readonly seat?: number | null;
  readonly lines?: readonly string[];
}

const at = (id: string) => ({ params: { path: { id } } });

export const getActions = (id: string): Promise<LegalActions> =>
  given(client.GET('/v1/games/{id}/actions', at(id)));

/** Takes an action where the game stands at the version; a second try with the same key does nothing twice. */
export const act = (
  id: string,
  { seat, action, version, key }: { seat: number; action: string; version: number; key: string },
): Promise<unknown> =>
  given(
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
  const page = await given(client.GET('/v1/games/{id}/events', { params: { path: { id }, query } }));
  // It is a page of entries: a stream would have to be asked for.
  return typeof page === 'object' ? page.entries : [];
};

export const undo = (id: string, wish: Schemas['Undo']) =>
  given(client.POST('/v1/games/{id}/undo', { ...at(id), body: wish }));

export const answerUndo = (id: string, grant: boolean) =>
  given(client.POST('/v1/games/{id}/undo/answer', { ...at(id), body: { grant } }));

export type Order = Schemas['Order'];

export const getOrders = async (id: string, seat: number): Promise<readonly Order[]> =>
  (await given(client.GET('/v1/games/{id}/seats/{seat}/orders', { params: { path: { id, seat } } }))).orders;

export const layDownOrders = async (
  id: string,
  seat: number,
  orders: readonly Order[],
): Promise<readonly Order[]> =>
  (
    await given(
      client.PUT('/v1/games/{id}/seats/{seat}/orders', {
        params: { path: { id, seat } },
        body: { orders: [...orders] },
      }),
    )
  ).orders;
