import type { Text, Violation } from '../../engine/rulebook.js';
import { hexAt, LAKE, places, touching } from './board.js';
import { type Components, type Land, lands, type SideData, type SideId } from './components/schema.js';

interface Place {
  readonly q: number;
  readonly r: number;
}

const NORTH: readonly SideId[] = ['N1', 'N2'];
const SOUTH: readonly SideId[] = ['S1', 'S2'];
const RIM = 3;
const landNames = { plain: 'Ebene', forest: 'Wald', mountain: 'Gebirge' } as const satisfies Record<
  Land,
  string
>;

/** Both halves are written as north sides. */
const inHalf = ({ q, r }: Place): boolean => hexAt(q, r) >= 0 && hexAt(q, r) < LAKE;
const half: readonly Place[] = places.slice(0, LAKE);
const onRim = ({ q, r }: Place): boolean => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === RIM;
const same = (a: Place, b: Place): boolean => a.q === b.q && a.r === b.r;

export function boardFlaws(components: Components): Violation[] {
  const sides = components.boards.values;
  const found = [...NORTH, ...SOUTH].flatMap((id) => sideFlaws(sides[id], `/components/boards/values/${id}`));
  for (const north of NORTH) for (const south of SOUTH) found.push(...pairFlaws(components, north, south));
  return found;
}

function sideFlaws(side: SideData, pointer: string): Violation[] {
  const found: Violation[] = [];
  const wrong = (at: string, detail: Text) => found.push({ pointer: pointer + at, detail });
  const terrainOf = (place: Place) => side.hexes.find((hex) => same(hex, place))?.terrain;
  for (const place of half)
    if (side.hexes.filter((hex) => same(hex, place)).length !== 1)
      wrong('/hexes', {
        en: `The hex (${place.q}, ${place.r}) must stand there once.`,
        de: `Das Feld (${place.q}, ${place.r}) muss genau einmal dastehen.`,
      });
  for (const [at, volcano] of side.volcanoes.entries())
    if (terrainOf(volcano.at) !== 'mountain')
      wrong(`/volcanoes/${at}/at`, { en: 'A volcano is a mountain.', de: 'Ein Vulkan ist ein Berg.' });
  for (const [at, [a, b]] of side.rivers.entries()) {
    const isEdge =
      a !== undefined &&
      b !== undefined &&
      inHalf(a) &&
      inHalf(b) &&
      touching(hexAt(a.q, a.r), hexAt(b.q, b.r));
    if (!isEdge)
      wrong(`/rivers/${at}`, {
        en: 'A river runs between two hexes of the side that touch.',
        de: 'Ein Fluss verläuft zwischen zwei Feldern der Seite, die sich berühren.',
      });
  }
  for (const land of lands)
    for (const [at, { hexes }] of side.regions[land].entries())
      if (hexes.some((place) => terrainOf(place) !== land))
        wrong(`/regions/${land}/${at}/hexes`, {
          en: `All of this region must be ${land}.`,
          de: `Diese Region muss ganz aus ${landNames[land]} bestehen.`,
        });
  for (const [at, place] of side.letters.entries())
    if (!inHalf(place) || !onRim(place))
      wrong(`/letters/${at}`, {
        en: 'A letter stands on the rim of the side.',
        de: 'Ein Buchstabe steht am Rand der Seite.',
      });
  return found;
}

/** What two sides must have together. */
function pairFlaws(components: Components, north: SideId, south: SideId): Violation[] {
  const [a, b] = [components.boards.values[north], components.boards.values[south]];
  const found: Violation[] = [];
  const pointer = `/components/boards/values/${south}`;
  for (const land of lands) {
    const numbers = [...a.regions[land], ...b.regions[land]].map(({ number }) => number).sort();
    if (numbers.join() !== '1,2,3,4,5,6')
      found.push({
        pointer: `${pointer}/regions/${land}`,
        detail: {
          en: `With ${north} there must be one region of ${land} for each number from 1 to 6.`,
          de: `Zusammen mit ${north} muss es für jede Zahl von 1 bis 6 eine Region aus ${landNames[land]} geben.`,
        },
      });
  }
  const letters = [...a.letters, ...b.letters].map(({ letter }) => letter);
  if (new Set(letters).size !== letters.length)
    found.push({
      pointer: `${pointer}/letters`,
      detail: {
        en: `With ${north} a letter stands there twice.`,
        de: `Zusammen mit ${north} steht ein Buchstabe zweimal da.`,
      },
    });
  const missing = components.animalTiles.values.flatMap((row) =>
    row.letters.filter((letter) => !letters.includes(letter)),
  );
  if (missing.length > 0)
    found.push({
      pointer: `${pointer}/letters`,
      detail: {
        en: `With ${north} there is no hex for the letter ${missing[0]}.`,
        de: `Zusammen mit ${north} gibt es kein Feld für den Buchstaben ${missing[0]}.`,
      },
    });
  return found;
}
