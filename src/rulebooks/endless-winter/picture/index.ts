import {
  type Block,
  column,
  layouts,
  type Picture,
  page,
  roomOn,
  row,
  touching,
} from '../../../engine/drawing/index.js';
import type { Drawing } from '../../../engine/rulebook.js';
import { say } from '../../../engine/words.js';
import type { Action } from '../schemas/action.js';
import type { Components } from '../schemas/components.js';
import type { View } from '../schemas/view.js';
import { person } from '../words/names.js';
import { animals } from './animals.js';
import { type Area, areas, touchedAreas } from './areas.js';
import { board } from './boards.js';
import { building } from './building.js';
import { columns } from './columns.js';
import { display, supplies } from './displays.js';
import { doings } from './doings.js';
import { hand } from './hand.js';
import { header, phases } from './header.js';
import { idols } from './idols.js';
import { land } from './land.js';
import { legend } from './legend.js';
import { offers } from './offers.js';
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
      header(sight, room),
      ...result(sight, room),
      ...turnPanel(sight, room),
      ...offers(sight, room),
      ...sorted.flatMap((area) => drawn[area](sight, room)),
      ...others(sight).map((seat) => board(sight, seat, room)),
      legend(sight, room),
    ],
    GAP,
  );
}

const drawn: Readonly<Record<Area, (sight: Sight, room: number) => Block[]>> = {
  hand,
  own: (sight, room) => (sight.view.viewer === null ? [] : [board(sight, sight.view.viewer, room)]),
  columns: (sight, room) => [columns(sight, room)],
  rest: restTiles,
  land: (sight, room) => [land(sight, room)],
  building: (sight, room) => [building(sight, room)],
  animals: (sight, room) => [animals(sight, room)],
  supplies: (sight, room) => [supplies(sight, room)],
  display: (sight, room) => [display(sight, room)],
  stones: (sight, room) => [stones(sight, room)],
  idols: (sight, room) => [idols(sight, room)],
};

/** Three columns: what is one's own, the boards in the middle, and the displays; below them the others. */
function wide(sight: Sight, room: number): Block {
  const middle = 438;
  const right = 356;
  const left = room - middle - right - 2 * GAP;
  const widths = [left, middle, right];
  const draw = (names: readonly Area[], width: number): Block[] =>
    names.flatMap((area) => drawn[area](sight, width));
  const table = [
    [
      ...result(sight, left),
      ...turnPanel(sight, left),
      ...offers(sight, left),
      ...draw(['hand', 'own'], left),
    ],
    draw(['columns', 'rest', 'land', 'building'], middle),
    draw(['animals', 'supplies', 'display', 'stones'], right),
  ];
  // What is left goes where there is the most room.
  const rest = [
    (width: number) => idols(sight, width),
    ...others(sight).map((seat) => (width: number) => board(sight, seat, width)),
  ];
  for (const one of rest) {
    const heights = table.map((area) => column(area, GAP).height);
    const shortest = heights.indexOf(Math.min(...heights));
    table[shortest]?.push(one(widths[shortest] ?? right));
  }
  const blocks = table.map((area, index) => ({ ...column(area, GAP), width: widths[index] ?? right }));
  return column([header(sight, room), row(blocks, GAP), legend(sight, room)], GAP);
}

const others = ({ view }: Sight): number[] => view.order.filter((seat) => seat !== view.viewer);

function titleOf({ view, drawing }: Sight): string {
  if (view.phase === 'over') return `Endless Winter: ${say(drawing, phases.over)}`;
  const where =
    view.phase === 'setup'
      ? say(drawing, { en: 'Endless Winter, set-up', de: 'Endless Winter, Aufbau' })
      : say(drawing, {
          en: `Endless Winter, round ${view.round} of ${view.numbers.rounds}`,
          de: `Endless Winter, Runde ${view.round} von ${view.numbers.rounds}`,
        });
  const doing = doings[view.turn?.doing ?? ''];
  return view.turn === null || doing === undefined
    ? where
    : `${where}: ${person(drawing, view.turn.seat)} ${say(drawing, doing)}`;
}
