import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bearer, newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { follow, type Message } from '../../support/stream.js';
import { until } from '../../support/until.js';

interface Event {
  readonly type: string;
  readonly game: string;
  readonly version: number;
  readonly seat: number | null;
  readonly cursor: string | null;
}
interface Page {
  readonly begins: boolean;
  readonly events: readonly Event[];
  readonly more: boolean;
  readonly cursor: string;
}

/** Longer than what was being written when an account was first followed can take. */
const SETTLED = 5_001;

describe('the events of an account', () => {
  let service: Service;
  let ayla: Person;
  let durc: Person;
  let late = 0;
  beforeAll(async () => {
    service = await startService({ heartbeatMs: 50, clock: () => new Date(Date.now() + late) });
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    ayla = await newPerson(service, 'Ayla');
    durc = await newPerson(service, 'Durc');
  });

  const drill = (id: string, { auth }: Person) =>
    service.http.post(`/v1/games/${id}/actions`).set(auth).send({ action: 'drill:fish=1' }).expect(200);
  const page = async ({ auth }: Person, query = ''): Promise<Page> =>
    (await service.http.get(`/v1/me/events${query}`).set(auth).expect(200)).body;
  const streamOf = ({ auth }: Person, headers: Record<string, string> = {}, query = '') =>
    follow(service, `/v1/me/events/stream${query}`, { ...auth, ...headers });
  /** Begins, and once more when what was being written then has settled. */
  const begin = async (who: Person): Promise<string> => {
    await page(who);
    late += SETTLED;
    return (await page(who)).cursor;
  };
  const brief = (events: readonly Event[]) => events.map(({ type, version, seat }) => [type, version, seat]);

  it('begin with the prompts that wait, and go on with what happens, page by page', async () => {
    const id = await startedGame(service, ayla, durc);
    const first = await page(ayla);
    expect(first).toMatchObject({ begins: true, more: false });
    expect(first.events).toMatchObject([
      { type: 'prompt.opened', game: id, version: 1, seat: 0, cursor: null },
    ]);
    const cursor = await begin(ayla);
    await drill(id, ayla);
    const own = await page(ayla, `?after=${cursor}&wait=20`);
    expect(brief(own.events)).toEqual([['prompt.closed', 2, 0]]);
    await drill(id, durc);
    const next = await page(ayla, `?after=${own.cursor}&wait=20`);
    expect(next.begins).toBe(false);
    expect(brief(next.events)).toEqual([['prompt.opened', 3, 0]]);
    expect(await page(ayla, `?after=${next.cursor}`)).toEqual({ ...next, events: [] });
  });

  it('are asked for once more when what was being written at the beginning must have come', async () => {
    const { cursor } = await page(ayla);
    expect(await page(ayla, `?after=${cursor}`)).toMatchObject({ begins: false, events: [] });
    const id = await startedGame(service, ayla, durc);
    late += SETTLED;
    const again = await page(ayla, `?after=${cursor}`);
    expect(again).toMatchObject({ begins: true, events: [{ game: id }] });
    expect(await page(ayla, `?after=${again.cursor}`)).toMatchObject({ begins: false });
  });

  it('come with what may be answered, if that is asked for, and with null when nothing is asked any more', async () => {
    const id = await startedGame(service, ayla, durc);
    const cursor = await begin(durc);
    const [waiting] = (await page(durc, '?include=actions')).events;
    const { body: legal } = await service.http.get(`/v1/games/${id}/actions`).set(durc.auth).expect(200);
    expect(waiting).toMatchObject({ turn: legal });
    await drill(id, durc);
    await drill(id, ayla);
    const types = async () => (await page(durc, `?after=${cursor}`)).events.map(({ type }) => type);
    await until(async () => (await types()).includes('prompt.opened'));
    await drill(id, durc);
    const { events } = await page(durc, `?after=${cursor}&include=actions`);
    expect(events.filter(({ type }) => type === 'prompt.opened')).toMatchObject([{ version: 3, turn: null }]);
  });

  it('are streamed: what waits between begin and ready, then what happens', async () => {
    const id = await startedGame(service, ayla, durc);
    const stream = await streamOf(ayla, {}, '?include=actions');
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    expect(await stream.next()).toMatchObject({ event: 'begin', id: undefined });
    expect(await stream.next()).toMatchObject({
      event: 'prompt.opened',
      id: undefined,
      data: { game: id, seat: 0, turn: { version: 1, asked: [{ seat: 0 }] } },
    });
    const ready = await stream.next();
    expect(ready).toMatchObject({ event: 'ready', data: { cursor: ready?.id } });
    await drill(id, ayla);
    await drill(id, durc);
    expect(await stream.next()).toMatchObject({ event: 'prompt.closed', data: { version: 2 } });
    expect(await stream.next()).toMatchObject({ event: 'prompt.opened', data: { version: 3 } });
    await stream.heartbeats(1);
    stream.close();
  });

  it('tell of invitations, of seats taken and left, and of questions for an undo', async () => {
    const cursors = { ayla: await begin(ayla), durc: await begin(durc) };
    const { id } = await newGame(service, ayla, { seats: ['me', 'open'], visibility: 'private' });
    const post = (path: string, { auth }: Person, body: object) =>
      service.http.post(`/v1/games/${id}${path}`).set(auth).send(body);
    await post('/invitations', ayla, { player: durc.id, seat: 1 }).expect(200);
    expect((await page(durc)).events).toMatchObject([{ type: 'invitation.received', game: id, seat: 1 }]);
    await service.http.delete(`/v1/games/${id}/invitations/${durc.id}`).set(durc.auth).expect(204);
    await post('/invitations', ayla, { player: durc.id, seat: 1 }).expect(200);
    await post('/seats', durc, { seat: 1 }).expect(200);
    await service.http.delete(`/v1/games/${id}/seats/1`).set(ayla.auth).expect(204);
    await post('/invitations', ayla, { player: durc.id }).expect(200);
    await post('/seats', durc, { seat: 1 }).expect(200);
    await post('/start', ayla, {}).expect(200);
    await drill(id, ayla);
    await drill(id, durc);
    await post('/undo', durc, { ask: true }).expect(200);
    await post('/undo/answer', ayla, { grant: false }).expect(200);
    const told = async (who: Person, after: string) => {
      let types: string[] = [];
      await until(async () => {
        types = (await page(who, `?after=${after}`)).events.map(({ type }) => type);
        return types.at(-1) === 'undo.answered';
      });
      return types;
    };
    expect(await told(durc, cursors.durc)).toEqual([
      ...['invitation.received', 'invitation.ended', 'invitation.received', 'seat.taken', 'seat.left'],
      ...['invitation.received', 'seat.taken', 'game.started', 'prompt.opened'],
      ...['undo.asked', 'undo.answered'],
    ]);
    expect(await told(ayla, cursors.ayla)).toEqual([
      ...['invitation.ended', 'seat.taken', 'seat.left', 'seat.taken', 'game.started', 'prompt.opened'],
      ...['prompt.closed', 'prompt.opened', 'undo.asked', 'undo.answered'],
    ]);
  });

  it('are neither lost nor doubled over many reconnections during play', async () => {
    const id = await startedGame(service, ayla, durc, { options: { rounds: 5 } });
    const cursor = await begin(durc);
    const playing = (async () => {
      for (let round = 0; round < 5; round += 1) {
        await drill(id, durc);
        await drill(id, ayla);
      }
    })();
    const got: Message[] = [];
    for (let stay = 1; got.at(-1)?.event !== 'game.finished'; stay = (stay % 3) + 1) {
      const stream = await streamOf(durc, { 'last-event-id': got.at(-1)?.id ?? cursor });
      for (let count = 0; count < stay && got.at(-1)?.event !== 'game.finished'; count += 1) {
        const message = await stream.next();
        if (message !== null) got.push(message);
      }
      stream.close();
    }
    await playing;
    const { events } = await page(durc, `?after=${cursor}`);
    expect(got.map(({ data }) => data)).toEqual(events);
    expect(brief(events.filter(({ type }) => type !== 'prompt.closed'))).toEqual([
      ...[3, 5, 7, 9].map((version) => ['prompt.opened', version, 1]),
      ['game.finished', 11, null],
    ]);
  });

  it('end with the token, and begin anew with a cursor that is not kept', async () => {
    const wish = { name: 'short', scopes: ['read'] };
    const { body } = await service.http.post('/v1/me/tokens').set(ayla.auth).send(wish).expect(201);
    const stream = await streamOf({ ...ayla, auth: bearer(body.secret) });
    await stream.heartbeats(1);
    await service.http.delete(`/v1/me/tokens/${body.token.id}`).set(ayla.auth).expect(204);
    expect((await stream.rest()).map(({ event }) => event)).toEqual(['begin', 'ready']);
    expect(await page(ayla, '?after=1')).toMatchObject({ begins: true });
    const again = await streamOf(ayla, { 'last-event-id': '99-99' });
    expect(await again.next()).toMatchObject({ event: 'begin' });
    again.close();
  });

  it('are streamed for a ticket, once, until its token is revoked', async () => {
    const wish = { name: 'page', scopes: ['read'] };
    const { body } = await service.http.post('/v1/me/tokens').set(ayla.auth).send(wish).expect(201);
    const ticketOf = async (): Promise<string> =>
      (await service.http.post('/v1/me/events/ticket').set(bearer(body.secret)).expect(201)).body.ticket;
    const [ticket, other, old] = [await ticketOf(), await ticketOf(), await ticketOf()];
    const open = (one: string) => follow(service, `/v1/me/events/stream?ticket=${one}`);
    const stream = await open(ticket);
    expect(await stream.next()).toMatchObject({ event: 'begin' });
    expect((await open(ticket)).status).toBe(401);
    expect((await open('nonsense')).status).toBe(401);
    expect((await follow(service, `/v1/me?ticket=${other}`)).status).toBe(401);
    late += 60_001;
    expect((await open(old)).status).toBe(401);
    const valid = await ticketOf();
    await service.http.delete(`/v1/me/tokens/${body.token.id}`).set(ayla.auth).expect(204);
    expect((await open(valid)).status).toBe(401);
    expect((await stream.rest()).at(-1)).toMatchObject({ event: 'ready' });
  });

  it.each(['x', '-1', '1e3', '1-', '12345678901234567890'])('the cursor %j is refused', async (after) => {
    const { body } = await service.http.get(`/v1/me/events?after=${after}`).set(ayla.auth).expect(400);
    expect(body.code).toBe('bad_cursor');
    expect((await streamOf(ayla, { 'last-event-id': after })).status).toBe(400);
  });
});
