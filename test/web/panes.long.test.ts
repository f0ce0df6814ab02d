import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newGame, type Person } from '../support/people.js';
import { tableOf } from './support/playing.js';
import { describePage, type Stage } from './support/stage.js';
import type { Visitor } from './support/visitor.js';

/** A game of Endless Winter, whose table has the most parts. */
async function winterFor({ service }: Stage, { auth, ...person }: Person): Promise<string> {
  const { id } = await newGame(
    service,
    { auth, ...person },
    { rulebook: 'endless-winter', seats: ['me', 'me'] },
  );
  await service.http.post(`/v1/games/${id}/start`).set(auth).expect(200);
  return id;
}

const paneOf = (page: Page, name: string) => page.locator(`[data-pane="${name}"]`);
const tabOf = (page: Page, name: string) => page.locator(`[data-tab="${name}"]`);

async function atTable({ page, go }: Visitor, game: string): Promise<void> {
  await go(`#/games/${game}`);
  await tableOf(page).picture.waitFor();
  await tableOf(page).answers.first().waitFor();
}

describePage('the parts of a picture', (stage) => {
  it('open for the prompt, and are opened, closed, enlarged and kept open by the player', async () => {
    const ayla = await stage.enterAs('Ayla', { viewport: { width: 1280, height: 720 } });
    const { page } = ayla;
    await atTable(ayla, await winterFor(stage, ayla.person));
    await expect.poll(() => page.locator('.pane-tab-asked').count()).toBeGreaterThan(0);
    for (const tab of await page.locator('.pane-tab-asked').all())
      await paneOf(page, (await tab.getAttribute('data-tab')) ?? '').waitFor();

    expect(await paneOf(page, 'legend').count()).toBe(0);
    await tabOf(page, 'legend').click();
    await paneOf(page, 'legend').waitFor();
    await tabOf(page, 'legend').click();
    await paneOf(page, 'legend').waitFor({ state: 'detached' });

    await tabOf(page, 'land').click();
    const land = paneOf(page, 'land');
    const width = async () => Number(await land.locator('svg').first().getAttribute('width'));
    const before = await width();
    await land.hover();
    await page.getByRole('button', { name: 'Larger: Land' }).click();
    await expect.poll(width).toBe(before * 1.25);
    await page.getByRole('button', { name: 'Keep open: Land' }).click();
    await page.reload();
    await land.waitFor();
    expect(await width()).toBe(before * 1.25);
  });

  it('explain what is in them under the mouse, with the focus and under a finger, which takes no action', async () => {
    const ayla = await stage.enterAs('Ayla', { viewport: { width: 1280, height: 720 } });
    const game = await winterFor(stage, ayla.person);
    await atTable(ayla, game);
    const note = (page: Page) => page.getByRole('tooltip');
    const shapeOf = (page: Page) => tableOf(page).touchable.first();
    const title = (await shapeOf(ayla.page).locator('> title').textContent()) ?? '';
    expect(title).not.toBe('');
    await shapeOf(ayla.page).hover({ position: { x: 8, y: 8 } });
    await note(ayla.page).waitFor();
    await ayla.page.mouse.move(1270, 5);
    await note(ayla.page).waitFor({ state: 'detached' });
    await tabOf(ayla.page, 'now').press('Shift');
    while ((await note(ayla.page).count()) === 0) await ayla.page.keyboard.press('Tab');
    expect(await note(ayla.page).textContent()).toBe(title);

    const phone = await stage.enter({
      as: ayla.person,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await atTable(phone, game);
    const version = async () =>
      (await stage.service.http.get(`/v1/games/${game}`).set(ayla.person.auth)).body.version;
    const before = await version();
    const box = await shapeOf(phone.page).boundingBox();
    if (box === null) throw new Error('nothing to touch');
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const finger = await phone.context.newCDPSession(phone.page);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await note(phone.page).waitFor();
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await note(phone.page).textContent()).not.toBe('');
    expect(await version()).toBe(before);
  });
});
