import {
  circle,
  ellipse,
  group,
  line,
  type Point,
  path,
  polygon,
  rect,
  type Shape,
  symbol,
} from '../../../engine/drawing/index.js';
import type { GainCode, MetricCode, Moment } from '../components/effects.js';
import type { Station } from '../fields.js';

/*
 * What gains, costs and moments are drawn as, each in a square of 24 units around its middle.
 */
const edge = { stroke: 'ink', width: 1 } as const;
const centre: Point = [0, 0];

const fist = [
  path('M-5 12 L-5 3 L5 3 L5 12 Z', { fill: 'sand', ...edge }),
  rect(-8, -9, 16, 13, { fill: 'sand', radius: 4, ...edge }),
  line(-4, -9, -4, -2, { ...edge }),
  line(0, -9, 0, -2, { ...edge }),
  line(4, -9, 4, -2, { ...edge }),
  path('M-8 -1 L2 -1 L2 3', { fill: 'none', ...edge }),
];

const idol = [
  path('M-6 11 L-4 2 L4 2 L6 11 Z', { fill: 'gold', ...edge }),
  path('M-7 3 L-7 -6 C-7 -12 7 -12 7 -6 L7 3 Z', { fill: 'gold', ...edge }),
  circle(-3, -5, 1.6, { fill: 'dark' }),
  circle(3, -5, 1.6, { fill: 'dark' }),
  rect(-3, -1, 6, 2, { fill: 'dark' }),
];

const grave = [
  path('M-6 8 L-6 -4 C-6 -12 6 -12 6 -4 L6 8 Z', { fill: 'stone', ...edge }),
  line(0, -7, 0, 2, { ...edge, width: 1.6 }),
  line(-3, -4, 3, -4, { ...edge, width: 1.6 }),
  ellipse(0, 9, 11, 3, { fill: 'fur', ...edge }),
];

const spear = [
  line(-9, 11, 5, -5, { stroke: 'wood', width: 2.6 }),
  polygon(
    [
      [10, -11],
      [8, -2],
      [2, -7],
    ],
    { fill: 'meat', ...edge },
  ),
];

const rune = [
  polygon(
    [
      [0, -11],
      [8, -4],
      [6, 9],
      [-6, 9],
      [-8, -4],
    ],
    { fill: 'glacier', ...edge },
  ),
  path('M0 -6 L0 5 M0 -2 L4 -5 M0 1 L-4 -2', { fill: 'none', stroke: 'ink', width: 1.5 }),
];

const eclipse = [circle(0, 0, 10, { fill: 'gold', ...edge }), circle(2.5, -1, 8, { fill: 'dark' })];

const plus: Shape = group([
  circle(8, 7, 5, { fill: 'bright', stroke: 'dark', width: 1 }),
  path('M8 4 L8 10 M5 7 L11 7', { fill: 'none', stroke: 'dark', width: 1.6 }),
]);
const down: Shape = group([
  circle(8, 7, 5, { fill: 'bright', stroke: 'dark', width: 1 }),
  path('M8 4 L8 10 M5.5 7.5 L8 10 L10.5 7.5', { fill: 'none', stroke: 'dark', width: 1.4 }),
]);
const price: Shape = group([
  circle(7, 7, 5, { fill: 'gold', stroke: 'dark', width: 1 }),
  line(4.5, 7, 9.5, 7, { stroke: 'dark', width: 1.6 }),
]);
const onwards = path('M-2 8 L10 8 M6 4.5 L10 8 L6 11.5', { fill: 'none', stroke: 'lava', width: 2.4 });

const small = (
  name: Parameters<typeof symbol>[0],
  at: Point,
  size: number,
  paint?: 'gold' | 'stone',
): Shape => symbol(name, at, size, paint === undefined ? {} : { paint });

