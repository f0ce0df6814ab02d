import {
  choice,
  fitted,
  group,
  path,
  polygon,
  type Shape,
  symbol,
  text,
  textLines,
  widthOf,
} from '../../../engine/drawing/index.js';
import { landscapeOf } from '../texts/names.js';
import { people } from './crews.js';
import { fires, herd } from './fires-and-herds.js';
import type { Land, Plan, Room } from './land.js';
import { footOf, linesOfNeighbours, type RegionView, sizes } from './part.js';
import { crowdOf, regionText } from './region-text.js';
import type { Scene } from './scene.js';
import { numberDisc } from './tokens.js';

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
