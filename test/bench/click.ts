import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { rulebooks } from '../../src/rulebooks/registry.js';
import { findChromium, NO_CHROMIUM } from '../web/support/find-chromium.js';
import type { Figure, Sample } from './harness/figure.js';
import { newClient } from './harness/people.js';
import type { Service } from './harness/service.js';

const CLICKS = 24;
/** Entries while the page follows a game. */
const ENTRIES = 500;
const PATIENCE = 20_000;
/** As long as a page needs to show what the bots answer. */
const REST = 400;

type Client = Awaited<ReturnType<typeof newClient>>;

interface Choice {
  readonly id: string;
  readonly loss?: string;
}

/** What one click costs the player. */
interface Click {
  readonly ms: number | null;
  readonly requests: number;
  readonly bytes: number;
  readonly tabs: number;
}

const MEGABYTE = 1024 ** 2;

/** Clicks in a real browser, on loopback: what each costs, and what a long game leaves in memory. */
export async function clicks(service: Service): Promise<Figure[]> {
  const executablePath = findChromium();
  if (executablePath === null) {
    console.warn(NO_CHROMIUM);
    return [];
  }
  const browser = await chromium.launch({ executablePath, args: ['--headless', '--no-sandbox'] });
  try {
    const figures: Figure[] = [];
    for (const { meta } of rulebooks) {
      const all = await playedByClicks(service, browser, meta.id);
      const figure = (name: string, unit: string, atMost: number, values: readonly number[]): Figure => ({
        ...{ name: `${name}, ${meta.id}`, unit, target: { atMost, of: 'ours' } },
        samples: values.map((ours): Sample => ({ ours })),
      });
      figures.push(
        figure(
          'click to new picture',
          'ms',
          120,
          all.flatMap(({ ms }) => ms ?? []),
        ),
        figure(
          'requests of a click',
          'requests',
          2,
          all.map(({ requests }) => requests),
        ),
        figure(
          'bytes of a click',
          'kB',
          15,
          all.map(({ bytes }) => bytes / 1000),
        ),
        figure(
          'way to the last action',
          'tabs',
          12,
          all.map(({ tabs }) => tabs),
        ),
      );
    }
    const heap = { name: 'heap after 500 entries, endless-winter', unit: 'MB more' };
    figures.push({
      ...{ ...heap, target: { atMost: 5, of: 'ours' } },
      samples: [{ ours: (await heapGrowth(service, browser)) / MEGABYTE }],
    });
    return figures;
  } finally {
    await browser.close();
  }
}

interface Seated {
  readonly client: Client;
  readonly id: string;
  readonly page: Page;
  readonly cdp: CDPSession;
}

/** A game against two bots, shown to its player. */
async function seated(service: Service, browser: Browser, rulebook: string): Promise<Seated> {
  const client = await newClient(service);
  const { player } = (await (await client.get('/v1/me')).json()) as { player: object };
  const { id } = await client.post<{ id: string }>('/v1/games', { rulebook, seats: ['me', 'bot', 'bot'] });
  await client.post(`/v1/games/${id}/start`);
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' });
  const session = JSON.stringify({
    secret: client.headers.authorization.slice('Bearer '.length),
    player,
    game: null,
  });
  await page.addInitScript(`localStorage.setItem('permafrost.session', ${JSON.stringify(session)})`);
  await page.goto(`${service.url}/#/games/${id}`);
  await page.locator('.board .picture > svg').first().waitFor();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  return { client, id, page, cdp };
}

/** What the player may do, once they are asked; null when the game is over. */
async function asked({ client, id }: Pick<Seated, 'client' | 'id'>): Promise<readonly Choice[] | null> {
  for (const until = Date.now() + PATIENCE; Date.now() < until; ) {
    const answer = await client.get(`/v1/games/${id}/actions`);
    const { asked: mine } = (await answer.json()) as { asked?: readonly { actions: readonly Choice[] }[] };
    if (mine === undefined) return null;
    if (mine[0] !== undefined) return mine[0].actions;
    await new Promise((wake) => setTimeout(wake, 50));
  }
  return null;
}

