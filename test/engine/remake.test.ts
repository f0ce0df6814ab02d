import { describe, expect, it } from 'vitest';
import { type AnyRulebook, erase } from '../../src/engine/any-rulebook.js';
import type { Entry } from '../../src/engine/entry.js';
import { commitmentTo, gameSeed, type SealedEntry, seal } from '../../src/engine/fairness.js';
import { bareLog, remake } from '../../src/engine/remake.js';
import { packBareLog, unpackBareLog } from '../../src/store/log/bare-log.js';
import { configFor, playout } from '../support/playout.js';
import { thinIce } from '../support/thin-ice/index.js';

const rulebook = erase(thinIce);
const secret = 'secret';
const entropy = ['more', null];
const seed = gameSeed(secret, entropy);
const sealed = (log: readonly Entry[]) => seal(log, commitmentTo(secret), seed);

/** Four entries, then entries of the service, among them one of a kind that nobody knows yet, and an undo. */
function played(): SealedEntry[] {
  const { log, steps } = playout(rulebook, configFor(rulebook), 3, { seed, most: 3 });
  const [start, ...rest] = log;
  const [, third] = steps;
  if (start === undefined || third === undefined) throw new Error('the game is too short');
  const at = new Date('2026-03-01T12:00:00.000Z');
  const ofService = (version: number, action: object) =>
    ({
      version,
      at: new Date(at.getTime() + 7 * version),
      seat: null,
      action,
      events: [],
    }) as unknown as Entry;
  const again = { ...(rest[2] as Entry), version: 7, at };
  return sealed([
    { ...start, action: { ...start.action, entropy } } as Entry,
    ...rest,
    ofService(5, { type: 'engine_changed', note: { engine: 'abc' } }),
    ofService(6, { type: 'undo', by: 0, to: 3 }),
    again,
  ]);
}

const remadeBy = (rules: AnyRulebook, entries: readonly SealedEntry[]): SealedEntry[] => [
  ...remake(rules, bareLog(rules, entries).entries, secret),
];

describe('a bare log', () => {
  it('leads to all events and hashes again, past undos and entries of kinds that are not known', () => {
    const log = played();
    expect(JSON.stringify(remadeBy(rulebook, log))).toBe(JSON.stringify(log));
  });

  it('has no events of actions, and no components that its engine has', () => {
    const { entries, hash } = bareLog(rulebook, played());
    expect(entries.map(({ events }) => events)).toEqual([null, null, null, null, [], [], null]);
    expect(entries[0]?.action).toMatchObject({ config: { components: null } });
    expect(hash).toBe(played().at(-1)?.hash);
  });

  it('keeps components that are not those of its engine', () => {
    const other: AnyRulebook = { ...rulebook, components: { other: { provenance: 'rules', values: 1 } } };
    const log = played();
    expect(bareLog(other, log).entries[0]?.action).toEqual(log[0]?.action);
    expect(remadeBy(other, log)).toEqual(log);
  });

  it('keeps the first events of a fork, which another game leads to', () => {
    const [start, ...rest] = played();
    const from = { game: 'another', version: 4 };
    const [own] = playout(rulebook, configFor(rulebook), 9, { seed: 'other', most: 0 }).log;
    const fork = sealed([
      { ...start, action: { ...start?.action, from }, events: own?.events } as Entry,
      ...rest.slice(3, 4).map((entry) => ({ ...entry, version: 2 })),
    ]);
    expect(bareLog(rulebook, fork).entries[0]?.events).toEqual(own?.events);
    expect(remadeBy(rulebook, fork)).toEqual(fork);
  });

  it('is the same after it was packed', async () => {
    const log = bareLog(rulebook, played());
    const unpacked = await unpackBareLog(await packBareLog(log));
    expect(JSON.stringify(unpacked)).toBe(JSON.stringify(log));
  });

  it('leads to other hashes with other rules', () => {
    const log = played();
    const other: AnyRulebook = {
      ...rulebook,
      decide: (...given) => {
        const { events, state } = rulebook.decide(...given);
        return { state, events: [...events, ...events.slice(0, 1)] };
      },
    };
    const remade = remadeBy(other, log);
    expect(remade[0]?.hash).toBe(log[0]?.hash);
    expect(remade[1]?.hash).not.toBe(log[1]?.hash);
  });
});
