/* `npm run screenshots` takes the screenshots for the README. The games are the same in every run. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { openTemporaryStore } from '../../../openapi/temporary-store.js';
import { buildApp } from '../../../src/app.js';
import { quickRng } from '../../../src/kernel/rng.js';
import { rulebooks } from '../../../src/rulebooks/registry.js';
import { openBrowser } from '../support/chromium.js';

/** For each rulebook, the number of own actions before the screenshot. */
const SHOWN: Readonly<Record<string, number>> = {
  mammut: 40,
  eiszeit: 14,
  'tal-der-mammuts': 60,
  'endless-winter': 45,
};
const NAMES = ['Ayla', 'Brun', 'Creb', 'Durc'];
const SIZE = { width: 1400, height: 1050 };

type Call = (method: string, path: string, as: string | null, body?: object) => Promise<Answer>;
interface Answer {
  readonly id: string;
  readonly secret: string;
  readonly player: { readonly id: string };
  readonly status: string;
  readonly asked: readonly {
    readonly seat: number;
    readonly actions: readonly { readonly action: { readonly type: string } }[];
  }[];
  readonly view: object;
}

/** Fixed secrets, so that all shuffles and dice are the same in every run. */
function countedSecrets(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `screenshot${String(count).padStart(6, '0')}`;
  };
}

/** A clock that starts at noon of a fixed day. */
function atNoon(): () => Date {
  const begun = Date.now();
  return () => new Date(Date.UTC(2026, 0, 1, 12) + Date.now() - begun);
}

function callOn(url: string): Call {
  return async (method, path, as, body) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(as === null ? {} : { authorization: `Bearer ${as}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
}

interface Table {
  readonly game: string;
  readonly secret: string;
  readonly player: { readonly id: string; readonly name: string };
}

/** Plays a game with the bot's answers until the first player has acted this often and is asked again. */
async function playOn(call: Call, rulebook: string, often: number): Promise<Table> {
  const people = await Promise.all(
    NAMES.map(async (name) => ({ name, ...(await call('POST', '/v1/players', null, { name })) })),
  );
  const [first, ...others] = people;
  if (first === undefined) throw new Error('the game has no players');
  const seats = ['me', ...others.map(() => 'open')];
  const { id: game } = await call('POST', '/v1/games', first.secret, { rulebook, seats });
  for (const other of others) await call('POST', `/v1/games/${game}/seats`, other.secret, {});
  await call('POST', `/v1/games/${game}/start`, first.secret, {});
  const { bot } = rulebooks.find(({ meta }) => meta.id === rulebook) ?? {};
  if (bot === undefined) throw new Error(`no rulebook ${rulebook}`);
  const rng = quickRng(7);
  let acted = 0;
  for (;;) {
    for (const [seat, { secret }] of people.entries()) {
      const { asked } = await call('GET', `/v1/games/${game}/actions`, secret);
      const [question] = asked;
      if (question === undefined) continue;
      if (seat === 0 && acted >= often)
        return { game, secret: first.secret, player: { id: first.player.id, name: first.name } };
      const { view } = await call('GET', `/v1/games/${game}/view`, secret);
      const actions = question.actions.map(({ action }) => action);
      const action = bot(view as never, actions as never, rng);
      await call('POST', `/v1/games/${game}/actions`, secret, { action });
      if (seat === 0) acted += 1;
    }
  }
}

async function shoot(
  browser: Browser,
  url: string,
  name: string,
  { game, ...session }: Table,
): Promise<void> {
  const context = await browser.newContext({
    viewport: SIZE,
    locale: 'en-GB',
    timezoneId: 'UTC',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const kept = JSON.stringify(JSON.stringify({ ...session, game: null }));
  await context.addInitScript(`localStorage.setItem('permafrost.session', ${kept})`);
  const page = await context.newPage();
  await page.goto(`${url}/#/games/${game}`);
  await page.locator('.board .picture > svg').first().waitFor();
  await page.locator('.actions button[data-action]').first().waitFor();
  const path = fileURLToPath(new URL(`${name}.png`, import.meta.url));
  await page.screenshot({ path });
  await context.close();
}

const pageFolder = fileURLToPath(new URL('../../../dist/web', import.meta.url));
if (!existsSync(pageFolder)) throw new Error('The page is not built: `npm start` and `npm test` build it.');
const store = await openTemporaryStore();
const app = await buildApp({ store, rulebooks, pageFolder, newSecret: countedSecrets(), clock: atNoon() });
const url = await app.listen({ host: '127.0.0.1', port: 0 });
const browser = await openBrowser();
try {
  for (const [rulebook, often] of Object.entries(SHOWN)) {
    await shoot(browser, url, rulebook, await playOn(callOn(url), rulebook, often));
  }
} finally {
  await browser.close();
  await app.close();
  await store.close();
}
