import { newGame, type Person } from '../../support/people.js';
import type { Service } from '../../support/service.js';
import { until } from '../../support/until.js';

export const clock = { kind: 'turn', seconds: 3_600 } as const;

/** A started rated game of these people, one on each seat. */
export async function ratedGame(service: Service, [first, ...others]: readonly [Person, ...Person[]]) {
  const seats = ['me' as const, ...others.map(() => 'open' as const)];
  const { id } = await newGame(service, first, { seats, rated: true, clock });
  for (const { auth } of others)
    await service.http.post(`/v1/games/${id}/seats`).set(auth).send({}).expect(200);
  await service.http.post(`/v1/games/${id}/start`).set(first.auth).expect(200);
  return id;
}

/** Everybody but the winner resigns, the last first, and the game is played to its end. */
export async function won(service: Service, people: readonly [Person, ...Person[]]): Promise<string> {
  const id = await ratedGame(service, people);
  const [winner, ...losers] = people;
  for (const [nth, { auth }] of [...losers.entries()].reverse())
    await service.http
      .post(`/v1/games/${id}/seats/${nth + 1}/resign`)
      .set(auth)
      .expect(200);
  await playOn(service, id, winner);
  return id;
}

export async function playOn({ http }: Service, id: string, { auth }: Person): Promise<void> {
  await until(async () => {
    const { body } = await http.get(`/v1/games/${id}`).expect(200);
    if (body.status === 'finished') return true;
    const asked = body.prompts.some(({ seat }: { seat: number }) => seat === 0);
    if (asked) await http.post(`/v1/games/${id}/actions`).set(auth).send({ action: 'drill:fish=1' });
    return false;
  });
}

/** Waits until so many games of a leaderboard are rated. */
export const untilRated = ({ http }: Service, rated: number, seats = 2) =>
  until(async () => {
    const { body } = await http.get('/v1/leaderboards').expect(200);
    const own = body.leaderboards.find(
      (one: { rulebook: string; seats: number }) => one.rulebook === 'thin-ice' && one.seats === seats,
    );
    return own?.rated === rated;
  });
