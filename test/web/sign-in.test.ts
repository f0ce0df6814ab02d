import { afterAll, expect, it } from 'vitest';
import { openMailer } from '../../src/outbound/mailer.js';
import { openProviders } from '../../src/outbound/providers.js';
import { startMailCatcher } from '../support/mail-catcher.js';
import { newGame, newPerson } from '../support/people.js';
import { startProvider } from '../support/provider-double.js';
import { addAuthenticator, press, type } from './support/keys.js';
import { describePage } from './support/stage.js';

/** Passkeys need a host with a name, and links an address that is known before the server listens. */
const catcher = await startMailCatcher();
const provider = await startProvider();

describePage(
  'signing in, with the keyboard alone,',
  (stage) => {
    afterAll(async () => {
      await catcher.close();
      await provider.close();
    });

    /** The same server, by its name. */
    const atHome = (hash: string) => `${stage.service.url.replace('127.0.0.1', 'localhost')}/${hash}`;
    const sameOrigin = () => atHome('').slice(0, -1);

    it('by a passkey gets a guest the account and its games back on a browser that knows nothing', async () => {
      const { page } = await stage.enter({ others: [sameOrigin()] });
      await addAuthenticator(page);
      await page.goto(atHome(''));
      await page.getByLabel('Your name').waitFor();
      await type(page, /^Your name/, 'Ayla');
      await page.getByText('Nice to have you here!').waitFor();
      await press(page, /^Add one$/);
      await page.getByRole('button', { name: 'Add a passkey' }).waitFor();
      await press(page, /^Add a passkey$/);
      await page.getByText(/^Passkey of/).waitFor();
      const session = JSON.parse(await page.evaluate(`localStorage.getItem('permafrost.session')`));
      await newGame(stage.service, {
        ...session.player,
        secret: session.secret,
        auth: { authorization: `Bearer ${session.secret}` },
      });

      await page.evaluate('localStorage.clear()');
      await page.goto('about:blank');
      await page.goto(atHome(''));
      await page.getByRole('button', { name: 'Use a passkey' }).waitFor();
      await press(page, /^Use a passkey$/);
      await page.getByRole('heading', { name: 'My games', level: 1 }).waitFor();
      await page.getByRole('link', { name: /Thin Ice/ }).waitFor();
      expect(await page.getByRole('banner').textContent()).toContain('Ayla');
      // Said once.
      expect(await page.getByText('Nice to have you here!').count()).toBe(0);
    });

    it('by the code of a mail gets the account back, and lists and ends the other session', async () => {
      const address = 'durc@example.com';
      const durc = await newPerson(stage.service, 'Durc');
      const phone = await stage.enter({ as: durc });
      await phone.go('#/settings');
      await phone.page.getByLabel('Your email').waitFor();
      await type(phone.page, /^Your email/, address);
      await phone.page.getByLabel('Code').waitFor();
      await type(phone.page, /^Code$/, codeOf((await catcher.to(address)).text));
      await phone.page.getByText('(mail)').waitFor();

      const { page, go } = await stage.enter();
      await go('');
      await page.getByLabel('Your email').waitFor();
      await type(page, /^Your email/, address);
      await page.getByLabel('Code').waitFor();
      await type(page, /^Code$/, 'AAAA-AAAA');
      await page.getByRole('alert').waitFor();
      await page.getByLabel('Code').fill('');
      await page.getByLabel('Your name').focus();
      await type(page, /^Code$/, codeOf((await catcher.to(address, 2)).text));
      await page.getByRole('heading', { name: 'My games', level: 1 }).waitFor();
      await go('#/settings');
      await page.getByRole('heading', { name: 'Where you are signed in' }).waitFor();
      await press(page, /^End all others$/);
      await page.getByRole('button', { name: 'End all others' }).waitFor({ state: 'detached' });
      await phone.go('');
      await phone.page.getByText('You were signed in as Durc').waitFor();
    });

    it('by the link of a mail works in the browser that asked, and in no other', async () => {
      const address = 'iza@example.com';
      const { page, go } = await stage.enter();
      await go('');
      await page.getByLabel('Your email').waitFor();
      await type(page, /^Your email/, address);
      await page.getByLabel('Code').waitFor();
      const { text } = await catcher.to(address);
      const hash = /#\/sign-in\/\S+/.exec(text)?.[0] ?? '';
      const other = await stage.enter();
      await other.go(hash);
      await other.page.getByText('This link belongs to another browser').waitFor();
      await page.goto('about:blank');
      await go(hash);
      await page.getByLabel('Name of the new account').waitFor();
      await type(page, /^Name of the new account/, 'Iza');
      await page.getByRole('heading', { name: 'My games', level: 1 }).waitFor();
      expect(page.url()).not.toContain('code=');
      await go('#/settings');
      await page.getByText(address).first().waitFor();
      await type(page, /^Handle/, 'Iza-of-the-Clan');
      await expect.poll(() => page.getByLabel('Handle').inputValue()).toBe('iza-of-the-clan');
    });

    it('by a provider creates an account, and gets it back', async () => {
      for (const isNew of [true, false]) {
        const { page, go } = await stage.enter({ others: [provider.issuer] });
        await go('');
        await page.getByRole('button', { name: 'Continue with Generic' }).waitFor();
        await press(page, /^Continue with Generic$/);
        if (isNew) {
          await page.getByLabel('Name of the new account').waitFor();
          await type(page, /^Name of the new account/, 'Ura');
        }
        await page.getByRole('heading', { name: 'My games', level: 1 }).waitFor();
        expect(await page.getByRole('banner').textContent()).toContain('Ura');
        expect(page.url()).not.toContain('code=');
      }
    });

    it('asks for a new sign-in before an old session changes the ways in, and then lets it', async () => {
      const address = 'creb@example.com';
      const { page, go, person } = await stage.enterAs('Creb');
      await go('#/settings');
      await type(page, /^Your email/, address);
      await type(page, /^Code$/, codeOf((await catcher.to(address)).text));
      await page.getByText('(mail)').waitFor();
      await stage.service.db.query(`UPDATE sessions SET signed_in_at = signed_in_at - interval '1 hour'`);
      await press(page, /^Remove/);
      await page.getByRole('alert').getByText('Sign in again first').first().waitFor();
      await press(page, /^Sign in again$/);
      await page.getByLabel('Your email').waitFor();
      await type(page, /^Your email/, address);
      await type(page, /^Code$/, codeOf((await catcher.to(address, 2)).text));
      await page.getByRole('button', { name: /^Remove/ }).waitFor();
      await press(page, /^Remove/);
      await page.getByText('This account is in this browser only.').waitFor();
      // The former session of this browser is over.
      await stage.service.http.get('/v1/me').set(person.auth).expect(401);
    });
  },
  {
    mailer: openMailer({ url: catcher.url, from: 'Permafrost <games@permafrost.example>' }),
    dispatchMs: 20,
    providers: openProviders([
      {
        id: 'generic',
        title: 'Generic',
        clientId: 'permafrost',
        clientSecret: 'hush',
        issuer: provider.issuer,
      },
    ]),
  },
);

const codeOf = (text: string): string => /[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(text)?.[0] ?? '';
