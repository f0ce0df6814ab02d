import { marked } from '../../../engine/components.js';
import {
  type Block,
  choice,
  circle,
  column,
  corners,
  group,
  type Paint,
  type Point,
  panel,
  polygon,
  rect,
  roomIn,
  type Shape,
  seatPaint,
  seatShape,
  symbol,
  text,
} from '../../../engine/drawing/index.js';
import { counted, listed, say } from '../../../engine/words.js';
import { START } from '../hexes.js';
import { groupText } from '../texts/gains.js';
import { nameOf, person } from '../texts/names.js';
import { between, tileName } from '../texts/places.js';
import type { View } from '../view-schema.js';
import { gainGlyph, type LandGlyph, landGlyph } from './glyphs.js';
import { caption } from './pieces.js';
import { anyOf, type Sight, usesOf } from './sight.js';

type Tile = View['tiles'][number];

const SIN = Math.sqrt(3);

interface Ground {
  readonly paint: Paint;
  readonly glyph: LandGlyph;
}

const grounds: Readonly<Record<string, Ground>> = {
  grassland: { paint: 'grass', glyph: 'grass' },
  forest: { paint: 'forest', glyph: 'trees' },
  lake: { paint: 'water', glyph: 'waves' },
  mountains: { paint: 'mountain', glyph: 'peaks' },
  'hot-springs': { paint: 'sand', glyph: 'steam' },
  bog: { paint: 'tundra', glyph: 'reeds' },
  glacier: { paint: 'ice', glyph: 'ice' },
};

/** Terrains of other packs are told apart by these, in the order of the pack. */
const others: readonly Ground[] = [...Object.values(grounds), { paint: 'rock', glyph: 'rocks' }];

function groundOf({ drawing }: Sight, terrain: string): Ground {
  const index = drawing.components.terrains.values.findIndex(({ id }) => id === terrain);
  return grounds[terrain] ?? others[index % others.length] ?? { paint: 'rock', glyph: 'rocks' };
}

/** Two rings of tiles around the start tile, with camps, settlements and finds. */
export function land(sight: Sight, width: number): Block {
  const { view, drawing } = sight;
  const room = roomIn(width);
  // Five columns of tiles across: the middles of the outer ones lie three sides from the middle.
  const side = room / 8;
  const height = side * SIN * 5;
  const middle: Point = [room / 2, height / 2];
  const places = view.tiles.map(
    ({ q, r }): Point => [middle[0] + side * 1.5 * q, middle[1] + side * SIN * (r + q / 2)],
  );
  const tiles = view.tiles.map((tile) => hexagon(sight, tile, places[tile.tile] ?? middle, side));
  const settlements = view.joints.flatMap((joint) => jointMark(sight, joint, places, side));
  const map: Block = {
    width: room,
    height,
    pieces: [...tiles, settlements].map((shapes) => ({ at: [0, 0] as const, shapes })),
  };
  const notes = view.numbers.majorityOnly
    ? [
        caption(
          room,
          say(drawing, { en: 'A tie brings no income.', de: 'Gleichstand bringt kein Einkommen.' }),
        ),
      ]
    : [];
  // Names of terrains are drawings: the heading bears the mark for them.
  const heading = marked(drawing.components.terrains, say(drawing, { en: 'Land', de: 'Land' }));
  return panel(width, heading, column([...notes, map], 4));
}

function hexagon(sight: Sight, tile: Tile, [x, y]: Point, side: number): Shape[] {
  const { touched } = sight;
  const ground = tile.terrain === null ? null : groundOf(sight, tile.terrain);
  const ids = anyOf(
    touched({ type: 'move-camp', from: tile.tile }),
    touched({ type: 'move-camp', to: tile.tile }),
    usesOf(sight, `tile/${tile.tile}`),
  );
  const high = (side * SIN) / 2;
  const shapes: Shape[] = [
    polygon(corners(6, side - 0.5, [0, 0], 90), { fill: ground?.paint ?? 'bone', stroke: 'panel', width: 2 }),
    ...(ground === null
      ? [symbol('fire', [0, -high + 18], 22)]
      : [
          landGlyph(ground.glyph, [-side * (tile.find === null ? 0.22 : 0.3), -high + 18], 22),
          ...income(sight, tile, [side * 0.22, -high + 18]),
        ]),
    ...people(sight, tile, side),
    ...(tile.tile === START
      ? []
      : [text(0, high - 9, String(tile.tile), { size: 12, anchor: 'middle', halo: 'panel' })]),
    ...find(sight, tile, side, high),
  ];
  const outline = polygon(corners(6, side - 4, [0, 0], 90));
  return [group([choice(ids, titleOf(sight, tile), shapes, outline)], { at: [x, y] })];
}

/** Up to two gains; the title has them all. Each has the mark, since the name of the tile is a drawing. */
function income({ drawing }: Sight, { income: gains, terrain }: Tile, [x, y]: Point): Shape[] {
  const { terrains } = drawing.components;
  const row = terrains.values.find(({ id }) => id === terrain);
  const source = row?.parts?.income ?? { provenance: row?.provenance ?? terrains.provenance };
  return gains.slice(0, 2).flatMap(({ gain, n }, index) => {
    const at: Point = [x + index * 5, y + index * 17];
    const label = marked(source, n > 1 && gain !== 'feast' ? String(n) : '');
    return [
      circle(at[0], at[1], 11, { fill: 'panel', opacity: 0.85 }),
      gainGlyph(gain, at, 16),
      ...(label === '' ? [] : [text(at[0] + 12, at[1] + 5, label, { size: 12, bold: true, halo: 'panel' })]),
    ];
  });
}

