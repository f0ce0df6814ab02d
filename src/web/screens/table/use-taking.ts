import type { Failure } from '../../api/failure.js';
import type { Asked } from '../../api/play.js';
import { take } from '../../live/acting.js';
import { askedOf, type Table } from '../../live/table.js';
import { useTask } from '../../parts/use-task.js';

/** The prompt of the player, and how to answer it from the picture or the list. */
export interface Taking {
  /** Null while others are asked, and while an earlier version is shown. */
  readonly asked: Asked | null;
  readonly isBusy: boolean;
  readonly failure: Failure | null;
  readonly choose: (action: string) => void;
}

export function useTaking(table: Table): Taking {
  const task = useTask();
  const asked = askedOf(table.legal.value, table.viewSeat.value);
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
