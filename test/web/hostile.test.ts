import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { DocumentDouble } from '../http/oauth/support.js';
import { failingReceivers, HOSTILE, type HostileWorld, hostileWorld } from '../support/hostile.js';
import { until } from '../support/until.js';
import { describePage } from './support/stage.js';

const documents = new DocumentDouble();

/** What the browser has made of it: elements, and what their script has done. */
const interpreted = (page: Page): Promise<number> =>
  page.evaluate(
    `document.querySelectorAll('img[src="x"], [onerror]').length + (globalThis.hostile === undefined ? 0 : 1)`,
  );

/** Waits until it is shown as text, and makes sure that it is nothing else. */
async function showsText(page: Page, place: string): Promise<void> {
  await page.getByText(HOSTILE).first().waitFor({ state: 'attached' });
  expect([place, await interpreted(page)]).toEqual([place, 0]);
}

describePage(
  'HTML in every field that others are shown',
  (stage) => {
    let world: HostileWorld;
    beforeAll(async () => {
      world = await hostileWorld(stage.service, documents);
    });

    it('stays text on the pages of players', { timeout: 120_000 }, async () => {
      const { page, go } = await stage.enter({ as: world.ayla });
      for (const hash of [
        ...['', '#/lobby', '#/settings', `#/players/${world.durc.id}`, `#/players/${world.ayla.id}`],
        ...[`#/games/${world.game}`, `#/games/${world.finished}`, `#/games/${world.pack}`],
      ]) {
        await page.goto('about:blank');
        await go(hash);
        await showsText(page, hash);
      }
    });

    it('stays text in every part of a table', { timeout: 120_000 }, async () => {
      for (const who of [world.durc, undefined])
        for (const game of [world.game, world.pack, world.finished]) {
          const { page, go, leave } = await stage.enter(who === undefined ? {} : { as: who });
          await go(`#/games/${game}`);
          await page.getByRole('tab').first().waitFor();
          for (const tab of await page.getByRole('tab').all()) {
            await tab.click();
            await showsText(page, `${game} ${await tab.textContent()}`);
          }
          await leave();
        }
    });

    it('stays text in the settings, where it names devices, programs and what moderators wrote', async () => {
      const { page, go } = await stage.enter({ as: world.ayla });
      await go('#/settings');
      // The token, the passkey, the application, the reason, the appeal and the answer.
      await until(async () => (await page.getByText(HOSTILE).count()) >= 6);
      expect(await interpreted(page)).toBe(0);
    });

    it('stays text in every place of the console', { timeout: 120_000 }, async () => {
      const { page, go } = await stage.enter({ as: world.operator });
      await go('#/admin');
      await page.getByRole('tab', { name: 'Reports' }).waitFor();
      const places = [
        'Reports',
        'Measures',
        'Players',
        'Applications',
        'Queues',
        'Announcements',
        'Audit log',
      ];
      for (const name of places) {
        await page.getByRole('tab', { name, exact: true }).click();
        const panel = page.getByRole('tabpanel', { name });
        await panel.getByText(HOSTILE).first().waitFor({ state: 'attached' });
        for (const details of await panel.locator('summary').all()) await details.click();
        expect([name, await interpreted(page)]).toEqual([name, 0]);
      }
    });
  },
  { clientDocuments: documents, receivers: failingReceivers, dispatchMs: 20 },
);
