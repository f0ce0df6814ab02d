import { describe, expect, it } from 'vitest';
import { toSvg } from '../../../src/engine/drawing/svg.js';
import { markExplained } from '../../../src/engine/words.js';
import type { Components } from '../../../src/rulebooks/tal-der-mammuts/components/schema.js';
import type { Event } from '../../../src/rulebooks/tal-der-mammuts/events/index.js';
import { given, rulebook } from './given.js';

const { components } = rulebook;
const names = ['Anna', 'Bert'];
const said = (event: Event, pack: Components = components, language: 'en' | 'de' = 'en') =>
  rulebook.words.event(event, { language, names, components: pack });
const printed: Components = {
  ...components,
  windRose: { ...components.windRose, provenance: 'rules' },
  summerEvents: {
    provenance: 'rules',
    values: components.summerEvents.values.map((card) => ({ ...card, provenance: 'rules' })),
  },
};

describe('a value that is not from the rules', () => {
  it('has the mark in words: events, special cards, boards, wind and letters', () => {
    expect(said({ type: 'event-turned', event: 'flood' })).toMatch(/^The event of this round: “Flood°”. A/);
    expect(said({ type: 'event-turned', event: 'flood' }, components, 'de')).toMatch(
      /^Das Ereignis dieser Runde: „Überschwemmung°“. Ein Würfel/,
    );
    expect(said({ type: 'card-played', seat: 0, card: 'raft', from: 3, to: 4 })).toBe(
      'Anna plays “Raft°” from hex 3 to hex 4.',
    );
    expect(said({ type: 'board-laid', north: 'N1', south: 'S1' }, components, 'de')).toMatch(
      /„Die zwei Bäche°“/,
    );
    expect(said({ type: 'wind-rolled', die: 2, direction: 'E' }, components, 'de')).toBe(
      'Der Windwürfel zeigt 2: Der Wind weht nach Osten°.',
    );
    const tiles = [{ tile: 0, species: 'wolf', letter: 'A', hex: 9 }];
    expect(said({ type: 'tiles-drawn', tiles })).toBe('Animals are coming: wolf to hex 9 (A°).');
    expect(said({ type: 'tiles-drawn', tiles }, components, 'de')).toBe(
      'Tiere kommen: Wolf auf Feld 9 (A°).',
    );
  });

  it('has none in a game with the printed values', () => {
    expect(said({ type: 'event-turned', event: 'flood' }, printed)).toMatch(/^The event .* “Flood”. [^°]*$/);
    expect(said({ type: 'wind-rolled', die: 2, direction: 'E' }, printed)).not.toContain('°');
    expect(said({ type: 'animal-killed', seat: 0, tile: 0, species: 'wolf', food: 1 })).not.toContain('°');
  });

  it('has its source card by card: what the first edition prints is found', () => {
    const cards = [...components.summerEvents.values, ...components.winterEvents.values];
    const found = cards.filter(({ provenance }) => provenance === 'found');
    expect(found.map(({ id }) => id)).toEqual([
      'forest-fire',
      'flood',
      'eruption',
      'sick-animals',
      'mild-autumn',
      'abundant-rain',
    ]);
    for (const { note } of found) expect(note).toMatch(/^Card of the first edition\./);
    expect(components.summerEvents.provenance).toBe('reconstructed');
    expect(components.summerEvents.note).toContain('Lutz Pietschker');
    expect(components.species.values.map(({ id }) => id)).toEqual([
      'wolf',
      'tiger',
      'bear',
      'bison',
      'rhino',
      'mammoth',
    ]);
  });

  it('has the mark in the picture, which explains it; labels for screen readers leave it out', () => {
    const state = given({
      people: [{ seat: 0, hex: 9, warriors: 1 }],
      state: { event: 'hail', hands: [['raft'], []] },
    });
    const drawing = { language: 'en', names, components, layout: 'wide', legal: [] } as const;
    const svg = toSvg(rulebook.picture(rulebook.view(state, 0), drawing), { scheme: 'light', size: 1200 });
    for (const shown of ['Hail°', 'Raft°']) expect(svg).toContain(`>${shown}</text>`);
    expect(svg).toContain(`>${markExplained.en}</text>`);
    expect(svg.match(/<title>[^<]*°|aria-label="[^"]*°/g)).toBeNull();
  });

  it('is explained in the summary, which says what is ours', () => {
    expect(rulebook.meta.summary.en).toContain(markExplained.en);
    expect(rulebook.meta.summary.de).toContain(markExplained.de);
    expect(rulebook.meta.summary.en).toContain('## What is ours');
    expect(rulebook.meta.summary.de).toContain('## Was von uns ist');
  });
});
