import { expect, it } from 'vitest';
import { commitmentToContribution } from '../../src/engine/draw.js';
import { newGame } from '../support/people.js';
import { until } from '../support/until.js';
import { tableOf } from './support/playing.js';
import { describePage } from './support/stage.js';

describePage('entropy that the page brings', (stage) => {
  const fairnessOf = async (id: string) =>
    (await stage.service.http.get(`/v1/games/${id}`).expect(200)).body.fairness;

  it('is committed to by sitting down, survives a reload, and is revealed by itself', async () => {
    const [ayla, brun] = [await stage.enterAs('Ayla'), await stage.enterAs('Brun')];
    const { id } = await newGame(stage.service, ayla.person);
    await brun.go(`#/games/${id}`);
    await brun.page.getByRole('button', { name: 'Sit' }).first().click();
    await until(async () => (await fairnessOf(id)).commitments[1] !== null);
    const [, commitment] = (await fairnessOf(id)).commitments;
    await brun.page.reload();
    await ayla.go(`#/games/${id}`);
    await until(async () => (await fairnessOf(id)).commitments[0] !== null);
    expect((await fairnessOf(id)).commitments[1]).toBe(commitment);
    await ayla.page.getByRole('button', { name: 'Start', exact: false }).click();
    await tableOf(ayla.page).answers.first().waitFor();
    await tableOf(brun.page).answers.first().waitFor();
    const { entropy, commitments } = await fairnessOf(id);
    expect(entropy).toEqual([
      expect.stringMatching(/^[0-9a-f]{64}$/),
      expect.stringMatching(/^[0-9a-f]{64}$/),
    ]);
    expect(commitments).toEqual(entropy.map(commitmentToContribution));
    expect(commitments[1]).toBe(commitment);
  });
});
