import { describe, expect, it } from 'vitest';
import { languages } from '../../src/engine/rulebook.js';
import { lessons, rulebooks } from '../../src/rulebooks/registry.js';

const keysOf = (words: object): string[] => Object.keys(words).sort();

describe.each(lessons.map((lesson) => [lesson.rulebook, lesson] as const))(
  'the lesson of %s',
  (id, { steps, words }) => {
    const rulebook = rulebooks.find(({ meta }) => meta.id === id);

    it('has words for every step and none besides, in every language', () => {
      const said = [...new Set(steps.map(({ say }) => say))].sort();
      for (const language of languages) {
        expect(keysOf(words[language].steps)).toEqual(said);
        const { steps: own, prompts, end } = words[language];
        for (const text of [...Object.values(own), ...Object.values(prompts), end])
          expect(text).toMatch(/[.!?:]$/);
      }
      expect(keysOf(words.de.prompts)).toEqual(keysOf(words.en.prompts));
    });

    it('knows the prompts of its rules', () => {
      const kinds = Object.keys(rulebook?.meta.prompts ?? {});
      for (const { prompt } of steps) expect(kinds).toContain(prompt);
      for (const kind of keysOf(words.en.prompts)) expect(kinds).toContain(kind);
    });
  },
);

it('every game that ships has one lesson, and no lesson is of a game that does not exist', () => {
  const taught = lessons.map(({ rulebook }) => rulebook);
  expect(taught.toSorted()).toEqual(['eiszeit', 'endless-winter', 'mammut', 'tal-der-mammuts']);
  expect(rulebooks.map(({ meta }) => meta.id)).toEqual(expect.arrayContaining(taught));
});
