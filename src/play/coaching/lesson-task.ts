import { actionId } from '../../engine/action-id.js';
import type { AnyRulebook, AnyState } from '../../engine/any-rulebook.js';
import { type Entry, isAction } from '../../engine/entry.js';
import {
  type Answered,
  type Guidance,
  guide,
  LEARNER,
  type Lesson,
  type Question,
} from '../../engine/lesson.js';
import { applyEntry, effectiveEntries } from '../../engine/replay.js';
import type { Language } from '../../engine/rulebook.js';

export interface LessonInput {
  readonly lesson: Lesson;
  /** All of the game. */
  readonly entries: readonly Entry[];
  readonly language: Language;
}

/** What the coach of a guided first game says now. What the service answered without a choice is no step. */
export function lessonTask(rulebook: AnyRulebook, { lesson, entries, language }: LessonInput): Guidance {
  const answers: Answered[] = [];
  let state: AnyState | null = null;
  for (const entry of effectiveEntries(entries)) {
    const asked = isAction(entry) && entry.seat === LEARNER ? questionIn(rulebook, state) : null;
    if (isAction(entry) && asked !== null && asked.legal.length > 1)
      answers.push({ ...asked, action: actionId(entry.action), version: entry.version - 1 });
    state = applyEntry(rulebook, state, entry);
  }
  return guide(lesson, language, answers, questionIn(rulebook, state));
}

function questionIn(rulebook: AnyRulebook, state: AnyState | null): Question | null {
  const prompt = state === null ? undefined : rulebook.prompts(state).find(({ seat }) => seat === LEARNER);
  if (state === null || prompt === undefined) return null;
  return { prompt: prompt.kind, legal: rulebook.legal(state, LEARNER).map(actionId) };
}
