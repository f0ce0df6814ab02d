import { useEffect, useRef } from 'preact/hooks';
import type { Game } from '../../../api/games.js';
import { getLesson, type Lesson } from '../../../api/learning.js';
import { askedOf, type Table } from '../../../live/table.js';
import { useLoaded } from '../../../parts/use-loaded.js';

/** Brings what the coach expects into view in the list. */
export function useExpectedInView(root: { readonly current: Element | null }, expected: string | null): void {
  useEffect(() => {
    const list = root.current?.querySelector('.table-answers');
    const button = list?.querySelector<HTMLElement>('.expected');
    if (list == null || button == null) return;
    const { top, bottom } = button.getBoundingClientRect();
    const place = list.getBoundingClientRect();
    if (top < place.top || bottom > place.bottom) list.scrollTop += top - place.top - place.height / 3;
  }, [expected]);
}

/** The learner has the first seat. */
const LEARNER = 0;

/** What the coach of a guided first game says now. What it said last stays until it has something new to say. */
export function useLesson(table: Table, game: Game): Lesson | null {
  const isLearner = game.lesson && game.yourSeats.includes(LEARNER);
  const isAsked = askedOf(table.legal.value, LEARNER) !== null;
  const last = useRef<Lesson | null>(null);
  const { value } = useLoaded(
    async (signal) => (isLearner && isAsked ? getLesson(game.id, signal) : null),
    [game.id, isLearner, isAsked, game.version],
  );
  if (value !== null) last.current = value;
  return isLearner && game.status === 'active' ? last.current : null;
}
