import { describe, expect, it } from 'vitest';
import { MARK } from '../../../src/engine/components.js';
import { markExplained } from '../../../src/engine/words.js';
import { components } from '../../../src/rulebooks/endless-winter/components/index.js';
import type { Components } from '../../../src/rulebooks/endless-winter/components/schema.js';
import type { Event } from '../../../src/rulebooks/endless-winter/events/index.js';
import { flaws } from '../../../src/rulebooks/endless-winter/flaws.js';
import { endlessWinter } from '../../../src/rulebooks/endless-winter/index.js';
import type { State } from '../../../src/rulebooks/endless-winter/state.js';
import type { Action } from '../../../src/rulebooks/endless-winter/steps/index.js';
import { cardText } from '../../../src/rulebooks/endless-winter/texts/worth.js';
import { everything } from './sketch.js';
import { configOf, gaining, given, opened } from './support.js';

const telling = (pack: Components = components) => ({
  language: 'en' as const,
  names: ['Anna', 'Bert', 'Clara'],
  components: pack,
});
const said = (state: State, action: Action): string =>
  endlessWinter.words.action(action, endlessWinter.view(state, 0), telling(state.components));

/** A pack of printed values: all of it is from the rules. */
function printed(): Components {
  const plain = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(plain);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).filter(([name]) => name !== 'parts' && name !== 'provenance');
    const own = Object.fromEntries(entries.map(([name, inner]) => [name, plain(inner)]));
    return 'values' in value ? { ...own, provenance: 'rules' } : own;
  };
  return plain(components) as Components;
}

describe('the mark of what is not from the rules', () => {
  it('stands after a name for all that belongs to it', () => {
    const state = gaining(opened(), 0, { gain: 'recruit', n: 1 });
    expect(said(state, { type: 'recruit', member: 'elder' })).toMatch(
      /^Recruit “Elder°” to the hand \([^°]+\)$/,
    );
  });

  it('stands after single values where the name is from the rules', () => {
    expect(cardText(telling(), 'hunter')).toBe(
      '1 work; Hunt: 1 work; Eclipse: for 1 tool: the top animal of the deck°; 1 point at the end°',
    );
    expect(cardText(telling(), 'warrior')).toBe('½ work; 1 work');
    const buying = given(gaining(opened(), 0, { gain: 'buy-stone', n: 1 }), 0, { food: 3, tools: 3 });
    const stone = buying.stones[0] ?? '';
    expect(said(buying, { type: 'take-stone', stone })).toMatch(/°” for 1 food and 1 tool°: /);
  });

  it('stands on every tile of the land whose income is ours, and on no glacier', () => {
    const pictured = (state: State) =>
      endlessWinter.picture(endlessWinter.view(state, 0), {
        ...telling(state.components),
        layout: 'wide',
        legal: [],
      });
    const marks = (state: State): number =>
      everything(pictured(state).layers).filter(({ shape }) => /^\d*°$/.test(shape.content ?? '')).length;
    const state = opened();
    const tiles = state.land.terrain.filter((terrain) => !['', 'glacier'].includes(terrain)).length;
    expect(tiles).toBeGreaterThan(10);
    const bare = {
      ...state,
      land: { ...state.land, terrain: state.land.terrain.map((one) => one && 'glacier') },
    };
    expect(marks(state) - marks(bare)).toBe(tiles);
    expect(marks(opened(configOf(3, {}, printed())))).toBe(0);
  });

  it('stands in the log and in questions where what is gained is ours', () => {
    const log = (event: Event, pack?: Components) => endlessWinter.words.event(event, telling(pack));
    const one = { gain: 'tool', n: 1, slot: -1, top: false } as const;
    const used = {
      type: 'ability-used',
      seat: 0,
      way: 0,
      food: 0,
      tool: 0,
      work: 0,
      discard: 0,
      gains: [one],
    } as const;
    for (const ability of ['tile/3', 'order/2', 'chief', 'card/shaman'])
      expect(log({ ...used, ability }), ability).toMatch(/: 1 tool°\.$/);
    expect(log({ ...used, ability: 'recess/0' })).toMatch(/: 1 tool\.$/);
    expect(log({ ...used, ability: 'tile/3' }, printed())).toMatch(/: 1 tool\.$/);
    expect(log({ type: 'gain-offered', seat: 0, from: 'offering/4', gains: [one] })).toBe(
      'For Anna, from step 4 of the offering track: 1 tool°.',
    );
    const asked = endlessWinter.words.prompt?.(
      { seat: 0, kind: 'recruit', about: { from: 'offering/2', gain: 'recruit', times: 1 } },
      telling(),
    );
    expect(asked).toMatch(/^Step 2 of the offering track \(1 member to the hand°\): /);
  });

  it('is nowhere in a game with the printed values', () => {
    const pack = printed();
    expect(flaws(configOf(3, {}, pack))).toEqual([]);
    const state = opened(configOf(3, {}, pack));
    const gains = gaining(
      state,
      0,
      { gain: 'idol', n: 1 },
      { gain: 'recruit', n: 1 },
      { gain: 'megalith', n: 1 },
    );
    for (const action of endlessWinter.legal(gains, 0)) expect(said(gains, action)).not.toContain(MARK);
  });

  it('is not all: the summary says that we do not have the solo rules', () => {
    expect(endlessWinter.meta.summary.en).toMatch(
      /solo rules are on a sheet of their own that we do not have/,
    );
    expect(endlessWinter.meta.summary.de).toMatch(
      /Soloregeln stehen auf einem eigenen Blatt, das uns nicht vorliegt/,
    );
  });

  it('is explained in the summary', () => {
    for (const language of ['en', 'de'] as const)
      expect(endlessWinter.meta.summary[language]).toContain(markExplained[language]);
  });
});
