import { describe, expect, it } from 'vitest';
import { actionId } from '../../../src/engine/action-id.js';
import { erase } from '../../../src/engine/any-rulebook.js';
import { type Layout, type Picture, SMALLEST_TEXT } from '../../../src/engine/drawing/picture.js';
import type { Shape } from '../../../src/engine/drawing/shape.js';
import { toSvg } from '../../../src/engine/drawing/svg.js';
import { type Language, SPECTATOR, type Viewer } from '../../../src/engine/rulebook.js';
import type { Components } from '../../../src/rulebooks/tal-der-mammuts/components/schema.js';
import type { State } from '../../../src/rulebooks/tal-der-mammuts/state.js';
import { unmoved } from '../../../src/rulebooks/tal-der-mammuts/walk.js';
import { describeConfig, playout, sweptConfigsOf } from '../../support/playout.js';
import { given, rulebook, valley } from './given.js';

const names = ['Anna', 'Bert', 'Clara', '<b>Dora</b> & Co', 'Emil', 'Finn'];
const layoutNames: readonly Layout[] = ['narrow', 'wide'];

interface Seen {
  readonly layout?: Layout;
  readonly language?: Language;
  readonly components?: Components;
}

/** The picture as the API makes it: of a view, with what the viewer may do. */
function drawn(state: State, viewer: Viewer, { layout = 'narrow', language = 'en', components }: Seen = {}) {
  const legal = viewer === SPECTATOR ? [] : rulebook.legal(state, viewer);
  return rulebook.picture(rulebook.view(state, viewer), {
    language,
    names,
    components: components ?? state.components,
    layout,
    legal,
  });
}

const everything = (shapes: readonly Shape[]): Shape[] =>
  shapes.flatMap((shape) => [shape, ...everything(shape.children ?? [])]);
const textsOf = ({ layers }: Picture): string[] =>
  everything(layers).flatMap(({ content }) => (content === undefined ? [] : [content]));
const titlesOf = ({ layers }: Picture): string[] =>
  everything(layers).flatMap(({ title }) => (title === undefined ? [] : [title]));
const touchableOf = ({ layers }: Picture): Set<string> =>
  new Set(everything(layers).flatMap(({ actions = [] }) => actions));

/** The title of a hex. */
const hexOf = (picture: Picture, hex: number): string =>
  titlesOf(picture).find((title) => title.startsWith(`Hex ${hex}:`)) ?? '';

const village = given({
  seats: 4,
  components: valley({ rivers: [[0, 1]] }),
  people: [
    { seat: 0, hex: 30, warriors: 3, women: 2, camp: true, ears: 2 },
    { seat: 1, hex: 30, warriors: 1 },
    { seat: 3, hex: 4, warriors: 2, women: 1, camp: true },
  ],
  animals: [
    { hex: 30, species: 'mammoth', count: 2 },
    { hex: 0, species: 'wolf', count: 3 },
  ],
  agenda: [{ step: 'move', seat: 0 }],
  state: { wind: 1, event: 'hail' },
});

describe('the valley', () => {
  it.each(layoutNames)('tells of every hex what it is and what lies there, %s', (layout) => {
    const picture = drawn(village, 0, { layout });
    expect([...Array(37).keys()].filter((hex) => hexOf(picture, hex) === '')).toEqual([]);
    expect(hexOf(picture, 30)).toContain('Village of Anna, intact field');
    expect(hexOf(picture, 30)).toContain('Anna: 3 warriors and 2 women. Bert: 1 warrior. 2 × mammoth');
    expect(hexOf(picture, 0)).toContain('3 × wolf');
    expect(hexOf(picture, 4)).toContain('<b>Dora</b> & Co: 2 warriors and 1 woman');
  });

  it('shows the wind, the season and the event', () => {
    const picture = drawn(village, SPECTATOR);
    expect(titlesOf(picture)).toContain('Wind to the east');
    expect(titlesOf(picture)).toContain('Summer of year 1, 2 rounds left');
    expect(textsOf(picture)).toContain('Hail°');
    expect(textsOf(picture)).toContain('Round 3 · Summer, year 1');
  });

  it('has a sentence for its title', () => {
    expect(drawn(village, 0).title).toBe('Valley of the Mammoths, round 3: Anna moves');
    expect(drawn(village, 0, { language: 'de' }).title).toBe('Das Tal der Mammuts, Runde 3: Anna zieht');
  });

  it('tells those who have moved from those who can', () => {
    const walker = { figure: 'woman', start: 30, hex: 30, left: 1, path: false } as const;
    const rested = [{ hex: 30, warriors: 1, women: 0 }];
    const walking = { ...village, walk: { ...unmoved, rested, walker } };
    const titles = titlesOf(drawn(walking, 0, { layout: 'wide' })).join('\n');
    expect(titles).not.toContain('have moved, 1 step left');
    expect(textsOf(drawn(walking, 0))).toContain('On the way: woman on hex 30, 1 step left.');
    expect(textsOf(drawn(walking, 0))).toContain('has moved');
  });

  it('tells beside the board what has no room on a hex', () => {
    const species = rulebook.components.species.values.map(({ id }) => id);
    const crowd = given({
      seats: 6,
      people: [0, 1, 2, 3, 4, 5].map((seat) => ({ seat, hex: 9, warriors: 2, women: 1 })),
      animals: species.map((id) => ({ hex: 9, species: id, count: 2 })),
      agenda: [{ step: 'move', seat: 0 }],
    });
    const texts = textsOf(drawn(crowd, 0)).join(' ');
    expect(texts).toContain('Crowded hexes');
    for (const { name } of rulebook.components.species.values) expect(texts).toContain(`2 × ${name.en}`);
    expect(textsOf(drawn(village, 0))).not.toContain('Crowded hexes');
  });

  it('shows rivers that stop nobody in another way', () => {
    const usual = toSvg(drawn(village, 0), { scheme: 'light', size: 400 });
    const frozen = toSvg(drawn({ ...village, event: 'frozen-rivers' }, 0), { scheme: 'light', size: 400 });
    expect(usual).not.toContain('stroke-dasharray="2 4"');
    expect(frozen).toContain('stroke-dasharray="2 4"');
  });
});

