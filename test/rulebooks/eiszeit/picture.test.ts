import { describe, expect, it } from 'vitest';
import { actionId } from '../../../src/engine/action-id.js';
import { unmarked } from '../../../src/engine/components.js';
import { type Layout, roomOn } from '../../../src/engine/drawing/index.js';
import { layouts } from '../../../src/engine/drawing/picture.js';
import { SPECTATOR } from '../../../src/engine/rulebook.js';
import { quickRng } from '../../../src/kernel/rng.js';
import { areNeighbours } from '../../../src/rulebooks/eiszeit/atlas.js';
import { components } from '../../../src/rulebooks/eiszeit/components/index.js';
import { eiszeit } from '../../../src/rulebooks/eiszeit/index.js';
import { planOf } from '../../../src/rulebooks/eiszeit/picture/plan.js';
import type { State } from '../../../src/rulebooks/eiszeit/state.js';
import type { Action } from '../../../src/rulebooks/eiszeit/steps/index.js';
import { cornersOf, placed } from '../../support/drawn.js';
import { checkPicture, draw, idsOn, inSvg, LAYOUTS, textsOf, titlesOf, touchable } from './drawn.js';
import { randomGame } from './random-game.js';
import { act, acts, asked, configOf, given, move, play } from './table.js';

const at = (step: State['agenda'][number], state: State): State => ({ ...state, agenda: [step] });

const table = given({
  hands: [['trek', 'mammoth', 'remove-two', 'light-cult', 'swap']],
  stones: [7, 9, 4],
  scores: [11, 22, 33],
  clubs: [1, 0, 0],
  hunters: { 5: [2, 0, 0], 6: [0, 2, 1] },
  clubbed: { 6: [0, 1, 0] },
  mammoths: { 6: 2, 7: 1 },
  mammothSupply: 1,
  fires: { 5: [2], 6: [0, 1] },
  tops: { light: 'fire', dark: 'all-one' },
  under: { light: ['camp', 'camp'] },
  darkPool: 17,
  lightPool: 13,
});

describe('the map', () => {
  it.each(LAYOUTS)('shows a common border to exactly those regions that are neighbours (%s)', (layout) => {
    const width = layout === 'wide' ? 784 : roomOn(layouts.narrow);
    const { lands, isMap } = planOf(components, layout, width);
    expect(isMap).toBe(true);
    const points = lands.map(({ outline }) => new Set(outline.map(String)));
    for (const [index, one] of points.entries()) {
      for (const [other, outline] of points.entries()) {
        if (index === other) continue;
        const shared = [...one].filter((point) => outline.has(point)).length;
        expect([index + 1, other + 1, shared > 1]).toEqual([
          index + 1,
          other + 1,
          areNeighbours(components, index + 1, other + 1),
        ]);
      }
    }
  });

  it('tells of each region what stands there, what it feeds and next to which it lies', () => {
    const titles = titlesOf(draw(table));
    expect(titles).toContain(
      'Region 6 (Pasture): 2 mammoths, Bert 2 hunters, Bert 1 hunter with a club, Clara 1 hunter, 2 fire tiles face down; feeds 5 hunters, more by fire; next to 1, 2, 3, 5, 7, 9 and 10',
    );
    expect(titles).toContain('Region 1 (Steppe): under ice');
    expect(titlesOf(draw(table, { language: 'de' }))).toContain(
      'Gebiet 5 (Gebirge): Anna 2 Jäger, 1 Feuerplättchen verdeckt; ernährt 3 Jäger, durch Feuer mehr; neben 1, 6 und 9',
    );
  });

  it('says how many hunters a region has and feeds', () => {
    const texts = textsOf(draw(table));
    expect(texts).toContain('4/5+');
    expect(texts).toContain('2/3+');
    expect(texts).toContain('0/4');
  });

  it('shows where a move leads that has begun, and which hunter is to be swapped', () => {
    const arrows = (state: State) =>
      [...placed(draw(state).layers)].filter(({ shape }) => shape.attributes['stroke-dasharray'] === '2 7');
    const rings = (state: State) =>
      [...placed(draw(state).layers)].filter(({ shape }) => shape.attributes['stroke-dasharray'] === '10 6');
    expect(arrows(table)).toHaveLength(0);
    expect(rings(table)).toHaveLength(0);
    expect(arrows(act(act(table, play('trek')), move(0, 5, 6)))).toHaveLength(0);
    const trekking = at({ step: 'trek', seat: 0, card: 'trek', moved: 1, from: 5, to: 6 }, table);
    expect(arrows(trekking)).toHaveLength(1);
    const first = { seat: 1, region: 6, clubbed: false };
    expect(rings(at({ step: 'swap-with', seat: 0, card: 'swap', first }, table))).toHaveLength(1);
  });
});

