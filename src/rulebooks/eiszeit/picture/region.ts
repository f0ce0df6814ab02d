import {
  choice,
  fitted,
  group,
  type Layout,
  path,
  polygon,
  rect,
  type Shape,
  symbol,
  text,
  textLines,
  widthOf,
  wrapped,
} from '../../../engine/drawing/index.js';
import { say } from '../../../engine/words.js';
import type { View } from '../schemas/view.js';
import { counted, landscapeOf, nameOf, regionOf } from '../words/vocabulary.js';
import type { Land, Plan, Room } from './land.js';
import { capitalised, crowdOf, regionText } from './region-text.js';
import type { Scene } from './scene.js';
import { fireTile, hunters, numberDisc, times } from './tokens.js';

type RegionView = View['regions'][number];

interface Sizes {
  readonly disc: number;
  readonly name: number;
  readonly tile: number;
  readonly mammoth: number;
  readonly hunter: number;
}
export const sizes: Readonly<Record<Layout, Sizes>> = {
  narrow: { disc: 10, name: 12, tile: 24, mammoth: 28, hunter: 10 },
  wide: { disc: 14, name: 15, tile: 32, mammoth: 44, hunter: 16 },
};

/** A piece, and the actions that it answers to. */
interface Part {
  readonly ids: readonly string[];
  readonly title: string;
  readonly shapes: readonly Shape[];
  readonly outline: Shape;
}

/**
 * A region with what stands on it. Pieces that answer to nothing are part of the region, so that a click on them
 * is a click on it.
 */
export function regionShapes(scene: Scene, plan: Plan, land: Land, view: RegionView): Shape[] {
  const ids = idsOfRegion(scene, land.region);
  const { room } = land;
  const size = sizes[scene.layout];
  const parts = view.glacier
    ? []
    : [...fires(scene, room, view), ...herd(scene, room, view), ...people(scene, plan, room, view)];
  const still = parts.filter((part) => part.ids.length === 0);
  const base = [
    ...(ids.length > 0 ? [polygon(land.outline, { fill: 'accent', opacity: 0.1 })] : []),
    ...(view.glacier ? ice(room, land.region) : []),
    numberDisc([room.x + size.disc + 1, room.y + size.disc + 2], size.disc, land.region),
    nameOn(scene, room, view),
    ...(view.glacier ? [] : [crowd(scene, plan, room, view)]),
    ...still.map(({ title, shapes }) => group(shapes, { title })),
  ];
  return [
    choice(ids, regionText(scene, view), base, polygon(land.outline)),
    ...parts
      .filter((part) => part.ids.length > 0)
      .map((part) => choice(part.ids, part.title, part.shapes, part.outline)),
  ];
}

function idsOfRegion({ touch }: Scene, region: number): string[] {
  return [
    ...touch({ type: 'place-hunter', region }),
    ...touch({ type: 'place-mammoth', region }),
    ...touch({ type: 'lay-glacier', region }),
    ...touch({ to: region }),
  ];
}

const linesOfNeighbours = (room: Room, { neighbours }: RegionView): string[] =>
  wrapped(`↔ ${neighbours.join(', ')}`, room.width, 12);

/** How many letters high what stands below the hunters is. */
const footOf = (plan: Plan, room: Room, view: RegionView): number =>
  18 + (plan.isMap ? 0 : linesOfNeighbours(room, view).length * 15.6);

function nameOn(scene: Scene, room: Room, { region }: RegionView): Shape {
  const { disc, name } = sizes[scene.layout];
  return text(
    room.x + 1,
    room.y + disc * 2 + 4 + name * 0.75,
    fitted(landscapeOf(scene, region), room.width + 4, name, true),
    { size: name, bold: true },
  );
}

function crowd(scene: Scene, plan: Plan, room: Room, view: RegionView): Shape {
  const y = room.y + room.height - footOf(plan, room, view) + 9;
  const crowded = crowdOf(scene.view, view);
  const isRoomy = 19 + widthOf(crowded, 13, true) <= room.width;
  return group([
    ...(isRoomy ? [symbol('meat', [room.x + 8, y], 16)] : []),
    text(room.x + (isRoomy ? 19 : 0), y, fitted(crowded, room.width, 13, true), { size: 13, bold: true }),
    ...(plan.isMap ? [] : textLines(room.x, y + 17, linesOfNeighbours(room, view), { size: 12 })),
  ]);
}

/** Crevasses, in every region the other way round than in the one before. */
function ice({ x, y, width, height }: Room, region: number): Shape[] {
  const at = (across: number, down: number): string =>
    `${(x + width * (region % 2 === 0 ? across : 1 - across)).toFixed(1)} ${(y + height * down).toFixed(1)}`;
  const crack = (...points: (readonly [number, number])[]): Shape =>
    path(`M${points.map(([across, down]) => at(across, down)).join(' L')}`, {
      fill: 'none',
      stroke: 'bright',
      width: 2,
      opacity: 0.5,
    });
  return [
    crack([0, 0.4], [0.18, 0.46], [0.28, 0.4], [0.52, 0.5], [0.7, 0.44], [1, 0.52]),
    crack([0.28, 0.4], [0.36, 0.32], [0.5, 0.34]),
    crack([0, 0.78], [0.2, 0.72], [0.34, 0.82], [0.6, 0.76], [0.74, 0.86], [1, 0.8]),
    crack([0.6, 0.76], [0.72, 0.66], [0.9, 0.68]),
    symbol('flake', [x + width / 2, y + height * 0.61], Math.min(56, width * 0.6), { paint: 'bright' }),
  ];
}

