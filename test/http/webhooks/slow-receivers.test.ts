import { expect, it } from 'vitest';
import { openReceivers } from '../../../src/outbound/receivers.js';
import { newPerson, type Person } from '../../support/people.js';
import { type Receiver, startReceiver } from '../../support/receiver.js';
import { type Service, startService } from '../../support/service.js';

const FEW = 8;

/** A receiver that never answers, and how many of its calls were given up. */
async function startHanging(): Promise<{ receiver: Receiver; givenUp: () => number }> {
  const receiver = await startReceiver();
  let ended = 0;
  receiver.answer = (_heard, _response, { socket }) => {
    socket.on('close', () => {
      ended += 1;
    });
  };
  return { receiver, givenUp: () => ended };
}

const hook = async ({ http }: Service, { auth }: Person, url: string): Promise<string> => {
  const wish = { url, events: ['entry.appended'] };
  return (await http.post('/v1/me/webhooks').set(auth).send(wish).expect(201)).body.webhook.id;
};

const ring = ({ http }: Service, { auth }: Person, webhook: string) =>
  http.post(`/v1/me/webhooks/${webhook}/test`).set(auth);

it('many slow receivers delay nobody else: all of them still hang when others have their delivery', async () => {
  const service = await startService({ receivers: openReceivers({ allowPrivate: true }), dispatchMs: 20 });
  const hanging = await Promise.all(Array.from({ length: 12 }, startHanging));
  for (const { receiver } of hanging) {
    const person = await newPerson(service);
    const id = await hook(service, person, receiver.url);
    for (let nth = 0; nth < FEW; nth += 1) await ring(service, person, id);
  }
  const [good, ayla] = [await startReceiver(), await newPerson(service, 'Ayla')];
  await ring(service, ayla, await hook(service, ayla, good.url));
  await good.has(1);
  for (const { receiver } of hanging) await receiver.has(FEW);
  expect(hanging.map(({ givenUp }) => givenUp())).toEqual(hanging.map(() => 0));
  for (const { receiver } of hanging) await receiver.close();
  await good.close();
  await service.close();
});

it('a host that is slow to some accounts is not kept from another', async () => {
  const service = await startService({ receivers: openReceivers({ allowPrivate: true }), dispatchMs: 20 });
  const { receiver, givenUp } = await startHanging();
  for (const name of ['Broud', 'Brac', 'Brun']) {
    const person = await newPerson(service, name);
    const id = await hook(service, person, `${receiver.url}/slow`);
    for (let nth = 0; nth < FEW; nth += 1) await ring(service, person, id);
  }
  await receiver.has(FEW);
  const ayla = await newPerson(service, 'Ayla');
  await ring(service, ayla, await hook(service, ayla, `${receiver.url}/hers`));
  await receiver.has(3 * FEW + 1);
  expect(receiver.heard.some(({ path }) => path.endsWith('/hers'))).toBe(true);
  expect(givenUp()).toBe(0);
  await receiver.close();
  await service.close();
});
