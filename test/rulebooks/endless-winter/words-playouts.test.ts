import { describe, expect, it } from 'vitest';
import { languages } from '../../../src/engine/rulebook.js';
import { configsOf, describeConfig, playout } from '../../support/playout.js';
import { rawIds } from './sketch.js';
import { rulebook } from './support.js';

const SPOILED = /undefined|NaN|\[object|null|something|etwas\b/;
describe('words', () => {
  it.each(configsOf(rulebook).map((config) => [describeConfig(config), config] as const))(
    'tell every action and every event of a game apart: %s',
    (_name, config) => {
      const game = playout(rulebook, config, 5, { most: 500 });
      const names = ['Anna', 'Bert', 'Clara', 'Dora'].slice(0, config.seats);
      for (const language of languages) {
        const telling = { language, names, components: config.components };
        for (const [index, { before, seat, events }] of game.steps.entries()) {
          for (const viewer of [...names.keys(), 'spectator' as const]) {
            for (const event of events) {
              const seen = rulebook.seen(event, viewer) as typeof event | null;
              if (seen === null) continue;
              const sentence = rulebook.words.event(seen, telling);
              expect(sentence, JSON.stringify(seen)).toMatch(/\.$/);
              expect(sentence).not.toMatch(SPOILED);
              expect(rawIds(sentence), sentence).toEqual([]);
            }
          }
          if (index % 3 !== 0) continue;
          const view = rulebook.view(before, seat);
          const legal = rulebook.legal(before, seat);
          const phrases = legal.map((action) => rulebook.words.action(action, view, telling));
          for (const phrase of phrases) {
            expect(phrase).not.toMatch(SPOILED);
            expect(rawIds(phrase), phrase).toEqual([]);
          }
          const twice = phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at);
          expect(twice, JSON.stringify(legal)).toEqual([]);
          for (const prompt of rulebook.prompts(before)) {
            const question = rulebook.words.prompt?.(prompt, telling) ?? '';
            expect(question).toMatch(/\?$|\.$/);
            expect(question).not.toMatch(SPOILED);
            expect(rawIds(question), question).toEqual([]);
          }
        }
      }
    },
  );
});
