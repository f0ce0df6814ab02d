import { describe, expect, it } from 'vitest';
import { type Entry, isAction, type ServiceAction } from '../../src/engine/entry.js';
import { type Holding, mayUndo } from '../../src/engine/undo-judging.js';
import { configFor, playout } from '../support/playout.js';
import { testedRulebooks } from '../support/rulebooks.js';

const LENGTH = 12;
const SEED = 'seed 4';
const player = (name: string | null): Holding => ({ kind: 'player', name });
const bot: Holding = { kind: 'bot', name: null };

describe.each(testedRulebooks.map((rulebook) => [rulebook.meta.id, rulebook] as const))(
  '%s',
  (_, rulebook) => {
    const config = configFor(rulebook);
    const log = playout(rulebook, config, 4, { most: LENGTH }).log;
    const last = log.findLast(isAction);
    if (last === undefined) throw new Error('somebody has acted');
    // Another seat has acted since, so it is never free.
    const by = (last.seat + 1) % config.seats;
    const people = Array.from({ length: config.seats }, (_none, seat) => player(`player ${seat}`));
    const others = people.flatMap((_one, seat) => (seat === by ? [] : [seat]));
    const to = 2;

    function judged(actions: readonly ServiceAction[], seats: readonly Holding[] = people): boolean {
      const after = [...actions, { type: 'undo', by, to } as const];
      const entries: Entry[] = [
        ...log,
        ...after.map((action, nth): Entry => {
          return { version: log.length + 1 + nth, at: new Date(0), seat: null, action, events: [] };
        }),
      ];
      return mayUndo(rulebook, { entries, all: entries, seats, seed: SEED });
    }
    const ask: ServiceAction = { type: 'ask_undo', by, to };
    const grants = others.map((seat): ServiceAction => ({ type: 'grant_undo', by: seat }));

    it('has an undo judged as granted where all others have granted it', () => {
      expect(judged([ask, ...grants])).toBe(true);
    });

    it('has an undo found out that somebody was not asked for, or did not grant', () => {
      expect(judged([])).toBe(false);
      expect(judged([ask])).toBe(false);
      expect(judged([ask, ...grants.slice(1)])).toBe(false);
      expect(judged(grants)).toBe(false);
    });

    it('has grants of another undo, or of before a refusal, count for nothing', () => {
      expect(judged([{ ...ask, to: 1 }, ...grants])).toBe(false);
      expect(judged([ask, ...grants, { type: 'refuse_undo', by: others[0] ?? 0 }])).toBe(false);
      expect(judged([ask, ...grants, { type: 'undo', by: last.seat, to: last.version }])).toBe(false);
    });

    it('has nobody asked who is a bot, has resigned, has left, or is the same player', () => {
      expect(
        judged(
          [],
          people.map((one, seat) => (seat === by ? one : bot)),
        ),
      ).toBe(true);
      expect(
        judged(
          [],
          people.map(() => player('one and the same')),
        ),
      ).toBe(true);
      expect(judged(others.map((seat) => ({ type: 'resign', by: seat, because: 'wish' })))).toBe(true);
      expect(judged(others.map((seat) => ({ type: 'leave', by: seat })))).toBe(true);
    });

    it('has a player asked again who joined after another had left', () => {
      const changed = others.flatMap((seat): ServiceAction[] => [
        { type: 'leave', by: seat },
        { type: 'join', by: seat },
      ]);
      expect(judged(changed)).toBe(false);
      expect(judged([...changed, ask, ...grants])).toBe(true);
    });
  },
);
