import {
  type Block,
  block,
  choice,
  column,
  flow,
  group,
  rect,
  roomIn,
  type Shape,
  seatMark,
  shapesOf,
  symbol,
  text,
} from '../../../engine/drawing/index.js';
import { say } from '../../../engine/words.js';
import type { Track } from '../fields.js';
import { groupText, pointsText } from '../texts/gains.js';
import { markedIn } from '../texts/marks.js';
import { person } from '../texts/names.js';
import { groupTokens } from './inline.js';
import { area, paragraph } from './pieces.js';
import type { Sight } from './sight.js';

const CELL = 72;

/** The two tracks for idols, and what buried cards are worth. */
export function idols(sight: Sight, width: number): Block {
  const { view, drawing } = sight;
  const room = roomIn(width);
  const { offering, glory } = view.numbers;
  const content = column(
    [
      paragraph(
        room,
        say(drawing, {
          en: 'Offering: so many resources for so many points at the end',
          de: 'Opfergaben: so viele Ressourcen für so viele Punkte am Ende',
        }),
        12,
        2,
        'muted',
      ),
      track(sight, 'offering', offering.length, room),
      paragraph(
        room,
        say(drawing, {
          en: 'Glory: points at once, and a rank for buried cards',
          de: 'Ruhm: sofort Punkte, und ein Rang für begrabene Karten',
        }),
        12,
        2,
        'muted',
      ),
      track(sight, 'glory', glory.length, room),
      graves(sight, room),
    ],
    6,
  );
  return area(width, say(drawing, { en: 'Idol board', de: 'Götzentafel' }), content);
}

function track(sight: Sight, name: Track, steps: number, room: number): Block {
  const across = Math.min(steps + 1, Math.max(1, Math.floor(room / 36)));
  const each = room / across;
  const cells = Array.from({ length: steps + 1 }, (_, step) => cell(sight, name, step, steps, each));
  return flow(cells, room, 0);
}

function cell(sight: Sight, name: Track, step: number, last: number, width: number): Block {
  const { view, drawing, touched } = sight;
  const own = view.turn === null ? undefined : view.seats[view.turn.seat]?.[name];
  // Beyond the top of the track there is no further cell: its last one stands for what lies there.
  const next = own === undefined ? -1 : Math.min(own + 1, last);
  const here = view.seats
    .filter((seat) => seat[name] === step)
    .sort((a, b) => (a.gloryRank ?? 9) - (b.gloryRank ?? 9));
  const printed = name === 'offering' ? offeringCell(sight, step, width) : gloryCell(sight, step, width);
  const gap = Math.min(16, (width - 8) / 2);
  const shapes: Shape[] = [
    rect(1, 1, width - 2, CELL - 2, {
      fill: step === 0 ? 'panel' : name === 'glory' ? 'sand' : 'ice',
      stroke: 'line',
      radius: 5,
    }),
    ...printed.shapes,
    ...here.map(({ seat }, index) =>
      seatMark(
        seat,
        [
          width / 2 + (here.length === 1 ? 0 : (index % 2) - 0.5) * gap,
          (here.length > 2 ? 42 : 52) + Math.floor(index / 2) * 18,
        ],
        8,
        { title: person(drawing, seat) },
      ),
    ),
  ];
  const title = say(drawing, {
    en: `${name === 'glory' ? 'Glory' : 'Offering'}, step ${step}${printed.title}`,
    de: `${name === 'glory' ? 'Ruhm' : 'Opfergaben'}, Stufe ${step}${printed.title}`,
  });
  const ids = step === next ? touched({ type: 'step-idol', track: name }) : [];
  return block(width, CELL, [choice(ids, title, shapes, rect(2, 2, width - 4, CELL - 4, { radius: 4 }))]);
}

interface Printed {
  readonly shapes: Shape[];
  readonly title: string;
}

function offeringCell({ view, drawing }: Sight, step: number, width: number): Printed {
  const printed = view.numbers.offering[step - 1];
  if (printed === undefined) return { shapes: [], title: '' };
  const { resources, points, bonus } = printed;
  const [first] = groupTokens(drawing, bonus);
  const more = bonus.length > 1 ? [text(width - 3, 24, '+', { size: 12, bold: true, anchor: 'end' })] : [];
  const gains = groupText(drawing, bonus);
  return {
    shapes: [
      text(width / 2, 11, markedIn(drawing.components.idols, `${resources}→${points}`), {
        size: 12,
        bold: true,
        anchor: 'middle',
      }),
      ...(first === undefined ? [] : [first.draw(width / 2 - first.width / 2, 29), ...more]),
    ],
    title: say(drawing, {
      en: `: ${resources} resources for ${pointsText(drawing, points)}${gains === '' ? '' : `; ${gains}`}`,
      de: `: ${resources} Ressourcen für ${pointsText(drawing, points)}${gains === '' ? '' : `; ${gains}`}`,
    }),
  };
}

function gloryCell({ view, drawing }: Sight, step: number, width: number): Printed {
  const points = view.numbers.glory[step - 1] ?? 0;
  if (points === 0) return { shapes: [], title: '' };
  return {
    shapes: [
      text(width / 2 - 10, 15, markedIn(drawing.components.idols, String(points), 'glory'), {
        size: 13,
        bold: true,
        anchor: 'middle',
      }),
      symbol('star', [width / 2 + 6, 15], 17),
    ],
    title: `: ${pointsText(drawing, points)}`,
  };
}

/** Rank by rank: who has it, and the points for 1, 2, 3 … buried cards. */
function graves({ view, drawing }: Sight, room: number): Block {
  const { first, second, others } = view.numbers;
  const rows = [first, second, others].map((points, index) => {
    const seats = view.seats.filter(({ gloryRank }) =>
      index < 2 ? gloryRank === index + 1 : (gloryRank ?? 0) > index,
    );
    const left = 20 + Math.max(1, seats.length) * 20;
    const values = paragraph(room - left, points.join(' / '), 12, 4);
    const height = Math.max(20, values.height + 4);
    return block(room, height, [
      text(0, 10, `${index + 1}.`, { size: 12, fill: 'muted' }),
      ...seats.map(({ seat, buriedSize }, at) =>
        seatMark(seat, [28 + at * 20, 10], 8, { title: `${person(drawing, seat)}: ${buriedSize}` }),
      ),
      group(shapesOf(values), { at: [left, 1] }),
    ]);
  });
  const heading = say(drawing, {
    en: 'Points for 1, 2, 3 … buried cards, by rank in glory',
    de: 'Punkte für 1, 2, 3 … begrabene Karten, nach Rang im Ruhm',
  });
  const { idols } = drawing.components;
  return column([paragraph(room, markedIn(idols, heading, 'first'), 12, 2, 'muted'), ...rows], 2);
}
