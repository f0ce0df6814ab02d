import { describe, expect, it } from 'vitest';
import type { AnyEvent } from '../../src/engine/any-rulebook.js';
import { isStart } from '../../src/engine/entry.js';
import { commitmentTo, gameSeed, hashOf, type SealedEntry, seal } from '../../src/engine/fairness.js';
import { type Evidence, verify } from '../../src/engine/verify.js';
import { quickRng, seededRng } from '../../src/kernel/rng.js';
import { atRandom, configFor } from '../support/playout.js';
import { testedRulebooks } from '../support/rulebooks.js';

type Rulebook = (typeof testedRulebooks)[number];
const SEED = 'the seed of the server';
const ENTROPY = ['dice of seat 0', null];

/** A game as an honest server plays and exports it, up to `most` actions. */
function honestGame(rulebook: Rulebook, most = 400): Evidence {
  const config = configFor(rulebook);
  const entropy = Array.from({ length: config.seats }, (_, seat) => ENTROPY[seat] ?? null);
  const seed = gameSeed(SEED, entropy);
  const at = new Date('2026-01-01T00:00:00.000Z');
  const setup = rulebook.setup(config, seededRng(seed, 1));
  let state = setup.reduce((now, event) => rulebook.evolve(now, event), rulebook.initial(config));
  let entries = seal(
    [{ version: 1, at, seat: null, action: { type: 'start', config, entropy }, events: setup }],
    commitmentTo(SEED),
    seed,
  );
  const rng = quickRng(5);
  while (rulebook.outcome(state) === null && entries.length < most) {
    const seat = rulebook.prompts(state)[0]?.seat ?? 0;
    const action = atRandom(state, seat, rulebook.legal(state, seat), rng);
    const version = entries.length + 1;
    const { events, state: after } = rulebook.decide(state, seat, action, seededRng(seed, version));
    state = after;
    entries = [
      ...entries,
      ...seal([{ version, at, seat, action, events }], entries.at(-1)?.hash ?? '', seed),
    ];
  }
  return {
    rulesVersion: rulebook.meta.rulesVersion,
    commitment: commitmentTo(SEED),
    seed: SEED,
    outcome: rulebook.outcome(state),
    entries,
  };
}

/** Replaces the entries and computes valid hashes for them, as a forger would. */
function resealed(evidence: Evidence, entries: readonly SealedEntry[]): Evidence {
  const [start] = entries;
  const entropy = start !== undefined && isStart(start) ? start.action.entropy : [];
  return { ...evidence, entries: seal(entries, evidence.commitment, gameSeed(evidence.seed, entropy)) };
}

const change = (evidence: Evidence, index: number, part: object): readonly SealedEntry[] =>
  evidence.entries.map((entry, at) => (at === index ? ({ ...entry, ...part } as SealedEntry) : entry));

