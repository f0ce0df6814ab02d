import { afterAll, beforeAll, expect, it } from 'vitest';
import { newGame, newPerson, type Person } from '../../support/people.js';
import { type Service, sharedService } from '../../support/service.js';
import { until } from '../../support/until.js';

let service: Service;
let [ayla, brun]: Person[] = [];
/** Newest first: Ayla lost against a bot, won against Brun, and lost against Brun in another rulebook. */
let [alone, won, lost]: string[] = [];

beforeAll(async () => {
  service = await sharedService();
  [ayla, brun] = [await newPerson(service, 'Ayla'), await newPerson(service, 'Brun')];
  lost = await finished(ayla, ayla, { rulebook: 'mammut', seats: ['me', 'open'] }, brun);
  won = await finished(ayla, brun, { seats: ['me', 'open'] }, brun);
  alone = await finished(ayla, ayla, { seats: ['me', 'bot'] });
});
afterAll(() => service.close());

/** A game in which somebody gives up. */
async function finished(creator: Person, loser: Person, wish: object, guest?: Person): Promise<string> {
  const { id } = await newGame(service, creator, wish);
  const post = (path: string, { auth }: Person, status: number) =>
    service.http.post(`/v1/games/${id}/${path}`).set(auth).send({}).expect(status);
  if (guest !== undefined) await post('seats', guest, 200);
  await post('start', creator, 200);
  await post(`seats/${loser === creator ? 0 : 1}/resign`, loser, 200);
  if (guest !== undefined && loser !== creator) {
    // The other one plays on against the bot of the seat, which may take long: it is over when she gives up, too.
    await post('seats/0/resign', creator, 200);
  } else if (guest !== undefined) await post('seats/1/resign', guest, 200);
  await until(async () => (await service.http.get(`/v1/games/${id}`)).body.status === 'finished');
  return id;
}

const found = async (query: string, player = ayla) => {
  const { body } = await service.http.get(`/v1/players/${player?.id}/games?${query}`).expect(200);
  return body.games.map((game: { id: string }) => game.id);
};

it('Finished games are found by rulebook, opponent and result, and by all of them', async () => {
  expect(await found('')).toEqual([alone, won, lost]);
  expect(await found('rulebook=mammut')).toEqual([lost]);
  expect(await found(`opponent=${brun?.id}`)).toEqual([won, lost]);
  expect(await found('result=won')).toEqual([won]);
  expect(await found('result=lost')).toEqual([alone, lost]);
  expect(await found(`opponent=${brun?.id}&result=lost&rulebook=mammut`)).toEqual([lost]);
  expect(await found(`opponent=${ayla?.id}&result=won`, brun)).toEqual([lost]);
  expect(await found('rulebook=unknown')).toEqual([]);
});

it('A search has pages, whose link keeps what was searched for', async () => {
  const path = `/v1/players/${ayla?.id}/games?opponent=${brun?.id}&limit=1`;
  const { body, headers } = await service.http.get(path).expect(200);
  expect(body.games).toMatchObject([{ id: won }]);
  const [, next = ''] = /<(.*)>; rel="next"/.exec(headers.link ?? '') ?? [];
  const second = await service.http.get(next).expect(200);
  expect(second.body).toMatchObject({ games: [{ id: lost }], next: null });
});

it('There is no search for an opponent who does not exist', async () => {
  const nobody = '01900000-0000-7000-8000-000000000000';
  await service.http.get(`/v1/players/${ayla?.id}/games?opponent=${nobody}`).expect(404);
  await service.http.get(`/v1/players/${ayla?.id}/games?opponent=@nobody-at-all`).expect(404);
});
