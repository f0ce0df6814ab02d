import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { begun, CLIENT, DocumentDouble } from '../http/oauth/support.js';
import { violationsOf } from './support/axe.js';
import { tableOf } from './support/playing.js';
import { describePage, type Stage } from './support/stage.js';
import type { Visitor } from './support/visitor.js';
import { makeWorld, type World } from './support/world.js';

const documents = new DocumentDouble();
documents.put(CLIENT);
const deps = {
  ...{ clientDocuments: documents, rateMs: 50, tournamentMs: 100, dispatchMs: 20 },
  receivers: {
    refuse: async () => null,
    post: async () => ({ status: 500, error: 'It fails.', retryAfter: null }),
  },
};

const WIDTHS = [390, 768, 1280];
const HEIGHTS = [844, 1024, 720];
const SMALLEST = 12;
/** `SHOTS=<folder>` keeps a picture of each, to be looked at. */
const { SHOTS } = process.env;
const LANGUAGE = process.env.SHOTS_LOCALE ?? 'en-GB';

interface Screen {
  readonly name: string;
  readonly place: (world: World) => string;
  /** The part that appears last. */
  readonly last: string;
  readonly as?: 'nobody' | 'ayla' | 'operator';
  /** Opens what is closed at first. */
  readonly open?: (page: Page) => Promise<void>;
}

const unfold = async (page: Page): Promise<void> => {
  for (const one of await page.locator('main details:not([open]) > summary').all())
    if (await one.isVisible()) await one.click();
};
const tab = (name: string) => async (page: Page) => {
  await page.locator(`[role=tab][data-tab="${name}"]`).click();
  await page.locator('[role=tabpanel]').waitFor();
};

const screens: readonly Screen[] = [
  { name: 'sign-in', as: 'nobody', place: () => '', last: '#come-back', open: unfold },
  { name: 'home', place: () => '#/', last: '.cards li >> nth=2' },
  { name: 'lobby', place: () => '#/lobby', last: '.cards li' },
  { name: 'new-game', place: () => '#/new', last: 'button.main' },
  { name: 'learn', place: () => '#/learn', last: '.lessons button' },
  { name: 'tournaments', place: () => '#/tournaments', last: 'main li', open: unfold },
  { name: 'tournament', place: ({ tournament }) => `#/tournaments/${tournament}`, last: '#round-1' },
  { name: 'player', place: ({ durc }) => `#/players/${durc.id}`, last: '#finished' },
  {
    name: 'player-rating-history',
    place: ({ durc }) => `#/players/${durc.id}`,
    last: '#finished',
    open: async (page) => {
      await page.locator('.rating summary').first().click();
      await page.locator('.rating .graph svg').waitFor();
    },
  },
  {
    name: 'player-forms',
    place: ({ durc }) => `#/players/${durc.id}`,
    last: '#finished',
    open: async (page) => {
      for (const one of await page.locator('main > * > details > summary').all()) await one.click();
    },
  },
  { name: 'bots', place: () => '#/bots', last: 'main p' },
  { name: 'ratings', place: () => '#/ratings', last: '.standings td' },
  { name: 'settings', place: () => '#/settings', last: '#account' },
  {
    name: 'settings-open',
    place: () => '#/settings',
    last: '#account',
    open: async (page) => {
      await page.locator('#receivers ~ ul li').first().waitFor();
      await unfold(page);
      await page.locator('#receivers ~ ul .rows li').first().waitFor();
    },
  },
  {
    name: 'room',
    place: ({ openGame }) => `#/games/${openGame}`,
    last: '#inviting',
    open: async (page) =>
      page
        .locator('summary', { hasText: /key|Schlüssel|clé/ })
        .first()
        .click(),
  },
  {
    name: 'authorize',
    place: () => begun({ clientId: CLIENT }).address.slice(1),
    last: '#asking',
  },
  { name: 'device', place: () => '#/device', last: 'main input' },
  {
    name: 'result',
    place: ({ finishedGame }) => `#/games/${finishedGame}`,
    last: '#after',
    open: tab('result'),
  },
  { name: 'table', place: ({ practice }) => `#/games/${practice}`, last: '.actions button' },
  {
    name: 'coach',
    place: ({ practice }) => `#/games/${practice}`,
    last: '.actions button',
    open: async (page) => {
      await tab('coach')(page);
      await page.locator('[role=tabpanel] button').first().click();
      await page.locator('.advice li').first().waitFor();
    },
  },
  {
    name: 'table-more',
    place: ({ practice }) => `#/games/${practice}`,
    last: '.actions button',
    open: tab('more'),
  },
  {
    name: 'table-orders',
    place: ({ practice }) => `#/games/${practice}`,
    last: '.actions button',
    open: tab('orders'),
  },
  ...[
    'reports',
    'measures',
    'players',
    'games',
    'applications',
    'queues',
    'limits',
    'announcements',
    'audit',
  ].map(
    (name): Screen => ({
      name: `admin-${name}`,
      as: 'operator',
      place: () => '#/admin',
      last: '[role=tab]',
      open: tab(name),
    }),
  ),
];

/** The smallest letters, and what is wider than the window. */
const MEASURE = `(() => {
  let smallest = { size: Infinity, text: '' };
  const letters = document.createTreeWalker(document.querySelector('#page'), NodeFilter.SHOW_TEXT);
  while (letters.nextNode()) {
    const { parentElement: around, data } = letters.currentNode;
    if (data.trim() === '' || around.closest('title, view, .unseen, script, svg') !== null || around.getClientRects().length === 0) continue;
    const size = parseFloat(getComputedStyle(around).fontSize);
    if (size < smallest.size) smallest = { size, text: data };
  }
  return { smallest, tooWide: document.documentElement.scrollWidth - innerWidth };
})()`;

describePage(
  'every screen, on a phone, a tablet and a laptop,',
  (stage: Stage) => {
    let world: World;
    beforeAll(async () => {
      world = await makeWorld(stage.service);
      if (SHOTS !== undefined) mkdirSync(SHOTS, { recursive: true });
    }, 120_000);

    const enter = (as: Screen['as'], nth: number): Promise<Visitor> =>
      stage.enter({
        viewport: { width: WIDTHS[nth] ?? 0, height: HEIGHTS[nth] ?? 0 },
        locale: LANGUAGE,
        ...(as === 'nobody' ? {} : { as: as === 'operator' ? world.operator : world.ayla }),
      });

    it.each(screens.map((screen) => [screen.name, screen] as const))(
      '%s: fits, has letters of 12 pixels or more, and axe finds nothing',
      async (name, { as, place, last, open }) => {
        for (const [nth, width] of WIDTHS.entries()) {
          const { page, go } = await enter(as, nth);
          await go(place(world));
          await page.locator(last).first().waitFor();
          if (place(world).startsWith('#/games/') && name !== 'room') await tableOf(page).picture.waitFor();
          await open?.(page);
          if (SHOTS !== undefined) {
            await page.waitForTimeout(400);
            await page.screenshot({ path: `${SHOTS}/${name}-${width}.png`, fullPage: true });
          }
          const where = `${name} at ${width}`;
          const { smallest, tooWide } = (await page.evaluate(MEASURE)) as {
            smallest: { size: number; text: string };
            tooWide: number;
          };
          expect(smallest.size, `${where}: ${smallest.text}`).toBeGreaterThanOrEqual(SMALLEST);
          expect(tooWide, where).toBeLessThanOrEqual(0);
          if (width !== 768) expect(await violationsOf(page, where)).toEqual([]);
        }
      },
      120_000,
    );
  },
  deps,
);
