import {
  type Block,
  group,
  line,
  type Point,
  polygon,
  rect,
  type Shape,
  text,
} from '../../../engine/drawing/index.js';
import { say } from '../../../engine/words.js';
import { type Land, middle, type Plan } from './land.js';
import { EDGE } from './map-plan.js';
import { planOf } from './plan.js';
import { regionShapes } from './region.js';
import type { Scene } from './scene.js';
import { fillOf, motifs } from './terrain.js';
import { arrow } from './tokens.js';

const here: Point = [0, 0];

/** The map: the ground, each region's land, and above that what stands in each. */
export function mapBlock(scene: Scene, width: number): Block {
  const plan = planOf(scene.components, scene.layout, width);
  const layers = [
    ground(scene, plan),
    ...plan.lands.map((land) => landShapes(scene, land)),
    ...plan.lands.map((land) => contents(scene, plan, land)),
    marks(scene, plan),
  ];
  return { width, height: plan.height, pieces: layers.map((shapes) => ({ at: here, shapes })) };
}

function ground(scene: Scene, { width, height, lands, links, isMap }: Plan): Shape[] {
  const edges = lands.flatMap(({ edge }) => (edge === null ? [] : [edge]));
  const title = say(scene, {
    en: 'The upper edge: glaciers begin here, or next to other ice',
    de: 'Der obere Rand: Gletscher beginnen hier oder neben anderem Eis',
  });
  const isWhole = isMap && edges.length === lands.filter(({ room }) => room.y === lands[0]?.room.y).length;
  return [
    rect(0.5, 0.5, width - 1, height - 1, { fill: 'water', stroke: 'line', radius: 10 }),
    ...lands.map(({ outline }) => polygon(outline, { fill: 'sand', stroke: 'sand', width: isMap ? 8 : 4 })),
    ...links.map(([[x1, y1], [x2, y2]]) => line(x1, y1, x2, y2, { stroke: 'ink', width: 3 })),
    group(
      edges.map((edge) => polygon(edge, { fill: 'snow', stroke: 'snow', width: 2 })),
      { title },
    ),
    ...(isWhole
      ? [
          text(
            width / 2,
            EDGE / 2 - 4,
            say(scene, { en: 'Upper edge: glaciers begin here', de: 'Oberer Rand: hier beginnen Gletscher' }),
            { size: 12, anchor: 'middle', fill: 'muted' },
          ),
        ]
      : []),
  ];
}

function landShapes(scene: Scene, land: Land): Shape[] {
  const view = scene.view.regions[land.region - 1];
  if (view === undefined) return [];
  const fill = view.glacier ? 'glacier' : fillOf(scene.components, view.landscape);
  return [
    polygon(land.outline, { fill, stroke: 'ink', width: 1.6 }),
    ...(view.glacier
      ? []
      : [group([motifs(scene.components, view.landscape, strewn(land))], { opacity: 0.3 })]),
  ];
}

/** Where letters stand, nothing else does. */
const HEAD = 54;
const FOOT = 24;

/** Spots for the small drawings of a landscape, each land its own way. */
function strewn({ room, region }: Land): Point[] {
  const columns = Math.max(2, Math.round(room.width / 44));
  const rows = Math.max(3, Math.round((room.height - HEAD - FOOT) / 40));
  return Array.from({ length: columns * rows }, (_, index) => {
    const [across, down] = [index % columns, Math.floor(index / columns)];
    const jitter = (salt: number): number => ((region * 37 + index * 71 + salt * 53) % 29) / 29 - 0.5;
    return [
      room.x + ((across + 0.5 + jitter(1) * 0.6) * room.width) / columns,
      room.y + HEAD + ((down + 0.5 + jitter(2) * 0.5) * (room.height - HEAD - FOOT)) / rows,
    ] as const;
  });
}

function contents(scene: Scene, plan: Plan, land: Land): Shape[] {
  const view = scene.view.regions[land.region - 1];
  return view === undefined ? [] : regionShapes(scene, plan, land, view);
}

/** What has been chosen of the action that is being carried out. */
function marks({ view: { turn } }: Scene, { lands }: Plan): Shape[] {
  const landOf = (region: number | null): Land | undefined =>
    region === null ? undefined : lands[region - 1];
  const [from, to, first] = [
    landOf(turn?.from ?? null),
    landOf(turn?.to ?? null),
    landOf(turn?.hunter?.region ?? null),
  ];
  const chosen = [to, first].flatMap((land) =>
    land === undefined
      ? []
      : [polygon(land.outline, { fill: 'none', stroke: 'gold', width: 4, dash: '10 6' })],
  );
  return from === undefined || to === undefined ? chosen : [...chosen, wayBetween(from, to)];
}

/** Over the border, and not as far as the pieces. */
function wayBetween(from: Land, to: Land): Shape {
  const [[x1, y1], [x2, y2]] = [middle(from.room), middle(to.room)];
  const at = (part: number): Point => [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part];
  return arrow(at(0.3), at(0.7));
}
