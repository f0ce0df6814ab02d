import { describe, expect, it } from 'vitest';
import { adopt } from '../../../src/engine/any-rulebook.js';
import { generalRejections } from '../../../src/engine/game.js';
import { languages } from '../../../src/engine/rulebook.js';
import { textOf } from '../../../src/play/rejected.js';
import { loadFrozen, readManifest } from '../../../src/rulebooks/frozen.js';
import { testedRulebooks } from '../../support/rulebooks.js';

const frozen = await Promise.all(readManifest().engines.map((engine) => loadFrozen(engine)));
const all = [...testedRulebooks, ...frozen].map((rulebook) => ({
  name: `${rulebook.meta.id}, version ${rulebook.meta.rulesVersion}`,
  rulebook,
}));

describe('the text of a rejection', () => {
  it.each(all)('is in every language for every code of $name', ({ rulebook }) => {
    const codes = [...Object.keys(rulebook.meta.rejections), ...Object.keys(generalRejections)];
    for (const code of codes) {
      const { en, de } = textOf(rulebook, { code, detail: 'As the rules say it.' });
      expect(en).toBe('As the rules say it.');
      expect(de, code).toMatch(/[.!?]$/);
      expect(de, code).not.toBe(en);
    }
  });

  it('is that of the rules, where they have another text for a general code', () => {
    const [{ rulebook } = { rulebook: adopt({}) }] = all;
    const own = { en: 'Not now.', de: 'Nicht jetzt.' };
    const meta = { ...rulebook.meta, rejections: { not_legal: own } };
    expect(textOf({ ...rulebook, meta }, { code: 'not_legal', detail: 'Not now.' })).toEqual(own);
  });

  it('is what the rules say in every language, if their code is unknown', () => {
    for (const { rulebook } of all)
      for (const language of languages)
        expect(textOf(rulebook, { code: 'unknown', detail: 'No.' })[language]).toBe('No.');
  });
});
