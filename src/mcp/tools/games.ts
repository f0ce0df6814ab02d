import { Type } from 'typebox';
import { part } from '../api.js';
import { type Game, gameInShort } from './in-short.js';
import { GameId, input, Language, RulebookId } from './inputs.js';
import { json, type Tool, text, tool } from './tool.js';

interface Rulebook {
  readonly summary: Readonly<Record<string, string>>;
}

const listRulebooks = tool({
  name: 'list_rulebooks',
  title: 'List the games that can be played',
  description: 'The rulebooks with their ids, titles and numbers of seats.',
  input: input({}),
  readOnly: true,
  run: async (_, { api }) => [json(await api.json({ method: 'GET', path: '/v1/rulebooks' }))],
});

const readRules = tool({
  name: 'read_rules',
  title: 'Read the rules of a game',
  description: 'A summary of the rules that tells all that you need to play. Read it before you play.',
  input: input({ rulebook: RulebookId, language: Language }),
  readOnly: true,
  run: async ({ rulebook, language = 'en' }, { api }) => {
    const { summary } = await api.json<Rulebook>({ method: 'GET', path: `/v1/rulebooks/${part(rulebook)}` });
    return [text(summary[language] ?? '')];
  },
});

interface Games {
  readonly games: readonly Game[];
}

const findGames = tool({
  name: 'find_games',
  title: 'Find games to join',
  description: 'Public games that have not started and have a free seat, newest first.',
  input: input({ rulebook: Type.Optional(RulebookId) }),
  readOnly: true,
  run: async ({ rulebook }, { api }) => {
    const query = { status: 'open', open: true, limit: 20, rulebook };
    const { games } = await api.json<Games>({ method: 'GET', path: '/v1/games', query });
    return [json(games.map(gameInShort))];
  },
});

const myGames = tool({
  name: 'my_games',
  title: 'List your games',
  description: 'The games in which you have a seat, newest first.',
  input: input({ status: Type.Optional(Type.Enum(['open', 'active', 'finished'])) }),
  readOnly: true,
  run: async ({ status }, { api }) => {
    const query = { seat: 'me', limit: 20, status };
    const { games } = await api.json<Games>({ method: 'GET', path: '/v1/games', query });
    return [json(games.map(gameInShort))];
  },
});

const createGame = tool({
  name: 'create_game',
  title: 'Create a game',
  description:
    'A game with you on a seat. `open` seats wait for others; `bot` seats are played by the built-in bot. When no seat is open any more, start it with start_game.',
  input: input({
    rulebook: RulebookId,
    seats: Type.Array(Type.Enum(['me', 'open', 'bot']), {
      minItems: 2,
      maxItems: 6,
      description: 'Who sits where, such as ["me", "bot", "bot"].',
    }),
    options: Type.Optional(
      Type.Record(Type.String(), Type.Unknown(), { description: 'Options of the rulebook.' }),
    ),
    private: Type.Optional(Type.Boolean({ description: 'Whether only those who are invited see it.' })),
  }),
  readOnly: false,
  run: async ({ private: hidden = false, ...wish }, { api }) => {
    const body = { ...wish, visibility: hidden ? 'private' : 'public' };
    return [json(gameInShort(await api.json({ method: 'POST', path: '/v1/games', body })))];
  },
});

const joinGame = tool({
  name: 'join_game',
  title: 'Take a seat',
  description: 'Takes a free seat of a game that has not started.',
  input: input({
    game: GameId,
    seat: Type.Optional(Type.Integer({ minimum: 0, description: 'The seat; any if left out.' })),
    invitation: Type.Optional(Type.String({ maxLength: 100, description: 'For a private game.' })),
  }),
  readOnly: false,
  run: async ({ game, ...body }, { api }) => {
    const path = `/v1/games/${part(game)}/seats`;
    return [json(gameInShort(await api.json({ method: 'POST', path, body })))];
  },
});

const startGame = tool({
  name: 'start_game',
  title: 'Start a game',
  description: 'Starts a game that you created, once all its seats are taken.',
  input: input({ game: GameId }),
  readOnly: false,
  run: async ({ game }, { api }) => [
    json(gameInShort(await api.json({ method: 'POST', path: `/v1/games/${part(game)}/start` }))),
  ],
});

const quickMatch = tool({
  name: 'quick_match',
  title: 'Play against the next person who is free',
  description:
    'Joins a public game of this rulebook that has a free seat, or opens one. It starts by itself when it is full.',
  input: input({
    rulebook: RulebookId,
    seats: Type.Integer({ minimum: 2, maximum: 6, description: 'The number of seats.' }),
  }),
  readOnly: false,
  run: async (body, { api }) => [
    json(gameInShort(await api.json({ method: 'POST', path: '/v1/matches', body }))),
  ],
});

export const gameTools: readonly Tool[] = [
  ...[listRulebooks, readRules, findGames, myGames, createGame, joinGame, startGame, quickMatch],
];
