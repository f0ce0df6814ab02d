import { type Block, block, circle, flow, group, seatMark } from '../../../engine/drawing/index.js';
import { say } from '../../../engine/words.js';
import type { Station } from '../fields.js';
import { person } from '../texts/names.js';
import type { Sight } from './sight.js';

const SIZE = 26;

/** The figures that stand somewhere; a chief has a golden ring. */
export function figures({ view, drawing }: Sight, at: Station, room: number): Block {
  const standing = view.seats.flatMap(({ seat, placed }) =>
    placed.filter((one) => one.at === at).map(({ figure }) => ({ seat, figure })),
  );
  const marks = standing.map(({ seat, figure }) => {
    const chief = figure === 'chief';
    const name = person(drawing, seat);
    const title = chief
      ? say(drawing, { en: `Chief of ${name}`, de: `Häuptling von ${name}` })
      : say(drawing, { en: `Tribe figure of ${name}`, de: `Stammesfigur von ${name}` });
    const ring = chief ? [circle(0, 0, 12, { fill: 'none', stroke: 'gold', width: 2.5 })] : [];
    return block(SIZE, SIZE, [
      group([...ring, seatMark(seat, [0, 0], 9)], { at: [SIZE / 2, SIZE / 2], title }),
    ]);
  });
  const { height, ...placed } = flow(marks, room, 1);
  return { ...placed, height: Math.max(SIZE, height) };
}
