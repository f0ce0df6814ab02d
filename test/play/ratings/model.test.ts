import { expect, it } from 'vitest';
import { chanceOf, model, newRating, rated } from '../../../src/play/ratings/model.js';

/* As `rate` of openskill 5.0.1 computes them with its model bradleyTerryFull and its default parameters. */
it.each([
  [
    [newRating, newRating],
    [1, 2],
    [
      [27.635389493140497, 8.06590141354368],
      [22.364610506859503, 8.06590141354368],
    ],
  ],
  [
    [newRating, newRating, { mu: 30, sigma: 2 }, { mu: 18, sigma: 5 }],
    [2, 1, 2, 4],
    [
      [25.295088894753, 7.098569933941517],
      [33.9045597220066, 7.098569933941517],
      [29.80784928809046, 1.9960098403177333],
      [15.886731390394962, 4.8085470067899285],
    ],
  ],
  [
    [newRating, newRating, newRating],
    [1, 1, 1],
    [
      [25, 7.788847304776425],
      [25, 7.788847304776425],
      [25, 7.788847304776425],
    ],
  ],
  [
    [
      { mu: 40, sigma: 1 },
      { mu: 10, sigma: 1.5 },
    ],
    [2, 1],
    [
      [39.83786934308052, 1.0034498109271335],
      [10.36339629999194, 1.5022306198890398],
    ],
  ],
])('ratings of %j with the ranks %j are those of openskill', (before, ranks, wanted) => {
  const found = rated(before, ranks);
  for (const [nth, [mu = 0, sigma = 0]] of wanted.entries()) {
    expect(found[nth]?.mu).toBeCloseTo(mu, 10);
    expect(found[nth]?.sigma).toBeCloseTo(sigma, 10);
  }
});

it('the chances of two players add up to one, and equal ratings have equal chances', () => {
  const strong = { mu: 33, sigma: 2 };
  expect(chanceOf(newRating, newRating)).toBe(0.5);
  expect(chanceOf(strong, newRating) + chanceOf(newRating, strong)).toBeCloseTo(1, 12);
  expect(chanceOf(strong, newRating)).toBeGreaterThan(0.5);
});

it('the parameters are those that the document names', async () => {
  const { readFile } = await import('node:fs/promises');
  const document = await readFile('docs/RATINGS.md', 'utf8');
  for (const [name, value] of Object.entries(model))
    if (typeof value === 'number') expect(document).toContain(`| \`${name}\` | ${value} |`);
});