describe('beside the valley', () => {
  it('every tribe is shown with what it has', () => {
    const titles = titlesOf(drawn({ ...village, announced: [0] }, SPECTATOR));
    expect(titles).toContain(
      'Anna: camps 1 of 4, warriors 3 of 10, women 2 of 6, food 12, eats 5, cards 0, ★ 4 camps announced, begins',
    );
  });

  it('cards are shown to whose they are, and to nobody else', () => {
    const state = { ...village, hands: [['pit-trap', 'pit-trap'], ['amazons'], [], []] };
    expect(textsOf(drawn(state, 0))).toContain('Pit trap° ×2');
    for (const viewer of [1, 2, SPECTATOR] as const)
      expect(textsOf(drawn(state, viewer)).join()).not.toContain('Pit trap');
  });

  it('a fight shows both sides, their cards and their dice', () => {
    const fight = {
      hex: 30,
      kind: 'animals',
      species: 5,
      seats: [0],
      bonus: [2, 0, 0, 0],
      amazons: [0],
      rolls: [
        { seat: 0, die: 3, bonus: 5 },
        { seat: null, die: 6, bonus: 2 },
      ],
    } as const;
    const fighting = { ...village, fight, agenda: [{ step: 'fight-window' } as const] };
    const texts = textsOf(drawn(fighting, 1));
    expect(titlesOf(drawn(fighting, 1))).toEqual(
      expect.arrayContaining(['Anna: 3 warriors and 2 women', '2 × mammoth']),
    );
    expect(texts).toEqual(expect.arrayContaining(['+ 5 = ', '+ 2 = ', '8', '× 2']));
    expect(texts).toContain('cards add 2 · women fight like warriors');
  });

  it('whoever is asked together with others sees who has answered, and only their own answer', () => {
    const window = {
      asked: [0, 1],
      answers: [{ seat: 1, answer: { type: 'play', card: 'shaman' } as const }],
    };
    const asking = { ...village, window, agenda: [{ step: 'nature-window' } as const] };
    expect(textsOf(drawn(asking, 0))).toEqual(expect.arrayContaining(['is asked', '✓ has answered']));
    expect(textsOf(drawn(asking, 1))).toContain('Your answer: “Shaman°”');
    expect(textsOf(drawn(asking, 0)).join()).not.toContain('Shaman');
  });
});

