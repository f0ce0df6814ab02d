import { describe, expect, it } from 'vitest';
import { MARK } from '../../../src/engine/components.js';
import { markExplained } from '../../../src/engine/words.js';
import { components } from '../../../src/rulebooks/endless-winter/components/index.js';
import type { Components } from '../../../src/rulebooks/endless-winter/components/schema.js';
import { flaws } from '../../../src/rulebooks/endless-winter/flaws.js';
import { endlessWinter } from '../../../src/rulebooks/endless-winter/index.js';
import type { State } from '../../../src/rulebooks/endless-winter/state.js';
import type { Action } from '../../../src/rulebooks/endless-winter/steps/index.js';
import { cardText } from '../../../src/rulebooks/endless-winter/texts/worth.js';
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
      /^Recruit Elder° to the hand \([^°]+\)$/,
    );
  });

  it('stands after single values where the name is from the rules', () => {
    expect(cardText(telling(), 'hunter')).toBe(
      '1 work; Hunt: 1 work; Eclipse: for 1 tool: the top animal of the deck°; 1 point at the end°',
    );
    expect(cardText(telling(), 'warrior')).toBe('½ work; 1 work');
    const buying = given(gaining(opened(), 0, { gain: 'buy-stone', n: 1 }), 0, { food: 3, tools: 3 });
    const stone = buying.stones[0] ?? '';
    expect(said(buying, { type: 'take-stone', stone })).toMatch(/° for 1 food and 1 tool°: /);
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

  it('is explained in the summary', () => {
    for (const language of ['en', 'de'] as const)
      expect(endlessWinter.meta.summary[language]).toContain(markExplained[language]);
  });
});
