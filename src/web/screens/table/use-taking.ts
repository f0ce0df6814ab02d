import { useEffect, useRef, useState } from 'preact/hooks';
import type { Failure } from '../../api/failure.js';
import type { Asked } from '../../api/play.js';
import { isBotAsked, take } from '../../live/acting.js';
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
  /** Actions that are chosen first and sent together; null where each is taken at once. */
  readonly basket: readonly string[] | null;
  /** Begins to collect actions, or forgets those that were. */
  readonly collect: (isOn: boolean) => void;
  /** Takes all that were collected, in their order, or none. */
  readonly send: () => void;
}

interface Collected {
  readonly question: string;
  readonly actions: readonly string[];
}

export function useTaking(table: Table): Taking {
  const task = useTask();
  const asked = askedOf(table.legal.value, table.viewSeat.value);
  const isUpToBots = isBotAsked(table.game.value);
  const underWay = useRef<string | null>(null);
  const waiting = useRef<string | null>(null);
  const [isDropped, drop] = useState(false);
  const question = `${asked?.seat} ${asked?.text}`;
  const [collected, setCollected] = useState<Collected | null>(null);
  // What was collected for one question is no answer to the next.
  const basket = collected?.question === question ? collected.actions : null;
  const run = async (seat: number, action: string, others: readonly string[] = []) => {
    underWay.current = action;
    drop(false);
    const isDone = await task.run(() => take(table, seat, [action, ...others]));
    underWay.current = null;
    if (!isDone) waiting.current = null;
  };
  const choose = (action: string) => {
    if (asked === null) return;
    if (basket !== null) {
      const actions = basket.includes(action) ? basket.filter((one) => one !== action) : [...basket, action];
      return setCollected({ question, actions });
    }
    if (underWay.current === null) void run(asked.seat, action);
    // A double click is one wish.
    else if (underWay.current !== action) waiting.current = action;
  };
  useEffect(() => {
    const next = waiting.current;
    // The click was meant for what follows, and the bots answer in a moment.
    if (task.isBusy || next === null || (asked === null && isUpToBots)) return;
    waiting.current = null;
    if (asked?.actions.some(({ id }) => id === next) === true) void run(asked.seat, next);
    else drop(true);
  }, [task.isBusy, asked, isUpToBots]);
  return {
    asked: table.at.value === null ? asked : null,
    isBusy: task.isBusy,
    failure: task.failure,
    choose,
    isDropped,
    basket,
    collect: (isOn) => setCollected(isOn ? { question, actions: [] } : null),
    send: () => {
      const [first, ...others] = basket ?? [];
      if (asked === null || first === undefined || underWay.current !== null) return;
      setCollected(null);
      void run(asked.seat, first, others);
    },
  };
}