describe.each(testedRulebooks.map((rulebook) => [rulebook.meta.id, rulebook] as const))(
  '%s',
  (_, rulebook) => {
    const evidence = honestGame(rulebook);

    it('passes if it was honest', () => {
      expect(verify(rulebook, evidence)).toEqual([]);
    });

    it('fails if one value of one event was changed, even with valid hashes', () => {
      const index = evidence.entries.findLastIndex(({ events }) => JSON.stringify(events).match(/\d/));
      const events = JSON.parse(
        JSON.stringify(evidence.entries[index]?.events).replace(/\d/, (digit) =>
          String((Number(digit) + 1) % 10),
        ),
      ) as AnyEvent[];
      expect(verify(rulebook, { ...evidence, entries: change(evidence, index, { events }) })).not.toEqual([]);
      expect(verify(rulebook, resealed(evidence, change(evidence, index, { events })))).toEqual([
        expect.stringContaining('other events'),
      ]);
    });

    it('fails if an entry was added after its end, such as a winner who resigns', () => {
      const version = evidence.entries.length + 1;
      const winner = evidence.outcome?.standings[0]?.seat ?? 0;
      for (const action of [
        { type: 'resign', by: winner, because: 'wish' },
        { type: 'close' },
        { type: 'undo', by: winner, to: 1 },
      ]) {
        const added = { version, at: new Date(), seat: null, action, events: [], hash: '' } as SealedEntry;
        const forged = resealed(evidence, [...evidence.entries, added]);
        expect(verify(rulebook, forged)).toEqual([expect.stringContaining('was over')]);
      }
    });

    it('passes if it was closed without an outcome, and fails with one', () => {
      const version = 2;
      const close = { version, at: new Date(), seat: null, action: { type: 'close' }, events: [], hash: '' };
      const [start] = evidence.entries as [SealedEntry];
      const closed = resealed({ ...evidence, outcome: null }, [start, close as unknown as SealedEntry]);
      expect(verify(rulebook, closed)).toEqual([]);
      expect(verify(rulebook, { ...closed, outcome: evidence.outcome })).not.toEqual([]);
    });

    it('fails if its seed does not match the commitment', () => {
      expect(verify(rulebook, { ...evidence, seed: 'a better seed' })).toEqual([
        expect.stringContaining('committed'),
      ]);
      const committed = { ...evidence, seed: 'a better seed', commitment: commitmentTo('a better seed') };
      expect(verify(rulebook, committed)).not.toEqual([]);
    });

    it('fails if an entry is missing, or the outcome was changed', () => {
      const entries = evidence.entries.filter((_, index) => index !== 2);
      expect(verify(rulebook, { ...evidence, entries })).not.toEqual([]);
      const outcome = { reason: 'bribed', standings: [] };
      expect(verify(rulebook, { ...evidence, outcome })).toEqual([expect.stringContaining('outcome')]);
    });

    it('fails if two entries were swapped', () => {
      const swapped = [...evidence.entries];
      [swapped[1], swapped[2]] = [swapped[2] as SealedEntry, swapped[1] as SealedEntry];
      expect(verify(rulebook, { ...evidence, entries: swapped })).not.toEqual([]);
      const renumbered = swapped.map((entry, index) => ({ ...entry, version: index + 1 }));
      expect(verify(rulebook, { ...evidence, entries: renumbered })).not.toEqual([]);
    });

    it('fails if the entropy of a seat was changed', () => {
      const [start] = evidence.entries as [SealedEntry];
      const action = { ...start.action, entropy: ['dice of somebody else', null] };
      const entries = change(evidence, 0, { action });
      expect(verify(rulebook, { ...evidence, entries })).not.toEqual([]);
      expect(verify(rulebook, resealed(evidence, entries))).toEqual([
        expect.stringContaining('other events'),
      ]);
    });

    it('fails if a field was added, even one that objects inherit', () => {
      for (const field of ['extra', '__proto__', 'constructor']) {
        const events = JSON.parse(
          JSON.stringify(evidence.entries[1]?.events).replace('{', `{"${field}":{"x":1},`),
        );
        if (JSON.stringify(events) === JSON.stringify(evidence.entries[1]?.events)) continue;
        expect(verify(rulebook, { ...evidence, entries: change(evidence, 1, { events }) })).not.toEqual([]);
        expect(verify(rulebook, resealed(evidence, change(evidence, 1, { events })))).not.toEqual([]);
      }
    });

    it('fails if its last entries are missing, even if it claims no outcome', () => {
      const entries = evidence.entries.slice(0, -1);
      expect(verify(rulebook, { ...evidence, entries, outcome: null })).toEqual([
        expect.stringContaining('breaks off'),
      ]);
    });

    it('fails if a seat took an illegal action', () => {
      const last = evidence.entries.length - 1;
      const seat = ((evidence.entries[last]?.seat ?? 0) + 1) % 2;
      const forged = resealed(evidence, change(evidence, last, { seat, action: { type: 'win' } }));
      expect(verify(rulebook, forged)).toEqual([expect.stringContaining('not legal')]);
    });
  },
);

describe('the hash of an entry', () => {
  const entry = { version: 3, at: new Date(0), seat: 0, action: { type: 'a' }, events: [] };

  it('depends on all its fields, on the previous hash, and on a secret salt', () => {
    const hash = hashOf(entry, 'before', 'seed');
    for (const other of [
      hashOf({ ...entry, version: 4 }, 'before', 'seed'),
      hashOf({ ...entry, at: new Date(1) }, 'before', 'seed'),
      hashOf({ ...entry, seat: 1 }, 'before', 'seed'),
      hashOf({ ...entry, action: { type: 'b' } }, 'before', 'seed'),
      hashOf({ ...entry, events: [{ type: 'x' }] }, 'before', 'seed'),
      hashOf(entry, 'other', 'seed'),
      hashOf(entry, 'before', 'other'),
    ]) {
      expect(other).not.toBe(hash);
    }
  });

  it('uses a game seed that depends on the entropy of every seat', () => {
    const seeds = [
      gameSeed('s', [null, null]),
      gameSeed('s', ['a', null]),
      gameSeed('s', [null, 'a']),
      gameSeed('t', [null, null]),
    ];
    expect(new Set(seeds).size).toBe(4);
  });
});
