import { LinkifyIt } from 'linkify-it';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openMailer } from '../../../src/outbound/mailer.js';
import { type MailCatcher, startMailCatcher } from '../../support/mail-catcher.js';
import { newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { turningClock } from '../../support/turning-clock.js';
import { until } from '../../support/until.js';

const PUBLIC = 'https://permafrost.example';
const address = 'ayla@example.com';

describe('mail that strangers have a hand in', () => {
  let service: Service;
  let catcher: MailCatcher;
  let ayla: Person;
  const time = turningClock();
  beforeEach(async () => {
    catcher = await startMailCatcher();
    service = await startService({
      mailer: openMailer({ url: catcher.url, from: 'Permafrost <games@permafrost.example>' }),
      ...{ publicUrl: PUBLIC, dispatchMs: 20, clock: time.clock },
    });
    ayla = await newPerson(service, 'Ayla');
  });
  afterEach(async () => {
    await service.close();
    await catcher.close();
  });

  const set = ({ auth }: Person) => service.http.put('/v1/me/email').set(auth).send({ address });
  const again = ({ auth }: Person) => service.http.post('/v1/me/email/confirmation').set(auth);
  const settings = async ({ auth }: Person) => (await service.http.get('/v1/me/email').set(auth)).body;
  const mailed = (person: Person) => until(async () => (await settings(person)).mailedAt !== null);
  const linkInLast = () =>
    /https:\/\/permafrost\.example(\S+)/.exec(catcher.mails.at(-1)?.text ?? '')?.[1] ?? '';

  it('three strangers cannot keep the owner of an address from confirming it', async () => {
    for (const name of ['Broud', 'Brac', 'Brun']) {
      const stranger = await newPerson(service, name);
      await set(stranger).expect(200);
      for (const _ of [1, 2]) await again(stranger).expect(202);
      expect((await again(stranger).expect(429)).body.code).toBe('too_many_mails');
      await mailed(stranger);
    }
    await set(ayla).expect(200);
    await mailed(ayla);
    await again(ayla).expect(202);
    const before = catcher.mails.length;
    await until(() => catcher.mails.length > before);
    await mailed(ayla);
    const link = linkInLast();
    await service.http.post(link).expect(200);
    expect((await settings(ayla)).confirmed).toBe(true);
    // A link is good for one confirmation.
    await service.http.post(link).expect(404);
  });

  it('repeated mails to an address are held back before the first one of another account', async () => {
    const many = await Promise.all(Array.from({ length: 14 }, () => newPerson(service, 'Many')));
    for (const one of many) await set(one).expect(200);
    for (const one of many) await again(one).expect(429);
    await set(ayla).expect(200);
  });

  it('names others so that no mail program makes a link of a name', async () => {
    await set(ayla).expect(200);
    await mailed(ayla);
    await service.http.post(linkInLast()).expect(200);
    const names = [
      'example.com',
      'https://evil.example/?a',
      'www.evil.zip',
      'a@example.com',
      '+1 900 555 0199',
    ];
    for (const name of names) await startedGame(service, ayla, await newPerson(service, name));
    const noted = 'SELECT count(*)::int AS count FROM notes WHERE player_id = $1';
    await until(async () => {
      const [row] = await service.db.query<{ count: number }>(noted, [ayla.id]);
      return row?.count === names.length;
    });
    time.turn(2 * 60_000);
    const { text, html, headers } = await catcher.to(address, 2);
    const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true, fuzzyIP: true }).tlds('zip', true);
    const found = (linkify.match(text) ?? []).map(({ url }) => url);
    // The games, and the link that ends the mails.
    expect(found).toHaveLength(names.length + 1);
    for (const url of found) expect(url.startsWith(`${PUBLIC}/`)).toBe(true);
    expect(linkify.match(html.replace(/<[^>]*>/g, ' '))).toBeNull();
    expect(text).toContain('with example. com');
    expect(`${text}${html}`).not.toContain('900 555');
    expect(headers.subject).toBe('Your turn in 5 games');
  });
});
