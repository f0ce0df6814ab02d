import type { Page } from 'playwright-core';

/** What has the focus, by its label or text. */
const held = (page: Page): Promise<string> =>
  page.evaluate(
    `(document.activeElement?.labels?.[0]?.textContent ?? document.activeElement?.textContent ?? '').trim()`,
  );

async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  for (let steps = 0; steps < 80; steps += 1) {
    await page.keyboard.press('Tab');
    if (wanted.test(await held(page))) return;
  }
  throw new Error(`no way to ${wanted}`);
}

/** Goes to a button with the Tab key alone, and presses it. */
export async function press(page: Page, wanted: RegExp): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
}

/** Goes to a field with the Tab key alone, and fills it. */
export async function type(page: Page, wanted: RegExp, text: string): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/** An authenticator of this page that says yes to everything. */
export async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...({ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true } as const),
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });
}
