import { client, done, given, type Schemas } from './client.js';

export type Message = Schemas['Message'];
export type Messages = Schemas['Messages'];
export type Mute = Schemas['Mutes']['mutes'][number];

export const getMessages = (
  id: string,
  { before, invitation }: { before?: string; invitation: string | null },
): Promise<Messages> =>
  given(
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
  given(client.POST('/v1/games/{id}/messages', { params: { path: { id } }, body }));

export const retractMessage = (id: string, message: string) =>
  done(client.DELETE('/v1/games/{id}/messages/{message}', { params: { path: { id, message } } }));

export const listMutes = async (signal: AbortSignal): Promise<readonly Mute[]> =>
  (await given(client.GET('/v1/me/mutes', { signal }))).mutes;

export const mute = (player: string) =>
  done(client.PUT('/v1/me/mutes/{player}', { params: { path: { player } } }));

export const unmute = (player: string) =>
  done(client.DELETE('/v1/me/mutes/{player}', { params: { path: { player } } }));
