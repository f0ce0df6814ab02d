import { expect, it } from 'vitest';
import { newGame, newPerson } from '../support/people.js';
import { until } from '../support/until.js';
import { violationsOf } from './support/axe.js';
import { enterConsole } from './support/console.js';
import { describePage } from './support/stage.js';

const failing = {
  refuse: async () => null,
  post: async () => ({ status: 500, error: 'It fails.', retryAfter: null }),
};

describePage(
  'the console on a bad evening',
  (stage) => {
    const entered = () => enterConsole(stage);

    it('takes away a scandalous name that a player has reported, and the reporter reads so', async () => {
      const scandal = await newPerson(stage.service, 'Scandal');
      const player = await stage.enterAs('Ayla');
      await player.go(`#/players/${scandal.id}`);
      await player.page.locator('summary', { hasText: 'Report' }).press('Enter');
      await player.page.getByLabel('What is it about?').selectOption('name');
      await player.page.getByLabel('In your words').fill('Nobody should be called that.');
      await player.page.getByRole('button', { name: 'Send' }).press('Enter');
      await player.page.getByText('Sent. Thank you.').waitFor();

      const { page } = await entered();
      const report = page.getByRole('article', { name: 'Report of a name Scandal' });
      await report.getByRole('button', { name: 'Take it' }).press('Enter');
      await page.getByLabel('State').selectOption('taken');
      await report.locator('summary').press('Enter');
      await report.getByLabel('Reason, for the person concerned').fill('Not a name.');
      await report.getByRole('button', { name: 'Take the measure' }).press('Enter');
      await report.getByText('Done.').waitFor();
      await report.getByLabel('Answer to the reporter').fill('It is gone.');
      await report.getByRole('button', { name: 'Close the report' }).press('Enter');
      await page.getByText('Nothing here.').waitFor();
      await player.go('#/settings');
      await player.page.getByText('It is gone.').waitFor();

      const other = await stage.enter({ as: scandal });
      await other.go('#/settings');
      await other.page.getByText('Not a name.').waitFor();
      await other.page.locator('summary', { hasText: 'Ask them to look again' }).press('Enter');
      await other.page.getByLabel('Why is it wrong?').fill('It is my name.');
      await other.page.getByRole('button', { name: 'Send' }).press('Enter');
      await other.page.getByText('You have asked them to look again.').waitFor();
    });

    it('closes a stuck game', async () => {
      const broud = await newPerson(stage.service, 'Broud');
      const { id } = await newGame(stage.service, broud);
      const { page, tab } = await entered();
      await tab('Games');
      await page.getByLabel('Id of a game').fill(id);
      await page.getByLabel('Reason, for the person concerned').fill('It was stuck.');
      await page.getByRole('button', { name: 'Take the measure' }).press('Enter');
      await page.getByText('Done.').waitFor();
      const { body } = await stage.service.http.get(`/v1/games/${id}`).expect(200);
      expect(body.status).toBe('closed');
    });

    it('stops the webhook of a broken receiver', async () => {
      const { http } = stage.service;
      const owner = await newPerson(stage.service, 'Iza');
      const hook = { url: 'https://broken.example/', events: ['seat.taken'] };
      await http.post('/v1/me/webhooks').set(owner.auth).send(hook).expect(201);
      const { id, invitation } = await newGame(stage.service, owner);
      const durc = await newPerson(stage.service, 'Durc');
      await http.post(`/v1/games/${id}/seats`).set(durc.auth).send({ invitation }).expect(200);
      const own = async () =>
        (await http.get('/v1/me/webhooks').set(owner.auth).expect(200)).body.webhooks[0];
      await until(async () => (await own()).failingSince !== null);
      const { page, tab } = await entered();
      await tab('Queues');
      const broken = page.getByRole('article', { name: 'broken.example' });
      await broken.getByLabel('Reason, for the person concerned').fill('It only fails.');
      await broken.getByRole('button', { name: 'Stop the webhook' }).press('Enter');
      await broken.getByText('Stopped by the moderators.').waitFor();
      expect(await own()).toMatchObject({ active: false });
    });

    it('announces to everybody, in the language of each', async () => {
      const { page, tab } = await entered();
      await tab('Announcements');
      await page.getByLabel('In English').fill('We restart at ten.');
      await page.getByLabel('In German').fill('Um zehn starten wir neu.');
      await page.getByRole('button', { name: 'Announce it' }).press('Enter');
      await page.getByRole('button', { name: 'Withdraw' }).waitFor();
      const stranger = await stage.enter({ locale: 'de-DE' });
      await stranger.go('');
      await stranger.page.getByText('Um zehn starten wir neu.').waitFor();
      await page.getByRole('button', { name: 'Withdraw' }).press('Enter');
      await page.getByText('Nothing here.').waitFor();
    });

    it('is accessible in every place, and loaded by no player', async () => {
      const { page, tab } = await entered();
      const violations: string[] = [];
      for (const name of ['Reports', 'Players', 'Queues', 'Limits', 'Audit log']) {
        await tab(name);
        violations.push(...(await violationsOf(page, name)));
      }
      expect(violations).toEqual([]);
      const player = await stage.enterAs('Ayla');
      await player.go('#/lobby');
      await player.page.getByRole('heading', { level: 1 }).waitFor();
      expect(player.requests.map((request) => request.url()).join()).not.toContain('console-');
      await player.go('#/admin');
      await player.page.getByText('This is for moderators').waitFor();
      expect(player.requests.map((request) => request.url()).join()).toContain('console-');
    });
  },
  { receivers: failing, dispatchMs: 20 },
);
