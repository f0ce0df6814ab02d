import { expect, it } from 'vitest';
import { generous } from '../../src/http/limits/budgets.js';
import { newGame, newPerson, startedGame } from '../support/people.js';
import { tableOf } from './support/playing.js';
import { describePage } from './support/stage.js';

const HTML = '<img src=x onerror=alert(1)><b>bold</b>';

describePage('the page explains what is not possible, and what to do next', (stage) => {
  it('an invitation to a game that is full by now', async () => {
    const { service } = stage;
    const owner = await newPerson(service, 'Ayla');
    const game = await newGame(service, owner, { visibility: 'private' });
    const brun = await newPerson(service, 'Brun');
    const { page, go } = await stage.enter();
    await go(`#/games/${game.id}?invitation=${game.invitation}`);
    await page.getByLabel('Your name').fill('Cora');
    await service.http
      .post(`/v1/games/${game.id}/seats`)
      .set(brun.auth)
      .send({ invitation: game.invitation })
      .expect(200);
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByText('The game is full').waitFor();
    await page.getByText('no seat is free').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Lobby' }).first().click();
    await page.getByRole('heading', { name: 'Lobby', level: 1 }).waitFor();
  });

  it('an invitation with a wrong code', async () => {
    const owner = await newPerson(stage.service, 'Ayla');
    const game = await newGame(stage.service, owner, { visibility: 'private' });
    const { page, go } = await stage.enterAs('Brun');
    await go(`#/games/${game.id}?invitation=${'x'.repeat(22)}`);
    await page.getByText('This invitation is no longer valid').first().waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Lobby' }).click();
    await page.getByRole('heading', { name: 'Lobby', level: 1 }).waitFor();
  });

  it('a seat that another player took first', async () => {
    const { service } = stage;
    const owner = await newPerson(service, 'Ayla');
    const game = await newGame(service, owner);
    const brun = await newPerson(service, 'Brun');
    const { page, go } = await stage.enterAs('Cora');
    await page.route(`**/v1/games/${game.id}`, (route) => route.continue(), { times: 1 });
    await go(`#/games/${game.id}`);
    const sit = page.getByRole('button', { name: /Sit here/ });
    await sit.waitFor();
    await page.route(`**/v1/games/${game.id}/seats`, async (route) => {
      await service.http.post(`/v1/games/${game.id}/seats`).set(brun.auth).send({}).expect(200);
      await route.continue();
    });
    await sit.click();
    await page.getByRole('alert').getByText('The seat is taken.').first().waitFor();
    await page.getByText('Brun', { exact: true }).waitFor();
  });

  it('a private game in which a player lost their seat before the start', async () => {
    const { service } = stage;
    const owner = await newPerson(service, 'Ayla');
    const game = await newGame(service, owner, { visibility: 'private' });
    const { page, go, person } = await stage.enterAs('Brun');
    const wish = { invitation: game.invitation };
    await service.http.post(`/v1/games/${game.id}/seats`).set(person.auth).send(wish).expect(200);
    await go(`#/games/${game.id}`);
    await page.getByText('Brun (you)').waitFor();
    await service.http.delete(`/v1/games/${game.id}/seats/1`).set(owner.auth).expect(204);
    await page.getByRole('alert').getByText('Not found').waitFor();
    expect(await page.getByText('Brun (you)').count()).toBe(0);
    await page.getByRole('main').getByRole('link', { name: 'Lobby' }).click();
    await page.getByRole('heading', { name: 'Lobby', level: 1 }).waitFor();
  });

  it.each(['#/games/00000000-0000-0000-0000-000000000000', '#/games/x', '#/rules/none'])(
    'there is no such thing at %s',
    async (place) => {
      const { page, go } = await stage.enterAs('Ayla');
      await go(place);
      await page.getByRole('alert').waitFor();
      await page.getByRole('main').getByRole('link', { name: 'Lobby' }).click();
      await page.getByRole('heading', { name: 'Lobby', level: 1 }).waitFor();
    },
  );

  it.each(['#/nowhere', '#/games/a/b', '#/%E0%A4%A', '#/settings/x'])(
    'the page has no place %s',
    async (place) => {
      const { page, go } = await stage.enterAs('Ayla');
      await go(place);
      await page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
      await page.getByRole('main').getByRole('link', { name: 'My games' }).click();
      await page.getByRole('heading', { name: 'My games', level: 1 }).waitFor();
    },
  );

  /** Ayla at the table; Brun is her only opponent. */
  const againstBrun = async () => {
    const { service } = stage;
    const [ayla, brun] = [await stage.enterAs('Ayla'), await newPerson(service, 'Brun')];
    const { page } = ayla;
    const id = await startedGame(service, ayla.person, brun);
    await ayla.go(`#/games/${id}`);
    await tableOf(page).answers.first().waitFor();
    return { service, ayla, brun, page, id };
  };

  it('an action that comes too late: the page says why, and shows the current actions', async () => {
    const { service, brun, page, id } = await againstBrun();
    await page.route(`**/v1/games/${id}/actions*`, async (route) => {
      if (route.request().method() === 'POST') {
        const action = { action: 'drill:fish=1' };
        await service.http.post(`/v1/games/${id}/actions`).set(brun.auth).send(action);
      }
      await route.continue();
    });
    await page.getByRole('button', { name: 'Drill for 2' }).click();
    await page.getByText('The game has moved on in the meantime').waitFor();
    await page.getByText('Version 2: now').waitFor();
    await page.unroute(`**/v1/games/${id}/actions*`);
    await page.getByRole('button', { name: 'Drill for 3' }).click();
    await tableOf(page).log.getByText('Ayla drills: 3.').waitFor();
  });

  it('an unreachable server: the user can retry, and the page retries by itself', async () => {
    const ayla = await stage.enterAs('Ayla');
    const { page } = ayla;
    await ayla.go('#/lobby');
    await page.getByRole('heading', { name: 'Public games' }).waitFor();
    await page.route('**/v1/**', (route) => route.abort());
    await page.route('**/readyz', (route) => route.abort());
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.getByRole('alert').getByText('The server does not answer').waitFor();
    await page.getByRole('status').getByText('Trying again').waitFor();
    await page.unroute('**/v1/**');
    await page.unroute('**/readyz');
    await page.getByRole('alert').waitFor({ state: 'detached' });
    expect(await page.getByRole('status').getByText('Trying again').count()).toBe(0);
  });

  it('a machine that was offline: its streams reconnect, and no event is missing', async () => {
    const { service, ayla, brun, page, id } = await againstBrun();
    await ayla.context.setOffline(true);
    await page.getByRole('status').getByText('Trying again').waitFor();
    const action = { action: 'drill:fish=1' };
    await service.http.post(`/v1/games/${id}/actions`).set(brun.auth).send(action).expect(200);
    await service.http
      .post(`/v1/games/${id}/messages`)
      .set(brun.auth)
      .send({ text: 'Your turn!' })
      .expect(201);
    await ayla.context.setOffline(false);
    await tableOf(page).log.getByText('Brun drills: ?.').waitFor();
    await page.getByRole('tab', { name: /Talk/ }).click();
    await page.getByText('Your turn!').waitFor();
    await page.getByRole('status').getByText('Trying again').waitFor({ state: 'hidden' });
  });

  it('HTML in names and messages, which stays text', async () => {
    const [ayla, brun] = [await stage.enterAs(HTML.slice(0, 40)), await stage.enterAs('Brun')];
    const id = await startedGame(stage.service, ayla.person, brun.person);
    await ayla.go(`#/games/${id}`);
    await ayla.page.getByRole('tab', { name: 'Talk' }).click();
    await ayla.page.getByLabel('Say something').fill(HTML);
    await ayla.page.getByRole('button', { name: 'Send' }).click();
    await brun.go(`#/games/${id}`);
    await brun.page.getByRole('button', { name: 'Drill for 2' }).click();
    await brun.page.getByRole('tab', { name: /Talk/ }).click();
    await brun.page.locator('.message-text').getByText(HTML).waitFor();
    for (const { page } of [ayla, brun]) {
      const sitting = page.getByRole('list', { name: 'Who sits at the table' });
      await sitting.locator('.seat').getByText(HTML.slice(0, 40)).waitFor();
      expect(await page.locator('main img, main b').count()).toBe(0);
      await tableOf(page).picture.getByText(HTML.slice(0, 8)).first().waitFor();
    }
  });
});

describePage(
  'too many requests',
  (stage) => {
    /** A player in the lobby who has sent too many requests. */
    async function enterTooSoon(name: string) {
      const { page, go } = await stage.enterAs(name);
      await go('#/lobby');
      await page.getByRole('heading', { name: 'Public games' }).waitFor();
      const paused = page.getByRole('status').getByText('Too many requests');
      while ((await paused.count()) === 0) await page.getByRole('button', { name: 'Refresh' }).click();
      return { page, go, paused };
    }

    it('are repeated after the time that the server names, or dropped when the user leaves the screen', async () => {
      const stays = async () => {
        const { page, paused } = await enterTooSoon('Ayla');
        await paused.waitFor({ state: 'detached' });
        await page.getByText('No game fits').waitFor();
        expect(await page.getByRole('alert').count()).toBe(0);
      };
      const leaves = async () => {
        const { go, paused } = await enterTooSoon('Brun');
        await go('#/nowhere');
        await paused.waitFor({ state: 'detached' });
      };
      await Promise.all([stays(), leaves()]);
    });
  },
  // Refilled so slowly that a busy machine can spend it.
  { limits: { ...generous, perAccount: 1, burstSeconds: 15 } },
);
