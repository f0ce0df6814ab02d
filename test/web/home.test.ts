import { expect, it } from 'vitest';
import { newPerson, startedGame } from '../support/people.js';
import { until } from '../support/until.js';
import { violationsOf } from './support/axe.js';
import { describePage } from './support/stage.js';

describePage('home and settings', (stage) => {
  it('show games with a picture, who is asked until when, and what happened', async () => {
    const { page, go, person } = await stage.enterAs('Ayla');
    const { http } = stage.service;
    const brun = await newPerson(stage.service, 'Brun');
    const clock = { kind: 'turn', seconds: 259_200 };
    const id = await startedGame(stage.service, person, brun, { clock });
    for (const { auth } of [person, brun])
      await http.post(`/v1/games/${id}/actions`).set(auth).send({ action: 'drill:fish=1' }).expect(200);
    await go('#/');
    const waiting = page.getByRole('region', { name: 'Waiting for you' });
    await waiting.getByText(/Brun drills/).waitFor();
    await waiting.getByText(/until \w+day/).waitFor();
    const pictures = page.locator('.board-small svg');
    await until(async () => (await pictures.count()) === 2);
    // What decorates is no place to stop at.
    expect(await pictures.locator('[tabindex], [data-action]').count()).toBe(0);
    expect(await violationsOf(page, 'home')).toEqual([]);
  });

  it('set when clocks stand still, and vacations', async () => {
    const { page, go, person } = await stage.enterAs('Ayla');
    await go('#/settings');
    const calendar = page.getByRole('region', { name: 'Calendar' });
    await calendar.getByLabel('Not on Saturdays and Sundays').check();
    await calendar.getByLabel('Not at night').check();
    await calendar.getByRole('button', { name: 'Save' }).click();
    await calendar.getByText('Saved.').waitFor();
    const year = new Date().getUTCFullYear() + 1;
    await calendar.getByLabel('First day').fill(`${year}-07-01`);
    await calendar.getByLabel('Last day').fill(`${year}-07-07`);
    await calendar.getByRole('button', { name: 'Add a vacation' }).click();
    await calendar.getByText(`${year}-07-01 – ${year}-07-07`).waitFor();
    const { body } = await stage.service.http.get('/v1/me/calendar').set(person.auth).expect(200);
    expect(body).toMatchObject({
      weekendsOff: true,
      quietHours: { from: '22:00', until: '08:00' },
      vacations: [{ from: `${year}-07-01`, to: `${year}-07-07` }],
    });
    expect(await violationsOf(page, 'settings')).toEqual([]);
  });

  it('give everything that is kept of the player, and say how much there may be', async () => {
    const { page, go } = await stage.enterAs('Ayla');
    await go('#/settings');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    expect((await saving).suggestedFilename()).toBe('permafrost.json');
    await page.getByText('How much you use').click();
    await page.getByText('Space for games and messages').waitFor();
  });
});
