import type { Lesson } from '../../../engine/lesson.js';
import { german } from './de.js';
import { english } from './en.js';

/** The first hunters, a light card and a dark one. */
export const lesson: Lesson = {
  rulebook: 'eiszeit',
  seed: 'the first hunt',
  seats: 3,
  options: { rounds: 3 },
  steps: [
    { say: 'mammoth', prompt: 'place-first-hunters', expected: 'place-hunter:region=8' },
    { say: 'spread', prompt: 'place-first-hunters', expected: 'place-hunter:region=7' },
    { say: 'more', prompt: 'place-first-hunters', expected: 'place-hunter:region=6' },
    { say: 'last-mammoth', prompt: 'place-first-hunters', expected: 'place-hunter:region=5' },
    { say: 'pair', prompt: 'place-first-hunters', expected: 'place-hunter:region=7' },
    { say: 'last-hunter', prompt: 'place-first-hunters', expected: 'place-hunter:region=8' },
    { say: 'light', prompt: 'play-card', expected: 'play:card=pasture' },
    { say: 'placing', prompt: 'place-hunter', expected: 'place-hunter:region=6' },
    { say: 'elsewhere', prompt: 'place-hunter', expected: 'place-hunter:region=12' },
    { say: 'elsewhere-too', prompt: 'place-hunter', expected: 'place-hunter:region=12' },
    { say: 'discard', prompt: 'discard', expected: 'discard:card=swap' },
    { say: 'draw-light', prompt: 'draw', expected: 'draw:colour=light' },
    { say: 'draw-dark', prompt: 'draw', expected: 'draw:colour=dark' },
    { say: 'gift', prompt: 'place-hunter', expected: 'place-hunter:region=5' },
    { say: 'majority', prompt: 'place-hunter', expected: 'place-hunter:region=5' },
    { say: 'dark', prompt: 'play-card', expected: 'play:card=remove-one' },
    { say: 'opponent', prompt: 'choose-opponent', expected: 'choose-opponent:seat=2' },
    { say: 'keep', prompt: 'discard', expected: 'done' },
    { say: 'draw-again', prompt: 'draw', expected: 'draw:colour=dark' },
  ],
  words: { en: english, de: german },
};