describe('what can be done can be touched', () => {
  it('by the hex where it begins and the hex where it leads', () => {
    const picture = drawn(village, 0);
    const hexes = everything(picture.layers).filter(({ actions = [] }) =>
      actions.includes('move:figure=warrior,from=30,to=31'),
    );
    expect(hexes.map(({ title = '' }) => title.slice(0, 6))).toEqual(['Hex 30', 'Hex 31']);
  });

  it('and on a wide picture by the figures themselves', () => {
    const components = valley();
    const alone = given({
      components,
      people: [{ seat: 0, hex: 30, warriors: 2 }],
      agenda: [{ step: 'move', seat: 0 }],
    });
    const chip = everything(drawn(alone, 0, { layout: 'wide' }).layers).find(
      ({ title, actions }) => title === 'Anna: 2 warriors on hex 30' && actions !== undefined,
    );
    expect(chip?.actions).toContain('move:figure=warrior,from=30,to=31');
  });

  it('by the rose of the wind, and never one thing within another', () => {
    const hands = [['shifting-wind'], ['beaters'], [], []];
    const window = { asked: [0], answers: [] };
    const asking = { ...village, hands, window, agenda: [{ step: 'nature-window' } as const] };
    const titles = titlesOf(drawn(asking, 0));
    expect(titles).toContain('Shifting wind°: clockwise');
    expect(titles).toContain('Shifting wind°: anticlockwise');
    for (const layout of layoutNames) {
      const choices = everything(drawn(asking, 0, { layout }).layers).filter(({ actions }) => actions);
      for (const { children = [] } of choices)
        expect(everything(children).filter(({ actions }) => actions)).toEqual([]);
    }
  });
});

describe('packs with long names and animals of their own', () => {
  const long = (word: string) => ({ en: word.repeat(20).slice(0, 80), de: word.repeat(20).slice(0, 80) });
  const { species, specialCards, ...rest } = rulebook.components;
  const components: Components = {
    ...rest,
    species: {
      ...species,
      values: species.values.map((one, row) => ({ ...one, id: `beast-${row}`, name: long('Langname ') })),
    },
    animalTiles: {
      provenance: 'reconstructed',
      values: rest.animalTiles.values.map((tiles, row) => ({ ...tiles, species: `beast-${row}` })),
    },
    reserve: { provenance: 'reconstructed', values: { species: 'beast-0', tiles: 8 } },
    specialCards: {
      ...specialCards,
      values: specialCards.values.map((card) => ({ ...card, name: long('Donnerwetter') })),
    },
  };

  it.each(layoutNames)('are drawn and fit, %s', (layout) => {
    const state = given({
      components,
      people: [{ seat: 0, hex: 30, warriors: 2, women: 1 }],
      animals: [{ hex: 0, species: 'beast-2', count: 2 }],
      agenda: [{ step: 'move', seat: 0 }],
      state: { hands: [['raft', 'pit-trap'], []], discards: ['amazons'] },
    });
    const picture = drawn(state, 0, { layout });
    expect(hexOf(picture, 0)).toContain('2 × Langname');
    expect(touchableOf(picture).has('play-raft:card=raft,from=30,to=34')).toBe(true);
    expect(textsOf(picture).filter((text) => text.length > 110)).toEqual([]);
    expect(textsOf(picture).join()).not.toContain('beast-');
  });

  it('and names with markup stay text', () => {
    const svg = toSvg(drawn(village, 0), { scheme: 'dark', size: 400 });
    expect(svg).not.toContain('<b>');
    expect(svg).toContain('&lt;b&gt;Dora&lt;/b&gt; &amp; Co');
  });
});

describe('in whole games', () => {
  const erased = erase(rulebook);
  it.each(sweptConfigsOf(erased).map((config) => [describeConfig(config), config] as const))(
    'all that is legal can be touched, and nothing else: %s',
    (_, config) => {
      const { steps, last } = playout(erased, config, 17, { most: 160 });
      const states = [...steps.filter((_, index) => index % 8 === 0).map(({ before }) => before), last];
      for (const [index, state] of states.entries()) {
        const viewer = erased.prompts(state)[0]?.seat ?? SPECTATOR;
        const layout = layoutNames[index % 2] ?? 'wide';
        const legal = viewer === SPECTATOR ? [] : erased.legal(state, viewer);
        const telling = { names, language: 'de', components: config.components, layout, legal } as const;
        const picture = erased.picture(erased.view(state, viewer), telling);
        expect([...touchableOf(picture)].sort()).toEqual(legal.map(actionId).sort());
        for (const { tag, attributes } of everything(picture.layers))
          if (tag === 'text') expect(attributes['font-size']).toBeGreaterThanOrEqual(SMALLEST_TEXT);
        expect([...textsOf(picture), ...titlesOf(picture)].join('\n')).not.toMatch(/undefined|NaN|\[object/);
      }
    },
  );

  it('the board keeps its layers, so that a replay keeps what has not changed', () => {
    const before = drawn(village, SPECTATOR);
    const after = drawn({ ...village, announced: [0], food: [9, 9, 9, 9] }, SPECTATOR);
    const kept = before.layers.filter(
      (layer, at) => JSON.stringify(layer) === JSON.stringify(after.layers[at]),
    );
    expect(kept.length).toBeGreaterThan(37);
  });
});
