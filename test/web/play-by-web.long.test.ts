import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newGame, newPerson, type Person } from '../support/people.js';
import { turningClock } from '../support/turning-clock.js';
import { until } from '../support/until.js';
import { describePage, type Stage } from './support/stage.js';

const HOUR = 3_600_000;
const DAYS = 3;
/** So long after a call somebody comes. */
const LATER = 4 * HOUR;
const MOST_CLICKS = 60;

const { clock, turn } = turningClock();
/** Who was called, by the path of their webhook, and has not come since. */
const called = new Set<string>();
const deps = {
  ...{ clock, deadlineMs: 50, dispatchMs: 20 },
  receivers: {
    refuse: async () => null,
    post: async (url: string) => {
      called.add(new URL(url).pathname.slice(1));
      return { status: 204, error: null, retryAfter: null };
    },
  },
};

interface Player {
  readonly person: Person;
  readonly window: object;
  visits: number;
  clicks: number;
  recaps: number;
}

/** Clicks on what the page offers, as long as the page asks, and knows nothing else. */
async function play(page: Page): Promise<number> {
  const asked = page.locator('.table-ask .prompt');
  const version = page.locator('.replay label');
  let clicks = 0;
  await page.locator('.board .picture > svg').first().waitFor();
  // Who waits for a bot may be asked again in a moment.
  const rest = page.getByRole('heading', { name: /^(Waiting for|Warten auf) (?!.*Bot)|over$|zu Ende$/ });
  for (;;) {
    await asked.or(rest).first().waitFor();
    if (!(await asked.isVisible())) return clicks;
    const answers = page.locator('.table-answers .actions button[data-action]');
    await answers.first().waitFor();
    const before = await version.textContent();
    await answers.nth(Math.floor((await answers.count()) / 2)).click();
    clicks += 1;
    const sure = page.getByRole('dialog').getByRole('button', { name: /Do it|Trotzdem/ });
    await expect
      .poll(async () => {
        if (await sure.isVisible()) await sure.click();
        return version.textContent();
      })
      .not.toBe(before);
    expect(clicks).toBeLessThan(MOST_CLICKS);
  }
}

/** Somebody opens the page, goes to what waits, plays, and closes it. */
async function visit(stage: Stage, player: Player): Promise<void> {
  const { page, go, leave, context } = await stage.enter({ ...player.window, as: player.person });
  await context.clock.setSystemTime(clock());
  await go('');
  await page.locator('.card-asked').first().click();
  await page.locator('#question').waitFor();
  await page.locator('.board .picture > svg').first().waitFor();
  // One step alone needs no film.
  if (
    await page
      .getByRole('button', { name: /What happened|Was geschah/ })
      .first()
      .isVisible()
  )
    player.recaps += 1;
  const clicks = await play(page);
  // A call was for a reason.
  expect(clicks).toBeGreaterThan(0);
  player.visits += 1;
  player.clicks += clicks;
  await leave();
}

describePage(
  'three days of play by web',
  (stage) => {
    it.each(['eiszeit', 'mammut', 'endless-winter', 'tal-der-mammuts'])(
      'of %s: two people and a bot, who come only when called, and nobody’s time runs out',
      async (rulebook) => {
        const { http } = stage.service;
        const ayla: Player = {
          person: await newPerson(stage.service, 'Ayla'),
          window: { viewport: { width: 1280, height: 720 } },
          ...{ visits: 0, clicks: 0, recaps: 0 },
        };
        const brun: Player = {
          person: await newPerson(stage.service, 'Brun'),
          window: { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'de-DE' },
          ...{ visits: 0, clicks: 0, recaps: 0 },
        };
        const players = new Map([ayla, brun].map((one) => [one.person.id, one]));
        for (const { person } of players.values())
          await http
            .post('/v1/me/webhooks')
            .set(person.auth)
            .send({ url: `https://calls.example/${person.id}`, events: ['prompt.opened'] })
            .expect(201);
        const { id, invitation } = await newGame(stage.service, ayla.person, {
          ...{ rulebook, seats: ['me', 'open', 'bot'] },
          clock: { kind: 'turn', seconds: 86_400 },
        });
        await http.post(`/v1/games/${id}/seats`).set(brun.person.auth).send({ invitation }).expect(200);
        await http.post(`/v1/games/${id}/start`).set(ayla.person.auth).expect(200);

        const begun = clock().getTime();
        const game = async () => (await http.get(`/v1/games/${id}`).expect(200)).body;
        while (clock().getTime() - begun < DAYS * 24 * HOUR && (await game()).status === 'active') {
          await until(() => called.size > 0);
          turn(LATER);
          for (const who of [...called]) {
            called.delete(who);
            const player = players.get(who);
            const { prompts, seats } = await game();
            const isAsked = prompts.some(
              ({ seat }: { seat: number }) => seats[seat].player?.id === player?.person.id,
            );
            // Whoever was called while the page was open has answered already.
            if (player !== undefined && isAsked) await visit(stage, player);
          }
        }
        const { body } = await http.get(`/v1/games/${id}/events?limit=1000`).expect(200);
        expect(body.entries.map(({ kind }: { kind: string }) => kind)).not.toContain('lapsed');
        const counts = [...players.values()].map(({ visits, clicks, recaps }) => ({
          visits,
          clicks,
          recaps,
        }));
        console.info(`${rulebook}: ${(await game()).version} entries, ${JSON.stringify(counts)}`);
        // A visit is one stretch of answers: more than one for each call would be a call for nothing.
        const most = (DAYS * 24 * HOUR) / LATER;
        for (const { visits, recaps } of counts) {
          expect(recaps).toBeGreaterThan(0);
          expect(visits).toBeGreaterThan(2);
          expect(visits).toBeLessThanOrEqual(most + 1);
        }
      },
      900_000,
    );
  },
  deps,
);
