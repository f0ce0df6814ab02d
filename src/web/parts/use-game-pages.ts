import { useState } from 'preact/hooks';
import type { Failure } from '../api/failure.js';
import type { Game } from '../api/games.js';
import type { GamePage } from '../api/lobby.js';
import { useLoaded } from './use-loaded.js';
import { useTask } from './use-task.js';

export interface GamePages {
  readonly games: readonly Game[] | null;
  readonly failure: Failure | null;
  readonly again: () => void;
  /** Loads older games; null if there are none. */
  readonly more: (() => void) | null;
}

type List = (cursor: string | null, signal: AbortSignal) => Promise<GamePage>;

const NEVER = new AbortController().signal;

/** Loads a list of games page by page. */
export function useGamePages(list: List, inputs: readonly (string | number | boolean | null)[]): GamePages {
  const first = useLoaded((signal) => list(null, signal), inputs);
  const [older, setOlder] = useState<{ after: GamePage; games: readonly Game[]; next: string | null } | null>(
    null,
  );
  const task = useTask();
  const page = first.value;
  const rest = older !== null && older.after === page ? older : null;
  const next = rest === null ? (page?.next ?? null) : rest.next;
  const more = () =>
    void task.run(async () => {
      if (page === null) return;
      const { games, next: further } = await list(next, NEVER);
      setOlder({ after: page, games: [...(rest?.games ?? []), ...games], next: further });
    });
  return {
    games: page === null ? null : [...page.games, ...(rest?.games ?? [])],
    failure: first.failure ?? task.failure,
    again: first.again,
    more: next === null ? null : more,
  };
}
