import { type Block, block, column, roomIn } from '../../../engine/drawing/index.js';
import { say } from '../../../engine/words.js';
import { nameOf, person } from '../texts/names.js';
import { halves } from '../texts/say.js';
import { foodTrack } from './food.js';
import { stoneSpaces } from './owned-stones.js';
import { herd, leaders } from './people.js';
import { area, caption, chip, chips, tallied, times } from './pieces.js';
import { anyOf, type SeatView, type Sight, usesOf } from './sight.js';
import { counts, recesses, settlementSpaces } from './stock.js';

/** What lies before one seat. */
export function board(sight: Sight, seat: number, width: number): Block {
  const { view, drawing } = sight;
  const own = view.seats[seat];
  const room = roomIn(width);
  if (own === undefined) return block(width, 0, []);
  const parts = [
    counts(sight, own, room),
    ...(view.viewer === seat ? [foodTrack(sight, own, room)] : []),
    leaders(sight, own, room),
    recesses(sight, own, room),
    settlementSpaces(sight, own, room),
    stoneSpaces(sight, own, room),
    herd(sight, own, room),
    ...piles(sight, own, room),
  ];
  const heading =
    view.viewer === seat
      ? say(drawing, { en: `${person(drawing, seat)} (you)`, de: `${person(drawing, seat)} (du)` })
      : person(drawing, seat);
  const content = column(
    parts.filter(({ height }) => height > 0),
    8,
  );
  return area(width, heading, content, { seat, asked: view.turn?.seat === seat });
}

/** Cards of the seat that everybody knows of. */
function piles(sight: Sight, own: SeatView, room: number): Block[] {
  const { view, drawing, touched } = sight;
  const { returned, revealed, known, buriedOpenly, discardsTop } = own;
  const line = (heading: { en: string; de: string }, ids: readonly string[], useful = false): Block[] =>
    ids.length === 0
      ? []
      : [
          caption(room, say(drawing, heading)),
          chips(
            tallied(ids).map(({ id, count }) =>
              chip(nameOf(drawing, 'cards', id), room, {
                more: times(count),
                ids: useful
                  ? anyOf(usesOf(sight, `card/${id}`), touched({ type: 'bury', card: id, from: 'revealed' }))
                  : [],
              }),
            ),
            room,
          ),
        ];
  const asked = view.turn?.seat === own.seat;
  const work = halves(own.comparison);
  return [
    ...line(
      {
        en: `Revealed in the eclipse (${work} work)`,
        de: `In der Sonnenfinsternis aufgedeckt (${work} Arbeitskraft)`,
      },
      revealed,
      asked,
    ),
    ...line({ en: 'Came back from the eclipse pile', de: 'Aus dem Sonnenfinsternisstapel zurück' }, returned),
    ...(view.viewer === own.seat || discardsTop === null
      ? []
      : line({ en: 'On top of the discards', de: 'Oben auf dem Ablagestapel' }, [discardsTop])),
    ...(view.viewer === own.seat
      ? []
      : [
          ...line({ en: 'Known to be held', de: 'Bekannte Karten' }, known),
          ...line({ en: 'Buried openly', de: 'Offen begraben' }, buriedOpenly),
        ]),
    ...before(sight, own, room),
  ];
}

/** What one only remembers. */
function before({ drawing }: Sight, { setupCard, comparison, revealed }: SeatView, room: number): Block[] {
  const work = halves(comparison);
  const parts = [
    ...(setupCard === null ? [] : [nameOf(drawing, 'setupCards', setupCard)]),
    ...(comparison === 0 || revealed.length > 0
      ? []
      : [
          say(drawing, {
            en: `last eclipse: ${work} work`,
            de: `letzte Sonnenfinsternis: ${work} Arbeitskraft`,
          }),
        ]),
  ];
  return parts.length === 0 ? [] : [caption(room, parts.join(' · '))];
}