function fires(scene: Scene, { x, y, width }: Room, { region, fires: count }: RegionView): Part[] {
  if (count === 0) return [];
  const { tile } = sizes[scene.layout];
  const label = count > 1;
  const middle = x + width - tile / 2 - (label ? 18 : 0);
  return [
    {
      ids: scene.touch({ type: 'move-fire', from: region }),
      title: `${say(scene, { en: 'Face down', de: 'Verdeckt' })}: ${counted(scene, count, 'fire')}, ${regionOf(scene, region)}`,
      shapes: [
        fireTile([middle, y + tile / 2], tile),
        ...(label ? [times([middle + tile / 2 + 1, y + tile / 2], count)] : []),
      ],
      outline: rect(middle - tile / 2, y, tile + (label ? 18 : 0), tile, { radius: 5 }),
    },
  ];
}

function herd(scene: Scene, { x, y, width }: Room, { region, mammoths }: RegionView): Part[] {
  if (mammoths === 0) return [];
  const { disc, name, mammoth } = sizes[scene.layout];
  const middle = y + disc * 2 + name * 1.5 + 6 + mammoth / 2;
  const each = Math.floor(width / mammoth) >= mammoths;
  const used = each ? mammoths * mammoth : mammoth + 20;
  return [
    {
      ids: [
        ...scene.touch({ type: 'move-mammoth', from: region }),
        ...scene.touch({ type: 'remove-mammoth', region }),
      ],
      title: `${counted(scene, mammoths, 'mammoth')}, ${regionOf(scene, region)}`,
      shapes: each
        ? Array.from({ length: mammoths }, (_, index) =>
            symbol('mammoth', [x + mammoth * (index + 0.5), middle], mammoth),
          )
        : [symbol('mammoth', [x + mammoth / 2, middle], mammoth), times([x + mammoth + 1, middle], mammoths)],
      outline: rect(x, middle - mammoth / 2, used, mammoth, { radius: 6 }),
    },
  ];
}

interface Crew {
  readonly seat: number;
  readonly count: number;
  readonly clubbed: boolean;
}

/** Hunters with and without clubs stand apart, as they do not answer to the same actions. */
const crewsOf = ({ hunters: all, clubbed }: RegionView): Crew[] =>
  all.flatMap((count, seat) => {
    const armed = clubbed[seat] ?? 0;
    return [
      ...(count > armed ? [{ seat, count: count - armed, clubbed: false }] : []),
      ...(armed > 0 ? [{ seat, count: armed, clubbed: true }] : []),
    ];
  });

const LEAST_CELL = 24;
const LARGEST = 1.3;
/** Two digits hardly fit into less. */
const LEAST_RADIUS = 7.3;

/** Hunters in as many lines as they need, the smaller the more of them there are. */
function people(scene: Scene, plan: Plan, room: Room, view: RegionView): Part[] {
  const { disc, name, mammoth, hunter } = sizes[scene.layout];
  const crews = crewsOf(view);
  const top = room.y + disc * 2 + name * 1.5 + 8 + mammoth;
  const height = room.y + room.height - footOf(plan, room, view) - top;
  for (let part = LARGEST; ; part -= 0.05) {
    const radius = hunter * part;
    const [cellWidth, cellHeight] = [Math.max(LEAST_CELL, radius * 2.6), Math.max(LEAST_CELL, radius * 3.3)];
    const columns = Math.max(1, Math.floor(room.width / cellWidth));
    const lines = Math.ceil(crews.length / columns);
    if (lines * cellHeight > height && radius > LEAST_RADIUS) continue;
    const upper = top + Math.max(0, height - lines * cellHeight) * 0.4;
    const spread = Math.min(room.width / Math.min(columns, Math.max(1, crews.length)), cellWidth * 1.25);
    return crews.map((crew, index): Part => {
      const x = room.x + ((index % columns) + 0.5) * spread;
      const y = upper + (Math.floor(index / columns) + 0.5) * cellHeight;
      return crewPart(
        scene,
        view.region,
        crew,
        { x: x - cellWidth / 2, y: y - cellHeight / 2, width: cellWidth, height: cellHeight },
        radius,
      );
    });
  }
}

function crewPart(scene: Scene, region: number, crew: Crew, cell: Room, radius: number): Part {
  const { seat, count, clubbed } = crew;
  const { touch, view } = scene;
  const isGiven = seat === view.turn?.seat && !clubbed;
  return {
    ids: [
      ...touch({ type: 'move-hunter', seat, from: region, clubbed }),
      ...touch({ type: 'remove-hunter', seat, region, clubbed }),
      ...touch({ type: 'choose-hunter', seat, region, clubbed }),
      ...touch({ type: 'swap', seat, region, clubbed }),
      ...(isGiven ? touch({ type: 'use-club', region }) : []),
    ],
    title: capitalised(
      `${nameOf(scene, seat)}: ${counted(scene, count, clubbed ? 'armed' : 'hunter')}, ${regionOf(scene, region)}`,
    ),
    shapes: [
      hunters(seat, [cell.x + cell.width / 2, cell.y + cell.height / 2 + radius * 0.42], radius, count, {
        clubbed,
      }),
    ],
    outline: rect(cell.x, cell.y, cell.width, cell.height, { radius: 6 }),
  };
}
