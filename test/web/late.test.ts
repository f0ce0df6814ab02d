import { expect, it } from 'vitest';
import { newGame, newPerson, type Person, startedGame } from '../support/people.js';
import { clickAction, tableOf, versionShown } from './support/playing.js';
import { describePage } from './support/stage.js';

/** Truncates the next response to an action. */
const BREAK_OFF = `
  const ask = window.fetch;
  window.breakOff = false;
  window.fetch = async (...given) => {
    const answer = await ask(...given);
    const isAnswer = /\\/actions\\?/.test(answer.url);
    if (!window.breakOff || !isAnswer) return answer;
    window.breakOff = false;
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('{"id'));
        stream.error(new TypeError('network error'));
      },
    });
    return new Response(body, { status: answer.status, headers: answer.headers });
  };`;

describePage('responses that are late or incomplete', (stage) => {
  it('a truncated response is requested again, and the table keeps working', async () => {
    const [ayla, brun] = [await stage.enterAs('Ayla'), await stage.enterAs('Brun')];
    const { page } = ayla;
    await page.addInitScript(BREAK_OFF);
    const id = await startedGame(stage.service, ayla.person, brun.person);
    await ayla.go(`#/games/${id}`);
    await tableOf(page).answers.first().waitFor();
    await page.evaluate('window.breakOff = true');
    await page.getByRole('button', { name: 'Drill for 1' }).click();
    await page.getByRole('heading', { name: 'Waiting for Brun' }).waitFor();
    expect(await page.evaluate('window.breakOff')).toBe(false);
  });

  it('a picture that a busy server did not draw is asked for again', async () => {
    const [ayla, brun] = [await stage.enterAs('Ayla'), await stage.enterAs('Brun')];
    const { page } = ayla;
    const id = await startedGame(stage.service, ayla.person, brun.person);
    let refused = 0;
    await page.route(new RegExp(`/v1/games/${id}(/table|/picture)`), async (route) => {
      refused += 1;
      if (refused > 2) return route.fallback();
      const problem = { type: '/problems/overloaded', title: 'Busy.', status: 503, code: 'overloaded' };
      const headers = { 'retry-after': '1', 'content-type': 'application/problem+json' };
      await route.fulfill({ status: 503, headers, body: JSON.stringify(problem) });
    });
    await ayla.go(`#/games/${id}`);
    await tableOf(page).answers.first().waitFor();
    expect(refused).toBeGreaterThan(2);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('a second click before the next prompt is loaded does nothing', async () => {
    const [ayla, brun] = [await stage.enterAs('Ayla'), await stage.enterAs('Brun')];
    const { page } = ayla;
    const id = await startedGame(stage.service, ayla.person, brun.person);
    await ayla.go(`#/games/${id}`);
    const drill = page.getByRole('button', { name: 'Drill for 1' });
    await drill.waitFor();
    let letGo: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const acted = page.waitForRequest((request) => request.method() === 'POST');
    await page.route(new RegExp(`/v1/games/${id}/actions`), async (route) => {
      const response = await route.fetch();
      await held;
      await route.fulfill({ response });
    });
    await drill.click();
    await acted;
    // `force`, because Playwright would otherwise wait until the button is enabled.
    await drill.click({ force: true });
    letGo();
    await page.getByRole('heading', { name: 'Waiting for Brun' }).waitFor();
    expect(await versionShown(page)).toBe(2);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(ayla.requests.filter((one) => one.method() === 'POST')).toHaveLength(1);
  });

  it('a click that comes too late is said to be', async () => {
    const [ayla, brun] = [await stage.enterAs('Ayla'), await stage.enterAs('Brun')];
    const { page } = ayla;
    const id = await startedGame(stage.service, ayla.person, brun.person);
    await ayla.go(`#/games/${id}`);
    await page.getByRole('button', { name: 'Drill for 1' }).waitFor();
    const held = Promise.withResolvers<void>();
    await page.route(new RegExp(`/v1/games/${id}/actions`), async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Drill for 1' }).click();
    await page.getByRole('button', { name: 'Drill for 2' }).click();
    held.resolve();
    await page.getByText('Your second click came too late').waitFor();
    expect(ayla.requests.filter((one) => one.method() === 'POST')).toHaveLength(1);
  });

  it('a click costs one request, and what another does one more, with the largest pictures in 15 kB', async () => {
    const { service } = stage;
    const [ayla, brun] = [await stage.enterAs('Ayla'), await newPerson(service, 'Brun')];
    const { page } = ayla;
    const id = await startedGame(service, ayla.person, brun, { rulebook: 'endless-winter' });
    const legal = async ({ auth }: Pick<Person, 'auth'>) => {
      const { body } = await service.http.get(`/v1/games/${id}/actions`).set(auth).expect(200);
      return {
        version: body.version as number,
        action: body.asked[0]?.actions[0] as { id: string } | undefined,
      };
    };
    await ayla.go(`#/games/${id}`);
    await tableOf(page).picture.waitFor();
    await expect.poll(() => versionShown(page)).toBe((await legal(ayla.person)).version);
    await page.locator('.board .panes:not(.panes-busy)').waitFor();
    const before = ayla.requests.length;
    const done = { clicks: 0, others: 0 };
    for (let steps = 0; steps < 12; steps += 1) {
      const mine = await legal(ayla.person);
      const theirs = mine.action === undefined ? (await legal(brun)).action : undefined;
      if (mine.action !== undefined) {
        await page.locator(`[data-action~="${mine.action.id}"]`).first().waitFor();
        await clickAction(page, mine.action.id);
        done.clicks += 1;
      } else if (theirs !== undefined) {
        await service.http
          .post(`/v1/games/${id}/actions`)
          .set(brun.auth)
          .send({ action: theirs.id })
          .expect(200);
        done.others += 1;
      }
      await expect.poll(() => versionShown(page)).toBeGreaterThan(mine.version);
      await page.locator('.board .panes:not(.panes-busy)').waitFor();
    }
    const asked = ayla.requests.slice(before).filter((one) => one.url().includes(id));
    const kinds = asked.map((one) => `${one.method()} ${new URL(one.url()).pathname.split('/').pop()}`);
    expect(new Set(kinds)).toEqual(new Set(['POST actions', 'GET table']));
    expect(kinds.filter((kind) => kind === 'POST actions')).toHaveLength(done.clicks);
    expect(kinds.filter((kind) => kind === 'GET table').length).toBeLessThanOrEqual(done.others);
    for (const request of asked) {
      const { responseBodySize } = await request.sizes();
      expect(responseBodySize, request.url()).toBeLessThan(15_000);
    }
  });

  it('a click while an action is under way is not lost', async () => {
    const ayla = await stage.enterAs('Ayla');
    const { page } = ayla;
    const { id } = await newGame(stage.service, ayla.person, { seats: ['me', 'bot'] });
    await stage.service.http.post(`/v1/games/${id}/start`).set(ayla.person.auth).expect(200);
    await ayla.go(`#/games/${id}`);
    const drill = (fish: number) => page.getByRole('button', { name: `Drill for ${fish}` });
    await drill(1).waitFor();
    const posts = () => ayla.requests.filter((one) => one.method() === 'POST').length;
    const gates: (() => void)[] = [];
    await page.route(new RegExp(`/v1/games/${id}/actions`), async (route) => {
      if (route.request().method() === 'POST') await new Promise<void>((resolve) => gates.push(resolve));
      await route.continue();
    });
    await drill(1).click();
    await expect.poll(() => gates.length).toBe(1);
    await drill(2).click();
    expect(posts()).toBe(1);
    gates[0]?.();
    // The bot answers, the next round begins, and the second click counts for it.
    await expect.poll(() => gates.length).toBe(2);
    gates[1]?.();
    await tableOf(page).log.getByText('Ayla drills: 2.').waitFor();
    await expect.poll(() => page.locator('.panes-busy').count()).toBe(0);
    expect(await page.getByText('Your second click came too late').count()).toBe(0);
    await drill(3).click();
    await expect.poll(() => gates.length).toBe(3);
    await drill(1).click();
    gates[2]?.();
    // The game is over, so nothing comes of the last click.
    await page.getByRole('heading', { name: 'The game is over' }).waitFor();
    expect(posts()).toBe(3);
  });
});
