import type { Page } from 'playwright-core';

/** The parts of the table that tests use. */
export const tableOf = (page: Page) => ({
  picture: page.locator('.board .picture > svg').first(),
  touchable: page.locator('.board .picture [data-action]'),
  answers: page.locator('.actions button[data-action]'),
  question: page.locator('#question'),
  log: page.getByRole('list', { name: 'Log' }),
  line: page.getByRole('status'),
});

export const versionShown = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await page.locator('.replay label').textContent()) ?? '')?.[0]);

/**
 * Takes an action by a click, on the picture if possible, otherwise in the list. Returns which of them it was. A bot may
 * have been faster; then there is nothing to click on.
 */
export async function clickAction(
  page: Page,
  id: string,
  press: 'click' | 'tap' = 'click',
): Promise<'picture' | 'menu' | 'list'> {
  const selector = `.board .picture > svg [data-action~="${id}"]`;
  const spot = page.locator(selector).first();
  await page.locator('.board .panes:not(.panes-busy)').waitFor();
  if ((await spot.count()) > 0) {
    const several = ((await spot.getAttribute('data-action')) ?? '').includes(' ');
    await pressOn(page, selector, press);
    if (!several) return 'picture';
    const choice = page.getByRole('dialog').locator(`button[data-action="${id}"]`);
    await choice.or(page.getByRole('dialog')).first().waitFor();
    // The picture may have changed under the click, and the menu then offers something else.
    if ((await choice.count()) === 0) {
      await page.keyboard.press('Escape');
      return clickAction(page, id, press);
    }
    await choice[press]();
    return 'menu';
  }
  await page.locator(`.actions button[data-action="${id}"]`)[press]();
  return 'list';
}

/** Presses a visible part of the shape: another button may cover its middle. */
async function pressOn(page: Page, selector: string, press: 'click' | 'tap'): Promise<void> {
  const seen = await page.evaluate(`(() => {
    const element = document.querySelector(${JSON.stringify(selector)});
    element.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const parts = [0.5, 0.2, 0.8, 0.35, 0.65, 0.05, 0.95];
    return parts
      .flatMap((down) => parts.map((across) => ({ x: left + across * width, y: top + down * height })))
      .find(({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-action]') === element) ?? null;
  })()`);
  if (seen === null) throw new Error(`no visible part of ${selector} to click on`);
  const { x, y } = seen as { readonly x: number; readonly y: number };
  if (press === 'tap') await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}
