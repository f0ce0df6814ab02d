import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openClientDocuments } from '../../src/outbound/client-documents.js';
import { type Example, runExample } from '../examples/run-example.js';
import { until } from '../support/until.js';
import { describePage } from './support/stage.js';

describePage(
  'examples/sign-in.ts',
  (stage) => {
    let example: Example;
    let site = '';
    beforeAll(async () => {
      example = runExample('sign-in.ts', { SERVER: stage.service.url, PORT: '0' });
      await until(() => example.lines().length > 0);
      site = example.lines()[0]?.replace('Listening on ', '').replace(/\/$/, '') ?? '';
    });
    afterAll(() => example.stop());

    const enter = async (name: string) => stage.enterAs(name, { others: [site] });
    const press = async (page: Page, name: string) => {
      const button = page.getByRole('button', { name, exact: true });
      await button.focus();
      await page.keyboard.press('Enter');
    };

    it('signs a person in who allows it, and is seen and revoked in the settings', async () => {
      const { page, go } = await enter('Ayla');
      await go('');
      await page.goto(`${site}/`);
      await page.getByRole('link', { name: 'Sign in with Permafrost' }).press('Enter');
      await page.getByRole('heading', { name: 'Allow an application?' }).waitFor();
      await page.getByRole('heading', { name: '“The sign-in example” wants to use your account' }).waitFor();
      expect(await page.getByRole('definition').first().textContent()).toBe(new URL(site).host);
      expect(await page.getByRole('main').textContent()).toContain('in your name');
      await press(page, 'Allow');
      await page.getByText('Hello, Ayla!').waitFor();
      expect(example.lines()).toContain('Ayla has signed in');

      await go('#/settings');
      await page.getByRole('button', { name: 'Revoke The sign-in example' }).press('Enter');
      await page.getByText('You have allowed none.').waitFor();
    });

    it('hears when a person refuses', async () => {
      const { page, go } = await enter('Durc');
      await go('');
      await page.goto(`${site}/sign-in`);
      await press(page, 'Refuse');
      await page.getByText('You are not signed in.').waitFor();
    });

    it('leads a person without an account to it by way of signing in', async () => {
      const { page, go } = await stage.enter({ others: [site] });
      await go('');
      await page.goto(`${site}/sign-in`);
      await page.getByLabel('Your name').fill('Broud');
      await page.keyboard.press('Enter');
      await press(page, 'Allow');
      await page.getByText('Hello, Broud!').waitFor();
    });
  },
  { clientDocuments: openClientDocuments({ allowPrivate: true }) },
);
