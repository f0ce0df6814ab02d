import { expect, it } from 'vitest';
import { lessons } from '../../src/rulebooks/registry.js';
import { clickAction, tableOf, versionShown } from './support/playing.js';
import { describePage } from './support/stage.js';

/** The last woman of a camp, once the couple of the lesson has set out. */
const LEAVES = 'move:figure=woman,from=9,to=10';

describePage('an action that loses something for good', (stage) => {
  it('is taken only when the player has confirmed it', async () => {
    const { page, go, person } = await stage.enterAs('Ayla');
    const { http } = stage.service;
    const steps = lessons.find(({ rulebook }) => rulebook === 'tal-der-mammuts')?.steps.slice(0, 5) ?? [];
    const { body } = await http.post('/v1/rulebooks/tal-der-mammuts/lesson').set(person.auth).expect(201);
    await go(`#/games/${body.id}`);
    const { answers } = tableOf(page);
    for (const { expected } of steps) {
      await page.locator(`.actions button[data-action="${expected}"]`).waitFor();
      await clickAction(page, expected);
    }
    await page.locator('.actions button[data-action="done"]').waitFor();
    await page.locator(`.actions button[data-action="${LEAVES}"]`).waitFor();
    const { body: legal } = await http.get(`/v1/games/${body.id}/actions`).set(person.auth).expect(200);
    const leaves = legal.asked[0].actions.find(({ id }: { id: string }) => id === LEAVES);
    expect(leaves.loss).toBe('The camp on hex 9 is lost, with its field.');
    const before = await versionShown(page);
    const leave = answers.and(page.locator(`[data-action="${LEAVES}"]`));
    await leave.click();
    const dialog = page.getByRole('dialog', { name: 'Are you sure?' });
    await dialog.getByText('The camp on hex 9 is lost, with its field.').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await versionShown(page)).toBe(before);
    await leave.click();
    await dialog.getByRole('button', { name: 'Do it' }).click();
    await expect.poll(() => versionShown(page)).toBe(before + 1);
  });
});
