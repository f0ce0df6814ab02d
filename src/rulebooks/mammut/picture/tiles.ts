import {
  type Block,
  badge,
  block,
  choice,
  circle,
  flow,
  group,
  type Paint,
  type Point,
  path,
  polygon,
  rect,
  type Shape,
  type SymbolName,
  seatPaint,
  symbol,
  text,
  textLines,
  wrapped,
} from '../../../engine/drawing/index.js';
import { say } from '../../../engine/words.js';
import { faceName, tileNumber } from '../texts/names.js';
import type { View } from '../view-schema.js';
import type { Sight } from './sight.js';

const TILE = 70;
const GAP = 8;

type Tile = View['tiles'][number];

const looks: Readonly<Record<string, { readonly symbol: SymbolName; readonly ground: Paint }>> = {
  axe: { symbol: 'axe', ground: 'rock' },
  fur: { symbol: 'hide', ground: 'sand' },
  tusk: { symbol: 'tusk', ground: 'ice' },
  meat: { symbol: 'meat', ground: 'tundra' },
  fire: { symbol: 'fire', ground: 'snow' },
};

const ofAnimal = { symbol: 'paw', ground: 'grass' } as const;

/** The shaman looks the way in which ties are broken. */
function shaman(face: string, [x, y]: Point, size: number): Shape {
  const turnsRight = face === 'shaman-red';
  const paint: Paint = turnsRight ? 'lava' : 'seat0';
  return group(
    [
      symbol('person', [0, 0], 22, { paint }),
      path('M-10 4 A11 11 0 0 1 10 4', { fill: 'none', stroke: paint, width: 2 }),
      polygon(
        turnsRight
          ? [
              [6, 2],
              [14, 2],
              [10, 9],
            ]
          : [
              [-6, 2],
              [-14, 2],
              [-10, 9],
            ],
        { fill: paint },
      ),
    ],
    { at: [x, y], scale: size / 30 },
  );
}

function faceShape(face: string, at: Point, size: number): Shape {
  if (face.startsWith('shaman')) return shaman(face, at, size);
  if (face === 'question') {
    return group([
      circle(at[0], at[1], size * 0.45, { fill: 'night', stroke: 'ink' }),
      text(at[0], at[1], '?', {
        size: Math.max(12, size * 0.62),
        bold: true,
        anchor: 'middle',
        fill: 'bright',
      }),
    ]);
  }
  return symbol((looks[face] ?? ofAnimal).symbol, at, size);
}

const groundOf = (face: string): Paint =>
  face.startsWith('shaman') || face === 'question' ? 'raised' : (looks[face] ?? ofAnimal).ground;

/** Long names, as a tile has room for them: a soft hyphen is where one may be broken. */
const SHORTER: readonly (readonly [RegExp, string])[] = [
  [/^(Höhlen|Moschus|Riesen|Säbel|Steppen|Woll)(?=\p{Ll})/u, '$1\u00ad'],
  [/^Sabre-toothed cat/, 'Sabre-\u00adtooth'],
  [/rhinoceros/, 'rhino'],
];

/** Which way the shaman looks is drawn, and need not be said. */
function shortName({ drawing }: Sight, face: string): string {
  if (face.startsWith('shaman')) return say(drawing, { en: 'shaman', de: 'Schamane' });
  return SHORTER.reduce((name, [long, short]) => name.replace(long, short), faceName(drawing, face));
}

function drawTile(sight: Sight, tile: Tile): Shape {
  const { view, drawing, touched } = sight;
  const { place, face, other, seenBy } = tile;
  const name = faceName(drawing, face);
  const number = tileNumber(place);
  const label = face === 'question' ? [] : wrapped(shortName(sight, face), TILE, 12, 2);
  const beneath = other === null ? '' : faceName(drawing, other);
  const chosen = view.turn?.chosen.includes(place) ?? false;
  const title = [
    say(drawing, { en: `Tile ${number}: ${name}`, de: `Plättchen ${number}: ${name}` }),
    ...(other === null ? [] : [say(drawing, { en: `underneath: ${beneath}`, de: `darunter: ${beneath}` })]),
  ].join(', ');
  const shapes = [
    rect(1, 1, TILE - 2, TILE - 2, {
      fill: groundOf(face),
      stroke: chosen ? 'accent' : 'line',
      width: chosen ? 3 : 1,
      radius: 8,
    }),
    text(7, 12, number, { size: 12, fill: 'ink' }),
    faceShape(face, [TILE / 2, label.length > 1 ? 26 : 32], label.length > 1 ? 28 : 36),
    ...textLines(TILE / 2, TILE - (label.length > 1 ? 24 : 10), label, { size: 12, anchor: 'middle' }),
    ...(other === null
      ? []
      : [
          rect(TILE - 24, 4, 20, 20, { fill: 'panel', stroke: 'line', radius: 4 }),
          faceShape(other, [TILE - 14, 14], 15),
        ]),
    // Who knows the other face, in the colours of the seats.
    ...seenBy.map((seat, index) =>
      circle(7, 24 + index * 7, 3, { fill: seatPaint(seat), stroke: 'ink', width: 0.5 }),
    ),
  ];
  const outline = rect(2, 2, TILE - 4, TILE - 4, { radius: 8 });
  return choice(touched({ place }), title, shapes, outline);
}

export const tileBlocks = (sight: Sight, isHere: (tile: Tile) => boolean): Block[] =>
  sight.view.tiles.filter(isHere).map((tile) => block(TILE, TILE, [drawTile(sight, tile)]));

export const tileArea = (blocks: readonly Block[], room: number): Block => flow(blocks, room, GAP);

/** A tile as it counted in the round before: its face and nothing else. */
export const smallFace = (sight: Sight, face: string, count: number): Block =>
  block(48, 34, [
    group(
      [
        rect(0.5, 0.5, 47, 33, { fill: groundOf(face), stroke: 'line', radius: 6 }),
        faceShape(face, [16, 17], 22),
        badge([36, 17], String(count), { size: 12, fill: 'panel' }),
      ],
      { title: `${faceName(sight.drawing, face)}: ${count}` },
    ),
  ]);
