import { expect, it } from 'vitest';
import { newGame, startedGame } from '../support/people.js';
import { tableOf, versionShown } from './support/playing.js';
import { describePage } from './support/stage.js';

/** Truncates the next response with the game. */
const BREAK_OFF = `
  const ask = window.fetch;
  window.breakOff = false;
  window.fetch = async (...given) => {
    const answer = await ask(...given);
    const isGame = /\\/v1\\/games\\/[^/?]+$/.test(answer.url);
    if (!window.breakOff || !isGame) return answer;
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
    await page.route(new RegExp(`/v1/games/${id}$`), async (route) => {
      await held;
      await route.continue();
    });
    const acted = page.waitForResponse((answer) => answer.request().method() === 'POST');
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
    await page.route(new RegExp(`/v1/games/${id}/actions$`), async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Drill for 1' }).click();
    await page.getByRole('button', { name: 'Drill for 2' }).click();
    held.resolve();
    await page.getByText('Your second click came too late').waitFor();
    expect(ayla.requests.filter((one) => one.method() === 'POST')).toHaveLength(1);
  });

  it('a click costs four requests: the action, the game, what is legal now, and the picture', async () => {
    const ayla = await stage.enterAs('Ayla');
    const { id } = await newGame(stage.service, ayla.person, { seats: ['me', 'me'] });
    await stage.service.http.post(`/v1/games/${id}/start`).set(ayla.person.auth).expect(200);
    await ayla.go(`#/games/${id}`);
    const { log, answers, picture } = tableOf(ayla.page);
    await answers.first().waitFor();
    await picture.waitFor();
    const before = ayla.requests.length;
    await ayla.page.getByRole('button', { name: 'Drill for 1' }).click();
    await log.getByText('Ayla (1) drills').waitFor();
    await expect.poll(() => versionShown(ayla.page)).toBe(2);
    const asked = () => ayla.requests.slice(before).filter((one) => one.url().includes(id));
    await expect.poll(() => asked().some((one) => one.url().includes('picture.svg'))).toBe(true);
    expect(
      asked()
        .map((one) => `${one.method()} ${new URL(one.url()).pathname.split('/').pop()}`)
        .sort(),
    ).toEqual(['GET actions', `GET ${id}`, 'GET picture.svg', 'POST actions'].sort());
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
    await page.route(new RegExp(`/v1/games/${id}/actions$`), async (route) => {
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
