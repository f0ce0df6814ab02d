import { describe, expect, it } from 'vitest';
import { openMailer } from '../../../src/outbound/mailer.js';
import { startMailCatcher } from '../../support/mail-catcher.js';
import { newPerson, startedGame } from '../../support/people.js';
import { startService } from '../../support/service.js';
import { turningClock } from '../../support/turning-clock.js';
import { until } from '../../support/until.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('a mail server that is down for an hour', () => {
  it('gets every email when it is back', async () => {
    const catcher = await startMailCatcher();
    const time = turningClock();
    const service = await startService({
      ofOneProcess: 'mails whose lease ends when the clock is turned',
      ...{ dispatchMs: 10, clock: time.clock, publicUrl: 'https://permafrost.example' },
      mailer: openMailer({ url: catcher.url, from: 'games@permafrost.example' }),
    });
    const [ayla, durc] = [await newPerson(service, 'Ayla'), await newPerson(service, 'Durc')];
    const address = 'ayla@example.com';
    await service.http.put('/v1/me/email').set(ayla.auth).send({ address }).expect(200);
    const get = async () => (await service.http.get('/v1/me/email').set(ayla.auth)).body;
    await until(async () => (await get()).mailedAt !== null);
    const { text } = await catcher.to(address);
    await service.http.post(/(\/v1\/email\/confirm\?\S+)/.exec(text)?.[1] ?? '').expect(200);
    await catcher.close();
    const games = [await startedGame(service, ayla, durc)];
    time.turn(2 * MINUTE);
    await until(async () => (await get()).error !== null);
    games.push(await startedGame(service, ayla, durc));
    time.turn(HOUR);
    const back = await startMailCatcher(Number(new URL(catcher.url).port));
    const mentions = () => games.map((id) => back.mails.filter(({ text }) => text.includes(id)).length);
    await until(async () => {
      time.turn(MINUTE);
      return mentions().every((count) => count > 0);
    });
    await until(async () => (await get()).error === null);
    expect(mentions()).toEqual([1, 1]);
    await service.close();
    await back.close();
  });
});
