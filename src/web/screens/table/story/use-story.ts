import { useEffect, useState } from 'preact/hooks';
import type { Failure } from '../../../api/failure.js';
import type { Game } from '../../../api/games.js';
import { getRecap } from '../../../api/points.js';
import type { Table } from '../../../live/table.js';
import { useTask } from '../../../parts/use-task.js';
import { type Step, stepsOf } from './steps.js';

/** What happened since the player's last action, to be stepped through. */
export interface Story {
  /** How many entries there are to tell of. */
  readonly count: number;
  /** Null while it is closed. */
  readonly steps: readonly Step[] | null;
  readonly nth: number;
  readonly isPlaying: boolean;
  readonly failure: Failure | null;
  readonly open: () => void;
  readonly go: (nth: number) => void;
  readonly toggle: () => void;
  readonly close: () => void;
}

const STEP_MS = 2_500;

export function useStory(table: Table, game: Game): Story {
  const [steps, setSteps] = useState<readonly Step[] | null>(null);
  const [nth, setNth] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const task = useTask();
  const look = (at: number) => {
    table.at.value = at < game.version ? at : null;
  };
  const go = (to: number) => {
    const step = steps?.[to];
    if (step === undefined) return setPlaying(false);
    setNth(to);
    look(step.turn.to);
  };
  const close = () => {
    setSteps(null);
    setPlaying(false);
    table.at.value = null;
  };
  const open = () =>
    void task.run(async () => {
      const found = stepsOf(await getRecap(game.id, table.invitation, table.viewSeat.value));
      setSteps(found);
      setNth(0);
      const [first] = found;
      if (first !== undefined) look(first.turn.to);
    });
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => go(nth + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, nth, steps]);
  return {
    count: countOf(table, game),
    ...{ steps, nth, isPlaying, open, go, close },
    failure: task.failure,
    toggle: () => setPlaying(!isPlaying),
  };
}

/** The entries of others since the player's own last one, as far as the log is loaded. */
function countOf({ log, viewSeat }: Table, { yourSeats }: Game): number {
  if (yourSeats.length === 0) return 0;
  const entries = log.entries.value;
  const last = entries.findLastIndex(({ kind, seat }) => kind === 'acted' && seat === viewSeat.value);
  return entries.slice(last + 1).filter(({ kind }) => kind === 'acted' || kind === 'started').length;
}
