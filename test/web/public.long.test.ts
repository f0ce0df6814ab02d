import { expect, it } from 'vitest';
import { newGame, newPerson, startedGame } from '../support/people.js';
import { turningClock } from '../support/turning-clock.js';
import { until } from '../support/until.js';
import { violationsOf } from './support/axe.js';
import { tableOf, versionShown } from './support/playing.js';
import { describePage } from './support/stage.js';

const time = turningClock();

describePage(
  'games that others can see',
  (stage) => {
    it('a shared link leads a visitor without an account to the table, at the version that it names', async () => {
      const { service } = stage;
      const [ayla, brun] = [await newPerson(service, 'Ayla'), await newPerson(service, 'Brun')];
      const id = await startedGame(service, ayla, brun);
      await service.http.post(`/v1/games/${id}/actions`).set(ayla.auth).send({ action: 'drill:fish=1' });
      const { page, requests } = await stage.enter({ viewport: { width: 320, height: 600 } });
      await page.goto(`${service.url}/share/${id}?at=1`);
      await page.getByText('You are watching without an account.').waitFor();
      await tableOf(page).picture.waitFor();
      expect(await versionShown(page)).toBe(1);
      await page.getByRole('tab', { name: 'More' }).click();
      await page.getByText('Share this game').click();
      const link = await page.getByLabel('Link with a picture, for chats').inputValue();
      expect(link).toBe(`${service.url}/share/${id}?at=1`);
      await page.getByRole('tab', { name: 'Talk' }).click();
      await page.getByText('Nobody has said anything yet.').waitFor();
      // Nothing that needs an account was asked for.
      const answers = await Promise.all(requests.map((one) => one.response()));
      expect(answers.filter((one) => one?.status() === 401)).toEqual([]);
      expect(await violationsOf(page, 'watching')).toEqual([]);
      const width = await page.evaluate('document.documentElement.scrollWidth');
      expect(width).toBe(320);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByLabel('Your name').waitFor();
    });

    it('an invitation names host, game and terms before anybody signs in', async () => {
      const ayla = await newPerson(stage.service, 'Ayla');
      const { id, invitation } = await newGame(stage.service, ayla, {
        visibility: 'private',
        clock: { kind: 'turn', seconds: 86_400 },
      });
      const { page, go } = await stage.enter();
      await go(`#/games/${id}?invitation=${invitation}`);
      await page.getByRole('heading', { name: 'Ayla invites you to Thin Ice' }).waitFor();
      await page.getByText('1 of 2 free: Ayla').waitFor();
      await page.getByText('1 day per turn').waitFor();
      expect(await violationsOf(page, 'invitation')).toEqual([]);
      await page.getByLabel('Your name').fill('Brun');
      await page.getByRole('button', { name: 'Begin' }).click();
      await page.getByText('Brun (you)').waitFor();
    });

    it('whoever was away finds what the bot did, and is back by one button', async () => {
      const { service } = stage;
      const { page, go, person } = await stage.enterAs('Ayla');
      const brun = await newPerson(service, 'Brun');
      const id = await startedGame(service, person, brun, {
        clock: { kind: 'turn', seconds: 600, lapses: 1 },
        options: { rounds: 5 },
      });
      const seatOf = async () => (await service.http.get(`/v1/games/${id}`)).body.seats[0];
      const drill = { action: 'drill:fish=1' };
      await service.http.post(`/v1/games/${id}/actions`).set(brun.auth).send(drill).expect(200);
      time.turn(601_000);
      await until(async () => (await seatOf()).played === 'autopilot');
      await go(`#/games/${id}`);
      await page.getByRole('button', { name: 'I am back' }).waitFor();
      await page.getByText('What the bot did for you').click();
      await page.locator('.notice li').first().waitFor();
      expect(await violationsOf(page, 'away')).toEqual([]);
      await page.getByRole('button', { name: 'I am back' }).click();
      await page.getByRole('button', { name: 'I am back' }).waitFor({ state: 'detached' });
      expect((await seatOf()).played).toBe('holder');
    });
  },
  { clock: time.clock, deadlineMs: 50 },
);
