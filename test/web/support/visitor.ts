import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core';
import type { Person } from '../../support/people.js';

/** A user of the page, in a separate browser context. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What must not happen in any test: errors, policy violations, requests to other hosts. */
  readonly complaints: readonly string[];
  /** All requests of the page. */
  readonly requests: readonly Request[];
  /** Opens an address of the page. */
  go(hash: string): Promise<void>;
  /** Closes the context. Throws if there are complaints. */
  leave(): Promise<void>;
}

export interface VisitorOptions extends BrowserContextOptions {
  /** The player to sign in as. */
  readonly as?: Person;
  /** Other servers that the page may lead to. */
  readonly others?: readonly string[];
}

/** The console message for any error status. Tests may expect those. */
const ERROR_STATUS = /^Failed to load resource/;

export async function visit(
  browser: Browser,
  url: string,
  { as, others = [], ...options }: VisitorOptions = {},
): Promise<Visitor> {
  // A worker would load the page once more beside the test. Tests of it allow it.
  const usual = { locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block' } as const;
  const context = await browser.newContext({ ...usual, ...options });
  context.setDefaultTimeout(20_000);
  const complaints: string[] = [];
  const requests: Request[] = [];
  const { origin } = new URL(url);
  context.on('console', (message) => {
    if (message.type() === 'error' && !ERROR_STATUS.test(message.text())) complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  context.on('request', (request) => {
    requests.push(request);
    const from = new URL(request.url());
    if (![origin, ...others].includes(from.origin) && from.protocol !== 'data:')
      complaints.push(`a request to ${request.url()}`);
    const secret = /pf_|token=/.exec(request.url());
    if (secret !== null) complaints.push(`a secret in the address ${request.url()}`);
  });
  await context.addInitScript(
    "addEventListener('securitypolicyviolation', (event) => console.error('policy: ' + event.violatedDirective + ' ' + event.blockedURI))",
  );
  if (as !== undefined) {
    const session = { secret: as.secret, player: { id: as.id, name: as.name }, game: null };
    await context.addInitScript(`
      if (location.protocol === 'http:' && localStorage.getItem('permafrost.visited') === null) {
        localStorage.setItem('permafrost.visited', 'yes');
        localStorage.setItem('permafrost.session', ${JSON.stringify(JSON.stringify(session))});
      }`);
  }
  const page = await context.newPage();
  return {
    context,
    page,
    complaints,
    requests,
    async go(hash) {
      await page.goto(`${url}/${hash}`);
    },
    async leave() {
      await context.close();
      if (complaints.length > 0) throw new Error(complaints.join('\n'));
    },
  };
}
