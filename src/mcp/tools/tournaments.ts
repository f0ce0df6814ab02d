import { Type } from 'typebox';
import { part } from '../api.js';
import { playerText } from '../player-text.js';
import { input, RulebookId, TurnSeconds } from './inputs.js';
import { json, type Tool, text, tool } from './tool.js';

interface Tournament {
  readonly id: string;
  readonly creator: { readonly name: string };
  readonly [fact: string]: unknown;
}

interface WholeTournament {
  readonly tournament: Tournament;
  readonly entered: boolean;
  readonly standings: readonly {
    readonly rank: number;
    readonly player: { readonly id: string; readonly name: string };
    readonly points: number;
    readonly played: number;
    readonly out: boolean;
  }[];
  readonly tables: readonly object[];
}

const TournamentId = Type.String({ maxLength: 100, description: 'The id of the tournament.' });
const pathOf = (id: string): string => `/v1/tournaments/${part(id)}`;

const inShort = ({ id, creator, ...facts }: Tournament): object => ({
  ...{ tournament: id, ...facts, creator: playerText(creator.name) },
});

const wholeInShort = ({ tournament, entered, standings, tables }: WholeTournament): object => ({
  ...inShort(tournament),
  entered,
  standings: standings.map(({ player, rank, points, played, out }) => ({
    ...{ rank, player: player.id, name: playerText(player.name), points, played },
    ...(out && { out }),
  })),
  tables,
});

interface Tournaments {
  readonly tournaments: readonly Tournament[];
}

const findTournaments = tool({
  name: 'find_tournaments',
  title: 'Find tournaments',
  description: 'Tournaments, newest first. Those that are `open` can be entered.',
  input: input({
    status: Type.Optional(Type.Enum(['open', 'running', 'finished', 'cancelled'])),
    rulebook: Type.Optional(RulebookId),
  }),
  readOnly: true,
  run: async (query, { api }) => {
    const request = { method: 'GET', path: '/v1/tournaments', query: { ...query, limit: 20 } } as const;
    const { tournaments } = await api.json<Tournaments>(request);
    return [json(tournaments.map(inShort))];
  },
});

const getTournament = tool({
  name: 'get_tournament',
  title: 'Get a tournament',
  description: 'Its terms, the standings, and the tables of each round with their games.',
  input: input({ tournament: TournamentId }),
  readOnly: true,
  run: async ({ tournament }, { api }) => [
    json(wholeInShort(await api.json({ method: 'GET', path: pathOf(tournament) }))),
  ],
});

const createTournament = tool({
  name: 'create_tournament',
  title: 'Create a tournament',
  description:
    'A tournament that others enter until it begins. The service plays it: it draws the tables, creates the games and keeps the standings. Creating it does not enter you.',
  input: input({
    rulebook: RulebookId,
    format: Type.Enum(['round-robin', 'swiss', 'knockout']),
    seats: Type.Integer({ minimum: 2, maximum: 6, description: 'The seats of a table.' }),
    seconds: TurnSeconds,
    startsAt: Type.String({ maxLength: 40, description: 'When it begins, such as 2030-01-31T18:00:00Z.' }),
    rounds: Type.Optional(Type.Integer({ minimum: 1, maximum: 15, description: 'Of a Swiss tournament.' })),
    rated: Type.Optional(Type.Boolean()),
    bots: Type.Optional(Type.Boolean({ description: 'Whether programs may enter.' })),
  }),
  readOnly: false,
  run: async ({ seconds, ...wish }, { api }) => {
    const body = { ...wish, clock: { kind: 'turn', seconds } };
    return [json(wholeInShort(await api.json({ method: 'POST', path: '/v1/tournaments', body })))];
  },
});

const enterTournament = tool({
  name: 'enter_tournament',
  title: 'Enter a tournament, or pause in one',
  description:
    'Your games then start by themselves: wait_for_prompt tells you. With `paused` you get no table until you call it again without.',
  input: input({ tournament: TournamentId, paused: Type.Optional(Type.Boolean()) }),
  readOnly: false,
  run: async ({ tournament, ...body }, { api }) => [
    json(wholeInShort(await api.json({ method: 'PUT', path: `${pathOf(tournament)}/entry`, body }))),
  ],
});

const leaveTournament = tool({
  name: 'leave_tournament',
  title: 'Leave a tournament',
  description: 'After its start a bot plays on in your game, and you cannot come back.',
  input: input({ tournament: TournamentId }),
  readOnly: false,
  run: async ({ tournament }, { api }) => {
    await api.ask({ method: 'DELETE', path: `${pathOf(tournament)}/entry` });
    return [text('Left.')];
  },
});

export const tournamentTools: readonly Tool[] = [
  ...[findTournaments, getTournament, createTournament, enterTournament, leaveTournament],
];
