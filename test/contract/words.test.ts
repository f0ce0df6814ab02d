import { beforeAll, describe, expect, it } from 'vitest';
import type { EventShape } from '../../src/engine/rulebook.js';
import { languages } from '../../src/engine/rulebook.js';
import { question } from '../../src/play/history/narration.js';
import { tellingFor } from '../support/drawn.js';
import { describeConfig, type Playout, sampled, sweptConfigsOf } from '../support/playout.js';
import { testedRulebooks } from '../support/rulebooks.js';
import { sharedPlayout } from '../support/shared-playouts.js';
import { viewersOf } from '../support/viewers.js';

/** Signs of a missing value or an internal id in a text. */
const UNREADABLE = /undefined|null|NaN|\[object|\bfalse\b|\btrue\b|[a-z]_[a-z]/;

const MAX_ACTIONS = 400;

describe.each(testedRulebooks.map((rulebook) => [rulebook.meta.id, rulebook] as const))(
  '%s',
  (_id, rulebook) => {
    const { words } = rulebook;

    it('has words for each of its options, if it has any', () => {
      const { properties = {} } = rulebook.schemas.options as { readonly properties?: object };
      expect(Object.keys(rulebook.meta.options ?? properties)).toEqual(Object.keys(properties));
    });

    describe.each(sweptConfigsOf(rulebook).map((config) => [describeConfig(config), config] as const))(
      '%s',
      (_, config) => {
        let steps: Playout['steps'] = [];
        let setup: Playout['setup'] = [];
        beforeAll(() => {
          const game = sharedPlayout(rulebook, config, 2, MAX_ACTIONS);
          setup = game.setup;
          steps = sampled(game.steps, 2);
        });
        const viewers = viewersOf(config);

        it.each(languages)('has a different text for every legal action, in %s', (language) => {
          const telling = tellingFor(config.seats, config.components, language);
          for (const { before, seat } of steps) {
            const view = rulebook.view(before, seat);
            const said = rulebook.legal(before, seat).map((action) => words.action(action, view, telling));
            expect(said.filter((one) => one === '' || UNREADABLE.test(one))).toEqual([]);
            expect(said.filter((one, index) => said.indexOf(one) !== index)).toEqual([]);
          }
        });

        it.each(languages)('has a text for every prompt, in %s', (language) => {
          const telling = tellingFor(config.seats, config.components, language);
          for (const { before } of steps) {
            for (const prompt of rulebook.prompts(before)) {
              const asked = question(rulebook, prompt, telling);
              expect(asked).not.toBe(prompt.kind);
              expect(asked).not.toMatch(UNREADABLE);
            }
          }
        });

        it('has words for the end, if it has any: its reason, and what breaks ties', () => {
          const { ending } = rulebook.meta;
          const last = sharedPlayout(rulebook, config, 2).steps.at(-1);
          const outcome = last === undefined ? null : rulebook.outcome(last.after);
          if (ending === undefined || outcome === null) return;
          expect(Object.keys(ending.reasons)).toContain(outcome.reason);
          for (const { tieBreaks } of outcome.standings)
            expect(Object.keys(ending.tieBreaks)).toEqual(tieBreaks.map(({ by }) => by));
        });

        it.each(languages)('has a sentence for every event and every viewer, in %s', (language) => {
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
