import {
  type Block,
  block,
  column,
  flow,
  group,
  type Paint,
  panel,
  rect,
  roomIn,
  type Shape,
  shapesOf,
  symbol,
  text,
  textLines,
  wrapped,
} from '../../../engine/drawing/index.js';
import { catalogueOf } from '../catalogue.js';
import { eventName, letterName, seasonName, speciesName } from '../texts/names.js';
import { beast } from './beasts.js';
import { sun } from './marks.js';
import { type Sight, say } from './sight.js';

/** How much wider bold letters are. */
const BOLDER = 1.06;

/** The event of the round, those that last, the animals that are coming, and the piles. */
export function nature(sight: Sight, width: number): Block {
  const { view } = sight;
  const room = roomIn(width);
  const lasting = view.lasting.filter((event) => event !== view.event);
  const parts = [
    ...(view.event === null ? [noEvent(sight, room)] : [eventCard(sight, view.event, room)]),
    ...lasting.map((event) => eventCard(sight, event, room)),
    ...arrivals(sight, room),
    piles(sight, room),
  ];
  const content = column(parts, 10);
  const heading = say(sight, { en: 'Event', de: 'Ereignis' });
  return panel(width, heading, block(room, content.height, shapesOf(content)));
}

const noEvent = (sight: Sight, room: number): Block =>
  block(room, 18, [
    text(0, 9, say(sight, { en: 'No event this round', de: 'Kein Ereignis in dieser Runde' }), {
      size: 13,
      fill: 'muted',
    }),
  ]);

function eventCard(sight: Sight, id: string, room: number): Block {
  const { view, drawing } = sight;
  const card = catalogueOf(drawing.components).events.get(id);
  if (card === undefined) return block(room, 0, []);
  const lasts = view.lasting.includes(id);
  const inner = room - 24;
  const name = wrapped(say(sight, eventName(id, drawing)), (inner - 28) / BOLDER, 15);
  const rule = wrapped(say(sight, card.text), inner, 13);
  const more =
    view.options.advanced && card.advanced !== undefined ? wrapped(say(sight, card.advanced), inner, 13) : [];
  const until = lasts
    ? wrapped(
        say(sight, { en: 'Holds until the season ends.', de: 'Gilt, bis die Jahreszeit endet.' }),
        inner,
        12,
      )
    : [];
  const top = 10 + name.length * 19.5;
  const rows = [...rule, ...more];
  const height = top + rows.length * 17 + until.length * 16 + 12;
  const paint: Paint = view.season === 'summer' ? 'sand' : 'ice';
  return block(room, height, [
    rect(0.5, 0.5, room - 1, height - 1, { fill: paint, stroke: 'line', radius: 8 }),
    mark(view.season, [room - 20, 19]),
    ...textLines(12, 19, name, { size: 15, bold: true }),
    ...textLines(12, top + 9, rows, { size: 13 }),
    ...textLines(12, top + 9 + rows.length * 17, until, { size: 12 }),
  ]);
}

const mark = (season: 'summer' | 'winter', at: readonly [number, number]): Shape =>
  season === 'summer' ? sun(at, 22) : symbol('flake', at, 20);

/** The tiles that were drawn, with the letters of the hexes to which they come. */
function arrivals(sight: Sight, room: number): Block[] {
  const { view, drawing } = sight;
  if (view.arriving.length === 0) return [];
  const tiles = view.arriving.map(({ species, letter, hex }) => {
    const name = say(sight, speciesName(species, drawing));
    const place = hex === null ? letter : `${letter} (${hex})`;
    return block(62, 34, [
      group(
        [
          rect(0.5, 0.5, 61, 33, { fill: 'bone', stroke: 'dark', radius: 7 }),
          beast(species, drawing.components, [18, 17], 26),
          text(46, 17, letterName(letter, drawing), { size: 16, bold: true, anchor: 'middle', fill: 'dark' }),
        ],
        { title: `${name}: ${place}` },
      ),
    ]);
  });
  const label = say(sight, {
    en: 'Arriving, at the hex with the letter:',
    de: 'Im Anmarsch, auf das Feld mit dem Buchstaben:',
  });
  const head = block(room, 18, [text(0, 9, label, { size: 13, fill: 'muted' })]);
  return [column([head, flow(tiles, room, 8)], 4)];
}

function piles(sight: Sight, room: number): Block {
  const { summer, winter } = sight.view.eventsLeft;
  const words = say(sight, {
    en: `Events left: ${seasonName.summer.en} ${summer}, ${seasonName.winter.en} ${winter}`,
    de: `Ereignisse im Stapel: ${seasonName.summer.de} ${summer}, ${seasonName.winter.de} ${winter}`,
  });
  return block(room, 16, [text(0, 8, words, { size: 12, fill: 'muted' })]);
}
