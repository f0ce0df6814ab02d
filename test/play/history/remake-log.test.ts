import { expect, it } from 'vitest';
import { bareLog } from '../../../src/engine/remake.js';
import { remakeArchive, remakeLog } from '../../../src/play/history/remake-log.js';
import { rulebooks } from '../../../src/rulebooks/registry.js';
import { SEED, sealedLog } from '../../bench/harness/logs.js';

const rulebook = rulebooks.find(({ meta }) => meta.id === 'mammut');
if (rulebook === undefined) throw new Error('no such rulebook');
const log = sealedLog(rulebook, 1, 100);
const bare = bareLog(rulebook, log);
const archive = { id: 'one', rulebook: 'mammut', rulesVersion: '1', seed: SEED, engine: 'abc', log: bare };

it('makes all events of a game again', async () => {
  const engines = { frozen: async () => rulebook };
  expect(await remakeArchive(engines, archive)).toEqual({
    entries: log,
    problem: null,
    isEngineMissing: false,
  });
});

it('keeps events up to the last mark that fits, and none after it', async () => {
  const entries = bare.entries.map((entry) =>
    entry.version === 70 ? { ...entry, at: new Date(entry.at.getTime() + 1) } : entry,
  );
  const { entries: made, problem } = await remakeLog(rulebook, { ...bare, entries }, SEED);
  expect(problem).toContain('after version 64');
  expect(made).toHaveLength(log.length);
  expect(made.slice(0, 64)).toEqual(log.slice(0, 64));
  for (const { events, hash } of made.slice(64)) expect([events, hash]).toEqual([[], '']);
});

it('gives a game without events where its engine or its archive cannot be used', async () => {
  const engines = { frozen: async () => undefined };
  const missing = await remakeArchive(engines, archive);
  expect(missing).toMatchObject({ problem: expect.stringContaining('abc'), isEngineMissing: true });
  expect(missing.entries.map(({ action: { type } }) => type)).toEqual(
    log.map(({ action: { type } }) => type),
  );
  const broken = await remakeArchive(engines, { ...archive, log: null });
  expect(broken).toEqual({ entries: [], problem: 'its archive cannot be unpacked', isEngineMissing: false });
});

it('reports an engine that fails at the log', async () => {
  const failing = {
    ...rulebook,
    decide: () => {
      throw new Error('no such card');
    },
  };
  const { problem } = await remakeLog(failing, bare, SEED);
  expect(problem).toBe('its events cannot be made again after version 0: no such card');
});
