import { expect, it } from 'vitest';
import { mammut } from '../../src/rulebooks/mammut/index.js';
import type { Person } from '../support/people.js';
import { describePage } from './support/stage.js';

describePage('a game with values that are not from the rules', (stage) => {
  const started = async (auth: Person['auth'], body: object = {}): Promise<string> => {
    const post = (path: string, sent: object) => stage.service.http.post(path).set(auth).send(sent);
    const { body: game } = await post('/v1/games', { rulebook: 'mammut', seats: ['me', 'bot'], ...body });
    await post(`/v1/games/${game.id}/start`, {}).expect(200);
    return game.id;
  };

  it('marks them, explains the mark once for all texts of a list, and does not read it aloud', async () => {
    const { page, go, person } = await stage.enterAs('Ayla');
    await go(`#/games/${await started(person.auth)}`);
    const answers = page.locator('.actions');
    const marked = answers.locator('button', { hasText: 'Take tile' }).filter({ hasText: '°' }).first();
    await marked.waitFor();
    expect(await marked.locator('[aria-hidden="true"]').textContent()).toBe('°');
    expect(await answers.getByText('° is not from the printed rules').count()).toBe(1);
    const said = (await marked.textContent())?.replaceAll('°', '') ?? '';
    await answers.getByRole('button', { name: said, exact: true }).first().waitFor();
  });

  it('lists where they come from, with the components of the game itself', async () => {
    const { page, go, person } = await stage.enterAs('Ayla');
    const sources = async (id: string): Promise<string> => {
      await go(`#/games/${id}`);
      await page.getByRole('tab', { name: 'Rules' }).click();
      await page.getByText('Where the values come from').click();
      const list = page.locator('details dl');
      await list.getByText('cards', { exact: true }).waitFor();
      return (await list.textContent()) ?? '';
    };
    const usual = await sources(await started(person.auth));
    expect(usual).toContain('Our own reconstruction');
    expect(usual).toContain(mammut.components.tiles.note);
    const { cards, tiles, animals } = mammut.components;
    const components = {
      ...mammut.components,
      cards: { provenance: 'rules', note: 'All of them.', values: cards.values },
      tiles: { provenance: 'rules', values: tiles.values },
      animals: { ...animals, provenance: 'found', note: 'Seen on the printed tiles.' },
    };
    const own = await sources(await started(person.auth, { components }));
    expect(own).toContain('Found in another public source. Seen on the printed tiles.');
    expect(own).not.toContain('Our own reconstruction');
  });
});
