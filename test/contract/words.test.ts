import { describe, expect, it } from 'vitest';
import type { EventShape } from '../../src/engine/rulebook.js';
import { languages } from '../../src/engine/rulebook.js';
import { question } from '../../src/play/history/narration.js';
import { tellingFor } from '../support/drawn.js';
import { configsOf, describeConfig } from '../support/playout.js';
import { testedRulebooks } from '../support/rulebooks.js';
import { sharedPlayout } from '../support/shared-playouts.js';
import { viewersOf } from '../support/viewers.js';

/** What shows that a value was put into words that was none, or an id that no person reads. */
const UNREADABLE = /undefined|null|NaN|\[object|\bfalse\b|\btrue\b|[a-z]_[a-z]/;

const MOST = 400;

describe.each(testedRulebooks.map((rulebook) => [rulebook.meta.id, rulebook] as const))(
  '%s',
  (_id, rulebook) => {
    const { words } = rulebook;

    describe.each(configsOf(rulebook).map((config) => [describeConfig(config), config] as const))(
      '%s',
      (_, config) => {
        const { steps, setup } = sharedPlayout(rulebook, config, 2, MOST);
        const viewers = viewersOf(config);

        it.each(languages)('says every action, in %s, and no two in the same way', (language) => {
          const telling = tellingFor(config.seats, config.components, language);
          for (const { before, seat } of steps) {
            const view = rulebook.view(before, seat);
            const said = rulebook.legal(before, seat).map((action) => words.action(action, view, telling));
            expect(said.filter((one) => one === '' || UNREADABLE.test(one))).toEqual([]);
            expect(said.filter((one, index) => said.indexOf(one) !== index)).toEqual([]);
          }
        });

        it.each(languages)('asks every question in %s', (language) => {
          const telling = tellingFor(config.seats, config.components, language);
          for (const { before } of steps) {
            for (const prompt of rulebook.prompts(before)) {
              const asked = question(rulebook, prompt, telling);
              expect(asked).not.toBe(prompt.kind);
              expect(asked).not.toMatch(UNREADABLE);
            }
          }
        });

        it.each(languages)('tells every event in a sentence, in %s, whoever listens', (language) => {
          const telling = tellingFor(config.seats, config.components, language);
          for (const event of [...setup, ...steps.flatMap(({ events }) => events)]) {
            for (const viewer of viewers) {
              const seen = rulebook.seen(event, viewer);
              if (seen === null) continue;
              const sentence = words.event(seen as EventShape, telling);
              expect(sentence).toMatch(/[.!?]$/);
              expect(sentence).not.toMatch(UNREADABLE);
            }
          }
        });
      },
    );
  },
);
