import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { rulebooks } from '../../src/rulebooks/registry.js';
import { newGame, type Person } from '../support/people.js';
import type { Service } from '../support/service.js';
import { clickAction, tableOf, versionShown } from './support/playing.js';
import { describePage } from './support/stage.js';

/** Long turns are cut off here. */
const MAX_STEPS = 12;

interface Listed {
  readonly id: string;
  readonly text: string;
  /** What is lost for good, which the page asks about. */
  readonly loss?: string;
}

interface Legal {
  readonly version: number;
  /** Empty if this player is not asked. */
  readonly actions: readonly Listed[];
}

async function legal({ http }: Service, game: string, { auth }: Person): Promise<Legal> {
  const { body } = await http.get(`/v1/games/${game}/actions`).set(auth).expect(200);
  return { version: body.version, actions: body.asked[0]?.actions ?? [] };
}

async function untilAsked(service: Service, game: string, { auth }: Person): Promise<void> {
  await service.http.get('/v1/me/prompts?wait=20').set(auth).expect(200);
  await expect
    .poll(async () => {
      const { body } = await service.http.get(`/v1/games/${game}`).set(auth);
      return body.status !== 'active' || body.prompts.some(({ seat }: { seat: number }) => seat === 0);
    })
    .toBe(true);
}

async function takeTurn(service: Service, page: Page, game: string, person: Person): Promise<Set<string>> {
  const ways = new Set<string>();
  for (let steps = 0; steps < MAX_STEPS; steps += 1) {
    const { version, actions } = await legal(service, game, person);
    const chosen = actions[Math.floor(actions.length / 2)];
    if (chosen === undefined) break;
    await expect.poll(() => versionShown(page)).toBe(version);
    ways.add(await clickAction(page, chosen.id));
    if (chosen.loss) await page.getByRole('dialog').getByRole('button', { name: 'Do it' }).click();
    await expect.poll(async () => (await legal(service, game, person)).version).toBeGreaterThan(version);
  }
  return ways;
}

describePage('a turn', (stage) => {
  it.each(rulebooks.map(({ meta }) => [meta.titles.en, meta] as const))(
    'of %s is played by clicks, with texts and a picture',
    async (_, meta) => {
      const { service } = stage;
      const { page, go, person } = await stage.enterAs('Ayla');
      const seats = Array.from({ length: meta.seats.min }, (_one, seat) => (seat === 0 ? 'me' : 'bot'));
      const { id } = await newGame(service, person, { rulebook: meta.id, seats: seats as ('me' | 'bot')[] });
      await service.http.post(`/v1/games/${id}/start`).set(person.auth).expect(200);
      await untilAsked(service, id, person);
      await go(`#/games/${id}`);
      const { picture, log, question } = tableOf(page);
      await picture.waitFor();
      const asked = await question.textContent();
      expect(asked).not.toBe('');
      const ways = await takeTurn(service, page, id, person);
      expect(ways.size).toBeGreaterThan(0);
      await log.getByText('Ayla').first().waitFor();
      expect(await log.getByRole('listitem').count()).toBeGreaterThan(1);
    },
  );
});