describe('the table', () => {
  it('shows what lies in front of everybody', () => {
    const titles = titlesOf(draw(table));
    expect(titles).toContain(
      'Anna: 11 points, 7 stones, 2 hunters on the map, 10 in the supply, 1 club, 4 light cards, 1 dark card',
    );
    expect(titles.find((title) => title.startsWith('Bert: 22'))).toContain(
      '9 stones, must play a light card or a cult',
    );
    expect(textsOf(draw(table))).toEqual(expect.arrayContaining(['11', '22', '33', 'You', 'First']));
  });

  it('shows the pools, the supplies, the decks and the discards', () => {
    const titles = titlesOf(draw(table));
    for (const title of [
      'Dark pool: 17 stones',
      'Light pool: 13 stones',
      '1 mammoth in the supply',
      '4 clubs in the supply',
      'Under it: 2 cards: 2 × “Winter camp”',
    ]) {
      expect(titles).toContain(title);
    }
    expect(titles.some((title) => title.startsWith('Ember carrier: light card, costs 1 stone.'))).toBe(true);
    expect(titles.some((title) => title.startsWith('Deck: 14 light cards'))).toBe(true);
  });

  it('shows the own hand with what each card costs, brings and says', () => {
    const picture = draw(table, { language: 'de' });
    expect(textsOf(picture)).toEqual(
      expect.arrayContaining(['Aufbruch°', '−5°', 'Bittere Kälte°', '+4°', '−2/3/5']),
    );
    expect(titlesOf(picture)).toContain(
      'Bittere Kälte: dunkle Karte, bringt 4 Steine. Ein Mitspieler deiner Wahl darf bis zu 2 Jäger entfernen; nicht beide vom selben Besitzer.',
    );
  });

  it.each(LAYOUTS)('keeps letters off the edges of cards (%s)', (layout) => {
    const cards = [...placed(draw(table, { layout }).layers)].filter(({ shape }) =>
      / (light|dark) card, /.test(shape.title ?? ''),
    );
    expect(cards.length).toBeGreaterThan(4);
    for (const { shape } of cards) {
      const inside = [...placed(shape.children ?? [])];
      const frame = inside.find(({ shape: { tag } }) => tag === 'rect');
      const [[left = 0] = [], [right = 0] = []] = frame === undefined ? [] : cornersOf(frame.shape);
      for (const { shape: one, toPage } of inside) {
        if (one.tag !== 'text') continue;
        for (const [x] of cornersOf(one).map(toPage)) {
          expect([one.content, x > left + 3 && x < right - 3]).toEqual([one.content, true]);
        }
      }
    }
  });

  it('says in its title what the whole is and who does what', () => {
    expect(draw(table).title).toBe('Mammoth Hunters, Round 1 of 4: Anna plays a card');
    expect(draw(act(table, play('trek')), { language: 'de' }).title).toBe(
      'Eiszeit, Durchgang 1 von 4: Anna versetzt Jäger („Aufbruch°“)',
    );
    const over = { ...table, over: true, agenda: [] };
    expect(draw(over, { viewer: 0 }).title).toBe('Mammoth Hunters, The end: Clara wins with 33 points');
    expect(draw({ ...over, scores: [7, 7, 1] }, { viewer: 0, language: 'de' }).title).toMatch(
      /Bert gewinnt mit 7 Punkten$/,
    );
  });

  it('says whose turn ends the round', () => {
    expect(textsOf(draw({ ...table, ender: 1 }))).toEqual(
      expect.arrayContaining(['Last turn', 'Last stone']),
    );
    expect(textsOf(draw(table))).not.toContain('Last turn');
  });

  it('shows how the last conflicts and the scoring went', () => {
    const report = {
      round: 1,
      regions: [{ region: 6, fires: [0, 1], limit: 6, lost: [0, 2, 0], points: [6, 3, 0] }],
    };
    const picture = draw({ ...table, round: 2, report });
    expect(textsOf(picture)).toEqual(
      expect.arrayContaining(['Conflicts and points of round 1', '0+1', '−2']),
    );
    expect(titlesOf(picture)).toContain(
      'Region 6 (Pasture): fire 0 + 1, fed 6 hunters, Anna 6 points, Bert lost 2 hunters, Bert 3 points',
    );
  });
});

