import { describe, expect, it } from 'vitest';
import { newTableStatus, ticked } from '../../../src/play/clocks/table-status.js';
import type { ClockSettings, TableStatus } from '../../../src/play/ports/table-status.js';

const player = { kind: 'player', id: 'ayla', name: 'Ayla' } as const;
const MINUTE = 60_000;

/** A seat that is asked every minute: it takes or undoes a number of actions each time. */
function after(
  clock: ClockSettings,
  steps: readonly { at: number; acts?: number; undoes?: number }[],
): TableStatus {
  const base = { prompts: [{ seat: 0, kind: 'step' }], seats: [player], clock, calendars: new Map() };
  return steps.reduce(
    (tableStatus, { at, acts = 0, undoes = 0 }) =>
      ticked(tableStatus, {
        ...base,
        at: at * MINUTE,
        acted: new Map(acts > 0 ? [[0, acts]] : []),
        undone: undoes > 0 ? { seat: 0, actions: undoes } : null,
      }),
    newTableStatus(1, clock),
  );
}

const common = { onTimeout: 'autopilot', lapses: 2 } as const;

it('a bank gets no increment for repeating an undone action', () => {
  const bank: ClockSettings = { kind: 'bank', seconds: 600, increment: 60, ...common };
  const steps = [{ at: 0 }, { at: 1, acts: 1 }, { at: 2, acts: 1 }];
  expect(after(bank, steps).seats[0]?.bank).toBe(10 * MINUTE);
  const back = [...steps, { at: 3, undoes: 2 }, { at: 4, acts: 1 }, { at: 5, acts: 1 }];
  expect(after(bank, back).seats[0]?.bank).toBe(7 * MINUTE);
  expect(after(bank, [...back, { at: 6, acts: 1 }]).seats[0]?.bank).toBe(7 * MINUTE);
});

it('the time of a prompt does not start again when an undone action is repeated', () => {
  const prompt: ClockSettings = { kind: 'prompt', seconds: 600, ...common };
  const steps = [{ at: 0 }, { at: 9, acts: 1 }, { at: 18, undoes: 1 }];
  expect(after(prompt, steps).seats[0]?.asked?.due).toBe(19 * MINUTE);
  expect(after(prompt, [...steps, { at: 18.5, acts: 1 }]).seats[0]?.asked?.due).toBe(19 * MINUTE);
  // A new prompt has the usual time.
  expect(after(prompt, [...steps, { at: 18.5, acts: 1 }, { at: 18.7, acts: 1 }]).seats[0]?.asked?.due).toBe(
    28.7 * MINUTE,
  );
});

describe('time by turns', () => {
  const turn: ClockSettings = { kind: 'turn', seconds: 600, ...common };
  const bank: ClockSettings = { kind: 'bank', seconds: 600, increment: 60, incrementFor: 'turn', ...common };
  const both = [player, { kind: 'player', id: 'durc', name: 'Durc' } as const];

  /** Two seats. `asks` are the seats that are asked after the write. */
  function table(
    clock: ClockSettings,
    steps: readonly { at: number; asks: readonly number[]; by?: number; undoes?: number }[],
  ): TableStatus['seats'] {
    const begin = newTableStatus(2, clock);
    const end = steps.reduce(
      (tableStatus, { at, asks, by, undoes }) =>
        ticked(tableStatus, {
          ...{ seats: both, clock, calendars: new Map(), at: at * MINUTE },
          prompts: asks.map((seat) => ({ seat, kind: 'step' })),
          acted: new Map(by === undefined || undoes !== undefined ? [] : [[by, 1]]),
          undone: by === undefined || undoes === undefined ? null : { seat: by, actions: undoes },
        }),
      begin,
    );
    return end.seats;
  }

  it('runs on from step to step, and begins again once somebody else was asked', () => {
    const steps = [
      { at: 0, asks: [0] },
      { at: 4, asks: [0], by: 0 },
      { at: 8, asks: [0], by: 0 },
    ];
    expect(table(turn, steps)[0]?.asked?.due).toBe(10 * MINUTE);
    const [first, second] = table(turn, [...steps, { at: 9, asks: [1], by: 0 }]);
    expect(first?.asked).toBeNull();
    expect(second?.asked?.due).toBe(19 * MINUTE);
    // Seat 1 is asked by an answer of seat 0, which goes on itself: that is the next turn of seat 0.
    expect(table(turn, [...steps, { at: 9, asks: [0, 1], by: 0 }])[0]?.asked?.due).toBe(19 * MINUTE);
  });

  it('is not longer for a seat that takes its turn back', () => {
    const turnOver = [
      { at: 0, asks: [0] },
      { at: 9, asks: [1], by: 0 },
      { at: 9.5, asks: [0], by: 0, undoes: 1 },
    ];
    expect(table(turn, turnOver)[0]?.asked?.due).toBe(10.5 * MINUTE);
  });

  it('adds an increment for a turn, whatever number of steps it has', () => {
    const steps = [
      { at: 0, asks: [0] },
      { at: 1, asks: [0], by: 0 },
      { at: 2, asks: [0], by: 0 },
    ];
    expect(table(bank, steps)[0]?.bank).toBe(8 * MINUTE);
    expect(table(bank, [...steps, { at: 3, asks: [1], by: 0 }])[0]?.bank).toBe(8 * MINUTE);
    const { incrementFor: _, ...older } = bank as Extract<ClockSettings, { kind: 'bank' }>;
    expect(table(older, [...steps, { at: 3, asks: [1], by: 0 }])[0]?.bank).toBe(10 * MINUTE);
  });

  it('adds no second increment for a turn that is taken back and played again in more steps', () => {
    const steps = [
      { at: 0, asks: [0] },
      { at: 1, asks: [1], by: 0 },
      { at: 2, asks: [0], by: 0, undoes: 1 },
      { at: 2, asks: [0], by: 0 },
      { at: 2, asks: [0], by: 0 },
      { at: 2, asks: [1], by: 0 },
    ];
    expect(table(bank, steps)[0]?.bank).toBe(10 * MINUTE);
    const next = [
      { at: 3, asks: [0], by: 1 },
      { at: 3, asks: [1], by: 0 },
    ];
    expect(table(bank, [...steps, ...next])[0]?.bank).toBe(11 * MINUTE);
  });
});
