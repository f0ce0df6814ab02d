import { bodyOf, client, type Schemas, withoutBody } from './client.js';

export type Message = Schemas['Message'];
export type Messages = Schemas['Messages'];
export type Mute = Schemas['Mutes']['mutes'][number];

export const getMessages = (
  id: string,
  { before, invitation }: { before?: string; invitation: string | null },
): Promise<Messages> =>
  bodyOf(
    client.GET('/v1/games/{id}/messages', {
      params: {
        path: { id },
        query: {
          ...(before === undefined ? {} : { before }),
          ...(invitation === null ? {} : { invitation }),
        },
      },
    }),
  );

export const postMessage = (id: string, body: Schemas['PostMessage']): Promise<Message> =>
  bodyOf(client.POST('/v1/games/{id}/messages', { params: { path: { id } }, body }));

export const retractMessage = (id: string, message: string) =>
  withoutBody(client.DELETE('/v1/games/{id}/messages/{message}', { params: { path: { id, message } } }));

export const listMutes = async (signal: AbortSignal): Promise<readonly Mute[]> =>
  (await bodyOf(client.GET('/v1/me/mutes', { signal }))).mutes;

export const mute = (player: string) =>
  withoutBody(client.PUT('/v1/me/mutes/{player}', { params: { path: { player } } }));

export const unmute = (player: string) =>
  withoutBody(client.DELETE('/v1/me/mutes/{player}', { params: { path: { player } } }));
