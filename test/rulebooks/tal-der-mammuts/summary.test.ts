import { describe, expect, it } from 'vitest';
import { rulebook } from './given.js';

const { en, de } = rulebook.meta.summary;

describe('the summary', () => {
  it.each([
    ['sowing', /8\. \*\*Sowing\*\*.*\n/, /8\. \*\*Saat\*\*.*\n/],
    ['how many markers of fields there are', /There are 9 markers for all/, /gibt 9 Marker für alle/],
    [
      'how many animals arrive',
      /with 2 or 3 tribes 5 in the first round/,
      /2 oder 3 Stämmen 5 in der ersten Runde/,
    ],
    ['hexes that are closed', /\*\*Closed\*\* in this round are hexes/, /\*\*Gesperrt\*\*/],
    ['piles that are used up', /its discards are shuffled and become the new one/, /Ablage.*gemischt/],
    ['the marker of fire', /Its marker lies on a camp of the tribe/, /Marker liegt auf einem Lager/],
    ['what is reconstructed', /We have reconstructed them/, /rekonstruiert/],
  ])('tells %s', (_, english, german) => {
    expect(en).toMatch(english);
    expect(de).toMatch(german);
  });

  it('calls what is sown an Acker in German, and a hex a Feld', () => {
    expect(de).toMatch(/Acker/);
    expect(de).not.toMatch(/Feld säen|Felder säen|besät.*Feld/);
  });
});