describe('what is hidden', () => {
  it('is not on the picture: no card of another hand, no hand for spectators, no value of a fire', () => {
    for (const viewer of [1, SPECTATOR] as const) {
      const svg = inSvg(draw(table, { viewer }));
      for (const card of ['Trek', 'Bitter cold', 'Cult by day']) expect(svg).not.toContain(card);
    }
    expect(textsOf(draw(table, { viewer: SPECTATOR }))).not.toContain('Your hand');
    for (const layout of LAYOUTS) {
      const other = {
        ...table,
        board: { ...table.board, fires: table.board.fires.map((tiles) => tiles.map(() => 6)) },
      };
      expect(inSvg(draw(other, { layout }))).toBe(inSvg(draw(table, { layout })));
    }
  });

  it('shows every viewer the same as a twin of the state does', () => {
    for (const [index, { state }] of [...randomGame(configOf(4), 8)].entries()) {
      if (index % 12 > 0) continue;
      for (const viewer of [1, SPECTATOR] as const) {
        const twin = eiszeit.imagine(state, viewer, quickRng(5));
        expect(inSvg(draw(twin, { viewer }))).toBe(inSvg(draw(state, { viewer })));
      }
    }
  });
});

const reached = (state: State, type: Action['type'], layout: Layout): boolean => {
  const ids = eiszeit
    .legal(state, asked(state))
    .filter((action) => action.type === type)
    .map(actionId);
  const shown = idsOn(draw(state, { layout }));
  return ids.length > 0 && ids.every((id) => shown.includes(id));
};

