import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openReceivers } from '../../../src/outbound/receivers.js';
import { newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { type PushService, startPushService } from '../../support/push-service.js';
import { type Heard, type Receiver, startReceiver, status } from '../../support/receiver.js';
import { type Service, startService } from '../../support/service.js';
import { turningClock } from '../../support/turning-clock.js';
import { until } from '../../support/until.js';

const HOUR = 3_600_000;
const ORIGIN = 'https://permafrost.example';
const EVENTS = ['prompt.opened', 'game.finished', 'invitation.received'];

describe('messages to people', () => {
  let service: Service;
  let receiver: Receiver;
  let pushes: PushService;
  let ayla: Person;
  let durc: Person;
  const time = turningClock();
  beforeAll(async () => {
    service = await startService({
      receivers: openReceivers({ allowPrivate: true }),
      ...{ publicUrl: ORIGIN, dispatchMs: 20, clock: time.clock, chance: () => 0.5 },
    });
    pushes = await startPushService();
  });
  afterAll(async () => {
    await service.close();
    await pushes.close();
  });
  beforeEach(async () => {
    pushes.status = 201;
    ayla = await newPerson(service, 'Ayla');
    durc = await newPerson(service, 'Durc');
    receiver = await startReceiver();
    return () => receiver.close();
  });

  const create = (body: object, { auth } = ayla) => service.http.post('/v1/me/webhooks').set(auth).send(body);
  const hook = async (body: object, who = ayla): Promise<string> =>
    (await create({ events: EVENTS, ...body }, who).expect(201)).body.webhook.id;
  const publicKey = async (): Promise<string> =>
    (await service.http.get('/v1/push-key').expect(200)).body.publicKey;
  const newBrowser = async () => pushes.browser(await publicKey());
  const drill = (id: string, { auth }: Person) =>
    service.http.post(`/v1/games/${id}/actions`).set(auth).send({ action: 'drill:fish=1' }).expect(200);
  const deliveries = async (id: string) =>
    (await service.http.get(`/v1/me/webhooks/${id}/deliveries`).set(ayla.auth).expect(200)).body.deliveries;
  /** A game in which it is Ayla's turn, after one of Durc. */
  const aylasTurn = async (wish: object = {}): Promise<string> => {
    const id = await startedGame(service, ayla, durc, wish);
    await drill(id, ayla);
    await drill(id, durc);
    return id;
  };
  const heard = async (count: number): Promise<unknown[]> =>
    (await receiver.has(count)).map(({ body }: Heard) => JSON.parse(body));

  describe('in a browser', () => {
    it('say whose turn it is and what happened, and can be answered from there', async () => {
      const browser = await newBrowser();
      await hook({ format: 'web-push', name: 'My telephone', ...browser.subscription });
      const id = await aylasTurn();
      // The first prompt came before Durc did anything.
      await until(() => browser.shown.some(({ message }) => message.text.includes('Durc ')));
      const pushed = browser.shown.at(-1);
      expect(pushed?.message).toMatchObject({
        subject: 'Your turn: Thin Ice',
        url: `${ORIGIN}/#/games/${id}`,
        tag: id,
        language: 'en',
      });
      expect(pushed?.message.text).toMatch(/^Thin Ice \(with Durc\): it is your turn\./);
      expect(pushed?.message.text).toContain('Durc');
      expect(pushed?.headers).toMatchObject({ urgency: 'high' });
      expect(pushed?.headers.topic).toMatch(/^[\w-]{1,32}$/);
      expect(pushed?.claims.sub).toBe(ORIGIN);
      const [answer] = pushed?.message.answers ?? [];
      expect(answer).toMatchObject({ game: id, seat: 0 });
      await service.http
        .post(`/v1/games/${id}/actions`)
        .set(ayla.auth)
        .set('if-match', `"${answer?.version}"`)
        .send({ action: answer?.action, seat: answer?.seat })
        .expect(200);
    });

    it('are in the language of the reader', async () => {
      const browser = await newBrowser();
      await hook({ format: 'web-push', language: 'de', ...browser.subscription });
      await aylasTurn();
      const [pushed] = await browser.has(1);
      expect(pushed?.message.text).toContain('du bist an der Reihe.');
    });

    it.each([404, 410])('end when its push service answers %i: the subscription is deleted', async (gone) => {
      const browser = await newBrowser();
      const id = await hook({ format: 'web-push', ...browser.subscription });
      pushes.status = gone;
      await aylasTurn();
      await until(
        async () => (await service.http.get(`/v1/me/webhooks/${id}`).set(ayla.auth)).status === 404,
      );
      expect(browser.shown).toEqual([]);
    });

    it('are tried again when its push service is down', async () => {
      const browser = await newBrowser();
      const id = await hook({ format: 'web-push', ...browser.subscription });
      pushes.status = 503;
      await startedGame(service, ayla, durc);
      await until(async () => (await deliveries(id))[0]?.attempts === 1);
      expect((await deliveries(id))[0]).toMatchObject({ state: 'pending', status: 503 });
      pushes.status = 201;
      time.turn(10_000);
      await browser.has(1);
    });

    it('go to the account that subscribed last, and not to the one before', async () => {
      const browser = await newBrowser();
      const first = await hook({ format: 'web-push', ...browser.subscription }, durc);
      await hook({ format: 'web-push', ...browser.subscription });
      await service.http.get(`/v1/me/webhooks/${first}`).set(durc.auth).expect(404);
      await startedGame(service, ayla, durc);
      await browser.has(1);
      expect(browser.shown.map(({ message }) => message.subject)).toEqual(['Your turn: Thin Ice']);
    });

    it('can be tested', async () => {
      const browser = await newBrowser();
      const id = await hook({ format: 'web-push', ...browser.subscription });
      await service.http.post(`/v1/me/webhooks/${id}/test`).set(ayla.auth).expect(202);
      const [pushed] = await browser.has(1);
      expect(pushed?.message.text).toContain('this is a test');
    });
  });

  it('come as one message for many games when the quiet hours end', async () => {
    const browser = await newBrowser();
    const now = time.clock();
    const at = (ms: number) => new Date(now.getTime() + ms).toISOString().slice(11, 16);
    const quietHours = { from: at(-HOUR), until: at(2 * HOUR) };
    const id = await hook({ format: 'web-push', quietHours, timeZone: 'UTC', ...browser.subscription });
    await startedGame(service, ayla, durc);
    await startedGame(service, ayla, durc);
    await until(async () => (await deliveries(id)).length === 2);
    expect(browser.shown).toEqual([]);
    time.turn(2 * HOUR);
    const [pushed] = await browser.has(1);
    expect(pushed?.message).toMatchObject({ subject: 'Your turn in 2 games', tag: 'games', answers: [] });
    await until(async () =>
      (await deliveries(id)).every(({ state }: { state: string }) => state === 'delivered'),
    );
    expect(browser.shown).toHaveLength(1);
  });

  it('leave out prompts that were answered meanwhile, and are gathered as long as wished', async () => {
    const id = await hook({ format: 'ntfy', url: `${receiver.url}`, gatherMinutes: 30 });
    const game = await startedGame(service, ayla, durc);
    await until(async () => (await deliveries(id)).length === 1);
    await drill(game, ayla);
    time.turn(HOUR);
    await until(async () => (await deliveries(id))[0]?.state === 'delivered');
    expect(receiver.heard).toEqual([]);
  });

  describe('in chats', () => {
    it('have the picture of a public game, and what spectators know', async () => {
      const slack = await startReceiver();
      await hook({ format: 'discord', url: receiver.url });
      await hook({ format: 'slack', url: slack.url });
      const id = await startedGame(service, ayla, durc, { visibility: 'public' });
      const picture = `${ORIGIN}/v1/games/${id}/picture.png?seat=spectator&language=en&at=1`;
      const link = `${ORIGIN}/#/games/${id}`;
      expect(await heard(1)).toEqual([
        {
          content: 'Your turn: Thin Ice',
          allowed_mentions: { parse: [] },
          embeds: [
            {
              title: 'Thin Ice (with Durc)',
              url: link,
              description: expect.stringMatching(/^it is your turn\.\n/),
              image: { url: picture },
            },
          ],
        },
      ]);
      const [told] = await slack.has(1);
      expect(JSON.parse(told?.body ?? '')).toMatchObject({
        text: 'Your turn: Thin Ice',
        blocks: [
          { type: 'section', text: { text: expect.stringContaining(`<${link}|Thin Ice (with Durc)>`) } },
          { type: 'image', image_url: picture },
        ],
      });
      await slack.close();
    });

    it('have no picture of another game, and names become neither links nor markup', async () => {
      const evil = await newPerson(service, '<!here> **evil.example**');
      await hook({ format: 'discord', url: receiver.url, events: ['seat.taken', 'prompt.opened'] });
      const slack = await startReceiver();
      await hook({ format: 'slack', url: slack.url });
      await startedGame(service, ayla, evil, { visibility: 'private' });
      const [told] = await slack.has(1);
      expect(told?.body).toContain('&lt;!here&gt;');
      expect(told?.body).not.toContain('<!here>');
      await receiver.has(1);
      for (const { body } of [...receiver.heard, ...slack.heard]) {
        expect(body).not.toContain('picture.png');
        expect(body).not.toContain('evil.example');
      }
      await slack.close();
    });

    it('have no links of components that players have made', async () => {
      const text = await (await fetch(`${service.url}/v1/rulebooks/endless-winter`)).text();
      const named = text.replaceAll(/"(en|de)":"[^"]{1,50}"/g, '"$1":"https://evil.example"');
      await hook({ format: 'discord', url: receiver.url });
      const pack = { rulebook: 'endless-winter', components: JSON.parse(named).components };
      await startedGame(service, durc, ayla, pack);
      const [told] = await receiver.has(1);
      expect(told?.body).toContain('evil');
      expect(told?.body).not.toContain('evil.example');
    });

    it('go to a topic of an ntfy server', async () => {
      await hook({ format: 'ntfy', url: `${receiver.url}/my-games` });
      const id = await startedGame(service, ayla, durc, { visibility: 'public' });
      const [told] = await receiver.has(1);
      expect(told?.path).toBe('/hook/');
      expect(JSON.parse(told?.body ?? '')).toMatchObject({
        topic: 'my-games',
        title: 'Your turn: Thin Ice',
        click: `${ORIGIN}/#/games/${id}`,
        priority: 4,
        attach: expect.stringContaining(`/v1/games/${id}/picture.png?`),
      });
    });

    it('can be about one table, and tell of every move there', async () => {
      const id = await startedGame(service, ayla, durc);
      const other = await startedGame(service, ayla, durc);
      await hook({ format: 'ntfy', url: receiver.url, events: ['entry.appended'], games: [id] });
      await drill(other, ayla);
      await drill(id, ayla);
      expect(await heard(1)).toMatchObject([
        { message: expect.stringMatching(/the game goes on\.\n.*Ayla/) },
      ]);
      expect(receiver.heard).toHaveLength(1);
    });

    it('say of an invitation who invites to what, by which clock', async () => {
      await hook({ format: 'ntfy', url: receiver.url }, durc);
      const { id } = await newGame(service, ayla, {
        visibility: 'private',
        clock: { kind: 'turn', seconds: 86_400 },
      });
      await service.http
        .post(`/v1/games/${id}/invitations`)
        .set(ayla.auth)
        .send({ player: durc.id })
        .expect(200);
      expect(await heard(1)).toMatchObject([
        {
          title: 'News: Thin Ice',
          message: expect.stringMatching(
            /you are invited\.\nAyla invites you to Thin Ice\nFree seats: 1 of 2\. 1 day per turn\./,
          ),
        },
      ]);
    });

    it('have no links of names, also where the invitation comes after the start', async () => {
      await hook({ format: 'ntfy', url: receiver.url, gatherMinutes: 30 }, durc);
      const evil = await newPerson(service, 'evil.example');
      const { id } = await newGame(service, evil, { visibility: 'public' });
      const post = (path: string, { auth }: Person, body: object) =>
        service.http.post(`/v1/games/${id}/${path}`).set(auth).send(body).expect(200);
      await post('invitations', evil, { player: durc.id });
      await post('seats', ayla, {});
      await post('start', evil, {});
      time.turn(HOUR);
      const [told] = await receiver.has(1);
      expect(told?.body).toContain('Waiting for evil. example and Ayla.');
      expect(told?.body).not.toContain('evil.example');
    });

    it('are stopped by 410, like any webhook', async () => {
      receiver.answer = status(410);
      const id = await hook({ format: 'discord', url: receiver.url });
      await startedGame(service, ayla, durc);
      await until(
        async () => (await service.http.get(`/v1/me/webhooks/${id}`).set(ayla.auth)).body.disabled !== null,
      );
    });
  });

  it.each([
    ['web-push without keys', { format: 'web-push' }, '/keys'],
    [
      'keys of another format',
      { format: 'slack', keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } },
      '/keys',
    ],
    [
      'keys on no curve',
      { format: 'web-push', keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } },
      '/keys',
    ],
    ['ntfy without a topic', { format: 'ntfy', url: 'https://ntfy.example/' }, '/url'],
    ['no time zone', { format: 'slack', timeZone: 'Mars/Olympus' }, '/timeZone'],
  ])('are refused: %s', async (_what, wish, pointer) => {
    const { body } = await create({ url: receiver.url, events: EVENTS, ...wish }).expect(400);
    expect(body).toMatchObject({ code: 'malformed', errors: [{ pointer }] });
  });

  it('can be changed, but not what they are for', async () => {
    const id = await hook({ format: 'slack', url: receiver.url, name: 'Our channel' });
    const edit = { language: 'de', quietHours: { from: '22:00', until: '07:00' }, timeZone: 'Europe/Berlin' };
    const path = `/v1/me/webhooks/${id}`;
    const { body } = await service.http.patch(path).set(ayla.auth).send(edit).expect(200);
    expect(body).toMatchObject({ ...edit, format: 'slack', name: 'Our channel' });
    const { body: none } = await service.http
      .patch(path)
      .set(ayla.auth)
      .send({ quietHours: null })
      .expect(200);
    expect(none.quietHours).toBeNull();
    await service.http.patch(path).set(ayla.auth).send({ format: 'discord' }).expect(400);
  });

  it('of browsers are known by one key, which is kept', async () => {
    expect(await publicKey()).toMatch(/^B[\w-]{86}$/);
    expect(await publicKey()).toBe(await publicKey());
    const [row] = await service.db.query<{ key: string }>('SELECT public_key AS key FROM push_keys');
    expect(row?.key).toBe(await publicKey());
  });
});
