import { circle, group, type Point, type Shape, symbol, text } from '../../../engine/drawing/index.js';
import type { Text } from '../../../engine/rulebook.js';
import { rounds, seasonName } from '../texts/names.js';
import { sun } from './marks.js';
import { type Sight, say } from './sight.js';

/** The season, with a light for each round that is left of it. */
export function seasonDisc(sight: Sight, at: Point, radius: number): Shape {
  const { season, round: now, left: counted } = sight.view;
  // Before the first round the count stands one above it.
  const left = now === 0 ? counted - 1 : counted;
  const size = radius * 0.8;
  const letters = Math.max(12, radius * 0.26);
  const most = Math.max(left, sight.drawing.components.seasons.values.rounds);
  const lights = Array.from({ length: most }, (_, round): Shape => {
    const x = (round - (most - 1) / 2) * Math.min(letters * 0.85, (radius * 1.4) / most);
    const lit = round >= most - left;
    return circle(x, radius * 0.58, Math.min(letters * 0.32, (radius * 0.6) / most), {
      fill: lit ? 'accent' : 'panel',
      stroke: 'line',
      width: 1,
    });
  });
  return group(
    [
      circle(0, 0, radius, { fill: 'raised', stroke: 'line', width: 1.5 }),
      season === 'summer' ? sun([0, -radius * 0.42], size) : symbol('flake', [0, -radius * 0.42], size * 0.9),
      text(0, radius * 0.2, say(sight, capitals[season]), { size: letters, bold: true, anchor: 'middle' }),
      ...lights,
    ],
    { at, title: say(sight, seasonText(sight)) },
  );
}

export const capitals = {
  summer: { en: 'Summer', de: 'Sommer' },
  winter: { en: 'Winter', de: 'Winter' },
} as const satisfies Record<string, Text>;

function seasonText({ view }: Sight): Text {
  const { season, year, left } = view;
  const more = rounds(left);
  return left <= 1
    ? {
        en: `Last round of ${seasonName[season].en}, year ${year}`,
        de: `Letzte Runde des ${seasonName[season].de}s, Jahr ${year}`,
      }
    : {
        en: `${capitals[season].en} of year ${year}, ${more.en} left`,
        de: `${capitals[season].de} im Jahr ${year}, noch ${more.de}`,
      };
}
