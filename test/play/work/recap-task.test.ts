import { describe, expect, it } from 'vitest';
import { type AnyRulebook, erase } from '../../../src/engine/any-rulebook.js';
import { isAction } from '../../../src/engine/entry.js';
import { type SealedEntry, seal } from '../../../src/engine/fairness.js';
import { SPECTATOR, type Viewer } from '../../../src/engine/rulebook.js';
import { recapTask } from '../../../src/play/work/recap-task.js';
import { eiszeit } from '../../../src/rulebooks/eiszeit/index.js';
import { mammut } from '../../../src/rulebooks/mammut/index.js';
import { configFor, playout } from '../../support/playout.js';

const at = new Date('2026-05-01T12:00:00Z');

function played(rulebook: AnyRulebook, number = 1) {
  const config = configFor(rulebook, 3);
  const { log, last } = playout(rulebook, config, number);
  const audience = {
    language: 'en',
    names: ['Ayla', 'Durc', 'Goov'],
    components: config.components,
  } as const;
  const told = (entries: readonly SealedEntry[], viewer: Viewer, after: number | null) =>
    recapTask(rulebook, { entries, after, viewer, audience });
  return { entries: seal(log, '', 'seed'), last, told };
}

describe('a recap', () => {
  const { entries, last, told } = played(erase(mammut));
  const end = entries.length;

  it('is grouped by turn, without a gap, up to the present', () => {
    const { after, turns } = told(entries, SPECTATOR, end - 40);
    expect(after).toBe(end - 40);
    expect(turns[0]?.from).toBe(after);
    expect(turns.at(-1)?.to).toBe(end);
    for (const [nth, turn] of turns.entries()) {
      const [before] = turns.slice(nth - 1);
      if (nth > 0) expect([turn.from, turn.seat === before?.seat]).toEqual([before?.to, false]);
      const within = entries.filter(({ version }) => version > turn.from && version <= turn.to);
      expect(new Set(within.map(({ seat }) => seat))).toEqual(new Set([turn.seat]));
      expect(turn.lines.length).toBeGreaterThanOrEqual(within.length);
    }
  });

  it('explains every change of points', () => {
    const { scores, turns } = told(entries, 0, end - 60);
    const changes = turns.flatMap(({ points }) => points);
    expect(scores?.after).toEqual(erase(mammut).scores?.(last));
    expect(changes.length).toBeGreaterThan(0);
    for (const seat of [0, 1, 2]) {
      const sum = changes.reduce((all, one) => all + (one.seat === seat ? one.change : 0), 0);
      expect((scores?.before[seat] ?? 0) + sum).toBe(scores?.after[seat]);
    }
    const lines = turns.flatMap((turn) => turn.lines);
    for (const { because } of changes) expect(lines).toContain(because);
  });

  it('begins after the last action of the viewer, if no version is given', () => {
    const cut = entries.slice(0, end - 30);
    const own = cut.findLast(({ seat }) => seat === 1)?.version ?? 0;
    const { after, turns } = told(cut, 1, null);
    expect(after).toBe(own);
    expect(turns.map(({ seat }) => seat)).not.toContain(1);
  });

  it('tells at most the last hundred turns, and says where it begins', () => {
    const ice = played(erase(eiszeit));
    const { after, turns } = ice.told(ice.entries, SPECTATOR, 0);
    expect(turns).toHaveLength(100);
    expect(after).toBe(turns[0]?.from);
    expect(after).toBeGreaterThan(0);
  });

  it('leaves out what was undone', () => {
    const begin = entries.slice(0, 20);
    const [by, to] = [begin.at(-1)?.seat ?? 0, 19];
    const undone = [
      ...begin,
      ...seal([{ version: 21, at, seat: null, action: { type: 'undo', by, to }, events: [] }], '', 'seed'),
    ];
    const { turns } = told(undone, SPECTATOR, 10);
    const lines = turns.flatMap((turn) => turn.lines);
    expect(lines).toEqual(told(begin.slice(0, 19), SPECTATOR, 10).turns.flatMap((turn) => turn.lines));
  });

  it('tells what the service did for a seat', () => {
    const lapse = { type: 'lapse', by: 2, autopilot: false } as const;
    const after = seal([{ version: 21, at, seat: null, action: lapse, events: [] }], '', 'seed');
    const { turns } = told([...entries.slice(0, 20), ...after], SPECTATOR, 20);
    expect(turns).toMatchObject([{ seat: 2, from: 20, to: 21, lines: ['The time of Goov has run out.'] }]);
  });

  it('tells each viewer only what they may know', () => {
    const ice = played(erase(eiszeit));
    const drawn = ice.entries.findLast(
      (entry) => isAction(entry) && entry.events.some(({ type }) => type === 'card-drawn'),
    );
    if (drawn === undefined || drawn.seat === null) throw new Error('nobody drew a card');
    const cut = ice.entries.slice(0, drawn.version);
    const linesFor = (viewer: Viewer) =>
      ice.told(cut, viewer, drawn.version - 1).turns.flatMap((one) => one.lines);
    expect(linesFor(drawn.seat)).not.toEqual(linesFor(SPECTATOR));
    expect(linesFor((drawn.seat + 1) % 3)).toEqual(linesFor(SPECTATOR));
  });
});