const gains: Readonly<Record<GainCode, readonly Shape[]>> = {
  food: [symbol('meat', centre, 24)],
  feast: [
    symbol('meat', [-1, 1], 21),
    path('M3 -10 L11 -10 M7 -10 L7 -2', { fill: 'none', stroke: 'lava', width: 2.4 }),
  ],
  tool: [symbol('axe', centre, 24)],
  work: fist,
  points: [symbol('star', centre, 24)],
  idol,
  draw: [symbol('card', [-2, -1], 22), plus],
  megalith: [symbol('stones', centre, 23)],
  neutral: [symbol('stones', [-2, -1], 20, { paint: 'bone' }), plus],
  camp: [symbol('tent', centre, 23)],
  move: [symbol('tent', [-2, -2], 19), onwards],
  settlement: [symbol('hut', centre, 23)],
  bury: grave,
  recruit: [symbol('person', [-2, -1], 21), plus],
  'recruit-discard': [symbol('person', [-2, -1], 21), down],
  advancement: [symbol('card', [-1, 0], 24, { paint: 'forest' }), small('star', [-1, 0], 12, 'gold')],
  animal: [symbol('paw', centre, 23)],
  'animal-top': [symbol('card', [-3, -1], 22), symbol('paw', [5, 4], 15)],
  'animal-reveal': [ellipse(0, 6, 11, 5, { fill: 'grass', ...edge }), symbol('paw', [0, -2], 18)],
  slay: spear,
  stone: rune,
  'buy-stone': [group(rune, { at: [-2, -1], scale: 0.9 }), price],
};

const land = {
  grass: [
    path('M-9 10 C-8 2 -9 -2 -11 -6 M-5 10 C-4 0 -4 -5 -3 -9 M1 10 C1 2 3 -4 6 -8 M7 10 C7 4 9 1 11 -2', {
      fill: 'none',
      stroke: 'ink',
      width: 2.4,
    }),
  ],
  reeds: [
    ellipse(0, 9, 11, 3, { fill: 'water', ...edge }),
    path('M-5 9 L-5 -6 M1 9 L1 -10 M6 9 L7 -3', { fill: 'none', stroke: 'ink', width: 1.6 }),
    ellipse(-5, -5, 2, 4, { fill: 'fur', ...edge }),
    ellipse(1, -8, 2, 4, { fill: 'fur', ...edge }),
    ellipse(7, -2, 2, 4, { fill: 'fur', ...edge }),
  ],
  steam: [
    ellipse(0, 7, 11, 4.5, { fill: 'water', ...edge }),
    path('M-5 3 C-8 0 -2 -3 -5 -7 M0 2 C-3 -1 3 -5 0 -10 M5 3 C2 0 8 -3 5 -7', {
      fill: 'none',
      stroke: 'ink',
      width: 1.8,
    }),
  ],
  waves: [
    path('M-11 -4 C-8 -8 -4 -8 -1 -4 C2 0 6 0 10 -4 M-11 5 C-8 1 -4 1 -1 5 C2 9 6 9 10 5', {
      fill: 'none',
      stroke: 'ink',
      width: 2.4,
    }),
  ],
  trees: [symbol('tree', [-4, 1], 20), symbol('tree', [5, 2], 17)],
  peaks: [symbol('peak', [3, 0], 22), symbol('peak', [-5, 3], 15)],
  ice: [symbol('flake', centre, 22, { paint: 'night' })],
  rocks: [symbol('stones', centre, 20)],
} as const;
export type LandGlyph = keyof typeof land;

const metrics: Readonly<Record<MetricCode, readonly Shape[]>> = {
  settlements: gains.settlement,
  'settlements-at': gains.settlement,
  'megaliths-low': gains.megalith,
  'megaliths-high': gains.megalith,
  sites: gains.megalith,
  terrains: gains.camp,
  buried: grave,
  'idol-pairs': idol,
  'slain-kinds': spear,
  slain: spear,
};

const moments: Readonly<Record<Moment | Station, readonly Shape[]>> = {
  initiate: [symbol('fire', centre, 22)],
  develop: gains.advancement,
  migrate: gains.move,
  hunt: spear,
  rest: [symbol('moon', centre, 22)],
  eclipse,
};

const things = {
  card: [symbol('card', centre, 22)],
  eclipse,
  grave,
  rune,
  person: [symbol('person', centre, 22)],
};

const drawn = (shapes: readonly Shape[], at: Point, size: number): Shape =>
  group(shapes, { at, scale: size / 24 });

export const gainGlyph = (gain: GainCode, at: Point, size: number): Shape => drawn(gains[gain], at, size);
export const metricGlyph = (metric: MetricCode, at: Point, size: number): Shape =>
  drawn(metrics[metric], at, size);
export const momentGlyph = (moment: Moment | Station, at: Point, size: number): Shape =>
  drawn(moments[moment], at, size);
export const thingGlyph = (thing: keyof typeof things, at: Point, size: number): Shape =>
  drawn(things[thing], at, size);
export const landGlyph = (name: LandGlyph, at: Point, size: number): Shape => drawn(land[name], at, size);
