import {
  type Block,
  block,
  column,
  fitted,
  flow,
  panel,
  roomIn,
  seatMark,
  text,
  textLines,
  wrapped,
} from '../../../engine/drawing/index.js';
import { say } from '../../../engine/words.js';
import { ownerOf } from '../shares.js';
import { cardName, seatName } from '../texts/names.js';
import { whySaid } from '../texts/scoring.js';
import type { Sight } from './sight.js';
import { smallFace } from './tiles.js';

/** What the seat gained and lost for it, and why. */
function pointsOf({ view, drawing }: Sight, seat: number, room: number): Block {
  const said = view.report.points
    .filter((one) => one.seat === seat && view.report.round === view.scored?.round)
    .map((one) => `${one.points < 0 ? '−' : '+'}${Math.abs(one.points)} (${whySaid(drawing, one)})`);
  const lines = wrapped(said.join(' · '), room - 30, 12);
  return block(room, lines.length * 15.6, textLines(30, 8, lines, { size: 12, fill: 'muted' }));
}

/** What everybody had when the round before was scored. */
export function lastScoring(sight: Sight, width: number): Block[] {
  const { view, drawing } = sight;
  const { scored } = view;
  if (scored === null) return [];
  const room = roomIn(width);
  const heading = say(drawing, {
    en: `What counted in round ${scored.round}`,
    de: `Was in Runde ${scored.round} zählte`,
  });
  const each = view.seats.map(({ seat }) => {
    const faces = scored.tiles
      .filter(({ share }) => share !== null && ownerOf(view.seats.length, share) === seat)
      .map(({ face }) => face);
    const cards = scored.cards
      .filter((played) => played.seat === seat)
      .map(({ card }) => cardName(drawing, card));
    const kinds = [...new Set(faces)].sort();
    const name = block(room, 26, [
      seatMark(seat, [12, 13], 10),
      text(30, 13, fitted([seatName(drawing, seat), ...cards].join(' · '), room - 32, 13), { size: 13 }),
    ]);
    const counted = kinds.map((face) => smallFace(sight, face, faces.filter((one) => one === face).length));
    return column([name, flow(counted, room, 6), pointsOf(sight, seat, room)], 4);
  });
  return [panel(width, heading, column(each, 10))];
}
