import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openReceivers } from '../../../src/outbound/receivers.js';
import { bearer, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Receiver, startReceiver, status } from '../../support/receiver.js';
import { type Service, startService } from '../../support/service.js';
import { turningClock } from '../../support/turning-clock.js';
import { until } from '../../support/until.js';

const ALL = ['entry.appended', 'prompt.opened', 'message.posted', 'game.finished'];

/** Owners who have left a game, deleted their account or revoked a token. */
describe('the owner of a webhook', () => {
  let service: Service;
  let receiver: Receiver;
  let witness: Receiver;
  let ayla: Person;
  let durc: Person;
  const time = turningClock();
  beforeAll(async () => {
    const receivers = openReceivers({ allowPrivate: true });
    service = await startService({ receivers, dispatchMs: 20, clock: time.clock });
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    [ayla, durc] = [await newPerson(service, 'Ayla'), await newPerson(service, 'Durc')];
    [receiver, witness] = [await startReceiver(), await startReceiver()];
    await hook(ayla, witness);
    return async () => {
      await receiver.close();
      await witness.close();
    };
  });

  const hook = async ({ auth }: Pick<Person, 'auth'>, { url }: Receiver) => {
    const wish = { url, events: ALL };
    return (await service.http.post('/v1/me/webhooks').set(auth).send(wish).expect(201)).body.webhook.id;
  };
  const drill = ({ auth }: Person, id: string) =>
    service.http.post(`/v1/games/${id}/actions`).set(auth).send({ action: 'drill:fish=1' }).expect(200);
  const say = ({ auth }: Person, id: string, sent: object) =>
    service.http.post(`/v1/games/${id}/messages`).set(auth).send(sent).expect(201);
  const versionsOf = ({ heard }: Receiver) =>
    heard.flatMap(({ message: { type, data } }) => (type === 'entry.appended' ? [data.version] : []));

  it('gets nothing more about a private game after leaving it', async () => {
    await hook(durc, receiver);
    const id = await startedGame(service, ayla, durc, { visibility: 'private' });
    await drill(ayla, id);
    await receiver.has(3);
    await service.http.delete(`/v1/games/${id}/seats/1`).set(durc.auth).expect(204);
    const told = receiver.heard.length;
    await say(ayla, id, { text: 'He is gone.' });
    // The bot plays on, and she is asked again.
    await until(() => witness.heard.filter(({ message }) => message.type === 'prompt.opened').length === 2);
    await drill(ayla, id);
    const { body } = await service.http.get(`/v1/games/${id}`).set(ayla.auth).expect(200);
    await until(() => versionsOf(witness).includes(body.version));
    await service.http.get(`/v1/games/${id}`).set(durc.auth).expect(404);
    expect(receiver.heard).toHaveLength(told);
  });

  it('is notified of messages only if they may read them, without the text', async () => {
    const zug = await newPerson(service, 'Zug');
    await hook(durc, receiver);
    const id = await startedGame(service, ayla, durc);
    const other = await startedGame(service, ayla, zug);
    await receiver.has(2);
    await say(durc, id, { text: 'To whom it may concern.' });
    await say(zug, other, { text: 'Psst.', to: [0] });
    await until(() => witness.heard.filter(({ message }) => message.type === 'message.posted').length === 2);
    const { body: said } = await say(ayla, id, { text: 'Secret words.', to: [1] });
    await until(() => receiver.heard.some(({ message }) => message.type === 'message.posted'));
    const told = receiver.heard.filter(({ message }) => message.type === 'message.posted');
    expect(told.map(({ message }) => message.data)).toMatchObject([{ game: id, seat: 0, message: said.id }]);
    expect([...receiver.heard, ...witness.heard].map(({ body }) => body).join()).not.toMatch(
      /concern|Psst|Secret/,
    );
  });

  it('gets nothing more after deleting the account, not even pending messages', async () => {
    const id = await hook(durc, receiver);
    receiver.answer = status(500);
    const game = await startedGame(service, ayla, durc);
    await until(async () => {
      const { body } = await service.http.get(`/v1/me/webhooks/${id}/deliveries`).set(durc.auth);
      return body.deliveries.some(({ attempts }: { attempts: number }) => attempts > 0);
    });
    await service.http.delete('/v1/me').set(durc.auth).send({ name: 'Durc' }).expect(204);
    const told = receiver.heard.length;
    time.turn(3_600_000);
    await drill(ayla, game);
    const { body } = await service.http.get(`/v1/games/${game}`).expect(200);
    await until(() => versionsOf(witness).includes(body.version));
    expect(receiver.heard).toHaveLength(told);
  });

  it('keeps it after the token that created it is revoked', async () => {
    const wish = { name: 'for a while', scopes: ['manage'] };
    const made = await service.http.post('/v1/me/tokens').set(durc.auth).send(wish).expect(201);
    await hook({ auth: bearer(made.body.secret) }, receiver);
    await service.http.delete(`/v1/me/tokens/${made.body.token.id}`).set(durc.auth).expect(204);
    const { body } = await service.http.get('/v1/me/webhooks').set(durc.auth).expect(200);
    expect(body.webhooks).toHaveLength(1);
    await startedGame(service, ayla, durc);
    await receiver.has(2);
  });
});
