import { type Client, each, newClient } from './harness/people.js';
import type { Service } from './harness/service.js';
import { again, type Cases, type Wish } from './weights-wishes.js';

/** Players of a tournament that is read. */
const PLAYERS = 16;
/** As many as may enter one. */
const MOST = 128;

interface Place {
  readonly service: Service;
  readonly client: Client;
  /** A player other than the client, and its id. */
  readonly opponent: Client;
  readonly opponentId: string;
  readonly rulebook: string;
}

/** Challenges and tournaments. */
export async function tournamentCases({
  service,
  client,
  opponent,
  opponentId,
  rulebook,
}: Place): Promise<Cases> {
  const tournament = {
    ...{ rulebook, format: 'swiss', seats: 2, clock: { kind: 'turn', seconds: 86_400 }, maxPlayers: MOST },
    startsAt: new Date(Date.now() + 86_400_000).toISOString(),
  };
  const create = async (by: Client): Promise<string> => {
    const made = await by.post<{ tournament: { id: string } }>('/v1/tournaments', tournament);
    return `/v1/tournaments/${made.tournament.id}`;
  };
  const enter = async (at: string, by: Client): Promise<void> => {
    const headers = { ...by.headers, 'content-type': 'application/json' };
    const { ok, status } = await fetch(`${service.url}${at}/entry`, { method: 'PUT', headers, body: '{}' });
    if (!ok) throw new Error(`${at} could not be entered: ${status}`);
  };
  const read = await create(await newClient(service));
  await each(PLAYERS, async () => enter(read, await newClient(service)));
  /** Each by a new account, in as many tournaments as they need. */
  const entries = (wish: (at: string, by: Client) => Promise<Wish>) => async (count: number) => {
    const places = await each(Math.ceil(count / MOST), async () => create(await newClient(service)));
    return each(count, async (nth) => wish(places[Math.floor(nth / MOST)] ?? '', await newClient(service)));
  };
  const challenge = { rulebook, players: [opponentId] };
  return {
    challenge: again({ method: 'POST', path: '/v1/challenges', body: challenge, client }),
    answerInvitation: (count) =>
      each(count, async () => {
        const { id } = await client.post<{ id: string }>('/v1/challenges', challenge);
        const path = `/v1/games/${id}/invitations/answer`;
        return { method: 'POST', path, body: { accept: true }, client: opponent };
      }),
    createTournament: (count) =>
      each(count, async () => ({
        ...{ method: 'POST', path: '/v1/tournaments', body: tournament, client: await newClient(service) },
      })),
    getTournament: again({ path: read, client }),
    enterTournament: entries(async (at, by) => ({
      ...{ method: 'PUT', path: `${at}/entry`, body: {}, client: by },
    })),
    leaveTournament: entries(async (at, by) => {
      await enter(at, by);
      return { method: 'DELETE', path: `${at}/entry`, client: by };
    }),
    cancelTournament: (count) =>
      each(count, async () => {
        const by = await newClient(service);
        return { method: 'DELETE', path: await create(by), client: by };
      }),
  };
}
