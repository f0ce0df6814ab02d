import { Type } from 'typebox';
import { part } from '../api.js';
import { playerText } from '../player-text.js';
import { type Game, gameInShort } from './in-short.js';
import { GameId, input, RulebookId, TurnSeconds } from './inputs.js';
import { json, type Tool, text, tool } from './tool.js';

interface Bots {
  readonly bots: readonly {
    readonly player: { readonly id: string; readonly name: string };
    readonly handle: string | null;
    readonly accepts: readonly object[];
    readonly pace: { readonly median: number | null };
    readonly operator: { readonly name: string } | null;
    readonly ratings: readonly {
      readonly rulebook: string;
      readonly seats: number;
      readonly pool: string;
      readonly mu: number;
      readonly sigma: number;
    }[];
  }[];
}

const findBots = tool({
  name: 'find_bots',
  title: 'Find bots to challenge',
  description:
    'Programs of other people that accept games by themselves: what they accept, their ratings, how fast they answer in milliseconds, and who runs them. The built-in bots are not among them: give them a seat by create_game.',
  input: input({ rulebook: Type.Optional(RulebookId) }),
  readOnly: true,
  run: async ({ rulebook }, { api }) => {
    const { bots } = await api.json<Bots>({
      method: 'GET',
      path: '/v1/bots',
      query: { rulebook, limit: 20 },
    });
    const found = bots.map(({ player, handle, accepts, pace, operator, ratings }) => ({
      ...{ player: player.id, name: playerText(player.name), handle, accepts, medianMs: pace.median },
      ...(operator && { operator: playerText(operator.name) }),
      ratings: ratings.map(({ rulebook: of, seats, pool, mu, sigma }) => ({
        rulebook: of,
        seats,
        pool,
        mu,
        sigma,
      })),
    }));
    return [json(found)];
  },
});

const challenge = tool({
  name: 'challenge',
  title: 'Challenge players, or everybody',
  description:
    'Creates a game with your terms and invites players to it, each to a seat of their own. It starts when they have accepted. Without players everybody may join. A bot accepts or declines at once; a refusal says why.',
  input: input({
    players: Type.Optional(
      Type.Array(Type.String({ maxLength: 100 }), {
        ...{ minItems: 1, maxItems: 5 },
        description: 'Ids or unique names, such as those of find_bots.',
      }),
    ),
    rulebook: RulebookId,
    seats: Type.Optional(Type.Integer({ minimum: 2, maximum: 6, description: 'The number of seats.' })),
    seconds: Type.Optional(TurnSeconds),
    rated: Type.Optional(Type.Boolean({ description: 'Needs `seconds`.' })),
  }),
  readOnly: false,
  run: async ({ seconds, ...wish }, { api }) => {
    const body = { ...wish, ...(seconds !== undefined && { clock: { kind: 'turn', seconds } }) };
    return [json(gameInShort(await api.json({ method: 'POST', path: '/v1/challenges', body })))];
  },
});

interface Invitations {
  readonly invitations: readonly { readonly seat: number | null; readonly game: Game }[];
}

const myInvitations = tool({
  name: 'my_invitations',
  title: 'List your invitations',
  description: 'The games that you are invited to, newest first. Answer each by answer_invitation.',
  input: input({}),
  readOnly: true,
  run: async (_, { api }) => {
    const { invitations } = await api.json<Invitations>({ method: 'GET', path: '/v1/me/invitations' });
    return [json(invitations.map(({ seat, game }) => ({ seat, ...gameInShort(game) })))];
  },
});

interface Answered {
  readonly game: Game | null;
}

const answerInvitation = tool({
  name: 'answer_invitation',
  title: 'Accept or decline an invitation',
  description: 'Accepting takes your seat, and starts the game if it was the last one.',
  input: input({
    game: GameId,
    accept: Type.Boolean(),
    reason: Type.Optional(
      Type.String({ maxLength: 40, description: 'Why you decline, such as `later`, `busy` or `rulebook`.' }),
    ),
  }),
  readOnly: false,
  run: async ({ game: id, ...body }, { api }) => {
    const path = `/v1/games/${part(id)}/invitations/answer`;
    const { game } = await api.json<Answered>({ method: 'POST', path, body });
    return [game === null ? text('Declined.') : json(gameInShort(game))];
  },
});

export const challengeTools: readonly Tool[] = [findBots, challenge, myInvitations, answerInvitation];
