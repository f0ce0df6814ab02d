import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { quickRng, type Rng } from '../../src/kernel/rng.js';
import { rulebooks } from '../../src/rulebooks/registry.js';
import { german } from '../../src/web/texts/de.js';
import { english } from '../../src/web/texts/en.js';
import { measureFold } from './support/fold.js';
import { clickAction, tableOf, versionShown } from './support/playing.js';
import { describePage } from './support/stage.js';
import { stumblesOn } from './support/stumbles.js';
import { WINDOWS } from './support/windows.js';

/** The options that make a game short. */
const SHORT: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  eiszeit: { rounds: 3 },
  'tal-der-mammuts': { yearLimit: 2 },
};
/** Bots of all seats answer between two answers of the player. */
const PATIENCE = 60_000;
const MOST_CLICKS = 600;
/** So often the player takes what ends something. */
const OFTEN = 0.7;
/** So often several are chosen first and sent together. */
const SELDOM = 0.05;
/** `SHOTS=<folder>` keeps a picture of every tenth moment, to be looked at. */
const { SHOTS } = process.env;

const texts = { en: english, de: german } as const;
type Language = keyof typeof texts;
type Device = keyof typeof WINDOWS;

/** Every rulebook on both devices, and on each in both languages. */
const games = rulebooks.flatMap(({ meta }) =>
  (['laptop', 'phone'] as const).flatMap((device) =>
    (['en', 'de'] as const).map((language) => ({ title: meta.titles.en, meta, device, language })),
  ),
);
type Case = (typeof games)[number];

/** Somebody who knows only what the page shows. */
class Player {
  clicks = 0;
  readonly ways = new Set<string>();
  readonly #taken = new Map<string, number>();

  constructor(
    readonly page: Page,
    readonly language: Language,
    readonly device: Device,
    readonly rng: Rng,
  ) {}

  get words() {
    return texts[this.language];
  }

  isLucky(chance: number): boolean {
    return this.rng.int(1000) < chance * 1000;
  }

  /** What ends something is usually the only action of its type. Of the others, kinds that were seldom taken come first. */
  choose(ids: readonly string[]): string {
    const byType = Map.groupBy(ids, (id) => id.split(':')[0] ?? '');
    const single = [...byType.values()].filter(({ length }) => length === 1).flat();
    const seldom = [...byType.keys()].toSorted((a, b) => this.#timesOf(a) - this.#timesOf(b))[0] ?? '';
    const some = single.length > 0 && this.isLucky(OFTEN) ? single : (byType.get(seldom) ?? ids);
    const id = some[this.rng.int(some.length)] ?? '';
    const type = id.split(':')[0] ?? '';
    this.#taken.set(type, this.#timesOf(type) + 1);
    return id;
  }

  #timesOf(type: string): number {
    return this.#taken.get(type) ?? 0;
  }

  /** Takes an action, confirms it if it loses something, and waits until the table shows it. */
  async take(id: string): Promise<void> {
    const { page } = this;
    const before = await versionShown(page);
    const several = page.getByLabel(this.words.story.several);
    if ((await several.isVisible()) && this.isLucky(SELDOM)) {
      await several.check();
      await this.#click(id);
      await this.#confirmLoss(() => page.locator('.basket li').isVisible());
      await page.locator('.basket button.main').click();
      this.ways.add('together');
    } else this.ways.add(await this.#click(id));
    this.clicks += 1;
    await this.#confirmLoss(async () => (await versionShown(page)) > before);
  }

  /** Every third action is taken from the list, also where the picture offers it. */
  async #click(id: string): Promise<string> {
    const press = this.device === 'phone' ? 'tap' : 'click';
    if (this.clicks % 3 < 2) return clickAction(this.page, id, press);
    await this.page.locator(`.actions button[data-action="${id}"]`)[press]();
    return 'list';
  }

  async #confirmLoss(isDone: () => Promise<boolean>): Promise<void> {
    const sure = this.page.getByRole('dialog').getByRole('button', { name: this.words.story.doIt });
    await expect
      .poll(
        async () => {
          if (await sure.isVisible()) {
            await sure.click();
            this.ways.add('loss');
          }
          return isDone();
        },
        { timeout: PATIENCE },
      )
      .toBe(true);
  }
}

