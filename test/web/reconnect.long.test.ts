import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServerProcess, startProcess } from '../process/server-process.js';
import { describeInBrowser, openBrowser } from './support/chromium.js';
import { tableOf, versionShown } from './support/playing.js';
import { visit } from './support/visitor.js';

/** A free port. */
const freePort = (): Promise<string> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(String(typeof address === 'object' ? address?.port : '')));
    });
  });

describeInBrowser('a server that is killed in the middle of a game', () => {
  let browser: Browser;
  let folder: string;
  let running: ServerProcess | null = null;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'permafrost-web-'));
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await running?.end('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  it('is reported, and the game continues by itself when the server is back', async () => {
    const settings = { PORT: await freePort(), DATA_DIR: folder };
    running = await startProcess(settings);
    const { page, go, leave, complaints } = await visit(browser, running.url);
    const { answers, log, question } = tableOf(page);
    await go('#/new?rulebook=mammut');
    await page.getByLabel('Your name').fill('Ayla');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByLabel('Seat 2').selectOption('bot');
    await page.getByRole('button', { name: 'Open the game' }).click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await answers.first().click();
    await expect.poll(() => versionShown(page)).toBeGreaterThan(1);
    await answers.first().waitFor();
    const before = await log.getByRole('listitem').count();

    await running.end('SIGKILL');
    await page.getByRole('status').getByText('The server does not answer').waitFor();
    running = await startProcess(settings);
    await page.getByRole('status').getByText('The server does not answer').waitFor({ state: 'hidden' });

    const version = await versionShown(page);
    await answers.first().click();
    await expect.poll(() => versionShown(page)).toBeGreaterThan(version);
    await question.waitFor();
    // The stream resumes without duplicates and without gaps.
    await expect.poll(() => log.getByRole('listitem').count()).toBeGreaterThan(before);
    const versions = await log.getByRole('listitem').getByRole('button').allTextContents();
    expect(versions.map(Number)).toEqual(versions.map((_, nth) => nth + 1));
    expect(complaints).toEqual([]);
    await leave();
  }, 120_000);
});
