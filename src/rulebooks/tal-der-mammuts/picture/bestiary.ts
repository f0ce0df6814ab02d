import {
  type Block,
  block,
  column,
  fitted,
  group,
  line,
  panel,
  rect,
  roomIn,
  type Shape,
  symbol,
  text,
  textLines,
  wrapped,
} from '../../../engine/drawing/index.js';
import type { Text } from '../../../engine/rulebook.js';
import type { Components } from '../components/schema.js';
import { speciesName } from '../texts/names.js';
import { beast } from './beasts.js';
import { dieFace, ears, waves } from './marks.js';
import { type Sight, say } from './sight.js';

type Species = Components['species']['values'][number];

const ROW = 34;
/** From this room on there are words below the marks of the columns. */
const WORDY = 600;
const columnIn = (room: number): number => (room > WORDY ? 84 : 27);

/** What the animals can do, what they pay, and how many are still in the bag. */
export function bestiary(sight: Sight, width: number): Block {
  const room = roomIn(width);
  const { values } = sight.drawing.components.species;
  const rows = values.map((species, at) => row(sight, species, at, room));
  const content = column([head(sight, room), ...rows, reserve(sight, room)], 0);
  return panel(width, say(sight, { en: 'Animals', de: 'Tiere' }), content);
}

const titles: readonly Text[] = [
  { en: 'steps', de: 'Schritte' },
  { en: 'mountains', de: 'Gebirge' },
  { en: 'rivers', de: 'Flüsse' },
  { en: 'tramples', de: 'zertrampelt' },
  { en: 'food', de: 'Nahrung' },
  { en: 'in the bag', de: 'im Beutel' },
];

const at = (room: number, column: number): number => room - columnIn(room) * (titles.length - column - 0.5);

function head(sight: Sight, room: number): Block {
  const marks: Shape[] = [
    group([line(-7, 0, 5, 0, { width: 2 }), line(1, -4, 6, 0, { width: 2 }), line(1, 4, 6, 0, { width: 2 })]),
    symbol('peak', [0, 0], 18),
    group([waves([0, 0], 17, 'water')]),
    ears(2, [0, 0], 17),
    symbol('meat', [0, 0], 18),
    bag(),
  ];
  const words = titles.map((title) => say(sight, title));
  const wordy = room > WORDY;
  const heads = marks.map((mark, column) => {
    const title = words[column] ?? '';
    const below = wordy ? [text(0, 20, title, { size: 12, anchor: 'middle', fill: 'muted' })] : [];
    return group([mark, ...below], { at: [at(room, column), 12], title });
  });
  if (wordy) return block(room, 44, heads);
  const key = wrapped(words.join(' · '), room, 12);
  return block(room, 28 + key.length * 16, [
    ...textLines(0, 8, key, { size: 12, fill: 'muted' }),
    group(heads, { at: [0, key.length * 16 + 2] }),
  ]);
}

const bag = (): Shape =>
  group([
    rect(-6, -4, 12, 12, { fill: 'wood', stroke: 'dark', width: 1, radius: 5 }),
    line(-4, -4, -6, -8, { stroke: 'dark', width: 1.4 }),
    line(4, -4, 6, -8, { stroke: 'dark', width: 1.4 }),
    line(-5, -4, 5, -4, { stroke: 'bright', width: 1.6 }),
  ]);

function row(sight: Sight, species: Species, index: number, room: number): Block {
  const { components } = sight.drawing;
  const inBag = sight.view.bag.find((one) => one.species === species.id)?.count ?? 0;
  const name = say(sight, speciesName(species.id, sight.drawing));
  const yes = (does: boolean): string => (does ? '✓' : '–');
  const cells = [
    String(species.range),
    yes(species.mountains),
    yes(species.rivers),
    yes(species.tramples),
    String(species.food),
    String(inBag),
  ];
  const left = at(room, 0) - columnIn(room) / 2;
  const lines = wrapped(name, left - 58, 12, 2);
  return block(room, ROW, [
    line(0, 0.5, room, 0.5, { stroke: 'raised', width: 1 }),
    dieFace([9, ROW / 2], 16, index + 1, {
      title: say(sight, {
        en: `Number ${index + 1} of the die of sickness`,
        de: `Zahl ${index + 1} beim Würfel der Seuche`,
      }),
    }),
    beast(species.id, components, [36, ROW / 2], 26),
    ...textLines(54, ROW / 2 - (lines.length - 1) * 7.8, lines, { size: 12 }),
    ...cells.map((cell, column) =>
      text(at(room, column), ROW / 2, cell, {
        size: 13,
        bold: cell !== '–',
        anchor: 'middle',
        fill: cell === '–' ? 'muted' : 'ink',
      }),
    ),
  ]);
}

function reserve(sight: Sight, room: number): Block {
  const { species } = sight.drawing.components.reserve.values;
  const { en, de } = speciesName(species, sight.drawing);
  const left = sight.view.reserve;
  const words = say(sight, { en: `In reserve: ${left} × ${en}`, de: `In Reserve: ${left} × ${de}` });
  return block(room, 26, [
    line(0, 0.5, room, 0.5, { stroke: 'raised', width: 1 }),
    text(0, 14, fitted(words, room, 12), { size: 12, fill: 'muted' }),
  ]);
}
