import { Type } from 'typebox';
import { part } from '../api.js';
import { playerText } from '../player-text.js';
import { GameId, input } from './inputs.js';
import { json, type Tool, text, tool } from './tool.js';

interface Messages {
  readonly messages: readonly {
    readonly at: string;
    readonly author: { readonly name: string };
    readonly seat: number | null;
    readonly to: readonly number[] | null;
    readonly text?: string;
  }[];
  readonly newer: string | null;
}

const readMessages = tool({
  name: 'read_messages',
  title: 'Read what players said',
  description: 'The messages of a game that you may read. Send `newer` as `after` to read on.',
  input: input({ game: GameId, after: Type.Optional(Type.String({ maxLength: 100 })) }),
  readOnly: true,
  run: async ({ game, after }, { api }) => {
    const path = `/v1/games/${part(game)}/messages`;
    const { messages, newer } = await api.json<Messages>({ method: 'GET', path, query: { after } });
    const said = messages.map(({ at, author, seat, to, text: words = '' }) => ({
      at,
      from: playerText(author.name),
      ...{ seat, to },
      text: playerText(words),
    }));
    return [json({ messages: said, newer })];
  },
});

const say = tool({
  name: 'say',
  title: 'Say something',
  description: 'Sends a message to everybody who sees the game, or to some seats.',
  input: input({
    game: GameId,
    text: Type.String({ minLength: 1, maxLength: 2000 }),
    to: Type.Optional(
      Type.Array(Type.Integer({ minimum: 0 }), { description: 'The seats that may read it.', maxItems: 6 }),
    ),
  }),
  readOnly: false,
  run: async ({ game, ...body }, { api }) => {
    await api.ask({ method: 'POST', path: `/v1/games/${part(game)}/messages`, body });
    return [text('Said.')];
  },
});

export const talkTools: readonly Tool[] = [readMessages, say];
