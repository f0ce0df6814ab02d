import { describe, expect, it } from 'vitest';
import { languages, SPECTATOR } from '../../../src/engine/rulebook.js';
import { tellingFor } from '../../support/drawn.js';
import { configFor, playout } from '../../support/playout.js';
import { rawIds } from './sketch.js';
import { rulebook } from './support.js';

describe('words of random games', () => {
  const options = {
    iceFinds: true,
    restTiles: true,
    draftSetup: true,
    draftChiefs: true,
    shortFirstRound: true,
    majorityOnly: true,
  };

  it.each([2, 3, 4])('name things as people do, with every option: %i seats', (seats) => {
    const config = { ...configFor(rulebook, seats), options };
    const { setup, steps } = playout(rulebook, config, 5, { most: 500 });
    for (const language of languages) {
      const telling = tellingFor(seats, config.components, language);
      const said: string[] = [];
      for (const { before, seat } of steps) {
        const view = rulebook.view(before, seat);
        said.push(
          ...rulebook.legal(before, seat).map((action) => rulebook.words.action(action, view, telling)),
        );
        said.push(
          ...rulebook.prompts(before).map((prompt) => rulebook.words.prompt?.(prompt, telling) ?? ''),
        );
      }
      for (const event of [...setup, ...steps.flatMap(({ events }) => events)]) {
        const seen = rulebook.seen(event, SPECTATOR) as typeof event | null;
        if (seen !== null) said.push(rulebook.words.event(seen, telling));
      }
      // What has no name of its own would be called `something`.
      const odd = [...new Set(said)].filter((one) => rawIds(one).length > 0 || /something|etwas/.test(one));
      expect(odd).toEqual([]);
    }
  });
});
