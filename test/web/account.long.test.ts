import { expect, it } from 'vitest';
import { newGame, newPerson } from '../support/people.js';
import { describePage } from './support/stage.js';

describePage('an account', (stage) => {
  it('is created by signing in with a name, and stays signed in after a reload', async () => {
    const { page, go } = await stage.enter();
    await go('');
    await page.getByLabel('Your name').fill('Ayla');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('heading', { name: 'My games', level: 1 }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'My games', level: 1 }).waitFor();
    expect(await page.getByRole('banner').textContent()).toContain('Ayla');
  });

  it('shows its games after signing in with a token', async () => {
    const { page, go } = await stage.enter();
    const person = await newPerson(stage.service, 'Brun');
    await newGame(stage.service, person);
    await go('');
    await page.getByText('I have a token').click();
    await page.getByLabel('Token', { exact: true }).fill(person.secret);
    await page.getByRole('button', { name: 'Sign in with it' }).click();
    await page.getByRole('link', { name: /Thin Ice/ }).waitFor();
  });

  it('of a guest opens with a seat key, and leads to its game', async () => {
    const { service } = stage;
    const owner = await newPerson(service, 'Ayla');
    const { id } = await newGame(service, owner);
    const { body: key } = await service.http
      .post(`/v1/games/${id}/seats/1/keys`)
      .set(owner.auth)
      .send({ name: 'Guest' })
      .expect(201);
    const { page, go } = await stage.enter();
    await go('');
    await page.getByText('I have a token').click();
    await page.getByLabel('Token', { exact: true }).fill(key.secret);
    await page.getByRole('button', { name: 'Sign in with it' }).click();
    await page.getByRole('heading', { name: 'Thin Ice', level: 1 }).waitFor();
    await page.getByText('Guest (you)').waitFor();
    // A guest can reach only the game, and the page makes no request that is refused.
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    await page.getByRole('link', { name: 'The game' }).click();
    await page.getByText('Guest (you)').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('asks to sign in again after its token was revoked, and returns to the same place', async () => {
    const { page, go, person } = await stage.enterAs('Ayla');
    const { id } = await newGame(stage.service, person);
    await go(`#/games/${id}`);
    await page.getByRole('heading', { name: 'Thin Ice', level: 1 }).waitFor();
    const { body: me } = await stage.service.http.get('/v1/me').set(person.auth).expect(200);
    await stage.service.http
      .delete(`/v1/me/tokens/${me.token.id}?confirm=last-token`)
      .set(person.auth)
      .expect(204);
    await page.getByText('You were signed in as Ayla').waitFor();
    await page.getByLabel('Your name').fill('Ayla again');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('heading', { name: 'Thin Ice', level: 1 }).waitFor();
    expect(page.url()).toContain(id);
  });

  it('leaves nothing in the browser after signing out', async () => {
    const { page, go, person } = await stage.enterAs('Ayla');
    await go('#/settings');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await go('');
    await page.getByLabel('Your name').waitFor();
    expect(await page.evaluate('JSON.stringify(localStorage)')).not.toContain(person.secret);
  });

  it('is created with a name through an invitation, and gets a seat', async () => {
    const { service } = stage;
    const owner = await newPerson(service, 'Ayla');
    const game = await newGame(service, owner, { visibility: 'private' });
    const { page, go, requests } = await stage.enter();
    await go(`#/games/${game.id}?invitation=${game.invitation}`);
    await page.getByRole('heading', { name: 'You are invited to a game' }).waitFor();
    await page.getByLabel('Your name').fill('Brun');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByText('Brun (you)').waitFor();
    expect(page.url()).not.toContain('invitation');
    const loads = requests.filter((request) => request.isNavigationRequest());
    expect(loads.every((request) => !request.url().includes(game.invitation))).toBe(true);
  });

  it('keeps its settings after a reload: colours, and the language of the page and the games', async () => {
    const { page, go, person } = await stage.enterAs('Ayla', { colorScheme: 'light' });
    const { id } = await newGame(stage.service, person, { seats: ['me', 'me'] });
    await stage.service.http.post(`/v1/games/${id}/start`).set(person.auth).expect(200);
    await go('#/settings');
    await page.getByLabel('Language', { exact: true }).selectOption('de');
    await page.getByLabel('Farben', { exact: true }).selectOption('dark');
    await page.reload();
    await page.getByRole('heading', { name: 'Einstellungen', level: 1 }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    const ground = await page.evaluate('getComputedStyle(document.documentElement).backgroundColor');
    expect(ground).toBe('rgb(11, 20, 27)');
    await go(`#/games/${id}`);
    await page.getByRole('heading', { name: 'Auf wie viele Fische bohrst du?' }).waitFor();
    await page.getByRole('button', { name: 'Bohre auf 2' }).click();
    await page.getByRole('list', { name: 'Verlauf' }).getByText('Ayla (1) bohrt: 2.').waitFor();
  });

  it('can be renamed and deleted, and its tokens created and revoked', async () => {
    const { page, go } = await stage.enterAs('Ayla');
    await go('#/settings');
    await page.getByLabel('Name', { exact: true }).fill('Ayla the Second');
    await page.getByRole('button', { name: 'Change the name' }).click();
    await page.getByRole('banner').getByText('Ayla the Second').waitFor();
    await page.getByLabel('What it is for').fill('my phone');
    await page.getByRole('button', { name: 'Create a token' }).click();
    expect(await page.getByLabel('The new token').inputValue()).toMatch(/^pf_/);
    await page.getByRole('button', { name: 'Revoke my phone' }).click();
    await page.getByRole('button', { name: 'Revoke my phone' }).waitFor({ state: 'detached' });
    await page.getByText('Delete the account').click();
    await page.getByLabel(/to confirm/).fill('somebody else');
    await page.getByRole('button', { name: 'Delete permanently' }).click();
    await page.getByRole('alert').getByText(/name/).first().waitFor();
    await page.getByLabel(/to confirm/).fill('Ayla the Second');
    await page.getByRole('button', { name: 'Delete permanently' }).click();
    await page.getByRole('button', { name: 'Delete permanently' }).waitFor({ state: 'detached' });
  });

  it('gets browser notifications after a click, if the browser allows them', async () => {
    const { page, go } = await stage.enterAs('Ayla');
    // A browser without windows denies them all. Those that can be pushed to are in push.test.ts.
    await page.addInitScript(`
      delete globalThis.PushManager;
      const permission = () => localStorage.getItem('test.permission') ?? 'default';
      const requestPermission = async () => {
        localStorage.setItem('test.permission', 'granted');
        return permission();
      };
      Object.defineProperties(Notification, {
        permission: { get: permission },
        requestPermission: { value: requestPermission },
      });
    `);
    await page.reload();
    await go('#/settings');
    await page.getByRole('button', { name: 'Turn on notifications' }).click();
    await page.getByRole('button', { name: 'Turn off notifications' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Turn off notifications' }).click();
    await page.getByRole('button', { name: 'Turn on notifications' }).waitFor();
  });

  it('cannot set an email address if the server sends no mail, and says so', async () => {
    const { page, go } = await stage.enterAs('Ayla');
    await go('#/settings');
    await page.locator('section[aria-labelledby=mail]').getByLabel('Address').fill('ayla@example.com');
    await page
      .locator('section[aria-labelledby=mail]')
      .getByRole('button', { name: 'Save', exact: true })
      .click();
    await page.getByRole('alert').getByText('This server sends no mail.').first().waitFor();
  });
});
