import type { Page } from 'playwright-core';

/** The table of a game, as somebody sees it who may click. */
export const tableOf = (page: Page) => ({
  picture: page.locator('.board .picture > svg'),
  touchable: page.locator('.board .picture [data-action]'),
  answers: page.locator('.actions button[data-action]'),
  question: page.locator('#question'),
  log: page.getByRole('list', { name: 'Log' }),
  line: page.getByRole('status'),
});

export const versionShown = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await page.locator('.replay label').textContent()) ?? '')?.[0]);

/**
 * Takes one action by a click: on the picture where the picture offers it, else in the list. Returns by which way.
 * Whoever clicks may be late, when a bot was faster: then there is nothing to click on.
 */
export async function clickAction(page: Page, id: string): Promise<'picture' | 'menu' | 'list'> {
  const { picture } = tableOf(page);
  const spot = picture.locator(`[data-action~="${id}"]`).first();
  if ((await spot.count()) > 0) {
    const several = ((await spot.getAttribute('data-action')) ?? '').includes(' ');
    await spot.click();
    if (!several) return 'picture';
    await page.getByRole('dialog').locator(`button[data-action="${id}"]`).click();
    return 'menu';
  }
  await page.locator(`.actions button[data-action="${id}"]`).click();
  return 'list';
}
