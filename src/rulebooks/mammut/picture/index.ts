import {
  type Block,
  column,
  layouts,
  markNote,
  type Picture,
  page,
  part,
  roomOn,
  row,
  touching,
} from '../../../engine/drawing/index.js';
import type { Drawing } from '../../../engine/rulebook.js';
import { say } from '../../../engine/words.js';
import type { Components } from '../components/schema.js';
import type { Action } from '../steps/index.js';
import { seatName } from '../texts/names.js';
import type { View } from '../view-schema.js';
import { animals } from './animals.js';
import { cardsOnTable, hand } from './cards.js';
import { lastScoring } from './last-scoring.js';
import { middle } from './middle.js';
import { seats } from './seats.js';
import type { Sight } from './sight.js';
import { tracks } from './tracks.js';

const SIDE = 400;
const GAP = 16;

export function picture(view: View, drawing: Drawing<Action, Components>): Picture {
  const width = layouts[drawing.layout];
  const sight: Sight = { view, drawing, touched: touching(drawing.legal) };
  const room = roomOn(width);
  const title = titleOf(sight);
  const note = markNote(drawing, room);
  if (drawing.layout === 'narrow') {
    const first = [...draw(sight, ['middle', 'hand'], room), ...seats(sight, room)];
    const others = draw(sight, ['tracks', 'animals', 'table', 'scoring'], room);
    return page(width, title, column([...first, ...others, note], GAP));
  }
  const wide = room - SIDE - GAP;
  const board = [...draw(sight, ['middle'], wide), ...seats(sight, wide), ...draw(sight, ['scoring'], wide)];
  const side = draw(sight, ['hand', 'tracks', 'animals', 'table'], SIDE);
  const table = row([column(board, GAP), column(side, GAP)], GAP);
  return page(width, title, column([table, note], GAP));
}

const areas = {
  middle: { en: 'Middle', de: 'Mitte' },
  hand: { en: 'Hand', de: 'Hand' },
  tracks: { en: 'Points', de: 'Punkte' },
  animals: { en: 'Animals', de: 'Tiere' },
  table: { en: 'Cards', de: 'Karten' },
  scoring: { en: 'Last scoring', de: 'Letzte Wertung' },
} as const;
type Area = keyof typeof areas;
type Drawn = (sight: Sight, width: number) => Block[];

const drawn: Readonly<Record<Area, Drawn>> = {
  middle: (sight, width) => [middle(sight, width)],
  hand,
  tracks,
  animals,
  table: cardsOnTable,
  scoring: lastScoring,
};

const draw = (sight: Sight, names: readonly Area[], width: number): Block[] =>
  names.flatMap((name) =>
    drawn[name](sight, width).map((block) => part({ name, title: say(sight.drawing, areas[name]) }, block)),
  );

const doings = {
  dividing: { en: 'is to take or rob', de: 'soll nehmen oder rauben' },
  taking: { en: 'is taking tiles', de: 'nimmt Plättchen' },
  robbing: { en: 'is robbing a share', de: 'raubt einen Anteil' },
  peeking: { en: 'is looking under tiles', de: 'sieht unter Plättchen' },
  flipping: { en: 'is turning tiles over', de: 'wendet Plättchen' },
  returning: { en: 'is sending shares back', de: 'lässt Anteile zurücklegen' },
  choosing: { en: 'is choosing an animal', de: 'wählt ein Tier' },
  trading: { en: 'is trading animals', de: 'tauscht Tiere' },
} as const;

function titleOf({ view, drawing }: Sight): string {
  const { round, turn, over, numbers } = view;
  const where = say(drawing, {
    en: `Mammut, round ${round} of ${numbers.lastRound}`,
    de: `Mammut, Runde ${round} von ${numbers.lastRound}`,
  });
  if (over) return say(drawing, { en: 'Mammut: the game is over', de: 'Mammut: Das Spiel ist zu Ende' });
  return turn === null
    ? where
    : `${where}: ${seatName(drawing, turn.seat)} ${say(drawing, doings[turn.doing])}`;
}
