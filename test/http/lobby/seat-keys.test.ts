import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Operation, operationsOf } from '../../support/answer-checker.js';
import { bearer, newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';

/** What a key opens: its own game, to read and to act for its own seat. */
const OPEN = [
  ...[
    'getMe',
    'getLimits',
    'getGame',
    'getComponents',
    'getView',
    'getTable',
    'getViewAsText',
    'getActions',
    'act',
    'getEvents',
    'getPoints',
    'getRecap',
    'getWorld',
    'getAdvice',
    'exportGame',
  ],
  ...['getPicture', 'getPictureAsPng', 'getReplay'],
  ...['getMessages', 'postMessage', 'retractMessage'],
  ...[
    'leaveGame',
    'resign',
    'comeBack',
    'getOrders',
    'layDownOrders',
    'addEntropy',
    'revealEntropy',
    'undo',
    'answerUndo',
  ],
].sort();
const FOR_EVERYBODY = [
  ...['getEngine', 'getEngineTypes', 'getRulebookEngine', 'getRulebookEngineTypes'],
  ...['getSignInOffer', 'beginSignIn', 'finishSignIn', 'returnFromProvider'],
  ...['listRulebooks', 'getRulebook', 'health', 'readiness', 'getProblemPage', 'listAnnouncements'],
  ...['showSharedGame', 'showEmbeddedGame', 'getPushKey'],
  ...['confirmEmail', 'showConfirmation', 'showUnsubscription', 'unsubscribe'],
];
/** Open too, but without an end. */
const STREAMS: readonly string[] = ['followEvents', 'followMessages', 'followAccount'];

describe('keys to seats', () => {
  let service: Service;
  let ayla: Person;
  let durc: Person;
  beforeAll(async () => {
    service = await startService();
    ayla = await newPerson(service, 'Ayla');
    durc = await newPerson(service, 'Durc');
  });
  afterAll(() => service.close());

  const makeKey = (id: string, seat: number, { auth }: Person = ayla, body: object = {}) =>
    service.http.post(`/v1/games/${id}/seats/${seat}/keys`).set(auth).send(body);
  const revoke = (id: string, seat: number, { auth }: Person = ayla) =>
    service.http.delete(`/v1/games/${id}/seats/${seat}/keys`).set(auth);
  const keyTo = async (id: string, seat: number): Promise<{ readonly authorization: string }> =>
    bearer((await makeKey(id, seat).expect(201)).body.secret);
  const start = (id: string) => service.http.post(`/v1/games/${id}/start`).set(ayla.auth).expect(200);
  const drill = (id: string, auth: Person['auth'], more: object = {}) =>
    service.http
      .post(`/v1/games/${id}/actions`)
      .set(auth)
      .send({ action: 'drill:fish=1', ...more });
  const view = (id: string, auth: Person['auth'], query = '') =>
    service.http.get(`/v1/games/${id}/view${query}`).set(auth);

  it('two players on one screen finish a private game, one of them with a seat key', async () => {
    const { id } = await newGame(service, ayla, { visibility: 'private', options: { rounds: 1 } });
    const { body } = await makeKey(id, 1).expect(201);
    expect(body).toMatchObject({ game: id, seat: 1, guest: { name: 'Guest' } });
    const guest = bearer(body.secret);
    await start(id);
    expect((await drill(id, guest).expect(200)).body.entries[0]).toMatchObject({ seat: 1 });
    expect((await view(id, guest).expect(200)).body).toMatchObject({ viewer: 1, view: { mine: 1 } });
    await drill(id, ayla.auth).expect(200);
    const game = await service.http.get(`/v1/games/${id}`).set(guest).expect(200);
    expect(game.body).toMatchObject({ status: 'finished', yourSeats: [1] });
    expect(game.body.seats[1].player).toEqual({ ...body.guest, guest: true });
    expect(game.body.invitation).toBeUndefined();
  });

  it('a key says which seat it is for, and a guest can have a name', async () => {
    const { id } = await newGame(service, ayla);
    const { body } = await makeKey(id, 1, ayla, { name: 'Uba' }).expect(201);
    const me = await service.http.get('/v1/me').set(bearer(body.secret)).expect(200);
    expect(me.body).toMatchObject({
      player: { name: 'Uba' },
      token: { scopes: ['read', 'play'], key: { game: id, seat: 1 } },
    });
    const own = await service.http.get('/v1/me').set(ayla.auth).expect(200);
    expect(own.body.token.key).toBeNull();
  });

  it('a key can call no other operation', async () => {
    const { id } = await newGame(service, ayla);
    const guest = await keyTo(id, 1);
    const other = (await newGame(service, durc)).id;
    const callable: string[] = [];
    const operations = operationsOf(service.app).filter(({ operationId }) => !STREAMS.includes(operationId));
    for (const operation of operations) {
      const status = async (game: string, seat: number) => {
        const answer = await service.app.inject({
          method: operation.method as 'GET',
          url: addressOf(operation, game, seat),
          headers: { ...guest, 'content-type': 'application/json' },
          ...(operation.requestBody ? { payload: {} } : {}),
        });
        return answer.statusCode === 403 ? answer.json().code : answer.statusCode;
      };
      const code = await status(id, 1);
      if (code !== 'insufficient_scope') callable.push(operation.operationId);
      if (operation.path.includes('/games/{id}'))
        expect(await status(other, 1), operation.operationId).toBe('insufficient_scope');
      if (operation.path.includes('{seat}'))
        expect(await status(id, 0), operation.operationId).toBe('insufficient_scope');
    }
    expect(callable.sort()).toEqual([...OPEN, ...FOR_EVERYBODY].sort());
  });

  const addressOf = ({ path }: Operation, game: string, seat: number): string =>
    path
      .replace('{seat}', String(seat))
      .replace('{player}', ayla.id)
      .replace('{from}', '2099-01-01')
      .replace('{code}', 'not_found')
      .replace(/\{(message|delivery)\}/, ayla.id)
      .replace('{id}', path.startsWith('/v1/rulebooks') ? 'thin-ice' : game);

  it('a key cannot act or look for another seat', async () => {
    const { id } = await newGame(service, ayla, { seats: ['me', 'open', 'open'], visibility: 'private' });
    const [one, two] = [await keyTo(id, 1), await keyTo(id, 2)];
    await start(id);
    expect((await drill(id, one, { seat: 2 }).expect(403)).body.code).toBe('not_your_seat');
    expect((await view(id, one, '?seat=2').expect(403)).body.code).toBe('not_your_seat');
    expect((await view(id, one, '?seat=0').expect(403)).body.code).toBe('not_your_seat');
    await drill(id, two).expect(200);
    expect((await view(id, one).expect(200)).body.view.mine).toBe(0);
  });

  it('a new key replaces the old one, and a revoked key stops working at once', async () => {
    const { id } = await newGame(service, ayla, { seats: ['bot', 'open'] });
    const first = await keyTo(id, 1);
    await start(id);
    await view(id, first).expect(200);
    const second = await keyTo(id, 1);
    await view(id, first).expect(401);
    expect((await view(id, second).expect(200)).body.viewer).toBe(1);
    await revoke(id, 1).expect(204);
    await view(id, second).expect(401);
    expect((await revoke(id, 1).expect(404)).body.code).toBe('not_found');
    // A guest still sits there.
    const third = await keyTo(id, 1);
    await drill(id, third).expect(200);
  });

  it('the key of a removed guest stops working, before and after the start', async () => {
    const { id, invitation } = await newGame(service, ayla, {
      visibility: 'private',
      seats: ['open', 'open'],
    });
    await service.http.post(`/v1/games/${id}/seats`).set(durc.auth).send({ seat: 0, invitation }).expect(200);
    const leave = () => service.http.delete(`/v1/games/${id}/seats/1`).set(ayla.auth).expect(204);
    const first = await keyTo(id, 1);
    await leave();
    await service.http.get(`/v1/games/${id}`).set(first).expect(404);
    const second = await keyTo(id, 1);
    await service.http.get(`/v1/games/${id}`).set(first).expect(401);
    await start(id);
    await leave();
    await view(id, second).expect(404);
    expect((await drill(id, second).expect(404)).body.code).toBe('not_found');
    const third = await keyTo(id, 1);
    await view(id, third).expect(200);
  });

  it('a guest has no account: it cannot be invited, and a rematch reserves no seat for it', async () => {
    const { id } = await newGame(service, ayla, { options: { rounds: 1 } });
    const { body } = await makeKey(id, 1, ayla, { name: 'Iza of the caves' }).expect(201);
    const other = await newGame(service, ayla);
    for (const player of ['Iza of the caves', body.guest.id])
      await service.http
        .post(`/v1/games/${other.id}/invitations`)
        .set(ayla.auth)
        .send({ player })
        .expect(404);
    await start(id);
    await drill(id, bearer(body.secret)).expect(200);
    await drill(id, ayla.auth).expect(200);
    const again = await service.http.post(`/v1/games/${id}/rematch`).set(ayla.auth).expect(200);
    expect(again.body).toMatchObject({ invited: [], seats: [{ kind: 'open' }, { kind: 'player' }] });
  });

  it('two keys created at once leave one guest with one key', async () => {
    const { id } = await newGame(service, ayla);
    const made = await Promise.all([makeKey(id, 1), makeKey(id, 1)]);
    expect(made.map(({ status }) => status)).toEqual([201, 201]);
    const alive = await Promise.all(
      made.map(({ body }) => service.http.get(`/v1/games/${id}`).set(bearer(body.secret))),
    );
    expect(alive.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(alive.find(({ status }) => status === 200)?.body.yourSeats).toEqual([1]);
  });

  it('requests that make no sense are refused', async () => {
    const { id } = await newGame(service, ayla, { seats: ['me', 'open', 'bot'] });
    expect((await makeKey(id, 1, durc).expect(403)).body.code).toBe('not_the_creator');
    expect((await revoke(id, 1, durc).expect(403)).body.code).toBe('not_the_creator');
    expect((await makeKey(id, 0).expect(409)).body.code).toBe('seat_taken');
    expect((await makeKey(id, 2).expect(409)).body.code).toBe('seat_taken');
    expect((await makeKey(id, 3).expect(404)).body.code).toBe('not_found');
    for (const body of [{ name: '' }, { name: 7 }, { seat: 1 }, []])
      expect((await makeKey(id, 1, ayla, body).expect(400)).body.code).toBe('malformed');
    await service.http
      .post(`/v1/games/${id}/invitations`)
      .set(ayla.auth)
      .send({ player: durc.id, seat: 1 })
      .expect(200);
    expect((await makeKey(id, 1).expect(409)).body.code).toBe('seat_reserved');
    const hidden = await newGame(service, durc, { visibility: 'private' });
    expect((await makeKey(hidden.id, 1).expect(404)).body.code).toBe('not_found');
    const played = await startedGame(service, ayla, durc);
    expect((await makeKey(played, 1).expect(409)).body.code).toBe('seat_taken');
    await service.http.delete(`/v1/games/${id}`).set(ayla.auth).expect(204);
    expect((await makeKey(id, 1).expect(409)).body.code).toBe('game_over');
  });
});
