import { describe, expect, it } from 'vitest';
import { type AnyRulebook, erase } from '../../../src/engine/any-rulebook.js';
import { gameSeed, seal } from '../../../src/engine/fairness.js';
import { rehearse } from '../../../src/play/games/rehearse.js';
import type { Rules } from '../../../src/play/ports/game-record.js';
import type { UnfinishedLog } from '../../../src/play/ports/games.js';
import { configFor, playout } from '../../support/playout.js';
import { thinIce } from '../../support/thin-ice/index.js';

const older = erase(thinIce);
const newer: AnyRulebook = { ...older, meta: { ...older.meta, rulesVersion: '2' } };
const newest = [{ rulebook: 'thin-ice', rulesVersion: '2' }];

const enginesOf = (...rulebooks: readonly AnyRulebook[]) => ({
  rulebook: async ({ rulebook, rulesVersion }: Rules) =>
    rulebooks.find(({ meta }) => meta.id === rulebook && meta.rulesVersion === rulesVersion),
});

/** A game as it is stored: its randomness follows from its seed and the entropy of its seats. */
function begun(id: string, rulesVersion = '1', actions = 3, rounds = 3): UnfinishedLog {
  const rules = {
    ...{ id, rulebook: 'thin-ice', rulesVersion, engineHash: null, engineFrozen: false, seed: 'secret' },
    carryOver: !id.startsWith('kept'),
  };
  const seed = gameSeed(rules.seed, []);
  const config = { ...configFor(older), options: { rounds } };
  const { log } = playout(older, config, 4, { most: actions, seed });
  return { ...rules, entries: seal(log, 'commitment', seed) };
}

async function* all(...games: readonly UnfinishedLog[]): AsyncGenerator<UnfinishedLog> {
  yield* games;
}

describe('a rehearsal', () => {
  it('counts the games that newer rules replay to the same', async () => {
    const games = all(begun('a'), begun('b', '1', 6), { ...begun('c'), entries: [] });
    expect(await rehearse(games, newest, enginesOf(older, newer))).toEqual([
      {
        ...{ rulebook: 'thin-ice', rulesVersion: '1', newest: '2' },
        ...{ games: 3, notStarted: 1, carriedOver: 2, pinned: 0, turnedOff: 0, missing: 0, differences: [] },
      },
    ]);
  });

  it('counts the games whose creators have turned carry-over off', async () => {
    const [rehearsal] = await rehearse(all(begun('kept'), begun('a')), newest, enginesOf(older, newer));
    expect(rehearsal).toMatchObject({ games: 2, carriedOver: 1, pinned: 0, turnedOff: 1 });
  });

  it('names the first game with each kind of difference', async () => {
    const changed: AnyRulebook = {
      ...newer,
      prompts: (state) => {
        const prompts = newer.prompts(state);
        return prompts.length === 1 ? [] : prompts;
      },
      flaws: ({ options }) => (options.rounds === 5 ? [{ pointer: '', detail: 'too long' }] : []),
    };
    const games = all(begun('a', '1', 0), begun('b'), begun('c', '1', 4), begun('d', '1', 3, 5));
    const [rehearsal] = await rehearse(games, newest, enginesOf(older, changed));
    expect(rehearsal).toMatchObject({ games: 4, carriedOver: 1, pinned: 3 });
    expect(rehearsal?.differences).toEqual([
      {
        ...{ kind: 'prompts', game: 'b', version: 2 },
        detail: expect.stringContaining('asked: nobody; by the older rules: seat'),
      },
      { kind: 'config', game: 'd', version: 1, detail: 'too long' },
    ]);
  });

  it('reports each older version, and leaves out games of the newest one', async () => {
    const first: AnyRulebook = { ...older, meta: { ...older.meta, rulesVersion: '0' } };
    const games = all(begun('a'), begun('b', '0'), begun('c', '2'), begun('d', '0'));
    const rehearsals = await rehearse(games, newest, enginesOf(first, older, newer));
    expect(rehearsals.map(({ rulesVersion, carriedOver }) => [rulesVersion, carriedOver])).toEqual([
      ['0', 2],
      ['1', 1],
    ]);
  });

  it('counts games whose rules are missing as pinned', async () => {
    const [rehearsal] = await rehearse(all(begun('a')), newest, enginesOf(newer));
    expect(rehearsal).toMatchObject({ games: 1, carriedOver: 0, pinned: 1, missing: 1, differences: [] });
  });
});
