import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { AnyRulebook } from '../../../src/engine/any-rulebook.js';
import { languages, SPECTATOR } from '../../../src/engine/rulebook.js';
import { question } from '../../../src/play/history/narration.js';
import { textOfView } from '../../../src/play/history/view-text.js';
import { viewOf } from '../../../src/play/work/game-view.js';
import { rulebooks } from '../../../src/rulebooks/registry.js';
import { defaultOptions } from '../../support/options.js';
import type { Playout } from '../../support/playout.js';
import { sharedPlayout } from '../../support/shared-playouts.js';

const NAMES = ['Ayla', 'yes', '# Durc', 'A: b', 'null', '{}'];

const playedTo = (rulebook: AnyRulebook, most: number): Playout => {
  const { meta, components } = rulebook;
  return sharedPlayout(
    rulebook,
    { seats: meta.seats.max, options: defaultOptions(rulebook), components },
    0,
    most,
  );
};

describe.each(rulebooks.map((rulebook) => [rulebook.meta.id, rulebook] as const))(
  '%s as text',
  (id, rulebook) => {
    const names = NAMES.slice(0, rulebook.meta.seats.max);

    it.each([1, 40, Number.POSITIVE_INFINITY])(
      'has the whole view and the prompts, after %s actions',
      (most) => {
        const { last } = playedTo(rulebook, most);
        const prompts = rulebook.prompts(last);
        for (const viewer of [0, SPECTATOR] as const)
          for (const language of languages) {
            const narration = { language, names, components: rulebook.components };
            const view = viewOf(rulebook, { game: 'g', rulebook: id, version: 1, viewer, prompts }, last);
            const text = textOfView(rulebook, view, narration);
            expect(parse(text)).toEqual(view);
            for (const prompt of prompts)
              expect(text).toContain(`# ${question(rulebook, prompt, narration)}\n`);
            for (const name of names) expect(text).toContain(`# ${name}\n`);
          }
      },
    );
  },
);

it('ids of components have their names beside them, in the language of the reader', () => {
  const eiszeit = rulebooks.find(({ meta }) => meta.id === 'eiszeit') as AnyRulebook;
  const { last } = playedTo(eiszeit, 40);
  const head = { game: 'g', rulebook: 'eiszeit', version: 1, viewer: SPECTATOR, prompts: [] } as const;
  const view = viewOf(eiszeit, head, last);
  const said = (language: 'en' | 'de') =>
    textOfView(eiszeit, view, { language, names: NAMES, components: eiszeit.components });
  expect(said('en')).toContain('landscape: ice-meadow # Ice meadow');
  expect(said('de')).toContain('landscape: ice-meadow # Eiswiese');
});