/** Opens a game against built-in bots on the smallest number of seats, and starts it. */
async function begin({ page, words, language }: Player, { meta }: Case): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: words.home.newGame }).click();
  const title = meta.titles[language];
  await page.getByLabel(words.newGame.rulebook, { exact: true }).selectOption({ label: title });
  for (let seat = 1; seat < meta.seats.min; seat += 1)
    await page.getByLabel(words.newGame.seat(seat)).selectOption('bot');
  const options = page.getByRole('group', { name: words.newGame.options });
  for (const [name, value] of Object.entries(SHORT[meta.id] ?? {})) {
    await options
      .getByLabel(meta.options?.[name]?.name[language] ?? name)
      .selectOption(JSON.stringify(value));
  }
  expect(await stumblesOn(page, language)).toEqual([]);
  await page.getByRole('button', { name: words.newGame.create }).click();
  await page.getByRole('button', { name: words.room.start }).click();
}

/** Plays until the game is over, and returns what a person would have tripped over. */
async function play(player: Player, name: string): Promise<readonly string[]> {
  const { page, language, device } = player;
  const { answers } = tableOf(page);
  const found = new Set<string>();
  const over = page.locator('#after');
  let logged = 0;
  for (;;) {
    await answers.first().or(over).first().waitFor({ timeout: PATIENCE });
    if ((await over.count()) > 0) return [...found];
    expect(player.clicks).toBeLessThan(MOST_CLICKS);
    await page.locator('.panes:not(.panes-busy) .picture > svg').first().waitFor();
    if (SHOTS !== undefined && player.clicks % 10 === 0)
      await page.screenshot({ path: `${SHOTS}/${name}-${player.clicks}.png` });
    for (const one of await stumblesOn(page, language)) found.add(one);
    if (device === 'laptop') {
      await page.evaluate('scrollTo(0, 0)');
      const { cutOff, inView } = await measureFold(page);
      if (inView === 0 || cutOff.length > 0)
        found.add(`below the fold: ${cutOff.join(', ') || 'all actions'}`);
    }
    const ids = await answers.evaluateAll((buttons) => buttons.map((one) => one.getAttribute('data-action')));
    // Meanwhile the question may have been settled without the player.
    if (ids.length === 0) continue;
    const newest = Number(await page.locator('.log .version').last().textContent());
    if (newest <= logged) found.add(`the log still ends at ${newest}`);
    logged = newest;
    const id = player.choose(ids.filter((one) => one !== null));
    await player.take(id);
  }
}

/** The page says which player won and why, and what brought each of them their points. */
async function expectVerdict({ page, words, language }: Player, { meta }: Case): Promise<void> {
  await page.getByRole('heading', { name: words.table.over }).waitFor();
  const verdict = page.locator('.verdict');
  await expect.poll(() => verdict.textContent()).toMatch(/wins|win |gewinn/);
  expect(await verdict.locator('xpath=following-sibling::p').first().textContent()).not.toBe('');
  const standings = page.locator('[aria-labelledby="after"] .standings tbody tr');
  expect(await standings.count()).toBe(meta.seats.min);
  const totals = page.getByRole('table', { name: words.story.byRound }).locator('tfoot td');
  const none = page.getByText(words.story.noPoints);
  await totals.first().or(none).waitFor();
  if (!(await none.isVisible())) {
    const scores = await standings.locator('td:last-child').allTextContents();
    expect((await totals.allTextContents()).toSorted()).toEqual(scores.toSorted());
  }
  for (const one of await page.locator('details:has(.parts) > summary').all()) await one.click();
  expect(await stumblesOn(page, language)).toEqual([]);
}

describePage('a whole game', (stage) => {
  it.each(games)(
    'of $title is played by clicks on a $device in $language, reading nothing but the page',
    async (game) => {
      const { meta, device, language } = game;
      const name = `${meta.id}-${device}-${language}`;
      if (SHOTS !== undefined) mkdirSync(SHOTS, { recursive: true });
      const { page, go } = await stage.enterAs('Ayla', { ...WINDOWS[device], locale: language });
      const failed: string[] = [];
      page.on('response', (answer) => {
        if (answer.status() >= 400) failed.push(`${answer.status()} ${answer.url()}`);
      });
      const player = new Player(page, language, device, quickRng(games.indexOf(game)));
      await go('');
      await begin(player, game);
      const stumbles = await play(player, name);
      if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/${name}-end.png`, fullPage: true });
      console.info(`${name}: ${player.clicks} clicks, ${[...player.ways].join(', ')}`);
      expect([...stumbles, ...failed]).toEqual([]);
      await expectVerdict(player, game);
      expect([...player.ways]).toEqual(expect.arrayContaining(['picture', 'list']));
    },
    1_800_000,
  );
});
