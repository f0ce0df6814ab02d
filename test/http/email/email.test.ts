import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openMailer } from '../../../src/outbound/mailer.js';
import { testDatabase } from '../../support/database.js';
import { type Caught, type MailCatcher, startMailCatcher } from '../../support/mail-catcher.js';
import { newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { turningClock } from '../../support/turning-clock.js';
import { until } from '../../support/until.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const FROM = 'Permafrost <games@permafrost.example>';

describe('mail', () => {
  let service: Service;
  let catcher: MailCatcher;
  let ayla: Person;
  let durc: Person;
  let address: string;
  let count = 0;
  const time = turningClock();
  beforeAll(async () => {
    catcher = await startMailCatcher();
    service = await startService({
      ofOneProcess: 'mails whose lease ends when the clock is turned',
      mailer: openMailer({ url: catcher.url, from: FROM }),
      publicUrl: 'https://permafrost.example',
      dispatchMs: 20,
      clock: time.clock,
      chance: () => 0.5,
    });
  });
  afterAll(async () => {
    await service.close();
    await catcher.close();
  });
  beforeEach(async () => {
    catcher.refuse = null;
    ayla = await newPerson(service, 'Ayla');
    durc = await newPerson(service, 'Durc <b>');
    count += 1;
    address = `ayla${count}@example.com`;
  });

  const set = (wishes: object = {}, { auth } = ayla) =>
    service.http
      .put('/v1/me/email')
      .set(auth)
      .send({ address, ...wishes });
  const get = async ({ auth } = ayla) => (await service.http.get('/v1/me/email').set(auth).expect(200)).body;
  /** The link in a mail, at this service. */
  const linkIn = ({ text }: Caught, page: string) =>
    new RegExp(`https://permafrost\\.example(/v1/email/${page}\\?\\S+)`).exec(text)?.[1] ?? 'none';
  const confirm = async () => {
    const before = catcher.mails.filter(({ to }) => to.includes(address)).length;
    await service.http.post(linkIn(await catcher.to(address, Math.max(before, 1)), 'confirm')).expect(200);
  };
  const subscribed = async (wishes: object = {}) => {
    await set(wishes).expect(200);
    await catcher.to(address);
    await confirm();
    // What happens now is not for the mail that asked.
    await until(async () => (await get()).mailedAt !== null);
  };
  const drill = (id: string, { auth }: Person) =>
    service.http.post(`/v1/games/${id}/actions`).set(auth).send({ action: 'drill:fish=1' }).expect(200);
  const own = () => catcher.mails.filter(({ to }) => to.includes(address));
  /** Waits for an email to another player that is due later, so that everything due before it was handled. */
  const othersHaveMail = async () => {
    count += 1;
    const zug = await newPerson(service, 'Zug');
    const witness = `zug${count}@example.com`;
    await set({ address: witness }, zug).expect(200);
    const asked = await catcher.to(witness);
    await until(async () => (await get(zug)).mailedAt !== null);
    await service.http.post(linkIn(asked, 'confirm')).expect(200);
    await startedGame(service, zug, durc);
    time.turn(2 * MINUTE);
    await catcher.to(witness, 2);
  };

  it('asks for confirmation first, and sends nothing else until then', async () => {
    const { body } = await set().expect(200);
    expect(body).toEqual({
      ...{ address, confirmed: false, unsubscribed: false, language: 'en', digest: 'immediately' },
      ...{ events: ['prompt.opened', 'game.finished'], dailyAt: '08:00', quietHours: null, timeZone: 'UTC' },
      ...{ mailedAt: null, error: null },
    });
    const mail = await catcher.to(address);
    expect(mail.headers).toMatchObject({
      ...{ from: FROM, to: address, subject: 'Permafrost: Is this your address?' },
      'auto-submitted': 'auto-generated',
    });
    expect(mail.headers['list-unsubscribe']).toBeUndefined();
    await until(async () => (await get()).mailedAt !== null);
    await startedGame(service, ayla, durc);
    time.turn(2 * HOUR);
    const link = linkIn(mail, 'confirm');
    const { text } = await service.http
      .get(link)
      .expect(200)
      .expect('content-type', /text\/html/);
    expect(text).toContain('<form method="post">');
    await service.http.head(link).expect(200);
    expect((await get()).confirmed).toBe(false);
    await service.http.post(link).expect(200);
    expect((await get()).confirmed).toBe(true);
    await othersHaveMail();
    // The same button has no effect the second time.
    expect((await service.http.post(link).expect(404)).body.code).toBe('not_found');
    expect(own()).toHaveLength(1);
  });

  it('takes the confirmation of a reader who is faster than the answer of the mail server', async () => {
    let status = 0;
    catcher.taken = async () => {
      const link = linkIn(await catcher.to(address), 'confirm');
      status = (await service.http.post(link)).status;
    };
    await set().expect(200);
    await until(() => status !== 0);
    catcher.taken = null;
    expect(status).toBe(200);
    await until(async () => (await get()).mailedAt !== null);
    expect((await get()).confirmed).toBe(true);
  });

  it('says that it is your turn, a minute later, and how to unsubscribe', async () => {
    await subscribed();
    const id = await startedGame(service, ayla, durc);
    time.turn(2 * MINUTE);
    const mail = await catcher.to(address, 2);
    expect(mail.headers.subject).toBe('Your turn: Thin Ice');
    expect(mail.text).toContain('Hello Ayla,');
    expect(mail.text).toContain('Thin Ice (with Durc <b>): it is your turn.');
    expect(mail.text).toContain(`https://permafrost.example/#/games/${id}`);
    expect(mail.html).toContain('Thin Ice (with Durc &lt;b&gt;): it is your turn.');
    expect(mail.html).not.toContain('<b>');
    expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(mail.headers['list-unsubscribe']).toBe(
      `<https://permafrost.example${linkIn(mail, 'unsubscribe')}>`,
    );
  });

  it('tells what happened since your last turn, as your seat may know it', async () => {
    await subscribed();
    const id = await startedGame(service, ayla, durc);
    await drill(id, ayla);
    await drill(id, durc);
    time.turn(2 * MINUTE);
    const mail = await catcher.to(address, 2);
    const text = mail.text.replaceAll('\r', '');
    expect(text).toContain('Since your last turn:\n\nDurc <b> drills: ?.\n\nCaught by now:');
    expect(text).not.toContain('Ayla drills');
  });

  it('leaves out a prompt that was answered meanwhile', async () => {
    await subscribed();
    const answered = await startedGame(service, ayla, durc);
    await drill(answered, ayla);
    const waiting = await startedGame(service, durc, ayla);
    time.turn(2 * MINUTE);
    const mail = await catcher.to(address, 2);
    expect(mail.text).toContain(waiting);
    expect(mail.text).not.toContain(answered);
    await othersHaveMail();
    expect(own()).toHaveLength(2);
  });

  it('bundles a day in one email, in the language of its reader', async () => {
    const { clock } = time;
    const inAnHour = new Date(clock().getTime() + HOUR).toISOString().slice(11, 16);
    await subscribed({ digest: 'daily', dailyAt: inAnHour, language: 'de' });
    const over = await startedGame(service, ayla, durc, { options: { rounds: 1 } });
    await drill(over, ayla);
    await drill(over, durc);
    const games = [await startedGame(service, ayla, durc), await startedGame(service, durc, ayla)];
    time.turn(50 * MINUTE);
    await othersHaveMail();
    expect(own()).toHaveLength(1);
    time.turn(15 * MINUTE);
    const mail = await catcher.to(address, 2);
    expect(mail.headers.subject).toBe('Du bist dran in 3 Partien');
    expect(mail.text.match(/Dünnes Eis \(mit Durc <b>\): du bist an der Reihe\./g)).toHaveLength(2);
    expect(mail.text).toContain('Dünnes Eis (mit Durc <b>): die Partie ist zu Ende.');
    for (const id of [over, ...games]) expect(mail.text).toContain(id);
    expect(mail.html).toContain('lang="de"');
  });

  it('is not sent in quiet hours, but at their end', async () => {
    const at = (ms: number) => new Date(time.clock().getTime() + ms).toISOString().slice(11, 16);
    const quietHours = { from: at(-HOUR), until: at(2 * HOUR) };
    await subscribed({ quietHours });
    expect((await get()).quietHours).toEqual(quietHours);
    await startedGame(service, ayla, durc);
    time.turn(HOUR + 50 * MINUTE);
    await othersHaveMail();
    expect(own()).toHaveLength(1);
    time.turn(20 * MINUTE);
    await catcher.to(address, 2);
  });

  it('stops after one click without an account, until the address is confirmed again', async () => {
    await subscribed();
    await startedGame(service, ayla, durc);
    time.turn(2 * MINUTE);
    const link = linkIn(await catcher.to(address, 2), 'unsubscribe');
    await service.http
      .get(link)
      .expect(200)
      .expect(/<button>Unsubscribe<\/button>/);
    await service.http.head(link).expect(200);
    expect((await get()).confirmed).toBe(true);
    // As a mail program sends it.
    await service.http.post(link).type('form').send('List-Unsubscribe=One-Click').expect(200);
    await service.http.post(link).field('List-Unsubscribe', 'One-Click').expect(200);
    expect(await get()).toMatchObject({ confirmed: false, unsubscribed: true });
    await startedGame(service, ayla, durc);
    time.turn(2 * MINUTE);
    await othersHaveMail();
    expect(own()).toHaveLength(2);
    expect((await set().expect(200)).body).toMatchObject({ confirmed: false, unsubscribed: false });
    expect((await catcher.to(address, 3)).headers.subject).toContain('Is this your address?');
    await service.http.post('/v1/email/unsubscribe?token=made-up').expect(404);
    for (const what of ['unsubscribe', 'confirm'])
      for (const token of ['%00', 'a%00', 'a%20b', '%F0%9F%A7%8A'])
        await service.http.post(`/v1/email/${what}?token=${token}`).expect(400);
  });

  it('goes to a new address only after it is confirmed, and no longer to the old one', async () => {
    await subscribed();
    const before = address;
    address = `other${count}@example.com`;
    expect((await set().expect(200)).body).toMatchObject({ address, confirmed: false });
    await startedGame(service, ayla, durc);
    time.turn(2 * MINUTE);
    await subscribed();
    await startedGame(service, ayla, durc);
    time.turn(2 * MINUTE);
    await catcher.to(address, 2);
    expect(catcher.mails.filter(({ to }) => to.includes(before))).toHaveLength(1);
  });

  it('changes settings without another confirmation', async () => {
    await subscribed();
    const wishes = { digest: 'hourly', events: ['game.finished'], timeZone: 'Asia/Kathmandu' };
    expect((await set(wishes).expect(200)).body).toMatchObject({ ...wishes, confirmed: true });
    await startedGame(service, ayla, durc);
    time.turn(2 * HOUR);
    await othersHaveMail();
    expect(own()).toHaveLength(1);
  });

  it('that asks for confirmation can be resent, limited per player and per address', async () => {
    const again = ({ auth }: Person) => service.http.post('/v1/me/email/confirmation').set(auth);
    await set().expect(200);
    await again(ayla).expect(202);
    await again(ayla).expect(202);
    const { body } = await again(ayla).expect(429);
    expect(body.code).toBe('too_many_mails');
    for (const nth of [1, 2]) await set({ address: `more${nth}-${address}` }).expect(200);
    await set({ address: `more3-${address}` }).expect(429);
    time.turn(25 * HOUR);
    await set({ address: `more3-${address}` }).expect(200);
  });

  it('that asks for confirmation is limited across accounts and across tags of an address', async () => {
    const asked = async (to: string) => {
      const passing = await newPerson(service, 'Passing');
      const { status } = await set({ address: to }, passing);
      await service.http.delete('/v1/me').set(passing.auth).send({ name: 'Passing' }).expect(204);
      return status;
    };
    for (let nth = 0; nth < 10; nth += 1) {
      expect(await asked(address)).toBe(200);
      expect(await asked(address.replace('@', '+more@').toUpperCase())).toBe(200);
    }
    expect(await asked(address)).toBe(429);
    expect(await asked(address.replace('@', '+more@'))).toBe(429);
  });

  it('that asks for confirmation contains no text of the player, who may not own the address', async () => {
    const loud = await newPerson(service, 'You won: https://evil.example');
    await set({}, loud).expect(200);
    const { text, html, headers } = await catcher.to(address);
    expect(`${text} ${html} ${JSON.stringify(headers)}`).not.toContain('evil');
  });

  it('is retried if the mail server refuses it, without details of that server', async () => {
    await subscribed();
    catcher.refuse = { at: 'data', code: 451 };
    await startedGame(service, ayla, durc);
    time.turn(2 * MINUTE);
    await until(async () => (await get()).error !== null);
    expect((await get()).error).toBe('The mail could not be sent.');
    catcher.refuse = null;
    time.turn(MINUTE);
    await catcher.to(address, 2);
    await until(async () => (await get()).error === null);
  });

  it('is dropped after a day without a mail server, while the address is kept', async () => {
    await subscribed();
    catcher.refuse = { at: 'recipient', code: 550, text: '5.7.1 Relaying denied' };
    const { refused } = catcher;
    const missed = await startedGame(service, ayla, durc);
    // Once at first, and ten times again.
    await until(() => {
      time.turn(HOUR);
      return catcher.refused === refused + 11;
    });
    catcher.refuse = null;
    const told = await startedGame(service, ayla, durc);
    time.turn(2 * MINUTE);
    const mail = await catcher.to(address, 2);
    expect(mail.text).toContain(told);
    expect(mail.text).not.toContain(missed);
    expect(await get()).toMatchObject({ confirmed: true });
  });

  it('is given up if the mail server does not know the address', async () => {
    await subscribed();
    catcher.refuse = { at: 'recipient', code: 550 };
    await startedGame(service, ayla, durc);
    time.turn(2 * MINUTE);
    await until(async () => !(await get()).confirmed);
    expect((await get()).error).toContain('no such address');
  });

  it('has one address per player, which nobody else sees and which can be deleted', async () => {
    await set().expect(200);
    await service.http.get('/v1/me/email').set(durc.auth).expect(404);
    await service.http.delete('/v1/me/email').set(ayla.auth).expect(204);
    await service.http.delete('/v1/me/email').set(ayla.auth).expect(404);
    await service.http.get('/v1/me/email').set(ayla.auth).expect(404);
    await service.http.post('/v1/me/email/confirmation').set(ayla.auth).expect(404);
  });

  it.each([
    { address: 'nobody' },
    { address: 'a@b' },
    { address: 'a b@example.com' },
    { address: 'a@example.com, b@example.com' },
    { address: 'a@example.com\r\nBcc: b@example.com' },
    { address: '"a"@example.com' },
    { timeZone: 'Mammut/Steppe' },
    { quietHours: { from: '24:00', until: '08:00' } },
    { quietHours: { from: '22:00' } },
    { events: ['entry.appended'] },
    { digest: 'weekly' },
  ])('with the settings %j is malformed', async (wishes) => {
    expect((await set(wishes).expect(400)).body.code).toBe('malformed');
  });
});

describe('two processes that send mail', () => {
  it('share the work: each email is sent once', async () => {
    const db = await testDatabase();
    const catcher = await startMailCatcher();
    const time = turningClock();
    const start = () =>
      startService({
        ...{ db, dispatchMs: 10, clock: time.clock, publicUrl: 'https://permafrost.example' },
        mailer: openMailer({ url: catcher.url, from: FROM }),
      });
    const services = [await start(), await start()] as const;
    const people = await Promise.all(
      Array.from({ length: 12 }, async (_, nth) => {
        const person = await newPerson(services[0]);
        const address = `reader${nth}@example.com`;
        const { http } = services[0];
        await http.put('/v1/me/email').set(person.auth).send({ address }).expect(200);
        const { text } = await catcher.to(address);
        const link = /(\/v1\/email\/confirm\?\S+)/.exec(text)?.[1] ?? '';
        const mailed = async () => (await http.get('/v1/me/email').set(person.auth)).body.mailedAt;
        await until(async () => (await mailed()) !== null);
        await http.post(link).expect(200);
        return { ...person, address };
      }),
    );
    const other = await newPerson(services[1]);
    for (const person of people) await startedGame(services[1], person, other);
    time.turn(2 * MINUTE);
    for (const { address } of people) await catcher.to(address, 2);
    for (const service of services) await service.close();
    expect(catcher.mails).toHaveLength(24);
    await catcher.close();
    await db.drop();
  });
});

describe('a service without a mail server', () => {
  it('says so', async () => {
    const service = await startService();
    const { auth } = await newPerson(service);
    const { body } = await service.http
      .put('/v1/me/email')
      .set(auth)
      .send({ address: 'a@example.com' })
      .expect(409);
    expect(body.code).toBe('mail_not_set_up');
    await service.http.post('/v1/me/email/confirmation').set(auth).expect(409);
    await service.close();
  });
});
