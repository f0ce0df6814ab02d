import { expect, it } from 'vitest';
import type { AnyConfig } from '../../src/engine/any-rulebook.js';
import { withCurrentProvenance } from '../../src/engine/components.js';
import type { SealedEntry } from '../../src/engine/fairness.js';
import { verifyFork } from '../../src/engine/verify.js';

const old = { tiles: { provenance: 'house', values: ['house'] }, cards: { provenance: 'rules', values: [] } };
const current = { ...old, tiles: { provenance: 'reconstructed', values: ['house'] } };

it('components of an old log get the current word for their provenance, and nothing else changes', () => {
  expect(withCurrentProvenance(old)).toEqual(current);
  expect(withCurrentProvenance(current)).toEqual(current);
});

it('a fork matches the components of a game that was played with the old word', () => {
  const logWith = (components: object, from?: { game: string; version: number }) => {
    const config = { seats: 2, options: {}, components } as AnyConfig;
    const action = { type: 'start' as const, config, entropy: [null, null], ...(from && { from }) };
    const start: SealedEntry = { version: 1, at: new Date(0), seat: null, action, events: [], hash: '' };
    return { rulesVersion: '1', commitment: '', seed: '', outcome: null, entries: [start], game: 'one' };
  };
  const fork = logWith(current, { game: 'one', version: 1 });
  expect(verifyFork(fork, logWith(old))).toEqual([]);
  expect(verifyFork(fork, logWith({ ...old, cards: { provenance: 'rules', values: [1] } }))).toHaveLength(1);
});
