import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationsOf } from '../../support/answer-checker.js';
import { operations, streams, without } from './operations.js';
import { closeWorlds, openWorlds, type Worlds, witness } from './witness.js';

/** `WITNESS=seed` plays other games, and `WITNESS=seed:pair` one pair alone. */
const [SEED = 18, ONLY] = (process.env.WITNESS ?? '18').split(':').map(Number);
/** One of each rulebook, and each role at least once. The long test has hundreds. */
const PAIRS = 7;
const SEALED = 3;
const LOBBIES = 2;
const SEARCHING = 1;

describe('two servers that differ in hidden facts alone', () => {
  let worlds: Worlds;
  beforeAll(async () => {
    worlds = await openWorlds();
  });
  afterAll(() => closeWorlds(worlds));

  it('are asked for every operation, unless it can carry no secret', () => {
    const documented = operationsOf(worlds[0].service.app).map(({ operationId }) => operationId);
    const known = [...Object.keys(operations), ...Object.keys(streams), ...Object.keys(without)];
    expect([...new Set(known)].sort()).toEqual(documented.sort());
  });

  it('answer a viewer the same, whatever it asks', async () => {
    const { leaks, asked, pairs, told, searched } = await witness(
      worlds,
      { seed: SEED, pairs: PAIRS, sealed: SEALED, lobbies: LOBBIES, searching: SEARCHING, steps: 8 },
      ONLY,
    );
    expect(leaks.join('\n\n')).toBe('');
    if (ONLY !== undefined) return;
    // Otherwise the rules would have ended every pair before there was much to ask.
    expect(told).toBeLessThan(pairs);
    expect(searched).toBeGreaterThan(0);
    expect([...asked].sort()).toEqual(Object.keys(operations).sort());
  }, 280_000);
});
