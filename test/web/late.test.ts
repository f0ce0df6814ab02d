import { expect, it } from 'vitest';
import { startedGame } from '../support/people.js';
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
});
