import { expect, it } from 'vitest';
import { newPerson } from '../support/people.js';
import { enterConsole } from './support/console.js';
import { describePage } from './support/stage.js';

describePage('the console and a hundred spam accounts', (stage) => {
  it('bans a hundred spam accounts at once', { timeout: 120_000 }, async () => {
    const { page, tab } = await enterConsole(stage);
    for (let nth = 0; nth < 100; nth += 10)
      await Promise.all(Array.from({ length: 10 }, () => newPerson(stage.service, 'Buy now')));
    await tab('Players');
    await page.getByLabel('Name or id').fill('Buy now');
    await page.getByLabel('Name or id').press('Enter');
    await page.getByLabel('Choose all 100').press('Space');
    await page.getByLabel('Reason, for the person concerned').fill('Spam.');
    await page.getByRole('button', { name: 'Take the measure for 100' }).press('Enter');
    await page.getByText('Done for 100.').waitFor({ timeout: 60_000 });
    const [row] = await stage.service.db.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM measures WHERE kind = 'ban' AND done_at IS NOT NULL`,
    );
    expect(row?.count).toBe(100);
  });
});
