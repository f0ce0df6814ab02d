import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { tableOf } from './support/playing.js';
import { describePage } from './support/stage.js';

describePage('with the keyboard alone', (stage) => {
  /** The name or the text of the focused element. */
  const held = (page: Page): Promise<string> =>
    page.evaluate(
      `(document.activeElement?.getAttribute('aria-label')
        ?? document.activeElement?.labels?.[0]?.textContent
        ?? document.activeElement?.querySelector(':scope > title')?.textContent
        ?? document.activeElement?.textContent ?? '').trim()`,
    );

  async function tabTo(page: Page, wanted: RegExp): Promise<void> {
    for (let steps = 0; steps < 80; steps += 1) {
      await page.keyboard.press('Tab');
      if (wanted.test(await held(page))) return;
    }
    throw new Error(`no way to ${wanted}`);
  }

  it('a player signs in, creates a game, starts it, and plays it to its end', async () => {
    const { page, go } = await stage.enter();
    await go('');
    await page.getByLabel('Your name').waitFor();
    await tabTo(page, /^Your name/);
    await page.keyboard.type('Ayla');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'My games', level: 1 }).waitFor();
    await tabTo(page, /^New game$/);
    await page.keyboard.press('Enter');
    await page.getByLabel('Game', { exact: true }).waitFor();
    // From the heading, which has the focus after navigation.
    expect(await held(page)).toBe('New game');
    await tabTo(page, /^Game$/);
    await page.keyboard.type('Thin');
    await page.getByLabel('Rounds').waitFor();
    await tabTo(page, /^Seat 2$/);
    await page.keyboard.type('Bot');
    await tabTo(page, /^Rounds$/);
    await page.keyboard.type('2');
    await tabTo(page, /^Open the game$/);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Start the game' }).waitFor();
    await tabTo(page, /^Start the game$/);
    await page.keyboard.press('Enter');

    const { log, touchable } = tableOf(page);
    await touchable.first().waitFor();
    await tabTo(page, /^2$/);
    await page.keyboard.press('Enter');
    await log.getByText('Ayla drills: 2.').waitFor();
    await log.getByText('Caught by now:').first().waitFor();
    // The picture was replaced, and the focus is on the same button.
    await expect.poll(() => held(page)).toBe('2');
    await tabTo(page, /^Drill for 3$/);
    await page.keyboard.press('Space');
    await page.getByRole('heading', { name: 'The game is over' }).waitFor();
    await expect.poll(() => page.evaluate('document.activeElement === document.body')).toBe(false);
  });

  it('the first Tab stop skips the navigation, and the arrow keys change tabs', async () => {
    const { page, go, person } = await stage.enterAs('Ayla');
    const { body: game } = await stage.service.http
      .post('/v1/games')
      .set(person.auth)
      .send({ rulebook: 'thin-ice', seats: ['me', 'bot'] })
      .expect(201);
    await stage.service.http.post(`/v1/games/${game.id}/start`).set(person.auth).expect(200);
    await go(`#/games/${game.id}`);
    await tableOf(page).picture.waitFor();
    await page.keyboard.press('Tab');
    expect(await held(page)).toBe('Skip to the content');
    const before = { url: page.url(), steps: await page.evaluate('history.length') };
    await page.keyboard.press('Enter');
    expect(await page.evaluate('document.activeElement?.id')).toBe('main');
    expect(page.url()).toContain(game.id);
    expect({ url: page.url(), steps: await page.evaluate('history.length') }).toEqual(before);
    await page.getByRole('tab', { name: 'Log' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await held(page)).toBe('Talk');
    await page.getByLabel('Say something').waitFor();
    await page.keyboard.press('ArrowLeft');
    await tableOf(page).log.waitFor();
  });
});
