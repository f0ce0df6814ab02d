import type { Failure } from '../../api/failure.js';
import type { Asked } from '../../api/play.js';
import { take } from '../../live/acting.js';
import { askedOf, type Table } from '../../live/table.js';
import { useTask } from '../../parts/use-task.js';

/** What the player is asked, and the way to answer: on the picture or in the list. */
export interface Taking {
  /** Null while others are asked, and while the past is looked at. */
  readonly asked: Asked | null;
  readonly isBusy: boolean;
  readonly failure: Failure | null;
  readonly choose: (action: string) => void;
}

export function useTaking(table: Table): Taking {
  const task = useTask();
  const asked = askedOf(table.legal.value, table.eyes.value);
  const choose = (action: string) => {
    if (asked === null) return;
    void task.run(() => take(table, asked.seat, action));
  };
  return {
    asked: table.at.value === null ? asked : null,
    isBusy: task.isBusy,
    failure: task.failure,
    choose,
  };
}
