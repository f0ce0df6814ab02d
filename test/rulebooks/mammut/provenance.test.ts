import { describe, expect, it } from 'vitest';
import { toSvg } from '../../../src/engine/drawing/svg.js';
import { markExplained, nameIn } from '../../../src/engine/words.js';
import type { Components } from '../../../src/rulebooks/mammut/components/schema.js';
import { mammut } from '../../../src/rulebooks/mammut/index.js';
import { opening } from './support.js';

const { components } = mammut;
const printed: Components = {
  ...components,
  tiles: { ...components.tiles, provenance: 'rules' },
  animals: { ...components.animals, provenance: 'rules' },
};
const said = (face: string, given: Components): string =>
  mammut.words.event({ type: 'tile-flipped', seat: 0, place: 2, shown: 'fur', face } as { type: string }, {
    language: 'en',
    names: ['Ayla', 'Brun'],
    components: given,
  });

describe('A value that is not from the rules', () => {
  it('has the mark in words, and one from the rules has none', () => {
    expect(said('axe', components)).toBe('Ayla turns over tile 3: it showed fur° and shows axe° now.');
    expect(said('cave-bear', components)).toBe(
      'Ayla turns over tile 3: it showed fur° and shows Cave bear° now.',
    );
    expect(said('shaman-red', components)).toBe(
      'Ayla turns over tile 3: it showed fur° and shows red shaman now.',
    );
  });

  it('has no mark in a game with the printed values', () => {
    expect(said('axe', printed)).toBe('Ayla turns over tile 3: it showed fur and shows axe now.');
    expect(said('cave-bear', printed)).toBe('Ayla turns over tile 3: it showed fur and shows Cave bear now.');
  });

  it('has the mark in the picture, which explains it; labels for screen readers leave it out', () => {
    const view = mammut.view(opening(2), 0);
    const drawing = {
      language: 'en',
      names: ['Ayla', 'Brun'],
      components,
      layout: 'wide',
      legal: [],
    } as const;
    const svg = toSvg(mammut.picture(view, drawing), { scheme: 'light', size: 1200 });
    expect(svg).toContain('>Cave bear°</text>');
    expect(svg).toContain(`>${markExplained.en}</text>`);
    expect(svg.match(/<title>[^<]*°|aria-label="[^"]*°/g)).toBeNull();
    expect(svg).toContain('<title>Cave bear</title>');
  });

  it('may be the name of a card that is itself from the rules', () => {
    const played = (id: string, given: Components, language: 'en' | 'de'): string =>
      mammut.words.action({ type: 'play', card: id }, mammut.view(opening(2), 0), {
        language,
        names: ['Ayla', 'Brun'],
        components: given,
      });
    const { parts: _, ...cards } = components.cards;
    for (const { id, name } of cards.values) {
      expect(played(id, components, 'en')).toContain(`“${name.en}°”`);
      expect(played(id, components, 'de')).toContain(`„${name.de}°“`);
      expect(played(id, { ...printed, cards }, 'en')).toContain(`“${name.en}”`);
    }
  });

  it('may be the name of a card in the picture', () => {
    const view = mammut.view(opening(2), 0);
    const drawing = { language: 'en', names: ['Ayla', 'Brun'], layout: 'wide', legal: [] } as const;
    for (const { id, name } of components.cards.values) {
      const holding = { ...view, hand: view.hand.map((held) => ({ ...held, card: id })) };
      const svg = toSvg(mammut.picture(holding, { ...drawing, components }), { scheme: 'light', size: 1200 });
      expect(svg).toContain(`>${name.en}°</text>`);
    }
  });

  it('is explained in the summary, in both languages', () => {
    for (const language of ['en', 'de'] as const)
      expect(mammut.meta.summary[language]).toContain(markExplained[language]);
  });

  it('may have a source of its own within its group', () => {
    const name = { en: 'Elk', de: 'Elch' };
    const group = {
      provenance: 'reconstructed',
      values: [
        { id: 'one', name },
        { id: 'two', name, provenance: 'rules' },
      ],
    } as const;
    const names = ['one', 'two', 'three'].map((id) => nameIn({ language: 'de' }, group, id));
    expect(names).toEqual(['Elch°', 'Elch', 'three']);
  });
});
