import { type AnyRulebook, erase } from '../engine/any-rulebook.js';
import type { Lesson } from '../engine/lesson.js';
import { eiszeit } from './eiszeit/index.js';
import { lesson as eiszeitLesson } from './eiszeit/lesson/index.js';
import { endlessWinter } from './endless-winter/index.js';
import { lesson as endlessWinterLesson } from './endless-winter/lesson/index.js';
import { mammut } from './mammut/index.js';
import { lesson as mammutLesson } from './mammut/lesson/index.js';
import { talDerMammuts } from './tal-der-mammuts/index.js';
import { lesson as talLesson } from './tal-der-mammuts/lesson/index.js';

/** Every rulebook that this service hosts: one line each. */
export const rulebooks: readonly AnyRulebook[] = [
  erase(mammut),
  erase(eiszeit),
  erase(endlessWinter),
  erase(talDerMammuts),
];

/** Guided first games. A rulebook need not have one. */
export const lessons: readonly Lesson[] = [mammutLesson, eiszeitLesson, endlessWinterLesson, talLesson];