/** Any but what asks for a confirmation. */
const some = (choices: readonly Choice[], nth: number): Choice | undefined => {
  const safe = choices.filter(({ loss }) => loss === undefined);
  return safe[(nth * 7) % Math.max(1, safe.length)] ?? choices[0];
};

async function playedByClicks(service: Service, browser: Browser, rulebook: string): Promise<Click[]> {
  const at = await seated(service, browser, rulebook);
  const all: Click[] = [];
  for (let nth = 0; nth < CLICKS; nth += 1) {
    const choices = await asked(at);
    const chosen = choices === null ? undefined : some(choices, nth);
    if (chosen === undefined) break;
    const button = at.page.locator(`.actions button[data-action="${chosen.id}"]`);
    await button.waitFor({ timeout: PATIENCE });
    await at.page.waitForTimeout(REST);
    all.push(await clicked(at, chosen.id));
  }
  await at.page.close();
  return all;
}

async function clicked({ page, cdp }: Seated, id: string): Promise<Click> {
  let [requests, bytes] = [0, 0];
  const onRequest = () => {
    requests += 1;
  };
  const onBytes = ({ encodedDataLength }: { readonly encodedDataLength: number }) => {
    bytes += encodedDataLength;
  };
  cdp.on('Network.requestWillBeSent', onRequest);
  cdp.on('Network.dataReceived', onBytes);
  const tabs = Number(await page.evaluate(TABS));
  const ms = await page.evaluate(CLICK.replace('ID', JSON.stringify(id)));
  await page.waitForTimeout(REST);
  cdp.off('Network.requestWillBeSent', onRequest);
  cdp.off('Network.dataReceived', onBytes);
  return { ms: typeof ms === 'number' ? ms : null, requests, bytes, tabs };
}

/** From the question: Tab stops to the group of actions that is the furthest. Arrow keys move within a group. */
const TABS = `(() => {
  const stops = [...document.querySelectorAll('.table-answers input, .table-answers button')]
    .filter((one) => one.tabIndex >= 0 && !one.disabled);
  return stops.findLastIndex((one) => one.hasAttribute('data-action')) + 1;
})()`;

/** Clicks, and resolves with the time until the picture was replaced and drawn; null if it stays as it is. */
const CLICK = `new Promise((resolve) => {
  const begun = performance.now();
  const watching = new MutationObserver((changes) => {
    if (!changes.some(({ addedNodes }) => [...addedNodes].some((node) => node instanceof SVGSVGElement))) return;
    watching.disconnect();
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun), 0));
  });
  watching.observe(document.querySelector('.board'), { childList: true, subtree: true });
  setTimeout(() => { watching.disconnect(); resolve(null); }, 3000);
  [...document.querySelectorAll('.actions button')].find((one) => one.dataset.action === ID)?.click();
})`;

/** What a page holds more after it has followed a long game, in bytes. */
async function heapGrowth(service: Service, browser: Browser): Promise<number> {
  const at = await seated(service, browser, 'endless-winter');
  const used = async (): Promise<number> => {
    await at.page.waitForTimeout(1_000);
    for (let rounds = 0; rounds < 3; rounds += 1) await at.cdp.send('HeapProfiler.collectGarbage');
    return (await at.cdp.send('Runtime.getHeapUsage')).usedSize;
  };
  const before = await used();
  const first = await versionOf(at);
  for (let nth = 0; (await versionOf(at)) < first + ENTRIES; nth += 1) {
    const choices = await asked(at);
    const chosen = choices === null ? undefined : some(choices, nth);
    if (chosen === undefined) break;
    await at.client.post(`/v1/games/${at.id}/actions`, { action: chosen.id });
  }
  const after = await used();
  await at.page.close();
  return after - before;
}

async function versionOf({ client, id }: Seated): Promise<number> {
  const { version } = (await (await client.get(`/v1/games/${id}`)).json()) as { version: number };
  return version;
}
