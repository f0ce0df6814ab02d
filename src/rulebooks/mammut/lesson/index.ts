import type { Lesson } from '../../../engine/lesson.js';
import { german } from './de.js';
import { english } from './en.js';

/** Two rounds: a small share that nobody wants, and a robbery. */
export const lesson: Lesson = {
  rulebook: 'mammut',
  seed: 'lesson c',
  seats: 3,
  options: {},
  steps: [
    { say: 'animal', prompt: 'division', expected: 'take:place=2' },
    { say: 'another', prompt: 'division', expected: 'take:place=22' },
    { say: 'third', prompt: 'division', expected: 'take:place=26' },
    { say: 'axe', prompt: 'division', expected: 'take:place=14' },
    { say: 'stop', prompt: 'division', expected: 'done' },
    { say: 'rob', prompt: 'division', expected: 'rob:share=2' },
    { say: 'return', prompt: 'division', expected: 'return:place=20' },
    { say: 'keep', prompt: 'division', expected: 'done' },
  ],
  words: { en: english, de: german },
};