/** Everybody's camps: the mark of the seat, how many there are, and its influence if it has settlements here. */
function people({ view, drawing }: Sight, { camps, influence, leaders, tile }: Tile, side: number): Shape[] {
  const present = view.seats.filter(({ seat }) => (camps[seat] ?? 0) > 0 || (influence[seat] ?? 0) > 0);
  const step = Math.min(36, side * 0.78);
  return present.map(({ seat }, index) => {
    const column = present.length === 1 ? 0.5 : index % 2;
    const x = (column - 0.5) * step - 8;
    const y = present.length > 2 ? (index < 2 ? -5 : 14) : 7;
    const here = camps[seat] ?? 0;
    const power = influence[seat] ?? 0;
    // What settlements add to the camps stands behind a plus.
    const added = tile === START ? 0 : power - here;
    const label = added === 0 ? String(here) : `${here === 0 ? '' : here}+${added}`;
    const leads = leaders.includes(seat);
    const name = person(drawing, seat);
    return group(
      [
        ...(leads ? [circle(0, 0, 9.8, { fill: 'gold', stroke: 'dark', width: 0.8 })] : []),
        seatShape(seat, 7, { fill: seatPaint(seat), stroke: 'dark', width: 1 }),
        text(11, 0, label, { size: 13, bold: true, halo: 'panel' }),
      ],
      {
        at: [x, y],
        title: [
          name,
          counted(
            here,
            say(drawing, { en: 'camp', de: 'Lager' }),
            say(drawing, { en: 'camps', de: 'Lager' }),
          ),
          say(drawing, { en: `influence ${power}`, de: `Einfluss ${power}` }),
          ...(leads ? [say(drawing, { en: 'leads', de: 'führt' })] : []),
        ].join(', '),
      },
    );
  });
}

function find({ drawing }: Sight, { find: lying }: Tile, side: number, high: number): Shape[] {
  if (lying === null) return [];
  const title =
    lying.find === null
      ? say(drawing, { en: 'An ice find, face down', de: 'Ein Eisfund, verdeckt' })
      : `${nameOf(drawing, 'finds', lying.find)}: ${groupText(drawing, lying.gain)}`;
  const shown = lying.gain.slice(0, 2);
  const wide = shown.length > 1;
  const half = wide ? 18 : 11;
  const icons = shown.flatMap(({ gain, n }, index) => {
    const x = wide ? index * 17 - 8.5 : 0;
    const label = marked(drawing.components.iceFinds, n > 1 ? String(n) : '');
    return [
      gainGlyph(gain, [x, 0], 15),
      ...(label === ''
        ? []
        : [text(x + 10, 6, label, { size: 12, bold: true, halo: 'panel', anchor: 'middle' })]),
    ];
  });
  return [
    group(
      [
        rect(-half, -10, half * 2, 20, { fill: lying.open ? 'bone' : 'night', stroke: 'ink', radius: 5 }),
        ...(lying.open
          ? icons
          : [text(0, 0, '?', { size: 13, bold: true, anchor: 'middle', fill: 'panel' })]),
      ],
      { at: [side * 0.22 + (wide ? 5 : 0), -high + 18], title },
    ),
  ];
}

function titleOf(sight: Sight, tile: Tile): string {
  const { drawing, view } = sight;
  const gains = groupText(drawing, tile.income);
  const name = tileName(drawing, tile.tile, view);
  const leaders = listed(
    drawing,
    tile.leaders.map((seat) => person(drawing, seat)),
  );
  return [
    name.charAt(0).toUpperCase() + name.slice(1),
    ...(gains === '' ? [] : [say(drawing, { en: `income: ${gains}`, de: `Einkommen: ${gains}` })]),
    ...(leaders === ''
      ? []
      : [say(drawing, { en: `most influence: ${leaders}`, de: `meister Einfluss: ${leaders}` })]),
  ].join('; ');
}

function jointMark(
  { drawing, touched }: Sight,
  { joint, tiles, seat }: View['joints'][number],
  places: readonly Point[],
  side: number,
): Shape[] {
  const around = tiles.map((tile): Point => places[tile] ?? [0, 0]);
  const at: Point = [
    around.reduce((sum, [x]) => sum + x, 0) / 3,
    around.reduce((sum, [, y]) => sum + y, 0) / 3,
  ];
  const place = between(drawing, joint);
  if (seat !== null) {
    const title = say(drawing, {
      en: `Settlement of ${person(drawing, seat)} ${place}`,
      de: `Siedlung von ${person(drawing, seat)} ${place}`,
    });
    return [
      group(
        [
          circle(0, 0, 12.5, { fill: 'panel', stroke: 'ink', width: 1 }),
          symbol('hut', [0, -2], 20, { paint: seatPaint(seat) }),
          group([seatShape(seat, 5, { fill: seatPaint(seat), stroke: 'ink', width: 1 })], { at: [0, 9] }),
        ],
        { at, title },
      ),
    ];
  }
  const ids = touched({ type: 'settle', joint });
  if (ids.length === 0) return [];
  const radius = Math.min(22, side * 0.36);
  return [
    group(
      [
        choice(
          ids,
          say(drawing, { en: `Settlement ${place}`, de: `Siedlung ${place}` }),
          [
            circle(0, 0, radius, { fill: 'panel', opacity: 0.8 }),
            symbol('hut', [0, 0], radius * 1.2, { paint: 'snow' }),
          ],
          circle(0, 0, radius),
        ),
      ],
      { at },
    ),
  ];
}
