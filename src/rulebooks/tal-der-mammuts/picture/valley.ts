import { type Block, type Point, panel, roomIn, type Shape } from '../../../engine/drawing/index.js';
import { HEXES } from '../board.js';
import { type Grid, gridOf } from './grid.js';
import { ground } from './ground.js';
import { legend } from './legend.js';
import { type OnHex, onHex, rafts } from './pieces.js';
import { capitals, seasonDisc } from './season.js';
import { type Sight, say } from './sight.js';
import { rose, turns } from './wind.js';

const BLEED = 8;

/** The board in its frame, and the hexes on which there is more than could be drawn. */
export interface Valley {
  readonly block: Block;
  readonly crowded: readonly number[];
}

/**
 * The board stands first on the page and always has the same layers, so that a replay keeps whatever did not
 * change.
 */
export function valley(sight: Sight, width: number): Valley {
  // Every unit of width counts: the board may reach into the padding of its frame.
  const grid = gridOf(sight.drawing.layout, roomIn(width) + 2 * BLEED);
  const hexes = [...Array(HEXES).keys()].map((hex): OnHex & { hex: number } => ({
    hex,
    ...onHex(sight, grid, hex),
  }));
  const [lower, rows] = legend(sight, roomIn(width));
  const content: Block = {
    width: roomIn(width),
    height: grid.height + lower,
    pieces: [
      layer(ground(sight, grid)),
      ...hexes.map(({ shapes }) => layer(shapes)),
      layer(rafts(sight, grid)),
      layer(corners(sight, grid)),
      { at: [0, grid.height] as Point, shapes: [rows] },
    ],
  };
  return {
    block: panel(width, heading(sight), content),
    crowded: hexes.filter(({ whole }) => !whole).map(({ hex }) => hex),
  };
}

function heading(sight: Sight): string {
  const { round, year, season, options } = sight.view;
  if (round === 0)
    return say(sight, { en: 'The valley before the first round', de: 'Das Tal vor der ersten Runde' });
  const name = capitals[season];
  const last = options.yearLimit;
  return say(sight, {
    en: `Round ${round} · ${name.en}, year ${year}${last === null ? '' : ` of ${last}`}`,
    de: `Runde ${round} · ${name.de}, Jahr ${year}${last === null ? '' : ` von ${last}`}`,
  });
}

const layer = (shapes: readonly Shape[]): Block['pieces'][number] => ({ at: [-BLEED, 0], shapes });

/** In the corners that the hexes leave free: the rose of the wind in the west, the season in the east. */
function corners(sight: Sight, { across, width }: Grid): Shape[] {
  const radius = across * 0.62;
  const size = Math.min(44, Math.max(24, across * 0.4));
  const below = radius * 2 + size / 2 + 5;
  return [
    rose(sight, [radius + 1, radius + 1], radius),
    ...turns(sight, [size * 1.05 + 1, below], size),
    seasonDisc(sight, [width - radius - 1, radius + 1], radius),
  ];
}
