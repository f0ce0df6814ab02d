import { expect, it } from 'vitest';
import { newPerson, startedGame } from '../support/people.js';
import { until } from '../support/until.js';
import { violationsOf } from './support/axe.js';
import { tableOf } from './support/playing.js';
import { describePage } from './support/stage.js';

describePage('the installed page', (stage) => {
  it('has a manifest with icons that exist, in the sizes that it says', async () => {
    const { http } = stage.service;
    const { text } = await http.get('/manifest.webmanifest').expect(200);
    const manifest = JSON.parse(text);
    expect(manifest).toMatchObject({ display: 'standalone', start_url: './', scope: './' });
    expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable');
    for (const { src, sizes, type } of manifest.icons) {
      const { body, headers } = await http.get(src.slice(1)).buffer(true).expect(200);
      expect(headers['content-type']).toContain(type);
      // Width and height stand at the beginning of a PNG.
      if (type === 'image/png') expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`).toBe(sizes);
    }
  });

  it('opens without a connection', async () => {
    const ayla = await stage.enterAs('Ayla', { serviceWorkers: 'allow' });
    const { page, context } = ayla;
    await ayla.go('#/');
    await page.getByRole('heading', { name: 'My games' }).waitFor();
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('heading', { name: 'My games' }).waitFor();
    await page.getByText('The server does not answer').first().waitFor();
    await context.setOffline(false);
  });

  it('shows the boards that were seen last without a connection, and to nobody after signing out', async () => {
    const ayla = await stage.enterAs('Ayla', { serviceWorkers: 'allow' });
    const { page, context } = ayla;
    const brun = await newPerson(stage.service, 'Brun');
    const id = await startedGame(stage.service, ayla.person, brun);
    await ayla.go(`#/games/${id}`);
    await tableOf(page).picture.waitFor();
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    const kept = () => page.evaluate<boolean>("caches.has('permafrost.boards')");
    await until(kept);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('heading', { name: 'As you saw it last' }).waitFor();
    await page.getByRole('img', { name: 'Thin Ice' }).waitFor();
    expect(await violationsOf(page, 'last seen')).toEqual([]);
    await ayla.go('#/');
    await page.getByRole('link', { name: /Thin Ice/ }).waitFor();
    await context.setOffline(false);
    await ayla.go('#/settings');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await until(async () => !(await kept()));
  });
});
