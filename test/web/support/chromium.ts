import { type Browser, chromium } from 'playwright-core';
import { describe } from 'vitest';
import { findChromium, NO_CHROMIUM } from './find-chromium.js';

const path = findChromium();
if (path === null) {
  if (process.env.CI === 'true') throw new Error(NO_CHROMIUM);
  console.warn(NO_CHROMIUM);
}

/** For tests that need a browser. Without one they are skipped with a warning, and fail in CI. */
export const describeInBrowser = path === null ? describe.skip : describe;

/** A browser with an empty profile and without requests of its own. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: path ?? '',
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

let shared: Promise<Browser> | undefined;

/** The browser of this worker, which ends with it. Each visitor has a context of their own, so tests can share it. */
export const sharedBrowser = (): Promise<Browser> => {
  shared ??= openBrowser();
  return shared;
};
