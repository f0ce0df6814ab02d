import { expect, it } from 'vitest';
import { newPerson, startedGame } from '../support/people.js';
import { raisedMammut } from '../support/raised-mammut.js';
import { violationsOf } from './support/axe.js';
import { enterConsole } from './support/console.js';
import { describePage } from './support/stage.js';

describePage(
  'the console before games go on with newer rules',
  (stage) => {
    it('rehearses by keyboard, and names the first game that would go on differently', async () => {
      const { service } = stage;
      const { page, tab } = await enterConsole(stage);
      await tab('Rehearsals');
      const rehearse = page.getByRole('button', { name: 'Rehearse now' });
      await rehearse.press('Enter');
      await page.getByText('All unfinished games have the newest rules.').waitFor();

      const [ayla, durc] = [await newPerson(service, 'Ayla'), await newPerson(service, 'Durc')];
      const game = await startedGame(service, ayla, durc, { rulebook: 'mammut' });
      await service.db.query(`UPDATE games SET rules_version = '1' WHERE id = '${game}'`);
      await rehearse.press('Enter');
      const latest = page.getByRole('article', { name: 'Rehearsal' }).first();
      await latest.getByRole('heading', { name: 'mammut: version 1, replayed with 2' }).waitFor();
      const counts = await latest.locator('dl > div').allInnerTexts();
      expect(counts.map((text) => text.replace(/\s+/g, ' '))).toEqual([
        ...['Games 1', 'Carried over 0', 'Stay with their version 1'],
        ...['Carry-over turned off 0', 'Not started 0', 'Rules not on this server 0'],
      ]);
      await latest.getByText('What may be answered').waitFor();
      expect(await latest.getByRole('link', { name: game }).getAttribute('href')).toContain(game);
      expect(await violationsOf(page, 'rehearsals')).toEqual([]);
    });
  },
  { rulebooks: raisedMammut(true), carryOverCpu: 0 },
);
