import { useEffect, useRef, useState } from 'preact/hooks';
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
  /** Takes an action. While one is under way, the next one waits, and is taken if it is legal by then. */
  readonly choose: (action: string) => void;
  /** Whether the action that waited was not legal any more. */
  readonly isDropped: boolean;
}

export function useTaking(table: Table): Taking {
  const task = useTask();
  const asked = askedOf(table.legal.value, table.viewSeat.value);
  const underWay = useRef<string | null>(null);
  const waiting = useRef<string | null>(null);
  const [isDropped, drop] = useState(false);
  const run = async (seat: number, action: string) => {
    underWay.current = action;
    drop(false);
    const isDone = await task.run(() => take(table, seat, action));
    underWay.current = null;
    if (!isDone) waiting.current = null;
  };
  const choose = (action: string) => {
    if (asked === null) return;
    if (underWay.current === null) void run(asked.seat, action);
    // A double click is one wish.
    else if (underWay.current !== action) waiting.current = action;
  };
  useEffect(() => {
    const next = waiting.current;
    if (task.isBusy || next === null) return;
    waiting.current = null;
    if (asked?.actions.some(({ id }) => id === next) === true) void run(asked.seat, next);
    else drop(true);
  }, [task.isBusy]);
  return {
    asked: table.at.value === null ? asked : null,
    isBusy: task.isBusy,
    failure: task.failure,
    choose,
    isDropped,
  };
}
