import { describe, expect, it } from 'vitest';
import { actionId } from '../../../src/engine/action-id.js';
import { layouts } from '../../../src/engine/drawing/index.js';
import { SPECTATOR, type Viewer } from '../../../src/engine/rulebook.js';
import { quickRng } from '../../../src/kernel/rng.js';
import { configsOf, describeConfig, playout } from '../../support/playout.js';
import { everything, faults, idsOn } from './sketch.js';
import { rulebook } from './support.js';

const names = ['Anna', 'Bert', 'Clara', 'Dora'];

describe('pictures of random games', () => {
  it.each(configsOf(rulebook).map((config) => [describeConfig(config), config] as const))(
    'show all that can be done, and lie within their frame: %s',
    (_name, config) => {
      const game = playout(rulebook, config, 11, { most: 600 });
      const states = [game.opening, ...game.steps.map(({ after }) => after)];
      const telling = { names: names.slice(0, config.seats), components: config.components };
      for (const [index, state] of states.entries()) {
        if (index % 23 !== 0 && index !== states.length - 1) continue;
        const language = index % 2 === 0 ? 'en' : 'de';
        const asked = rulebook.prompts(state)[0]?.seat ?? 0;
        const viewers: Viewer[] = [asked, (asked + 1) % config.seats, SPECTATOR];
        for (const [at, viewer] of viewers.entries()) {
          const layout = (index + at) % 2 === 0 ? 'narrow' : 'wide';
          const legal = viewer === SPECTATOR ? [] : rulebook.legal(state, viewer);
          const drawing = { ...telling, language, layout, legal } as const;
          const picture = rulebook.picture(rulebook.view(state, viewer), drawing);
          expect(new Set(idsOn(picture))).toEqual(new Set(legal.map(actionId)));
          expect(picture.width).toBe(layouts[layout]);
          expect(faults(picture)).toEqual([]);
          const twin = rulebook.imagine(state, viewer, quickRng(index));
          const again = rulebook.picture(rulebook.view(twin, viewer), drawing);
          expect(JSON.stringify(again) === JSON.stringify(picture)).toBe(true);
        }
      }
    },
  );

  it('offer nothing to touch that is smaller than a finger needs', () => {
    const small: string[] = [];
    for (const config of configsOf(rulebook).slice(0, 3)) {
      const game = playout(rulebook, config, 4, { most: 500 });
      const telling = { language: 'en' as const, names, components: config.components };
      for (const { before, seat } of game.steps.filter((_, index) => index % 23 === 0)) {
        const legal = rulebook.legal(before, seat);
        for (const layout of ['narrow', 'wide'] as const) {
          const picture = rulebook.picture(rulebook.view(before, seat), { ...telling, layout, legal });
          for (const { shape } of everything(picture)) {
            if (shape.actions === undefined) continue;
            // The ring around it is drawn last.
            const ring = everything({ ...picture, layers: [shape.children?.at(-1) ?? shape] })[0];
            const [left = 0, top = 0, right = 0, bottom = 0] = ring?.box ?? [];
            if (Math.min(right - left, bottom - top) < 24) small.push(`${layout}: ${shape.title}`);
          }
        }
      }
    }
    expect(small).toEqual([]);
  });
});
