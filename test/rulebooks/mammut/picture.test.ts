import { describe, expect, it } from 'vitest';
import { actionId } from '../../../src/engine/action-id.js';
import { toSvg } from '../../../src/engine/drawing/svg.js';
import type { Viewer } from '../../../src/engine/rulebook.js';
import { goods } from '../../../src/rulebooks/mammut/components/schema.js';
import { mammut } from '../../../src/rulebooks/mammut/index.js';
import type { State } from '../../../src/rulebooks/mammut/state.js';
import { placed } from '../../support/drawn.js';
import { given, scored, when, whenAll } from './support.js';

function drawn(
  state: State,
  viewer: Viewer,
  layout: 'narrow' | 'wide' = 'wide',
  language: 'en' | 'de' = 'en',
) {
  const legal = viewer === 'spectator' ? [] : mammut.legal(state, viewer);
  const names = ['Ayla', 'Brun', 'Creb', 'Durc', 'Ebra'].slice(0, state.seats);
  const { components } = state;
  const picture = mammut.picture(mammut.view(state, viewer), {
    language,
    names,
    components,
    layout,
    legal,
  });
  const shapes = [...placed(picture.layers)].map(({ shape }) => shape);
  return {
    svg: toSvg(picture, { scheme: 'light', size: 800 }),
    title: picture.title,
    titles: shapes.flatMap(({ title }) => title ?? []),
    texts: shapes.flatMap(({ content }) => content ?? []),
    touched: [...new Set(shapes.flatMap(({ actions = [] }) => actions))].sort(),
    legal: legal.map(actionId).sort(),
  };
}

const tiles = {
  middle: ['question|tusk', 'fur', 'cave-bear'],
  shares: { 1: ['axe', 'meat'] },
  hands: [['peek', 'trade-animal'], ['flip'], []],
};

describe('The table of Mammut', () => {
  const state = given(3, tiles);

  it.each(['en', 'de'] as const)('has room for the names of all faces in %s', (language) => {
    const kinds = [...state.components.animals.values.map(({ id }) => id), ...goods];
    const { texts } = drawn(given(3, { ...tiles, middle: kinds }), 0, 'narrow', language);
    expect(texts.filter((text) => text.endsWith('…'))).toEqual([]);
  });

  it.each(['narrow', 'wide'] as const)('has every action that has a place on it, laid out %s', (layout) => {
    const withoutPlace = (ids: string[]) =>
      ids.filter((id) => id !== 'done' && id !== 'decline' && id !== 'pass');
    const peeking = whenAll(state, 0, { type: 'play', card: 'peek' });
    const robbing = when(state, 0, { type: 'rob', share: 1 }).state;
    const flipping = whenAll(given(3, { ...tiles, hands: [['flip'], [], []] }), 0, {
      type: 'play',
      card: 'flip',
    });
    const returning = whenAll(given(3, { ...tiles, hands: [['return'], [], []] }), 0, {
      type: 'play',
      card: 'return',
    });
    const last = given(3, { middle: ['fur'], shares: { 0: ['axe', 'fur'], 1: ['axe'] }, turn: 2 });
    for (const [table, seat] of [
      [state, 0],
      [peeking, 0],
      [robbing, 0],
      [flipping, 0],
      [returning, 0],
      [last, 2],
    ] as const) {
      const { touched, legal } = drawn(table, seat, layout);
      expect(withoutPlace(legal).length).toBeGreaterThan(0);
      expect(touched).toEqual(withoutPlace(legal));
    }
  });

  it('has animals to choose and to trade for', () => {
    const offers = (card: string) =>
      scored(3, { 0: ['cave-bear', 'fur'], 1: ['meat'], 2: ['fire'] }, { faceDown: [{ seat: 0, card }] })
        .state;
    for (const card of ['trade-animal', 'most-fur-animal']) {
      const { touched, legal } = drawn(offers(card), 0);
      expect(touched.length).toBeGreaterThan(1);
      expect(touched).toEqual(legal.filter((id) => id !== 'decline'));
    }
  });

  it('shows a tile’s other face and a hand only to those who know them', () => {
    const peeked = when(whenAll(state, 0, { type: 'play', card: 'peek' }), 0, {
      type: 'peek',
      place: 0,
    }).state;
    expect(drawn(peeked, 0).titles).toContain('Tile 1: question mark°, underneath: tusk°');
    for (const viewer of [1, 'spectator'] as const) {
      expect(drawn(peeked, viewer).titles).toContain('Tile 1: question mark°');
      expect(drawn(peeked, viewer).texts).not.toContain('Tamer°');
    }
    expect(drawn(peeked, 0).texts).toContain('Tamer°');
    expect(drawn(peeked, 'spectator').texts).not.toContain('Your hand');
  });

  it('says what is going on', () => {
    expect(drawn(state, 0).title).toBe('Mammut, round 1 of 5: Ayla is to take or rob');
    expect(drawn({ ...state, agenda: [], over: true }, 0).title).toBe('Mammut: the game is over');
  });

  it('keeps long names of an owner’s pack within their frames', () => {
    const long = {
      en: 'A name that is as long as names may be, which is eighty letters and no more at all',
      de: 'x',
    };
    const { cards, animals } = state.components;
    const pack = {
      ...state.components,
      cards: { ...cards, values: cards.values.map((card) => ({ ...card, name: long })) },
      animals: { ...animals, values: animals.values.map((animal) => ({ ...animal, name: long })) },
    };
    for (const layout of ['narrow', 'wide'] as const) {
      const { texts } = drawn({ ...state, components: pack }, 0, layout);
      expect(texts.filter((content) => content.startsWith('A name')).length).toBeGreaterThan(2);
      expect(texts).not.toContain(long.en);
    }
  });

  it('shows what counted in the round before', () => {
    const { state: next } = scored(3, { 0: ['axe', 'axe'], 1: ['meat'], 2: ['fire'] });
    const { texts, titles } = drawn(next, 1);
    expect(texts).toContain('What counted in round 1');
    expect(titles).toEqual(expect.arrayContaining(['axe°: 2', 'meat°: 1', 'fire°: 1']));
  });
});
