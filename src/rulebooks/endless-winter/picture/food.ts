import {
  type Block,
  block,
  choice,
  flow,
  group,
  rect,
  seatPaint,
  symbol,
  text,
} from '../../../engine/drawing/index.js';
import { say } from '../../../engine/words.js';
import { gainGlyph } from './glyphs.js';
import type { SeatView, Sight } from './sight.js';

const HEIGHT = 46;

/** The food track: camps that are still on the board stand on its last spaces, and work lies between others. */
export function foodTrack({ view, drawing, touched }: Sight, own: SeatView, room: number): Block {
  const spaces = own.foodLimit + own.campsLeft + 1;
  const across = Math.min(spaces, Math.max(1, Math.floor(room / 30)));
  const width = room / across;
  const cells = Array.from({ length: spaces }, (_, food) => {
    const isHere = food === own.food;
    const hasCamp = food > own.foodLimit;
    const hasWork = view.numbers.workAt.includes(food);
    const shapes = [
      rect(1, 1, width - 2, 28, {
        fill: hasCamp ? 'raised' : food <= own.food ? 'sand' : 'panel',
        stroke: isHere ? 'ink' : 'line',
        width: isHere ? 2.5 : 1,
        radius: 5,
      }),
      hasCamp
        ? symbol('tent', [width / 2, 15], 20, { paint: seatPaint(own.seat) })
        : text(width / 2, 15, String(food), {
            size: isHere ? 16 : 13,
            bold: isHere,
            anchor: 'middle',
            fill: food <= own.food ? 'ink' : 'muted',
          }),
      // Work is gained on the way from here to the next lower number.
      ...(hasWork ? [gainGlyph('work', [1, 37], 16)] : []),
    ];
    const title = hasCamp
      ? say(drawing, { en: `Food ${food}: a camp stands here`, de: `Nahrung ${food}: hier steht ein Lager` })
      : say(drawing, {
          en: `Food ${food}${hasWork ? ', 1 work on the way down' : ''}`,
          de: `Nahrung ${food}${hasWork ? ', 1 Arbeitskraft auf dem Weg nach unten' : ''}`,
        });
    return block(width, HEIGHT, [
      group([
        choice(
          touched({ type: 'spend-food', to: food }),
          title,
          shapes,
          rect(2, 2, width - 4, 26, { radius: 4 }),
        ),
      ]),
    ]);
  });
  return flow(cells, room, 0);
}
