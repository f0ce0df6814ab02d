import { untilRated, won } from '../../http/ratings/support.js';
import { giveRole, newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import type { Service } from '../../support/service.js';
import { until as eventually } from '../../support/until.js';

const DAYS = { kind: 'turn', seconds: 259_200 } as const;
const LONG_NAME = 'Maximiliane von und zu Hohenberg-Sanden';

export interface World {
  readonly ayla: Person;
  readonly durc: Person;
  readonly operator: Person;
  /** What leads to a screen. */
  readonly openGame: string;
  readonly finishedGame: string;
  readonly practice: string;
  readonly tournament: string;
}

/** A server on which everything has happened at least once, so that no screen is empty. */
export async function makeWorld(service: Service): Promise<World> {
  const { http } = service;
  const post = (who: Person, path: string, body: object = {}) => http.post(path).set(who.auth).send(body);
  const put = (who: Person, path: string, body: object = {}) => http.put(path).set(who.auth).send(body);
  const named = (name: string) => newPerson(service, name);
  const [ayla, durc, family] = [await named('Ayla'), await named(LONG_NAME), await named('👨‍👩‍👧 عائلة')];
  const operator = await named('Creb');
  await giveRole(service, operator, 'operator');
  const profile = { text: 'I like dice.', country: 'NL', links: ['https://durc.example/'] };
  const shown = { showsPresence: 'everybody', showsGames: 'everybody' };
  await put(durc, '/v1/me/profile', { ...profile, ...shown }).expect(200);
  await put(ayla, '/v1/me/handle', { handle: 'ayla' });
  for (const one of [durc, family]) await put(ayla, `/v1/me/follows/${one.id}`);
  await put(ayla, `/v1/me/blocks/${(await named('Broud')).id}`);

  const orders = [[ayla, durc] as const, [durc, ayla] as const, [ayla, durc] as const, [durc, ayla] as const];
  let finishedGame = '';
  for (const [nth, people] of orders.entries()) {
    finishedGame = await won(service, people);
    await untilRated(service, nth + 1);
  }

  const openGame = (await newGame(service, ayla, { clock: DAYS })).id;
  await post(ayla, `/v1/games/${openGame}/seats/1/keys`, { name: 'Guest' }).expect(201);
  await post(ayla, `/v1/games/${(await newGame(service, ayla)).id}/invitations`, { player: family.id });
  await startedGame(service, durc, ayla, { clock: DAYS });
  const challenge = { rulebook: 'thin-ice', clock: DAYS, players: [ayla.id] };
  await post(durc, '/v1/challenges', challenge).expect(201);
  const { id: practice } = await newGame(service, ayla, { rulebook: 'mammut', seats: ['me', 'bot', 'bot'] });
  await post(ayla, `/v1/games/${practice}/start`).expect(200);

  const { body: webhook } = await post(ayla, '/v1/me/webhooks', {
    url: 'https://receiver.example/hook',
    name: 'Own program',
    events: ['prompt.opened', 'game.finished'],
  }).expect(201);
  await post(ayla, `/v1/me/webhooks/${webhook.webhook.id}/test`);

  await post(ayla, '/v1/reports', { kind: 'player', player: durc.id, reason: 'spam' }).expect(201);
  const until = new Date(Date.now() + 86_400_000).toISOString();
  const mute = { kind: 'mute', player: ayla.id, reason: 'Mind your words.', until };
  await post(operator, '/v1/admin/measures', mute).expect(201);
  const announcement = { en: 'Maintenance tonight.', de: 'Heute Nacht wird gewartet.', until };
  await post(operator, '/v1/admin/announcements', announcement).expect(201);

  const wish = {
    rulebook: 'thin-ice',
    format: 'swiss',
    seats: 2,
    options: { rounds: 1 },
    clock: DAYS,
    startsAt: until,
  };
  const made = await post(operator, '/v1/tournaments', wish).expect(201);
  const tournament: string = made.body.tournament.id;
  for (const one of [ayla, durc, family, operator]) await put(one, `/v1/tournaments/${tournament}/entry`);
  await service.db.query(`UPDATE tournaments SET starts_at = now() WHERE id = '${tournament}'`);
  await eventually(async () => (await http.get(`/v1/tournaments/${tournament}`)).body.tables.length > 0);
  await post(operator, '/v1/tournaments', { ...wish, format: 'round-robin' }).expect(201);

  return { ayla, durc, operator, openGame, finishedGame, practice, tournament };
}
