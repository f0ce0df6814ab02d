import { type Block, block, column, fitted, roomIn, seatMark, text } from '../../../engine/drawing/index.js';
import { say } from '../../../engine/words.js';
import { pointsText } from '../texts/gains.js';
import { person } from '../texts/names.js';
import { phases } from './header.js';
import { area, paragraph } from './pieces.js';
import type { Sight } from './sight.js';

/** When the game is over: who has how many points, and what was counted at the end. */
export function result(sight: Sight, width: number): Block[] {
  const { view, drawing } = sight;
  if (view.phase !== 'over') return [];
  const room = roomIn(width);
  // Of seats with the same points, the one further ahead in the order comes first.
  const ranked = view.order.flatMap((seat) => view.seats[seat] ?? []).sort((a, b) => b.points - a.points);
  const rows = ranked.map(({ seat, points, endPoints }, index) => {
    const [offering = 0, glory = 0, cards = 0, animals = 0] = endPoints;
    const parts = say(drawing, {
      en: `At the end: offerings ${offering}, graves ${glory}, cards ${cards}, animals ${animals}`,
      de: `Am Ende: Opfergaben ${offering}, Gräber ${glory}, Karten ${cards}, Tiere ${animals}`,
    });
    const score = pointsText(drawing, points);
    return column(
      [
        block(room, 28, [
          text(0, 14, `${index + 1}.`, { size: 14, fill: 'muted' }),
          seatMark(seat, [34, 14], 11),
          text(54, 14, fitted(person(drawing, seat), room - 150, 15, true), { size: 15, bold: true }),
          text(room, 14, score, { size: 15, bold: true, anchor: 'end' }),
        ]),
        paragraph(room, parts, 12, 2, 'muted'),
      ],
      2,
    );
  });
  return [area(width, say(drawing, phases.over), column(rows, 8), { asked: true })];
}
