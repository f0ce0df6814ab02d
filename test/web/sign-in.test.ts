import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { newGame, newPerson } from '../support/people.js';
import type { Service } from '../support/service.js';
import { describeInBrowser, openBrowser } from './support/chromium.js';
import { startPage } from './support/served.js';
import { type Visitor, visit } from './support/visitor.js';

describeInBrowser('signing in', () => {
  let service: Service;
  let browser: Browser;
  let ayla: Visitor;
  beforeAll(async () => {
    [service, browser] = await Promise.all([startPage(), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });
  beforeEach(async () => {
    ayla = await visit(browser, service.url);
  });
  afterEach(() => ayla.leave());

  it('takes a name, and it is still known after a reload', async () => {
    const { page } = ayla;
    await ayla.go('');
    await page.getByLabel('Your name').fill('Ayla');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('heading', { name: 'My games', level: 1 }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'My games', level: 1 }).waitFor();
    expect(await page.getByRole('banner').textContent()).toContain('Ayla');
  });

  it('with a token leads to the games of its account', async () => {
    const { page } = ayla;
    const person = await newPerson(service, 'Brun');
    await newGame(service, person);
    await ayla.go('');
    await page.getByText('I have a token').click();
    await page.getByLabel('Token', { exact: true }).fill(person.secret);
    await page.getByRole('button', { name: 'Sign in with it' }).click();
    await page.getByRole('link', { name: /Thin Ice/ }).waitFor();
  });
});
