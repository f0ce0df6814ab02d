import type { Lesson } from '../../../engine/lesson.js';
import { german } from './de.js';
import { english } from './en.js';

/** The first summer: a camp, a field, a couple that sets out, a bison and the harvest. */
export const lesson: Lesson = {
  rulebook: 'tal-der-mammuts',
  seed: 'a first summer',
  seats: 3,
  options: { yearLimit: 1 },
  steps: [
    { say: 'camp', prompt: 'place-camp', expected: 'place-camp:hex=9' },
    { say: 'field', prompt: 'sow', expected: 'sow:hex=9' },
    { say: 'wind', prompt: 'nature-window', expected: 'pass' },
    { say: 'warrior', prompt: 'move', expected: 'move:figure=warrior,from=9,to=4' },
    { say: 'woman', prompt: 'move', expected: 'move:figure=woman,from=9,to=4' },
    { say: 'moved', prompt: 'move', expected: 'done' },
    { say: 'food', prompt: 'food-window', expected: 'done' },
    { say: 'second-wind', prompt: 'nature-window', expected: 'pass' },
    { say: 'stay', prompt: 'move', expected: 'done' },
    { say: 'fight', prompt: 'fight-window', expected: 'play:card=torch' },
    { say: 'roots', prompt: 'food-window', expected: 'play:card=roots-and-berries' },
    { say: 'harvest', prompt: 'food-window', expected: 'done' },
    { say: 'births', prompt: 'birth-window', expected: 'done' },
  ],
  words: { en: english, de: german },
};
