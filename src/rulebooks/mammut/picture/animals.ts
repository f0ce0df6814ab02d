import {
  type Block,
  block,
  choice,
  fitted,
  panel,
  rect,
  roomIn,
  type Shape,
  seatMark,
  symbol,
  text,
} from '../../../engine/drawing/index.js';
import { say } from '../../../engine/words.js';
import { animalName } from '../texts/names.js';
import type { Sight } from './sight.js';

const LINE = 34;
const MARK = 24;

/** Which seat has which animal: what is still missing is worth the most. */
export function animals({ view, drawing, touched }: Sight, width: number): Block[] {
  const room = roomIn(width);
  const marks = view.seats.length * MARK;
  const shapes = view.numbers.animals.map((animal, index): Shape => {
    const y = index * LINE;
    const name = animalName(drawing, animal);
    const owners = view.seats.filter((one) => one.animals.includes(animal));
    const line = [
      rect(0, y, room, LINE - 4, { fill: 'raised', radius: 6 }),
      symbol('paw', [16, y + 15], 20),
      text(32, y + 15, fitted(name, room - marks - 40, 13), { size: 13 }),
      ...owners.map(({ seat }) => seatMark(seat, [room - marks + seat * MARK + MARK / 2, y + 15], 9)),
    ];
    return choice(
      touched({ type: 'choose-animal', animal }),
      name,
      line,
      rect(1, y + 1, room - 2, LINE - 6, { radius: 6 }),
    );
  });
  const values = view.numbers.animalPoints.join(' · ');
  const worth = say(drawing, { en: `Worth at the end: ${values}`, de: `Am Ende wert: ${values}` });
  const y = view.numbers.animals.length * LINE;
  const heading = say(drawing, { en: 'Animals', de: 'Tiere' });
  const legend = text(0, y + 10, fitted(worth, room, 12), { size: 12, fill: 'muted' });
  return [panel(width, heading, block(room, y + 18, [...shapes, legend]))];
}
