import { expect, it } from 'vitest';
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
