import { existsSync } from 'node:fs';

const USUAL = [
  // Without windows a page costs a fifth of the CPU.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser for the tests: the one in CHROMIUM, or one in a usual place. */
export const findChromium = (): string | null =>
  [process.env.CHROMIUM ?? '', ...USUAL].find((path) => path !== '' && existsSync(path)) ?? null;

export const NO_CHROMIUM =
  'There is no Chromium, so the tests of the page cannot run. Install one, or set CHROMIUM to its path.';
