import { expect, it } from 'vitest';
import { lessons, rulebooks } from '../../src/rulebooks/registry.js';
import { newGame, newPerson, startedGame } from '../support/people.js';
import { clickAction, tableOf } from './support/playing.js';
import { describePage } from './support/stage.js';

const eiszeit = rulebooks.find(({ meta }) => meta.id === 'eiszeit')?.meta.titles.en;

describePage('learning', (stage) => {
  it('a lesson is started from the page, marks what is expected, and says so if something else is done', async () => {
    const { page, go } = await stage.enterAs('Ayla');
    await go('#/lobby');
    await page.getByRole('link', { name: 'Learn a game' }).click();
    await page.getByRole('button', { name: `Learn ${eiszeit}` }).click();
    const coach = page.getByRole('region', { name: 'Coach' });
    await coach.getByText('Welcome!').waitFor();
    await coach.getByText('Step 1 of 19').waitFor();
    const expected = page.locator('.picture [data-action].expected');
    await expect.poll(() => expected.count()).toBe(1);
    expect(await expected.getAttribute('data-action')).toContain('place-hunter:region=8');
    expect(await page.locator('.actions button.expected').getAttribute('data-action')).toBe(
      'place-hunter:region=8',
    );
    await clickAction(page, 'place-hunter:region=12');
    await coach.getByText('You did something else.').waitFor();
    await coach.getByRole('button', { name: 'Take it back' }).click();
    await coach.getByText('Step 1 of 19').waitFor();
    await expect.poll(() => expected.count()).toBe(1);
    await clickAction(page, 'place-hunter:region=8');
    await coach.getByText('Step 2 of 19').waitFor();
    await coach.getByText('No region feeds everybody').waitFor();
  });

  it.each(lessons.map(({ rulebook, steps }) => [rulebook, steps] as const))(
    'the lesson of %s can be followed by clicks, in German',
    async (rulebook, steps) => {
      const { page, go, person } = await stage.enterAs('Ayla', { locale: 'de-DE' });
      const { body } = await stage.service.http
        .post(`/v1/rulebooks/${rulebook}/lesson`)
        .set(person.auth)
        .expect(201);
      await go(`#/games/${body.id}`);
      const coach = page.getByRole('region', { name: 'Trainer' });
      for (const [nth, { expected }] of steps.entries()) {
        await coach.getByText(`Schritt ${nth + 1} von ${steps.length}`).waitFor();
        await page.locator('.actions button.expected').waitFor();
        await clickAction(page, expected);
      }
      await coach.getByText('Die Einführung ist zu Ende').waitFor();
    },
  );

  it('the coach says what actions do and are worth in practice and after a game, and not in others', async () => {
    const ayla = await stage.enterAs('Ayla');
    const { page } = ayla;
    const { http } = stage.service;
    const wish = { rulebook: 'mammut', seats: ['me', 'bot', 'bot'] as const };
    const { id } = await newGame(stage.service, ayla.person, wish);
    await http.post(`/v1/games/${id}/start`).set(ayla.person.auth).expect(200);
    await ayla.go(`#/games/${id}`);
    await tableOf(page).touchable.first().waitFor();
    await page.getByRole('tab', { name: 'Coach' }).click();
    await page.getByRole('button', { name: 'Ask the coach' }).click();
    await page.getByText('This is what the strong bot would do.').waitFor();
    expect(await page.locator('.advice > li').count()).toBeGreaterThan(2);
    await page.getByText('best', { exact: true }).first().waitFor();
    const brun = await newPerson(stage.service, 'Brun');
    const other = await startedGame(stage.service, ayla.person, brun);
    await ayla.go(`#/games/${other}`);
    await tableOf(page).touchable.first().waitFor();
    expect(await page.getByRole('tab', { name: 'Coach' }).count()).toBe(0);
    for (let rounds = 0; rounds < 10; rounds += 1)
      for (const { auth } of [ayla.person, brun])
        await http.post(`/v1/games/${other}/actions`).set(auth).send({ action: 'drill:fish=1' });
    await page.getByRole('heading', { name: 'The game is over' }).waitFor();
    // The end has a link to share, too.
    await page.locator('.table-ask').getByText('Share this game').click();
    expect(await page.locator('.table-ask input').first().inputValue()).toContain(`/share/${other}`);
    await page.getByRole('tab', { name: 'Coach' }).click();
    await page.getByRole('button', { name: 'To my decision before' }).click();
    await page.getByText('This is what the strong bot would do.').waitFor();
    await page.getByText('You did:').waitFor();
    expect(await page.locator('.advice-taken').count()).toBe(1);
    await page.getByText(/^Version \d+ of \d+$/).waitFor();
  });
});
