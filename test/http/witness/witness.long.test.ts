import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeWorlds, openWorlds, type Worlds, witness } from './witness.js';

const [SEED = 0, ONLY] = (process.env.WITNESS ?? String(randomInt(2 ** 20))).split(':').map(Number);

let worlds: Worlds;
beforeAll(async () => {
  worlds = await openWorlds();
});
afterAll(() => closeWorlds(worlds));

it('two servers that differ in hidden facts alone answer alike for hundreds of games', async () => {
  const { leaks } = await witness(
    worlds,
    { seed: SEED, pairs: 420, sealed: 80, lobbies: 60, searching: 24, steps: 24 },
    ONLY,
  );
  expect(leaks.join('\n\n')).toBe('');
}, 3_600_000);
