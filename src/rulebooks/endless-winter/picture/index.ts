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
import { person } from '../texts/names.js';
import type { View } from '../view-schema.js';
import { animals } from './animals.js';
import { type Area, areas, touchedAreas } from './areas.js';
import { board } from './boards.js';
import { building } from './building.js';
import { columns } from './columns.js';
import { display, supplies } from './displays.js';
import { doingOf } from './doings.js';
import { hand } from './hand.js';
import { header, phases } from './header.js';
import { idols } from './idols.js';
import { land } from './land.js';
import { legend } from './legend.js';
import { offers } from './offers.js';
import { type PartOfTable, partNames } from './part-names.js';
import { restTiles } from './rest.js';
import { result } from './result.js';
import type { Sight } from './sight.js';
import { stones } from './stones.js';
import { turnPanel } from './turn.js';

const GAP = 14;

export function picture(view: View, drawing: Drawing<Action, Components>): Picture {
  const width = layouts[drawing.layout];
  const sight: Sight = { view, drawing, touched: touching(drawing.legal) };
  const room = roomOn(width);
  return page(width, titleOf(sight), drawing.layout === 'narrow' ? narrow(sight, room) : wide(sight, room));
}

/** A column for a phone: first what is asked and what it touches, at the end what the others have. */
function narrow(sight: Sight, room: number): Block {
  const touching = touchedAreas(sight.drawing.legal);
  const sorted = [...areas].sort((a, b) => Number(touching.has(b)) - Number(touching.has(a)));
  return column(
    [
      named(sight, 'rounds', header(sight, room)),
      ...now(sight, room),
      ...sorted.flatMap((area) => areaOf(sight, area, room)),
      ...others(sight).map((seat) => boardOf(sight, seat, room)),
      named(sight, 'legend', legend(sight, room)),
      markNote(sight.drawing, room),
    ],
    GAP,
  );
}

const now = (sight: Sight, width: number): Block[] => {
  const blocks = [result, turnPanel, offers].flatMap((area) => area(sight, width));
  return blocks.length === 0 ? [] : [named(sight, 'now', column(blocks, GAP))];
};

const areaOf = (sight: Sight, area: Area, width: number): Block[] =>
  drawn[area](sight, width).map((block) => named(sight, area, block));

const named = ({ drawing }: Sight, name: PartOfTable, block: Block): Block =>
  part({ name, title: say(drawing, partNames[name]) }, block);

/** What lies before another seat. */
const boardOf = (sight: Sight, seat: number, width: number): Block =>
  part({ name: `seat-${seat}`, title: person(sight.drawing, seat) }, board(sight, seat, width));

const drawn: Readonly<Record<Area, (sight: Sight, width: number) => Block[]>> = {
  hand,
  own: (sight, width) => (sight.view.viewer === null ? [] : [board(sight, sight.view.viewer, width)]),
  columns: (sight, width) => [columns(sight, width)],
  rest: restTiles,
  land: (sight, width) => [land(sight, width)],
  building: (sight, width) => [building(sight, width)],
  animals: (sight, width) => [animals(sight, width)],
  supplies: (sight, width) => [supplies(sight, width)],
  display: (sight, width) => [display(sight, width)],
  stones: (sight, width) => [stones(sight, width)],
  idols: (sight, width) => [idols(sight, width)],
};

/** Three columns: what is one's own, the boards in the middle, and the displays; the others go below them. */
function wide(sight: Sight, room: number): Block {
  const middle = 438;
  const right = 356;
  const left = room - middle - right - 2 * GAP;
  const draw = (names: readonly Area[], width: number): Block[] =>
    names.flatMap((area) => areaOf(sight, area, width));
  const places = sight.view.viewer === null ? watched : played;
  const boards = (place: keyof Places, width: number): Block[] =>
    others(sight)
      .filter((_, index) => places[place].includes(index))
      .map((seat) => boardOf(sight, seat, width));
  const table = [
    [...now(sight, left), ...draw(['hand', 'own', 'idols'], left), ...boards('left', left)],
    [
      named(sight, 'rounds', header(sight, middle)),
      ...draw(['columns', 'rest', 'land', 'building'], middle),
      ...boards('middle', middle),
    ],
    [...draw(['animals', 'supplies', 'display', 'stones'], right), ...boards('right', right)],
  ];
  const widths = [left, middle, right];
  const blocks = table.map((area, index) => ({ ...column(area, GAP), width: widths[index] ?? 0 }));
  return column(
    [
      row(blocks, GAP),
      named(sight, 'legend', legend(sight, left + GAP + middle)),
      markNote(sight.drawing, room),
    ],
    GAP,
  );
}

/** Where the boards of the others lie: always in the same place, so that nothing jumps about. */
type Places = Readonly<Record<'left' | 'middle' | 'right', readonly number[]>>;
const played: Places = { left: [2], middle: [0], right: [1] };
const watched: Places = { left: [0, 3], middle: [1], right: [2] };

/** All other seats, the next one first. */
function others({ view }: Sight): number[] {
  const first = view.viewer === null ? 0 : view.viewer + 1;
  return view.seats
    .map((_, index) => (first + index) % view.seats.length)
    .filter((seat) => seat !== view.viewer);
}

function titleOf({ view, drawing }: Sight): string {
  if (view.phase === 'over') return `Endless Winter: ${say(drawing, phases.over)}`;
  const where =
    view.phase === 'setup'
      ? say(drawing, { en: 'Endless Winter, set-up', de: 'Endless Winter, Aufbau' })
      : say(drawing, {
          en: `Endless Winter, round ${view.round} of ${view.numbers.rounds}`,
          de: `Endless Winter, Runde ${view.round} von ${view.numbers.rounds}`,
        });
  const doing = doingOf(view.turn?.doing);
  return view.turn === null || doing === undefined
    ? where
    : `${where}: ${person(drawing, view.turn.seat)} ${say(drawing, doing)}`;
}
