import { bearer, bodyOf, client, type Schemas, withoutBody } from './client.js';

/** Where messages go: a program, a browser, a chat. The API calls them webhooks. */
export type Receiver = Schemas['Webhook'];
export type ReceiverWish = Schemas['CreateWebhook'];

const at = (id: string) => ({ params: { path: { id } } });

export const getPushKey = async (): Promise<string> => (await bodyOf(client.GET('/v1/push-key'))).publicKey;

export const listReceivers = async (signal: AbortSignal): Promise<readonly Receiver[]> =>
  (await bodyOf(client.GET('/v1/me/webhooks', { signal }))).webhooks;

export const getReceiver = (id: string): Promise<Receiver> =>
  bodyOf(client.GET('/v1/me/webhooks/{id}', at(id)));

export const createReceiver = async (wish: ReceiverWish): Promise<Receiver> =>
  (await bodyOf(client.POST('/v1/me/webhooks', { body: wish }))).webhook;

export const changeReceiver = (id: string, edit: Schemas['ChangeWebhook']): Promise<Receiver> =>
  bodyOf(client.PATCH('/v1/me/webhooks/{id}', { ...at(id), body: edit }));

export const deleteReceiver = (id: string, secret?: string) =>
  withoutBody(client.DELETE('/v1/me/webhooks/{id}', { ...at(id), headers: bearer(secret) }));

export const testReceiver = (id: string) => bodyOf(client.POST('/v1/me/webhooks/{id}/test', at(id)));

export type Delivery = Schemas['Delivery'];
type Page = Pick<Schemas['Deliveries'], 'deliveries' | 'next'>;

/** The messages of the last days, the newest first. */
export const listDeliveries = (id: string, cursor: string | null, signal: AbortSignal): Promise<Page> =>
  bodyOf(
    client.GET('/v1/me/webhooks/{id}/deliveries', {
      params: { path: { id }, query: cursor === null ? {} : { cursor } },
      signal,
    }),
  );

export const retryDelivery = (id: string, delivery: string) =>
  bodyOf(
    client.POST('/v1/me/webhooks/{id}/deliveries/{delivery}/retry', { params: { path: { id, delivery } } }),
  );
