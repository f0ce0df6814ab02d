import type { Language } from './rulebook.js';

/*
 * A guided first game. It is prepared: all chance follows from a fixed seed, and built-in bots hold the other seats, so
 * the coach knows what will be asked as long as the learner does what is expected. If not, the coach goes on with what
 * fits. The learner has seat 0.
 */

export const LEARNER = 0;

/** One moment of a lesson: what the coach says, and what it expects. */
export interface LessonStep {
  /** A key of the words. */
  readonly say: string;
  /** The kind of the prompt. */
  readonly prompt: string;
  /** The id of the action that the coach expects. */
  readonly expected: string;
}

/** What the coach says, in one language. */
export interface LessonWords {
  readonly steps: { readonly [say: string]: string };
  /** For each kind of prompt, what to think of: for games that went another way. */
  readonly prompts: { readonly [kind: string]: string };
  /** The last words, when all steps are done. */
  readonly end: string;
}

export interface Lesson {
  readonly rulebook: string;
  readonly seed: string;
  readonly seats: number;
  readonly options: object;
  readonly steps: readonly LessonStep[];
  readonly words: { readonly [In in Language]: LessonWords };
}

/** A prompt with the ids of its legal actions. */
export interface Question {
  readonly prompt: string;
  readonly legal: readonly string[];
}

/** A prompt that the learner has answered. */
export interface Answered extends Question {
  readonly action: string;
  /** The version before the answer. */
  readonly version: number;
}

/** What the coach says now. */
export interface Guidance {
  /** How many steps are done. */
  readonly done: number;
  /** Null while the learner is not asked anything. */
  readonly text: string | null;
  /** The id of the action that the coach expects; null where every answer will do. */
  readonly expected: string | null;
  /** If the last answer was another one than expected: the version to go back to. */
  readonly undoTo: number | null;
  readonly isOver: boolean;
}

export function guide(
  { steps, words }: Lesson,
  language: Language,
  answers: readonly Answered[],
  asked: Question | null,
): Guidance {
  let done = 0;
  let undoTo: number | null = null;
  for (const answer of answers) {
    const at = nextStep(steps, done, answer);
    undoTo = at !== null && steps[at]?.expected !== answer.action ? answer.version : null;
    if (at !== null) done = at + 1;
  }
  const { steps: said, prompts, end } = words[language];
  if (done === steps.length) return { done, text: end, expected: null, undoTo, isOver: true };
  if (asked === null) return { done, text: null, expected: null, undoTo, isOver: false };
  const at = nextStep(steps, done, asked);
  const step = at === null ? undefined : steps[at];
  const text = step === undefined ? prompts[asked.prompt] : said[step.say];
  return { done, text: text ?? null, expected: step?.expected ?? null, undoTo, isOver: false };
}

/** The first step from here on that fits the question; null if none does. */
function nextStep(steps: readonly LessonStep[], from: number, { prompt, legal }: Question): number | null {
  const at = steps.findIndex(
    (step, nth) => nth >= from && step.prompt === prompt && legal.includes(step.expected),
  );
  return at < 0 ? null : at;
}
