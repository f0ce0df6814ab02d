import { describe, expect, it } from 'vitest';
import { actionId } from '../../../src/engine/action-id.js';
import { tellingFor } from '../../support/drawn.js';
import { describeConfig, isLongRun, playout, sweptConfigsOf } from '../../support/playout.js';
import { everything, faults, idsOn } from './sketch.js';
import { rulebook } from './support.js';

const layouts = ['narrow', 'wide'] as const;
/** An odd number, so that the layouts take turns. */
const EVERY = isLongRun ? 29 : 71;

describe('pictures of random games', () => {
  it.each(sweptConfigsOf(rulebook).map((config) => [describeConfig(config), config] as const))(
    'let everything be touched that can be done: %s',
    (_name, config) => {
      const game = playout(rulebook, config, 11, { most: 600 });
      const telling = tellingFor(config.seats, config.components, 'de');
      for (const [index, { before, seat }] of game.steps.entries()) {
        if (index % EVERY !== 0) continue;
        const legal = rulebook.legal(before, seat);
        const layout = layouts[index % 2] ?? 'wide';
        const picture = rulebook.picture(rulebook.view(before, seat), { ...telling, layout, legal });
        expect(new Set(idsOn(picture))).toEqual(new Set(legal.map(actionId)));
        expect(faults(picture)).toEqual([]);
        // The ring around what can be touched is drawn last.
        const rings = [...everything(picture.layers)].flatMap(({ shape: { actions, children, title } }) =>
          actions === undefined ? [] : [{ title, ring: everything(children?.slice(-1) ?? [])[0]?.box }],
        );
        const small = rings.filter(({ ring }) => {
          const [left = 0, top = 0, right = 0, bottom = 0] = ring ?? [];
          return right - left < 24 || bottom - top < 24;
        });
        expect(small, 'smaller than a finger needs').toEqual([]);
      }
    },
  );
});
