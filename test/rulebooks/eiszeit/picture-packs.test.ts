import { describe, expect, it } from 'vitest';
import { atlasOf } from '../../../src/rulebooks/eiszeit/atlas.js';
import { components } from '../../../src/rulebooks/eiszeit/components/index.js';
import type { Components } from '../../../src/rulebooks/eiszeit/components/schema.js';
import { planOf } from '../../../src/rulebooks/eiszeit/picture/plan.js';
import { checkPicture, draw, inSvg, LAYOUTS, textsOf } from './drawn.js';
import { randomGame } from './random-game.js';
import { configOf, given } from './table.js';

describe("an owner's pack", () => {
  const name = (letter: string) => ({ en: letter.repeat(80), de: `${letter} `.repeat(40).trim() });
  const says = { en: 'word '.repeat(80).trim(), de: 'W'.repeat(400) };
  const sourced = <Group extends keyof Components>(group: Group, values: Components[Group]['values']) =>
    ({ ...components[group], values }) as Components[Group];
  const own: Components = {
    ...components,
    landscapes: sourced('landscapes', [{ id: 'moor', name: name('M') }]),
    terrain: sourced('terrain', Array(16).fill('moor')),
    borders: sourced(
      'borders',
      Array.from({ length: 120 }, (_, at) => at).flatMap((at) => {
        const [a, b] = [Math.floor(at / 16) + 1, (at % 16) + 1];
        return a < b ? [[a, b]] : [];
      }),
    ),
    topEdge: sourced('topEdge', [9, 16]),
    drawing: sourced(
      'drawing',
      Array.from({ length: 16 }, () => ({ row: 0, left: 0, right: 1 })),
    ),
    fires: sourced('fires', [{ value: 6, copies: 20 }]),
    hand: sourced('hand', { light: 4, dark: 4 }),
    lightCards: sourced(
      'lightCards',
      components.lightCards.values
        .filter(({ effect }) => effect.type !== 'landscape')
        .map((card) => ({ ...card, copies: 20, name: name('L'), text: says })),
    ),
    darkCards: sourced(
      'darkCards',
      components.darkCards.values.map((card) => ({ ...card, name: name('D'), text: says })),
    ),
  };

  it('with another map is drawn as tiles with lines, each with the numbers of its neighbours', () => {
    const { isMap, links } = planOf(own, 'wide', 784);
    expect(isMap).toBe(false);
    expect(links).toHaveLength(own.borders.values.length);
    for (const layout of LAYOUTS) {
      const state = [...randomGame(configOf(3, 3, own), 1)][0]?.before;
      if (state === undefined) throw new Error('no game');
      const texts = textsOf(draw(state, { layout })).join(' ');
      expect(texts).toContain(`↔ ${atlasOf(own).neighbours[16]?.slice(0, 4).join(', ')}`);
      expect(texts).not.toContain('Upper edge');
    }
  });

  it('with a map of its own is drawn as that map', () => {
    const two: Components = {
      ...components,
      terrain: sourced('terrain', ['steppe', 'forest', 'steppe', 'forest']),
      borders: sourced('borders', [
        [1, 2],
        [3, 4],
        [1, 3],
        [2, 3],
        [2, 4],
      ]),
      drawing: sourced('drawing', [
        { row: 4, left: 10, right: 20 },
        { row: 4, left: 20, right: 40 },
        { row: 5, left: 10, right: 30 },
        { row: 5, left: 30, right: 40 },
      ]),
    };
    expect(planOf(two, 'narrow', 376).isMap).toBe(true);
    const hole = { ...two, borders: sourced('borders', two.borders.values.slice(1)) };
    expect(planOf(hole, 'narrow', 376).isMap).toBe(false);
  });

  it('with the longest names and texts keeps within its frame', () => {
    const names = ['W'.repeat(40), '漢'.repeat(40), 'i'.repeat(40)];
    let index = 0;
    for (const { before } of randomGame(configOf(3, 3, own), 2)) {
      index += 1;
      if (index % 9 > 0) continue;
      checkPicture(before, {
        layout: LAYOUTS[index % 2] ?? 'wide',
        language: index % 4 < 2 ? 'en' : 'de',
        names,
      });
    }
  });

  it('with letters that mean something elsewhere stays text, like the names of the players', () => {
    const card = components.lightCards.values.map((one) => ({ ...one, name: { en: '<i>&"', de: '<i>&"' } }));
    const pack = { ...components, lightCards: sourced('lightCards', card) };
    const svg = inSvg(
      draw(
        { ...given({ hands: [['trek', 'fire']] }), components: pack },
        { names: ['<b>&', 'Bert', 'Clara'] },
      ),
    );
    expect(svg).toContain('&lt;b&gt;&amp;');
    expect(svg).toContain('&lt;i&gt;&amp;&quot;');
    expect(svg).not.toMatch(/<[bi]>/);
  });
});
