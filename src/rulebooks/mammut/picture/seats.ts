import {
  type Block,
  badge,
  block,
  choice,
  column,
  group,
  type Paint,
  panel,
  part,
  rect,
  roomIn,
  row,
  type SymbolName,
  shapesOf,
  symbol,
  text,
} from '../../../engine/drawing/index.js';
import { say } from '../../../engine/words.js';
import { ownerOf, sharesInAll } from '../shares.js';
import { seatName, shareName } from '../texts/names.js';
import type { Sight } from './sight.js';
import { tileArea, tileBlocks } from './tiles.js';

/** A panel for every seat: what it has, and the shares that it has built. */
export function seats(sight: Sight, width: number): Block[] {
  const columns = width > 700 ? 2 : 1;
  const each = (width - (columns - 1) * 16) / columns;
  const panels = sight.view.seats.map(({ seat }) =>
    part({ name: `seat-${seat}`, title: seatName(sight.drawing, seat) }, seatPanel(sight, seat, each)),
  );
  const rows: Block[] = [];
  for (let first = 0; first < panels.length; first += columns) {
    rows.push(row(panels.slice(first, first + columns), 16));
  }
  return rows;
}

function seatPanel(sight: Sight, seat: number, width: number): Block {
  const { view, drawing } = sight;
  const count = drawing.names.length;
  const shares = [...Array(sharesInAll(count)).keys()].filter((share) => ownerOf(count, share) === seat);
  const areas = shares.map((share) => shareArea(sight, share, roomIn(width)));
  const begins = view.startSeat === seat ? say(drawing, { en: ' · start', de: ' · Start' }) : '';
  const content = column([figures(sight, seat, roomIn(width)), ...areas], 8);
  const heading = `${seatName(drawing, seat)}${begins}`;
  return panel(width, heading, content, { seat, asked: view.turn?.seat === seat });
}

interface Figure {
  readonly name: SymbolName;
  readonly paint?: Paint;
  readonly count: number;
  readonly title: string;
}

function figures({ view, drawing }: Sight, seat: number, room: number): Block {
  const own = view.seats[seat];
  if (own === undefined) return block(room, 0, []);
  const items: readonly Figure[] = [
    { name: 'star', count: own.score, title: say(drawing, { en: 'Points', de: 'Punkte' }) },
    {
      name: 'hide',
      count: own.fur,
      title: say(drawing, { en: 'Space on the fur track', de: 'Feld auf der Fellleiste' }),
    },
    { name: 'paw', count: own.animals.length, title: say(drawing, { en: 'Animals', de: 'Tiere' }) },
    {
      name: 'card',
      count: own.handSize,
      title: say(drawing, { en: 'Cards in hand', de: 'Karten auf der Hand' }),
    },
    {
      name: 'card',
      paint: 'stone',
      count: own.faceDown,
      title: say(drawing, { en: 'Cards face down', de: 'Verdeckte Karten' }),
    },
  ];
  const step = Math.min(74, room / items.length);
  return block(
    room,
    28,
    items.flatMap(({ name, paint, count, title }, index) => [
      symbol(name, [index * step + 13, 14], 22, {
        title: `${title}: ${count}`,
        ...(paint === undefined ? {} : { paint }),
      }),
      badge([index * step + 43, 14], String(count), { size: 13 }),
    ]),
  );
}

function shareArea(sight: Sight, share: number, room: number): Block {
  const { view, drawing, touched } = sight;
  const blocks = tileBlocks(sight, (tile) => tile.share === share);
  const ids = [...touched({ type: 'rob', share }), ...touched({ type: 'return-share', share })];
  const isBuilt = view.turn?.share === share;
  if (blocks.length === 0) {
    const words = say(drawing, { en: 'No share yet', de: 'Noch kein Anteil' });
    return block(room, 30, [
      rect(0.5, 0.5, room - 1, 29, { fill: 'none', stroke: 'line', dash: '4 4', radius: 8 }),
      text(room / 2, 15, words, { size: 13, anchor: 'middle', fill: 'muted' }),
    ]);
  }
  const area = tileArea(blocks, room - 16);
  const height = area.height + 16;
  const title = shareName(drawing, share);
  const frame = rect(0.5, 0.5, room - 1, height - 1, { fill: isBuilt ? 'accentSoft' : 'raised', radius: 8 });
  const outline = rect(1.5, 1.5, room - 3, height - 3, { radius: 8 });
  const tiles = group(shapesOf(area), { at: [8, 8] });
  return block(room, height, [choice(ids, title, [frame, tiles], outline)]);
}
