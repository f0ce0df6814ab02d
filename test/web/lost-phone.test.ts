import { afterAll, expect, it } from 'vitest';
import { openMailer } from '../../src/outbound/mailer.js';
import { startMailCatcher } from '../support/mail-catcher.js';
import { bearer, newPerson, startedGame } from '../support/people.js';
import { addAuthenticator, press, type } from './support/keys.js';
import { tableOf } from './support/playing.js';
import { describePage } from './support/stage.js';

const catcher = await startMailCatcher();
const address = 'ayla@example.com';
const codeIn = ({ text }: { readonly text: string }) => /[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(text)?.[0] ?? '';

describePage(
  'a player who lost a phone',
  (stage) => {
    afterAll(() => catcher.close());

    it('comes back by mail on another device, plays on, and shuts the phone out', {
      timeout: 120_000,
    }, async () => {
      const home = stage.service.url.replace('127.0.0.1', 'localhost');
      const { http } = stage.service;
      const phone = (await stage.enter({ others: [home] })).page;
      await addAuthenticator(phone);
      await phone.goto(home);
      await phone.getByLabel('Your name').waitFor();
      await type(phone, /^Your name/, 'Ayla');
      await press(phone, /^Add one$/);
      await phone.getByRole('button', { name: 'Add a passkey' }).waitFor();
      await press(phone, /^Add a passkey$/);
      await phone.getByText(/^Passkey of/).waitFor();
      await type(phone, /^Your email/, address);
      await phone.getByLabel('Code').waitFor();
      await type(phone, /^Code$/, codeIn(await catcher.to(address)));
      await phone.getByText('(mail)').waitFor();
      const stored = JSON.parse(await phone.evaluate(`localStorage.getItem('permafrost.session')`));
      const ayla = { ...stored.player, secret: stored.secret, auth: bearer(stored.secret) };
      const game = await startedGame(stage.service, ayla, await newPerson(stage.service, 'Durc'));

      // It is off, so that it does not learn at once what happens to its session.
      await phone.goto('about:blank');
      const laptop = await stage.enter();
      const { page } = laptop;
      await laptop.go('');
      await page.getByLabel('Your email').waitFor();
      await type(page, /^Your email/, address);
      await page.getByLabel('Code').waitFor();
      await type(page, /^Code$/, codeIn(await catcher.to(address, 2)));
      await page.getByRole('heading', { name: 'My games', level: 1 }).waitFor();
      await page
        .getByRole('link', { name: /Thin Ice/ })
        .first()
        .press('Enter');
      await page.getByRole('button', { name: 'Drill for 1' }).press('Enter');
      await tableOf(page).log.getByText('Ayla drills').first().waitFor();
      const { body } = await http.get(`/v1/games/${game}`).expect(200);
      expect(body.version).toBeGreaterThan(1);

      await laptop.go('#/settings');
      await page.getByRole('heading', { name: 'Where you are signed in' }).waitFor();
      await page.getByRole('button', { name: /^Remove\s+Passkey of/ }).press('Enter');
      await page.getByText(/^Passkey of/).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'End all others' }).press('Enter');
      await page.getByRole('button', { name: 'End all others' }).waitFor({ state: 'detached' });
      expect((await catcher.to(address, 3)).headers.subject).toContain('was removed');

      await http.get('/v1/me').set(ayla.auth).expect(401);
      await phone.goto(home);
      await phone.getByText('You were signed in as Ayla').waitFor();
      await phone.getByRole('button', { name: 'Use a passkey' }).press('Enter');
      await phone.getByRole('region', { name: 'I have been here before' }).getByRole('alert').waitFor();
    });
  },
  {
    mailer: openMailer({ url: catcher.url, from: 'Permafrost <games@permafrost.example>' }),
    dispatchMs: 20,
  },
);
