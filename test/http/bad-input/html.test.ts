import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMailer } from '../../../src/outbound/mailer.js';
import {
  failingReceivers,
  HOSTILE,
  HOSTILE_FIELDS,
  type HostileWorld,
  hostileWorld,
  TIGHT,
} from '../../support/hostile.js';
import { type MailCatcher, startMailCatcher } from '../../support/mail-catcher.js';
import { newPerson } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import {
  APPLICATION,
  isAction,
  isHashed,
  isPack,
  textFieldsOf,
  WITHOUT_WORDS,
} from '../../support/text-fields.js';
import { until } from '../../support/until.js';
import { DocumentDouble } from '../oauth/support.js';
import { addAddress } from '../sign-in/support.js';

const PUBLIC = 'https://permafrost.example';

/** Texts that nobody is shown, or that cannot hold a tag. */
const TAGLESS = [
  ...['setHandle body/handle', 'setProfile body/links/*', 'invite body/player', 'deleteAccount body/name'],
  ...['beginSignIn body/address', 'beginAddingSignInMethod body/address', 'setEmail body/address'],
  ...['joinGame body/invitation', 'joinGame body/entropy', 'matchGame body/entropy', 'rematch body/entropy'],
  ...['act body/action', 'revealEntropy body/entropy', 'layDownOrders body/orders/*/action'],
  ...['layDownOrders body/orders/*/actions/*', 'layDownOrders body/orders/*/actions/*/*'],
  ...['layDownOrders body/orders/*/when/*', 'layDownOrders body/orders/*/unless/*'],
];
/** What a reader of HTML or SVG would take for a tag. */
const TAG = /<img[ /]src=x/i;

describe('HTML in every field', () => {
  let service: Service;
  let catcher: MailCatcher;
  let world: HostileWorld;
  beforeAll(async () => {
    catcher = await startMailCatcher();
    const documents = new DocumentDouble();
    service = await startService({
      ...{ publicUrl: PUBLIC, dispatchMs: 20, clientDocuments: documents },
      receivers: failingReceivers,
      mailer: openMailer({ url: catcher.url, from: 'Permafrost <games@permafrost.example>' }),
    });
    world = await hostileWorld(service, documents, PUBLIC);
  });
  afterAll(async () => {
    await service.close();
    await catcher.close();
  });

  it('is tried in each that can hold it', () => {
    const fields = [...textFieldsOf(service.app)].filter(
      (field) =>
        !isPack(field) && !isHashed(field) && !isAction(field) && !Object.hasOwn(WITHOUT_WORDS, field),
    );
    expect([...HOSTILE_FIELDS, ...TAGLESS].sort()).toEqual([...fields, APPLICATION].sort());
  });

  it.each([
    ['/share/{}', 'game'],
    ['/share/{}?language=de', 'game'],
    ['/share/{}?at=1', 'pack'],
    ['/embed/{}', 'game'],
    ['/embed/{}?scheme=dark&language=de', 'pack'],
    ['/v1/games/{}/picture.svg', 'game'],
    ['/v1/games/{}/picture.svg?language=de', 'pack'],
    ['/share/{}', 'finished'],
    ['/v1/games/{}/replay.svg', 'finished'],
  ] as const)('is escaped in %s of the %s', async (path, which) => {
    const { headers, text, body } = await service.http
      .get(path.replace('{}', world[which]))
      .set('accept', '*/*')
      .expect(200);
    expect(headers['content-type']).toMatch(/html|svg/);
    const shown = text ?? String(body);
    expect(shown).not.toMatch(TAG);
    expect(shown).toContain('&lt;img');
  });

  it('is no page where it is JSON or text: browsers are told not to guess', async () => {
    for (const path of [
      ...[`/v1/games/${world.game}`, `/v1/games/${world.game}/messages`, `/v1/players/${world.ayla.id}`],
      ...[`/v1/games/${world.pack}/view.txt`, `/v1/games/${world.game}/export`, '/v1/announcements'],
      ...[`/v1/games/${encodeURIComponent(HOSTILE)}`, `/problems/${encodeURIComponent(HOSTILE)}`],
      ...[`/${encodeURIComponent(TIGHT)}`],
    ]) {
      const { headers, text = '' } = await service.http.get(path).set('accept', 'text/html, */*');
      expect([path, headers['x-content-type-options']]).toEqual([path, 'nosniff']);
      if (/html|svg|xml/.test(headers['content-type'] ?? '')) expect(text, path).not.toMatch(TAG);
    }
  });

  it('is escaped in mails, whatever they are about', async () => {
    const iza = await newPerson(service, HOSTILE);
    const address = 'iza@example.com';
    await addAddress(service, catcher, iza, address);
    await service.http.put('/v1/me/email').set(iza.auth).send({ address, language: 'en' }).expect(200);
    const wish = { kind: 'mute', player: iza.id, reason: HOSTILE };
    const { body } = await service.http
      .post('/v1/admin/measures')
      .set(world.operator.auth)
      .send(wish)
      .expect(201);
    const decision = { lift: true, answer: HOSTILE };
    await service.http
      .post(`/v1/admin/measures/${body.id}/decision`)
      .set(world.operator.auth)
      .send(decision)
      .expect(200);
    const report = { kind: 'player', reason: 'abuse', text: HOSTILE, player: world.durc.id };
    const { body: made } = await service.http.post('/v1/reports').set(iza.auth).send(report).expect(201);
    await service.http
      .post(`/v1/admin/reports/${made.id}/close`)
      .set(world.operator.auth)
      .send({ outcome: 'nothing', answer: HOSTILE })
      .expect(200);
    const withWords = () => catcher.mails.filter(({ html }) => html.includes('&lt;img'));
    await until(() => withWords().length >= 3);
    for (const { html } of catcher.mails) expect(html).not.toMatch(TAG);
  });
});
