import { expect, it } from 'vitest';
import { newPerson } from '../support/people.js';
import { describePage } from './support/stage.js';

describePage('people on the page', (stage) => {
  it('show what they want, and are followed and blocked with the keyboard', async () => {
    const { page, go, person } = await stage.enterAs('Ayla');
    await go('#/settings');
    await page.getByLabel('A few words').fill('I like <b>dice</b>.');
    await page.getByLabel('Country').fill('nl');
    await page.getByLabel('Links').fill('https://ayla.example/');
    await page.getByRole('button', { name: 'Save the profile' }).press('Enter');
    await page.getByText('Saved.').waitFor();

    const durc = await newPerson(stage.service, 'Durc');
    const other = await stage.enter({ as: durc });
    await other.go(`#/players/${person.id}`);
    await other.page.getByRole('heading', { name: 'Ayla', level: 1 }).waitFor();
    await other.page.getByText('I like <b>dice</b>.').waitFor();
    await other.page.getByText('Netherlands').waitFor();
    const link = other.page.getByRole('link', { name: 'https://ayla.example/' });
    expect(await link.getAttribute('rel')).toContain('noopener');
    await other.page.getByRole('button', { name: 'Follow', exact: true }).press('Enter');
    await other.page.getByRole('button', { name: 'Unfollow' }).waitFor();
    await other.page.getByRole('button', { name: 'Block', exact: true }).press('Enter');
    await other.page.getByText('You have blocked this player.').waitFor();
    await other.go('#/settings');
    await other.page.getByText('You follow nobody.').waitFor();
    await other.page.getByRole('button', { name: 'Unblock Ayla' }).press('Enter');
    await other.page.getByText('You have blocked nobody.').waitFor();
  });
});
