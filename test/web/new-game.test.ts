import { expect, it } from 'vitest';
import { newPerson } from '../support/people.js';
import { describePage } from './support/stage.js';

describePage('the form for a new game', (stage) => {
  it.each([true, false])('lets newer rules take the game over, or not: %s', async (carryOver) => {
    const person = await newPerson(stage.service);
    const { page, go } = await stage.enter({ as: person });
    await go('#/new');
    const tick = page.getByLabel('Move the game to newer rules');
    expect(await tick.isChecked()).toBe(true);
    await tick.setChecked(carryOver);
    await page.getByRole('button', { name: 'Open the game' }).click();
    await page.waitForURL(/#\/games\//);
    const [, id = ''] = /#\/games\/([\w-]+)/.exec(page.url()) ?? [];
    const { body } = await stage.service.http.get(`/v1/games/${id}`).expect(200);
    expect(body.carryOver).toBe(carryOver);
  });
});
