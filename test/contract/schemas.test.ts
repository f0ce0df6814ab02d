import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { expectEqual } from '../support/equal.js';
import { describeConfig, sampled, sweptConfigsOf } from '../support/playout.js';
import { testedRulebooks } from '../support/rulebooks.js';
import { sharedPlayout } from '../support/shared-playouts.js';
import { viewersOf } from '../support/viewers.js';

describe.each(testedRulebooks.map((rulebook) => [rulebook.meta.id, rulebook] as const))(
  '%s',
  (_id, rulebook) => {
    const { schemas, meta } = rulebook;
    const action = checker(schemas.action);
    const event = checker(schemas.event);
    const view = checker(schemas.view);

    it('has default components that fit its schema', () => {
      checker(schemas.components)(rulebook.components);
    });

    it('has every text in every language', () => {
      for (const text of [meta.titles, meta.summary, ...Object.values(meta.prompts)]) {
        expect(text.en.length).toBeGreaterThan(0);
        expect(text.de.length).toBeGreaterThan(0);
      }
    });

    it.each(sweptConfigsOf(rulebook).map((config) => [describeConfig(config), config] as const))(
      'has views, events and actions that fit their schemas: %s',
      (_, config) => {
        checker(schemas.options)(config.options);
        const { steps, setup, opening } = sharedPlayout(rulebook, config, 0);
        const viewers = viewersOf(config);
        const facts = [{ events: setup, after: opening }, ...steps];
        for (const [index, { events, after }] of sampled(facts, 3).entries()) {
          const viewer = viewers[index % viewers.length] ?? 'spectator';
          view(rulebook.view(after, viewer));
          for (const fact of events) {
            const seen = rulebook.seen(fact, viewer);
            if (seen !== null) event(seen);
          }
        }
        for (const { before, seat } of sampled(steps, 3))
          for (const lawful of rulebook.legal(before, seat)) action(lawful);
      },
    );
  },
);

/** Checks the value after JSON, as a client receives it. */
function checker(schema: TSchema): (value: unknown) => void {
  const compiled = Compile(schema);
  return (value) => {
    const received: unknown = JSON.parse(JSON.stringify(value));
    if (!compiled.Check(received))
      expect.fail(`${JSON.stringify(compiled.Errors(received))} in ${JSON.stringify(received)}`);
    expectEqual(received, value);
  };
}
