import {
  circle,
  group,
  line,
  type Paint,
  type Point,
  path,
  polygon,
  type Shape,
  symbol,
  text,
} from '../../../engine/drawing/index.js';
import { eventEffect } from '../catalogue.js';
import { directions, type Terrain } from '../components/schema.js';
import type { View } from '../view-schema.js';
import { type Grid, moved } from './grid.js';
import { dieFace, waves } from './marks.js';
import type { Sight } from './sight.js';

type BoardHex = View['board'][number];

const paints: { readonly [Land in Terrain]: Paint } = {
  plain: 'grass',
  forest: 'forest',
  mountain: 'rock',
  lake: 'water',
};

/** The valley itself, which changes with the season and with what happens to the rivers. */
export function ground(sight: Sight, grid: Grid): Shape[] {
  const { board, season } = sight.view;
  const winter = season === 'winter';
  return [
    ...board.map((hex) => land(hex, grid, winter)),
    ...board.flatMap((hex) => lava(hex, grid)),
    ...rivers(board, grid, riversAre(sight)),
  ];
}

function land({ hex, terrain, volcano }: BoardHex, grid: Grid, winter: boolean): Shape {
  const outline = grid.corners(0.5);
  const paint = terrain === 'lake' && winter ? 'ice' : paints[terrain];
  const snow = winter && terrain !== 'lake' ? [polygon(outline, { fill: 'snow', opacity: 0.4 })] : [];
  return group(
    [
      polygon(outline, { fill: paint, stroke: 'line', width: 0.8 }),
      ...snow,
      group(scenery(terrain, volcano, grid), { opacity: volcano ? 0.85 : 0.55 }),
    ],
    { at: grid.middle(hex) },
  );
}

/** What grows or stands there, behind all pieces. */
function scenery(terrain: Terrain, volcano: boolean, { across, tall }: Grid): Shape[] {
  const [x, y] = [across * 0.27, tall * 0.17];
  const size = across * 0.3;
  switch (terrain) {
    case 'lake':
      return [waves([0, 0], across * 0.7, 'bright')];
    case 'forest':
      return [
        symbol('tree', [-x, -y], size),
        symbol('tree', [x, -y * 0.4], size),
        symbol('tree', [-x * 0.2, y * 0.9], size),
      ];
    case 'mountain':
      return volcano
        ? [symbol('volcano', [0, 0], across * 0.72)]
        : [symbol('peak', [-x * 0.7, -y * 0.2], size * 1.3), symbol('peak', [x * 0.8, y * 0.6], size)];
    case 'plain':
      return [tuft([-x, -y], size), tuft([x, 0], size), tuft([-x * 0.4, y * 1.1], size)];
  }
}

const tuft = (at: Point, size: number): Shape =>
  group(
    [
      path('M-6 4 Q-5 -2 -8 -5 M0 4 L0 -7 M6 4 Q5 -2 8 -5', {
        fill: 'none',
        stroke: 'ink',
        width: 1.6,
        opacity: 0.6,
      }),
    ],
    { at, scale: size / 24 },
  );

/** Where lava flows from a volcano: a tongue over the border. */
function lava({ hex, lava: flows }: BoardHex, grid: Grid): Shape[] {
  const [x, y] = grid.middle(hex);
  return flows.map((to) => {
    const [tx, ty] = grid.middle(to);
    const at = (part: number): Point => [x + (tx - x) * part, y + (ty - y) * part];
    const [ax, ay] = at(0.3);
    const [bx, by] = at(0.62);
    const long = Math.hypot(bx - ax, by - ay);
    const [nx, ny] = [((ay - by) / long) * 5, ((bx - ax) / long) * 5];
    return polygon(
      [
        [ax + nx, ay + ny],
        [ax - nx, ay - ny],
        [bx, by],
      ],
      { fill: 'lava', stroke: 'dark', width: 0.6 },
    );
  });
}

type Rivers = 'running' | 'dry' | 'frozen';

/** What an event has made of the rivers: dry and frozen ones stop nobody. */
export function riversAre({ view, drawing }: Sight): Rivers {
  const events = [...(view.event === null ? [] : [view.event]), ...view.lasting];
  const effects = events.map((event) => eventEffect(drawing.components, event).type);
  if (effects.includes('drought')) return 'dry';
  return effects.includes('frozen-rivers') ? 'frozen' : 'running';
}

/** Each border is drawn once, by the hex that lies west or north of it; banks first, water upon them. */
function rivers(board: View['board'], grid: Grid, are: Rivers): Shape[] {
  const corners = grid.corners();
  const width = grid.across / 11;
  const edges = board.flatMap(({ hex, river }) =>
    (['E', 'SE', 'SW'] as const)
      .filter((name) => river.includes(name))
      .map((name) => {
        const at = directions.indexOf(name);
        const end = (corner: number): Point => moved(grid.middle(hex), corners[corner % 6] ?? [0, 0]);
        return [end(at), end(at + 1)] as const;
      }),
  );
  const run = (stroke: Paint, wide: number, dash?: string): Shape[] =>
    edges.flatMap(([a, b]) => [
      line(...a, ...b, { stroke, width: wide, ...(dash === undefined ? {} : { dash }) }),
      ...(dash === undefined ? [a, b].map(([x, y]) => circle(x, y, wide / 2, { fill: stroke })) : []),
    ]);
  if (are === 'dry') return [...run('sand', width), ...run('wood', width / 3, '3 4')];
  if (are === 'frozen')
    return [...run('night', width + 1.6), ...run('ice', width), ...run('night', 1, '2 4')];
  return [...run('night', width + 1.6), ...run('water', width)];
}

/** The number of a hex, the die of its region, and the letter where animals arrive: around its middle. */
export function signs({ hex, region, numbered, letter }: BoardHex, grid: Grid): Shape[] {
  const size = Math.max(12, grid.across * 0.13);
  const low = grid.tall / 2 - size * 1.45;
  const shift = letter === null ? 0 : size * 0.58;
  const number = text(0, size * 1.3 - grid.tall / 2, String(hex), { size, anchor: 'middle' });
  if (region === null) return [number];
  const die = dieFace([-shift, low], size, region, numbered ? { fill: 'dark', pips: 'bright' } : {});
  return letter === null
    ? [number, die]
    : [number, die, text(shift, low, letter, { size: size * 1.1, bold: true, anchor: 'middle' })];
}
