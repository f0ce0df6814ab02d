import { rect } from '../../../engine/drawing/index.js';
import { counted, nameOf, regionOf } from '../texts/names.js';
import type { Plan, Room } from './land.js';
import { footOf, type Part, type RegionView, sizes, topOfHunters } from './part.js';
import { capitalised } from './region-text.js';
import type { Scene } from './scene.js';
import { hunters } from './tokens.js';

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
export function people(scene: Scene, plan: Plan, room: Room, view: RegionView): Part[] {
  const { hunter } = sizes[scene.layout];
  const crews = crewsOf(view);
  const top = topOfHunters(scene.layout, room);
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
