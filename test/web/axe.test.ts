import { expect, it } from 'vitest';
import { newGame, newPerson, startedGame } from '../support/people.js';
import { until } from '../support/until.js';
import { violationsOf } from './support/axe.js';
import { tableOf } from './support/playing.js';
import { describePage } from './support/stage.js';

describePage('every screen is accessible', (stage) => {
  it('signing in, with and without an invitation', async () => {
    const { page, go } = await stage.enter();
    const found: string[] = [];
    for (const place of ['', '#/games/00000000-0000-0000-0000-000000000000?invitation=x']) {
      await go(place);
      await page.getByLabel('Your name').waitFor();
      await page.getByText('I have a token').click();
      found.push(...(await violationsOf(page, `sign in ${place}`)));
    }
    expect(found).toEqual([]);
  });

  it('lists, forms, settings, rules, and the screen for wrong addresses', async () => {
    const { page, go, person } = await stage.enterAs('Ayla');
    const brun = await newPerson(stage.service, 'Brun');
    await newGame(stage.service, person, { clock: { kind: 'prompt', seconds: 600 } });
    await startedGame(stage.service, person, brun, { clock: { kind: 'prompt', seconds: 600 } });
    const found: string[] = [];
    // The part of each screen that appears last.
    const places: readonly (readonly [string, RegExp])[] = [
      ['#/', /How many fish/],
      ['#/lobby', /10 minutes per (turn|step)/],
      ['#/new', /Open the game/],
      ['#/settings', /Revoke/],
      ['#/rules/mammut', /Dividing the loot/],
      ['#/ratings', /No rated game/],
      ['#/nowhere', /leads nowhere/],
      ['#/games/x', /Not found/],
    ];
    for (const [place, last] of places) {
      await go(place);
      await page.getByText(last).first().waitFor();
      found.push(...(await violationsOf(page, place)));
    }
    expect(found).toEqual([]);
  });

  it('the room before a game, for its creator and for an invited player', async () => {
    const { page, go, person } = await stage.enterAs('Ayla');
    const brun = await stage.enterAs('Brun');
    const { id, invitation } = await newGame(stage.service, person, { visibility: 'private' });
    await go(`#/games/${id}`);
    await page.getByRole('heading', { name: 'Invite others' }).waitFor();
    await page.getByText('A key to a seat').click();
    await page.getByText('Rules', { exact: true }).click();
    await brun.go(`#/games/${id}?invitation=${invitation}`);
    await brun.page.getByRole('button', { name: /Sit here/ }).waitFor();
    expect(await violationsOf(page, 'room')).toEqual([]);
    expect(await violationsOf(brun.page, 'room of a guest')).toEqual([]);
  });

  it('the table, with every panel, at an earlier version, and after the end', async () => {
    const ayla = await stage.enterAs('Ayla');
    const { page } = ayla;
    const { http } = stage.service;
    const { auth } = ayla.person;
    const wish = { rulebook: 'mammut', seats: ['me', 'bot'] };
    const { body: game } = await http.post('/v1/games').set(auth).send(wish).expect(201);
    await http.post(`/v1/games/${game.id}/start`).set(auth).expect(200);
    await ayla.go(`#/games/${game.id}`);
    await tableOf(page).touchable.first().waitFor();
    const found = await violationsOf(page, 'table');
    for (const name of ['Talk', 'Rules', 'Orders', 'More']) {
      await page.getByRole('tab', { name }).click();
      found.push(...(await violationsOf(page, name)));
    }
    await page.getByRole('button', { name: 'Resign' }).click();
    found.push(...(await violationsOf(page, 'dialog')));
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await until(async () => (await http.get(`/v1/games/${game.id}`)).body.status === 'finished');
    await page.getByRole('heading', { name: 'The game is over' }).waitFor();
    await page.getByText('What if?').click();
    await page.getByRole('tab', { name: 'Result' }).click();
    await page.getByText('Points by round').waitFor();
    found.push(...(await violationsOf(page, 'result')));
    await page.getByRole('button', { name: 'One step back' }).click();
    found.push(...(await violationsOf(page, 'over')));
    expect(found).toEqual([]);
  });
});
