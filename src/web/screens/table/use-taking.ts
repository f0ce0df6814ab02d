import { useEffect, useRef, useState } from 'preact/hooks';
import type { Failure } from '../../api/failure.js';
import type { Asked, Choice } from '../../api/play.js';
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
  /** A chosen action that loses something for good, until the player has confirmed it. */
  readonly risky: Choice | null;
  readonly confirm: (isSure: boolean) => void;
}

/** Something that is no answer to the next question, and forgotten with it. */
function useForQuestion<Value>(question: string): [Value | null, (value: Value | null) => void] {
  const [held, hold] = useState<{ readonly question: string; readonly value: Value } | null>(null);
  const keep = (value: Value | null) => hold(value === null ? null : { question, value });
  return [held?.question === question ? held.value : null, keep];
}

const toggled = (basket: readonly string[], action: string): readonly string[] =>
  basket.includes(action) ? basket.filter((one) => one !== action) : [...basket, action];

export function useTaking(table: Table): Taking {
  const task = useTask();
  const asked = askedOf(table.legal.value, table.viewSeat.value);
  const isUpToBots = isBotAsked(table.game.value);
  const underWay = useRef<string | null>(null);
  const waiting = useRef<string | null>(null);
  const [isDropped, drop] = useState(false);
  const question = `${asked?.seat} ${asked?.text}`;
  const [basket, setBasket] = useForQuestion<readonly string[]>(question);
  const [risky, setRisky] = useForQuestion<Choice>(question);
  const run = async (seat: number, action: string, others: readonly string[] = []) => {
    underWay.current = action;
    drop(false);
    const isDone = await task.run(() => take(table, seat, [action, ...others]));
    underWay.current = null;
    if (!isDone) waiting.current = null;
  };
  const decide = (action: string) => {
    if (asked === null) return;
    if (basket !== null) return setBasket(toggled(basket, action));
    if (underWay.current === null) void run(asked.seat, action);
    // A double click is one wish.
    else if (underWay.current !== action) waiting.current = action;
  };
  const choose = (action: string) => {
    const choice = asked?.actions.find(({ id }) => id === action);
    if (choice?.loss === undefined || basket?.includes(action) === true) decide(action);
    else setRisky(choice);
  };
  useEffect(() => {
    const next = waiting.current;
    // The click was meant for what follows, and the bots answer in a moment.
    if (task.isBusy || next === null || (asked === null && isUpToBots)) return;
    waiting.current = null;
    const choice = asked?.actions.find(({ id }) => id === next);
    if (asked === null || choice === undefined) drop(true);
    else if (choice.loss === undefined) void run(asked.seat, next);
    else setRisky(choice);
  }, [task.isBusy, asked, isUpToBots]);
  return {
    asked: table.at.value === null ? asked : null,
    isBusy: task.isBusy,
    failure: task.failure,
    choose,
    isDropped,
    basket,
    risky,
    confirm: (isSure) => {
      setRisky(null);
      if (isSure && risky !== null) decide(risky.id);
    },
    collect: (isOn) => setBasket(isOn ? [] : null),
    send: () => {
      const [first, ...others] = basket ?? [];
      if (asked === null || first === undefined || underWay.current !== null) return;
      setBasket(null);
      void run(asked.seat, first, others);
    },
  };
}