describe.each(LAYOUTS)('touching, %s', (layout) => {
  const first = { seat: 1, region: 6, clubbed: false };
  it.each<[Action['type'], State]>([
    ['play', table],
    ['lay-down', given({ stones: [8, 4, 4], hands: [['remove-one', 'all-one', 'all-two']] })],
    ['choose-copy', act(table, play('light-cult'))],
    ['choose-opponent', act(table, play('remove-two'))],
    ['place-hunter', at({ step: 'first', seat: 0, left: 3 }, table)],
    ['move-hunter', act(table, play('trek'))],
    ['remove-hunter', at({ step: 'remove', seat: 0, card: 'remove-two', owners: [] }, table)],
    ['choose-hunter', act(table, play('swap'))],
    ['swap', at({ step: 'swap-with', seat: 0, card: 'swap', first }, table)],
    ['place-mammoth', act(table, play('mammoth'))],
    ['move-mammoth', act(table, play('mammoth'))],
    ['remove-mammoth', at({ step: 'mammoth-home', seat: 0, card: 'mammoth-home' }, table)],
    ['move-fire', at({ step: 'fire', seat: 0, card: 'fire' }, table)],
    ['take-club', at({ step: 'club', seat: 0, card: 'club' }, table)],
    ['use-club', at({ step: 'give', seat: 0, region: 0 }, table)],
    ['discard', at({ step: 'discard', seat: 0 }, table)],
    ['draw', at({ step: 'draw', seat: 0 }, given({ hands: [['fire', 'swap', 'all-one', 'all-two']] }))],
    ['lay-glacier', at({ step: 'glacier', seat: 0 }, table)],
    ['done', act(table, play('trek'))],
  ])('%s can be done on the picture', (type, state) => {
    expect(reached(state, type, layout)).toBe(true);
  });

  it('a hunter and the region that it may go to answer to the same move', () => {
    const picture = draw(act(table, play('trek')), { layout });
    const id = actionId(move(0, 5, 6));
    const titles = touchable(picture)
      .filter(({ actions }) => actions?.includes(id))
      .map(({ title = '' }) => unmarked(title));
    expect(titles).toEqual(['Anna: 2 hunters, region 5 (Mountains)', expect.stringMatching(/^Region 6/)]);
  });

  it('nothing can be touched by a seat that is not asked', () => {
    for (const viewer of [1, SPECTATOR] as const) expect(idsOn(draw(table, { viewer, layout }))).toEqual([]);
  });

  it('buttons do not lie inside of buttons', () => {
    for (const shape of touchable(draw(act(table, play('trek')), { layout }))) {
      expect([...placed(shape.children ?? [])].every((one) => one.shape.actions === undefined)).toBe(true);
    }
  });
});

describe('every picture', () => {
  it.each([3, 4, 5])('holds its frame and all that is legal, at any moment of a game of %i', (seats) => {
    let index = 0;
    for (const { before } of randomGame(configOf(seats), 20 + seats)) {
      index += 1;
      if (index % 4 > 0) continue;
      const viewer = index % 20 === 0 ? SPECTATOR : undefined;
      checkPicture(before, {
        layout: LAYOUTS[(index / 4) % 2] ?? 'wide',
        language: index % 3 === 0 ? 'de' : 'en',
        ...(viewer === undefined ? {} : { viewer }),
      });
    }
    expect(index).toBeGreaterThan(100);
  });

  it.each(LAYOUTS)('has room for a crowd of all seats with clubs and without (%s)', (layout) => {
    const crowd = given({
      seats: 5,
      hunters: { 2: [1, 11, 1, 1, 1] },
      clubbed: { 2: [1, 1, 1, 1, 2] },
      mammoths: { 2: 6 },
      fires: { 2: [1, 1, 1, 1] },
    });
    const state = at({ step: 'remove', seat: 1, card: 'remove-one', owners: [] }, crowd);
    checkPicture(state, { layout });
    const { lands } = planOf(components, layout, layout === 'wide' ? 784 : roomOn(layouts.narrow));
    const room = lands[1]?.room ?? { y: 0, height: 0 };
    const cells = touchable(draw(state, { layout })).flatMap((shape) => {
      const ring = shape.children?.at(-1);
      return ring?.tag === 'rect' && shape.title?.includes('region 2')
        ? [{ y: Number(ring.attributes.y), height: Number(ring.attributes.height) }]
        : [];
    });
    expect(cells).toHaveLength(6);
    for (const { y, height } of cells) expect(y + height).toBeLessThanOrEqual(room.y + room.height - 16);
  });

  it('keeps the layers of regions in which nothing happened', () => {
    const [before, after] = [
      draw(table, { viewer: SPECTATOR }),
      draw(acts(table, play('trek'), move(0, 5, 6)), { viewer: SPECTATOR }),
    ];
    expect(after.layers).toHaveLength(before.layers.length);
    const changed = after.layers.filter(
      (layer, index) => JSON.stringify(layer) !== JSON.stringify(before.layers[index]),
    );
    expect(changed.length).toBeLessThan(10);
  });
});
