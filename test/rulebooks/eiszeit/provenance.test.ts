import { describe, expect, it } from 'vitest';
import { toSvg } from '../../../src/engine/drawing/svg.js';
import { markExplained } from '../../../src/engine/words.js';
import { components } from '../../../src/rulebooks/eiszeit/components/index.js';
import type { Components } from '../../../src/rulebooks/eiszeit/components/schema.js';
import { eiszeit } from '../../../src/rulebooks/eiszeit/index.js';
import type { Action } from '../../../src/rulebooks/eiszeit/steps/index.js';
import { given, play } from './table.js';

const table = given({ hands: [['trek', 'mammoth', 'remove-two', 'all-one', 'fire']], stones: [7, 4, 4] });
const printed: Components = {
  ...components,
  landscapes: { ...components.landscapes, provenance: 'rules' },
  terrain: { ...components.terrain, provenance: 'rules' },
  darkCards: {
    ...components.darkCards,
    values: components.darkCards.values.map((card) => ({
      ...card,
      stones: { ...card.stones, provenance: 'rules' },
    })),
  },
};
const said = (action: Action, pack: Components = components): string =>
  eiszeit.words.action(action, eiszeit.view(table, 0), {
    language: 'en',
    names: ['Anna', 'Bert', 'Clara'],
    components: pack,
  });

describe('a cost, a gain or a landscape that is not from the rules', () => {
  it('has the mark in words, and a cost from the rules has none', () => {
    expect(said(play('trek'))).toMatch(/^Play “Trek°” for 5 stones°: Move up to 3 /);
    expect(said(play('remove-two'))).toMatch(/ 4 stones°: /);
    expect(said(play('mammoth'))).toMatch(/^Play “Mammoth°” for 2, 3 or 5 stones: /);
    expect(said({ type: 'place-hunter', region: 6 })).toMatch(/^Place a hunter in region 6 \(Pasture°\): /);
  });

  it('has no mark in a game with the printed values', () => {
    expect(said(play('remove-two'), printed)).toMatch(/ 4 stones: /);
    expect(said({ type: 'place-hunter', region: 6 }, printed)).toMatch(/ in region 6 \(Pasture\): /);
  });

  it('has the mark in the picture, which explains it; labels for screen readers leave it out', () => {
    for (const layout of ['wide', 'narrow'] as const) {
      const drawing = {
        language: 'de',
        names: ['Anna', 'Bert', 'Clara'],
        components,
        layout,
        legal: [],
      } as const;
      const svg = toSvg(eiszeit.picture(eiszeit.view(table, 0), drawing), { scheme: 'light', size: 1200 });
      expect(svg).toContain('>−5°</text>');
      expect(svg).toContain('>Weideland°</text>');
      expect(svg).toContain('>−2/3/5</text>');
      expect(svg).toContain('° steht nicht in den gedruckten Regeln');
      expect(svg.match(/<title>[^<]*°|aria-label="[^"]*°/g)).toBeNull();
    }
  });
});

describe('the name of a card, which is not from the rules though what the card does is', () => {
  const { lightCards, darkCards } = components;
  const cards = [...lightCards.values, ...darkCards.values];
  const rich = { stones: [20, 4, 4] };
  const playing = ({ id, name }: (typeof cards)[number], pack: Components): [string, string] => {
    const holding = given({ hands: [[id]], ...rich });
    const reader = { names: ['Anna', 'Bert', 'Clara'], components: pack } as const;
    const words = (language: 'en' | 'de') =>
      eiszeit.words.action(play(id), eiszeit.view(holding, 0), { language, ...reader });
    expect(words('en')).toContain(name.en);
    return [words('en'), words('de')];
  };

  it('has the mark in words, whichever card it is', () => {
    for (const card of cards) {
      const [en, de] = playing(card, components);
      expect([en, de]).toEqual([
        expect.stringContaining(`“${card.name.en}°”`),
        expect.stringContaining(`„${card.name.de}°“`),
      ]);
    }
  });

  it('has the mark on the card in the picture', () => {
    const drawing = { language: 'en', names: ['Anna', 'Bert', 'Clara'], layout: 'wide', legal: [] } as const;
    for (const { id, name } of cards) {
      const view = eiszeit.view(given({ hands: [[id]] }), 0);
      const svg = toSvg(eiszeit.picture(view, { ...drawing, components }), { scheme: 'light', size: 1200 });
      expect(svg).toContain(`>${name.en}°</text>`);
    }
  });

  it('has no mark in a pack with printed names', () => {
    const { parts: _, ...light } = lightCards;
    const { parts: __, ...dark } = darkCards;
    const pack = { ...printed, lightCards: light, darkCards: dark };
    expect(cards.flatMap((card) => playing(card, pack)).filter((text) => /°[”“]/.test(text))).toEqual([]);
  });
});

describe('the summary', () => {
  const { en, de } = eiszeit.meta.summary;

  it('lists every card with its copies and its cost or gain, as the components have them', () => {
    for (const { name, copies, effect, stones } of components.darkCards.values) {
      const value = effect.type === 'cult' ? '–' : `${stones.values}°`;
      expect(en).toContain(`| ${name.en}° | ${copies} | ${value} |`);
      expect(de).toContain(`| ${name.de}° | ${copies} | ${value} |`);
    }
    expect(en).toContain('| each landscape | 2 | 3° |');
    expect(en).toContain('| Mammoth° | 3 | 2 / 3 / 5 |');
    expect(en).not.toContain('{');
  });

  it('explains the mark', () => {
    expect([en.includes(markExplained.en), de.includes(markExplained.de)]).toEqual([true, true]);
  });

  it('says who begins, who opens the settling, and that fires may stack', () => {
    expect(en).toContain('**The start player** is drawn by lot.');
    expect(en).toContain('The start player opens the settling of the first round.');
    expect(en.replaceAll('\n', ' ')).toContain('A region may have any number of fire tiles.');
    expect(de).toContain('**Der Startspieler** wird ausgelost.');
    expect(de).toContain('Der Startspieler eröffnet das Siedeln des ersten Durchgangs.');
    expect(de.replaceAll('\n', ' ')).toContain(
      'In einem Gebiet dürfen beliebig viele Feuerplättchen liegen.',
    );
  });
});
