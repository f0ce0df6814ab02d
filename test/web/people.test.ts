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

  it('challenge each other, and decline with a reason or accept', async () => {
    const ayla = await stage.enterAs('Ayla');
    const durc = await newPerson(stage.service, 'Durc');
    const other = await stage.enter({ as: durc });
    const challenged = async () => {
      await ayla.go(`#/players/${durc.id}`);
      await ayla.page.getByText('Challenge to a game').click();
      await ayla.page.getByRole('button', { name: 'Challenge', exact: true }).press('Enter');
      await ayla.page.getByRole('heading', { level: 1 }).waitFor();
      await ayla.page.waitForURL(/games/);
    };
    await challenged();
    await other.go('#/lobby');
    await other.page.getByLabel('Why you decline').selectOption('Too slow');
    await other.page.getByRole('button', { name: 'Decline' }).press('Enter');
    await other.page.getByLabel('Why you decline').waitFor({ state: 'detached' });
    await challenged();
    await other.go('#/');
    await other.go('#/lobby');
    await other.page.getByRole('button', { name: 'Accept' }).press('Enter');
    await other.page.waitForURL(/games/);
    await other.go('#/settings');
    const saved = other.page.waitForResponse((response) => response.request().method() === 'PUT');
    await other.page.getByLabel('I play with bots').click();
    await saved;
    await other.go(`#/players/${durc.id}`);
    await other.page.getByText('Does not play with bots.').waitFor();
    await other.go('#/bots');
    await other.page.getByText('No bot has said what it accepts.').waitFor();
  });

  it('create a tournament, enter it, pause and leave', async () => {
    const { page, go } = await stage.enterAs('Ayla');
    await go('#/tournaments');
    await page.getByText('There is no tournament yet.').waitFor();
    await page.getByText('Create a tournament').first().click();
    await page.getByLabel('Format').selectOption('Knockout');
    expect(await page.getByLabel('Rounds of the tournament').count()).toBe(0);
    await page.getByRole('button', { name: 'Create a tournament' }).press('Enter');
    await page.getByRole('button', { name: 'Enter', exact: true }).press('Enter');
    await page.getByRole('cell', { name: 'Ayla' }).waitFor();
    await page.getByRole('button', { name: 'Pause' }).press('Enter');
    await page.getByText('pauses').waitFor();
    await page.getByRole('button', { name: 'Leave' }).press('Enter');
    await page.getByRole('button', { name: 'Enter', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Cancel the tournament' }).press('Enter');
    await page.getByText('cancelled').waitFor();
  });

  it('create tournaments with options, rounds, a time for each round and an end of the registration', async () => {
    const { page, go } = await stage.enterAs('Ayla');
    await go('#/tournaments');
    await page.getByText('Create a tournament').first().click();
    await page.getByLabel('Game', { exact: true }).selectOption('eiszeit');
    await page.getByLabel('Format').selectOption('Swiss');
    await page.getByLabel('Rounds of the tournament').selectOption('3');
    await page.getByLabel('Rounds', { exact: true }).selectOption('3');
    await page.getByLabel('Players at most').selectOption('16');
    await page.getByLabel('Time for a round').selectOption('3 days');
    const startsAt = new Date(Math.floor(Date.now() / 60_000) * 60_000 + 86_400_000);
    const local = new Date(startsAt.getTime() - startsAt.getTimezoneOffset() * 60_000);
    await page.getByLabel('Begins at').fill(local.toISOString().slice(0, 16));
    await page.getByRole('button', { name: 'Create a tournament' }).press('Enter');
    await page.waitForURL(/#\/tournaments\/[\w-]+/);
    await page.getByText('Not rated · 1 day per turn · 3 rounds · 3 days for a round · Rounds: 3').waitFor();
    const [, id = ''] = /tournaments\/([\w-]+)/.exec(page.url()) ?? [];
    const { body } = await stage.service.http.get(`/v1/tournaments/${id}`).expect(200);
    expect(body.tournament).toMatchObject({
      ...{ rulebook: 'eiszeit', format: 'swiss', rounds: 3, roundSeconds: 259_200, maxPlayers: 16 },
      ...{ options: { rounds: 3 }, rated: false, startsAt: startsAt.toISOString() },
    });
  });

  it('say why a tournament cannot be rated, and then create one that is', async () => {
    const { page, go } = await stage.enterAs('Ayla');
    await go('#/tournaments');
    await page.getByText('Create a tournament').first().click();
    await page.getByLabel('Game', { exact: true }).selectOption('eiszeit');
    await page.getByLabel('Rounds', { exact: true }).selectOption('3');
    await page.getByLabel('Rated', { exact: true }).setChecked(true);
    const create = page.getByRole('button', { name: 'Create a tournament' });
    await create.press('Enter');
    await page.getByRole('alert').getByText('This cannot be used').waitFor();
    await page.getByLabel('Rounds', { exact: true }).selectOption('4');
    await create.press('Enter');
    await page.waitForURL(/#\/tournaments\/[\w-]+/);
    await page.getByText('Rated · 1 day per turn', { exact: true }).waitFor();
  });
});
