import { expect, it } from 'vitest';
import { newPerson } from '../support/people.js';
import { describePage } from './support/stage.js';

describePage('the form for a new game', (stage) => {
  it('names the options of a game, and values that do not speak for themselves, in the language of the player', async () => {
    const { page, go } = await stage.enterAs('Ayla', { locale: 'de-DE' });
    await go('#/new?rulebook=tal-der-mammuts');
    const options = page.getByRole('group', { name: 'Optionen' });
    await options.getByLabel('Der letzte Stamm gewinnt').waitFor();
    await options.getByText('Welche zwei Seiten den Plan bilden.').waitFor();
    const sides = options.getByLabel('Seiten des Plans').locator('option');
    expect((await sides.allTextContents())[0]).toBe('Vom Zufall bestimmt');
    expect(await options.textContent()).not.toMatch(/The last tribe|winters|drawn/);
  });

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
