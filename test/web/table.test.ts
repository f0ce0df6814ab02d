import { expect, it } from 'vitest';
import { newPerson, startedGame } from '../support/people.js';
import { clickAction, tableOf } from './support/playing.js';
import { describePage } from './support/stage.js';

describePage('at the table', (stage) => {
  it('a rulebook that the page does not know can be found, created and played, with picture and texts', async () => {
    const { page, go } = await stage.enterAs('Ayla');
    await go('#/new');
    await page.getByLabel('Game', { exact: true }).selectOption({ label: 'Thin Ice' });
    await page.getByLabel('Seat 2').selectOption('bot');
    await page.getByLabel('Rounds').selectOption('1');
    await page.getByRole('button', { name: 'Open the game' }).click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    const { question, log } = tableOf(page);
    await question.getByText('How many fish do you drill for?').waitFor();
    await page.locator('.board [data-action~="drill:fish=2"]').first().waitFor();
    expect(await clickAction(page, 'drill:fish=2')).toBe('picture');
    await page.getByRole('heading', { name: 'The game is over' }).waitFor();
    expect(await page.locator('.table-ask .standings tbody tr').count()).toBe(2);
    await page.getByText(/ wins?( together)?$/).waitFor();
    // The result opens by itself.
    await page.getByRole('img', { name: 'Points over the game' }).waitFor();
    await page.getByRole('tab', { name: 'Log' }).click();
    await log.getByText('Ayla drills: 2.').waitFor();
    await log.getByText(/Caught by now: [0-3], [0-3]/).waitFor();
  });

  it('what happened since the last turn can be stepped through, with the picture of each step', async () => {
    const { http } = stage.service;
    const ayla = await stage.enterAs('Ayla');
    const { page } = ayla;
    const others = [await newPerson(stage.service, 'Brun'), await newPerson(stage.service, 'Cora')];
    const { body: game } = await http
      .post('/v1/games')
      .set(ayla.person.auth)
      .send({ rulebook: 'thin-ice', seats: ['me', 'open', 'open'] })
      .expect(201);
    for (const { auth } of others)
      await http.post(`/v1/games/${game.id}/seats`).set(auth).send({}).expect(200);
    await http.post(`/v1/games/${game.id}/start`).set(ayla.person.auth).expect(200);
    for (const { auth } of [ayla.person, ...others])
      await http.post(`/v1/games/${game.id}/actions`).set(auth).send({ action: 'drill:fish=1' }).expect(200);
    await ayla.go(`#/games/${game.id}`);
    await page.getByRole('button', { name: 'What happened: 2 steps' }).click();
    const story = page.getByRole('region', { name: 'What happened since your last turn' });
    await story.getByText('Brun drills: ?.').waitFor();
    await page.getByText('Version 3 of 4').waitFor();
    await story.getByRole('button', { name: 'Next' }).click();
    await story.getByText('Cora drills').waitFor();
    await page.getByText('Version 4: now').waitFor();
    await story.getByRole('button', { name: 'Skip to now' }).click();
    await story.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Drill for 1' }).waitFor();
  });

  it('own actions can be undone alone, and with the consent of the others after they have acted', async () => {
    const [ayla, brun] = [await stage.enterAs('Ayla'), await stage.enterAs('Brun')];
    const id = await startedGame(stage.service, ayla.person, brun.person);
    await ayla.go(`#/games/${id}`);
    await brun.go(`#/games/${id}`);
    await ayla.page.getByRole('button', { name: 'Drill for 1' }).click();
    await ayla.page.getByRole('button', { name: 'Undo' }).click();
    await tableOf(ayla.page).log.getByText('Ayla steps back to version 1.').waitFor();
    await ayla.page.getByRole('button', { name: 'Drill for 3' }).click();
    await tableOf(brun.page).log.getByText('Ayla drills: ?.').nth(1).waitFor();
    // Not by a click: before the page has loaded the legal actions, a click is refused as stale.
    await stage.service.http
      .post(`/v1/games/${id}/actions`)
      .set(brun.person.auth)
      .send({ action: { type: 'drill', fish: 2 } })
      .expect(200);
    await ayla.page.getByRole('button', { name: 'Ask to undo' }).click();
    await brun.page.getByText('Ayla asks to undo').waitFor();
    await brun.page.getByRole('button', { name: 'Grant it' }).click();
    await tableOf(ayla.page).log.getByText('Brun grants it.').waitFor();
  });

  it('players send messages to all or to some, mute each other, and withdraw messages', async () => {
    const { service } = stage;
    const visitors = [await stage.enterAs('Ayla'), await stage.enterAs('Brun')];
    const [ayla, brun] = visitors;
    if (ayla === undefined || brun === undefined) throw new Error('a visitor is missing');
    const cora = await newPerson(service, 'Cora');
    const { body: game } = await service.http
      .post('/v1/games')
      .set(ayla.person.auth)
      .send({ rulebook: 'thin-ice', seats: ['me', 'open', 'open'] })
      .expect(201);
    for (const { auth } of [brun.person, cora])
      await service.http.post(`/v1/games/${game.id}/seats`).set(auth).send({}).expect(200);
    await service.http.post(`/v1/games/${game.id}/start`).set(ayla.person.auth).expect(200);
    for (const visitor of visitors) {
      await visitor.go(`#/games/${game.id}`);
      await visitor.page.getByRole('tab', { name: /Talk/ }).click();
    }
    const say = async (text: string) => {
      await ayla.page.getByLabel('Say something').fill(text);
      await ayla.page.getByRole('button', { name: 'Send' }).click();
    };
    await say('Good evening, everybody');
    await brun.page.getByText('Good evening, everybody').waitFor();
    await ayla.page.getByRole('checkbox', { name: 'Cora' }).check();
    await say('A word for Cora');
    await ayla.page.getByText('whispered to Cora').waitFor();
    await ayla.page.getByRole('checkbox', { name: 'Cora' }).uncheck();
    await say('And for all again');
    await brun.page.getByText('And for all again').waitFor();
    expect(await brun.page.getByText('A word for Cora').count()).toBe(0);
    await ayla.page.getByRole('button', { name: 'Withdraw' }).first().click();
    await brun.page.getByText('Withdrawn.').waitFor();
    await brun.page.getByRole('button', { name: 'Mute Ayla' }).first().click();
    await brun.page.getByText('Nobody has said anything yet.').waitFor();
    await brun.page.getByText('Muted: 1').click();
    await brun.page.getByRole('button', { name: 'Listen again Ayla' }).click();
    await brun.page.getByText('And for all again').waitFor();
  });

  it('the slider shows earlier versions, which offer no actions', async () => {
    const [ayla, brun] = [await stage.enterAs('Ayla'), await newPerson(stage.service, 'Brun')];
    const { page } = ayla;
    const id = await startedGame(stage.service, ayla.person, brun);
    await ayla.go(`#/games/${id}`);
    await page.getByRole('button', { name: 'Drill for 1' }).click();
    await page.getByText('Version 2: now').waitFor();
    await page.getByRole('button', { name: 'One step back' }).click();
    await page.getByText('Version 1 of 2').waitFor();
    await expect.poll(() => page.url()).toContain('?at=1');
    await page.reload();
    await page.getByText('Version 1 of 2').waitFor();
    await page.getByText('go back to now to act').waitFor();
    await expect.poll(() => tableOf(page).touchable.count()).toBe(0);
    await page.getByRole('slider').press('End');
    await page.getByText('Version 2: now').waitFor();
    await expect.poll(() => page.url()).not.toContain('?at=');
    await page.getByRole('button', { name: 'Look at the table as it was at version 1', exact: true }).click();
    await page.getByRole('button', { name: 'Back to now' }).click();
    await page.getByText('Version 2: now').waitFor();
  });

  it('standing orders are added, shown, removed, and carried out', async () => {
    const [ayla, brun] = [await stage.enterAs('Ayla'), await stage.enterAs('Brun')];
    const { page } = ayla;
    const id = await startedGame(stage.service, ayla.person, brun.person);
    await ayla.go(`#/games/${id}`);
    await page.getByRole('button', { name: 'Drill for 1' }).click();
    await page.getByRole('heading', { name: 'Waiting for Brun' }).waitFor();
    await page.getByRole('tab', { name: 'Orders' }).click();
    const orders = page.getByRole('list', { name: 'Orders' });
    for (const fish of [1, 3]) {
      if (!(await page.getByLabel('Action').isVisible()))
        await page.getByText('What is not possible yet').click();
      await page.getByLabel('Action').fill(`drill:fish=${fish}`);
      await page.getByRole('button', { name: 'Add the order' }).click();
      await orders.getByText(`Once: drill:fish=${fish}`).waitFor();
    }
    await orders.getByRole('button', { name: 'Remove' }).first().click();
    await expect.poll(() => orders.getByRole('listitem').count()).toBe(1);
    await brun.go(`#/games/${id}`);
    await brun.page.getByRole('button', { name: 'Drill for 2' }).click();
    await page.getByRole('tab', { name: 'Log' }).click();
    await tableOf(page).log.getByText('Ayla drills: 3.').waitFor();
  });

  it('resigning asks for confirmation; after the end the page offers a rematch, a film and a fork', async () => {
    const [ayla, brun] = [await stage.enterAs('Ayla'), await stage.enterAs('Brun')];
    const { page } = ayla;
    const id = await startedGame(stage.service, ayla.person, brun.person);
    await ayla.go(`#/games/${id}`);
    await page.getByRole('tab', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await page.getByText('You have resigned').waitFor();
    await brun.go(`#/games/${id}`);
    // A tab that was chosen stays open when the game ends.
    await brun.page.getByRole('tab', { name: 'Log' }).click();
    for (let round = 0; round < 3; round += 1) {
      await brun.page.getByRole('button', { name: 'Drill for 2' }).click();
      await tableOf(brun.page).log.getByText('Caught by now:').nth(round).waitFor();
    }
    await page.getByRole('heading', { name: 'The game is over' }).waitFor();
    expect(await page.getByText('The line to the table is broken').count()).toBe(0);
    await page.getByRole('button', { name: 'Show the whole game' }).click();
    await expect.poll(() => page.locator('.film animate').count()).toBeGreaterThan(0);
    expect(await page.locator('.film use').count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Go on' }).waitFor();
    await page.getByText('What if?').click();
    await page.getByLabel('From version').fill('1');
    await page.getByRole('button', { name: 'Begin the fork' }).click();
    await tableOf(page).question.getByText('How many fish').waitFor();
    await brun.page.getByRole('button', { name: 'Play again' }).click();
    await brun.page.getByText('Brun (you)').waitFor();
    await ayla.go(`#/games/${id}`);
    await page.getByRole('button', { name: 'To the rematch' }).click();
    for (const visitor of [ayla, brun]) await tableOf(visitor.page).question.getByText('How many').waitFor();
  });

  it('the inbox and the window title show the number of waiting games on every screen', async () => {
    const [ayla, brun] = [await stage.enterAs('Ayla'), await newPerson(stage.service, 'Brun')];
    await ayla.go('#/lobby');
    await ayla.page.getByRole('heading', { name: 'Lobby', level: 1 }).waitFor();
    const id = await startedGame(stage.service, ayla.person, brun);
    await expect.poll(() => ayla.page.title()).toBe('(1) Lobby · Permafrost');
    // A second tab does not poll: the first one broadcasts to it.
    const other = await ayla.context.newPage();
    await other.goto(`${stage.service.url}/#/settings`);
    await expect.poll(() => other.title()).toBe('(1) Settings · Permafrost');
    const asking = ayla.requests.filter((request) => request.url().includes('/v1/me/prompts'));
    expect(asking.every((request) => request.frame().page() === ayla.page)).toBe(true);
    await other.close();
    await ayla.page.getByRole('link', { name: 'My games' }).click();
    await ayla.page.getByRole('region', { name: 'Waiting for you' }).getByText('How many fish').click();
    expect(ayla.page.url()).toContain(id);
    await ayla.page.getByRole('button', { name: 'Drill for 1' }).click();
    await expect.poll(() => ayla.page.title()).toBe('Thin Ice · Permafrost');
  });

  it('a player with several seats sees the view of the one that is asked', async () => {
    const ayla = await stage.enterAs('Ayla');
    const { body: game } = await stage.service.http
      .post('/v1/games')
      .set(ayla.person.auth)
      .send({ rulebook: 'thin-ice', seats: ['me', 'me'], options: { rounds: 1 } })
      .expect(201);
    await stage.service.http.post(`/v1/games/${game.id}/start`).set(ayla.person.auth).expect(200);
    await ayla.go(`#/games/${game.id}`);
    await ayla.page.getByRole('button', { name: 'Drill for 1' }).click();
    await expect.poll(() => ayla.page.getByLabel('Look through the eyes of').inputValue()).toBe('1');
    await ayla.page.getByRole('button', { name: 'Drill for 2' }).click();
    await ayla.page.getByRole('heading', { name: 'The game is over' }).waitFor();
  });

  it('on a phone the picture has the narrow layout, and nothing is wider than the screen', async () => {
    const ayla = await stage.enterAs('Ayla', { viewport: { width: 360, height: 740 } });
    const brun = await newPerson(stage.service, 'Brun');
    const id = await startedGame(stage.service, ayla.person, brun);
    for (const place of [`#/games/${id}`, '#/', '#/lobby', '#/new', '#/settings', '#/rules/thin-ice']) {
      await ayla.go(place);
      await ayla.page.getByRole('heading', { level: 1 }).waitFor();
      if (place.includes(id)) await tableOf(ayla.page).picture.waitFor();
      expect(await ayla.page.evaluate('document.documentElement.scrollWidth'), place).toBe(360);
    }
    expect(ayla.requests.some((request) => request.url().includes('size=400'))).toBe(true);
  });
});
