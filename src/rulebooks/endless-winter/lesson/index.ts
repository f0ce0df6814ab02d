import type { Lesson } from '../../../engine/lesson.js';
import { german } from './de.js';
import { english } from './en.js';

/** The preparation and one turn, all the way down a column. */
export const lesson: Lesson = {
  rulebook: 'endless-winter',
  seed: 'a first winter',
  seats: 3,
  options: {},
  steps: [
    { say: 'chief', prompt: 'choose-side', expected: 'choose-chief:chief=seeking-hand,side=b' },
    { say: 'member', prompt: 'gain', expected: 'recruit:member=scout' },
    { say: 'supplies', prompt: 'gain', expected: 'take:gain=food' },
    { say: 'advancement', prompt: 'play-advancements', expected: 'play-advancement:card=ember' },
    { say: 'use', prompt: 'use-advancement', expected: 'use:ability=card/ember,way=0' },
    { say: 'enough', prompt: 'more-advancements', expected: 'done' },
    { say: 'figure', prompt: 'place-figure', expected: 'place-figure:at=migrate,figure=chief' },
    { say: 'ability', prompt: 'act', expected: 'use:ability=chief,way=0' },
    { say: 'recruit', prompt: 'recruit', expected: 'recruit:member=elder' },
    { say: 'new-camp', prompt: 'act', expected: 'top:way=0' },
    { say: 'work', prompt: 'act', expected: 'play-member:card=scout' },
    { say: 'pay', prompt: 'act', expected: 'top:way=1' },
    { say: 'springs', prompt: 'move-camp', expected: 'move-camp:from=0,to=5' },
    { say: 'pay-again', prompt: 'act', expected: 'top:way=1' },
    { say: 'grassland', prompt: 'move-camp', expected: 'move-camp:from=0,to=4' },
    { say: 'go-on', prompt: 'act', expected: 'go-on' },
    { say: 'middle', prompt: 'middle-closed', expected: 'go-on' },
    { say: 'bottom', prompt: 'bottom', expected: 'bottom' },
    { say: 'camp', prompt: 'gain', expected: 'take:gain=camp' },
    { say: 'forest', prompt: 'move-camp', expected: 'move-camp:from=0,to=6' },
    { say: 'end-turn', prompt: 'after-bottom', expected: 'go-on' },
  ],
  words: { en: english, de: german },
};
