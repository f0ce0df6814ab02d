import {
  type Block,
  block,
  choice,
  column,
  fitted,
  panel,
  rect,
  roomIn,
  type Shape,
  seatMark,
  symbol,
  text,
  widthOf,
} from '../../../engine/drawing/index.js';
import { say } from '../../../engine/words.js';
import { onMap } from '../texts/moments.js';
import { counted, nameOf } from '../texts/names.js';
import type { View } from '../view-schema.js';
import type { Scene } from './scene.js';
import { cardBack, hunters, pebble } from './tokens.js';

type SeatView = View['seats'][number];

const HEIGHT = 68;

/** All that lies in front of the seats, each of them as a block of its own. */
export function playersBlock(scene: Scene, width: number): Block {
  const heading = say(scene, { en: 'Players', de: 'Spieler' });
  const rows = scene.view.seats.map((seat) => playerBlock(scene, roomIn(width), seat));
  return panel(width, heading, column(rows, 6));
}

function playerBlock(scene: Scene, width: number, player: SeatView): Block {
  const { view, touch } = scene;
  const { seat, score } = player;
  const isAsked = view.turn?.seat === seat;
  const points = String(score);
  const badges = badgesOf(scene, seat);
  const badgesWidth = badges.reduce((sum, content) => sum + badgeWidth(content) + 6, 0);
  const scoreWidth = widthOf(points, 18, true) + 38;
  const nameRoom = width - 42 - scoreWidth - badgesWidth - 6;
  const frame = rect(0.5, 0.5, width - 1, HEIGHT - 1, { radius: 8, fill: isAsked ? 'accentSoft' : 'raised' });
  let right = width - scoreWidth;
  const marks = badges.map((content) => {
    const wide = badgeWidth(content);
    right -= wide + 6;
    return pill(right, 20, wide, content);
  });
  return block(width, HEIGHT, [
    choice(
      touch({ type: 'choose-opponent', seat }),
      describe(scene, player),
      [
        frame,
        ...(isAsked ? [rect(0.5, 8, 4, HEIGHT - 16, { fill: 'accent', radius: 2 })] : []),
        seatMark(seat, [22, 20], 12),
        text(42, 20, fitted(nameOf(scene, seat), nameRoom, 15, true), { size: 15, bold: true }),
        ...marks.flat(),
        symbol('star', [width - 24 - widthOf(points, 18, true), 20], 20),
        text(width - 10, 20, points, { size: 18, bold: true, anchor: 'end' }),
        ...belongings(scene, width, player),
      ],
      frame,
    ),
  ]);
}

const badgeWidth = (content: string): number => widthOf(content, 12, true) + 14;

const pill = (x: number, y: number, width: number, content: string): Shape[] => [
  rect(x, y - 10, width, 20, { radius: 10, fill: 'panel', stroke: 'line' }),
  text(x + width / 2, y, content, { size: 12, bold: true, anchor: 'middle' }),
];

function badgesOf(scene: Scene, seat: number): string[] {
  const { view } = scene;
  return [
    ...(view.endedBy === seat && !view.over ? [say(scene, { en: 'Last stone', de: 'Letzter Stein' })] : []),
    ...(view.startSeat === seat && !view.over ? [say(scene, { en: 'First', de: 'Beginnt' })] : []),
    ...(view.viewer === seat ? [say(scene, { en: 'You', de: 'Du' })] : []),
  ];
}

/** Stones, hunters that are left, clubs, and the backs of the cards in the hand. */
function belongings(scene: Scene, width: number, player: SeatView): Shape[] {
  const { seat, stones, supply, clubs, light, dark } = player;
  const y = 50;
  const isRich = stones >= scene.view.numbers.stoneLimit;
  const each = (width - 16) / 5;
  const columns: [number, (x: number) => Shape][] = [
    [stones, (x) => pebble([x, y], 24)],
    [supply, (x) => hunters(seat, [x, y + 3], 9, null)],
    [clubs, (x) => symbol('club', [x, y], 22)],
    [light, (x) => cardBack('light', [x, y], 24)],
    [dark, (x) => cardBack('dark', [x, y], 24)],
  ];
  return columns.flatMap(([count, icon], index) => {
    const x = 10 + index * each;
    return [
      icon(x + 12),
      text(x + 28, y, String(count), {
        size: 15,
        bold: true,
        ...(index === 0 && isRich ? { fill: 'warning' as const } : {}),
      }),
    ];
  });
}

function describe(scene: Scene, { seat, score, stones, supply, clubs, light, dark }: SeatView): string {
  const { view } = scene;
  const said = [
    counted(scene, score, 'point'),
    counted(scene, stones, 'stone'),
    ...(stones >= view.numbers.stoneLimit
      ? [say(scene, { en: 'must play a light card or a cult', de: 'muss hell oder einen Kult spielen' })]
      : []),
    `${counted(scene, onMap(view, seat), 'hunter')} ${say(scene, { en: 'on the map', de: 'auf der Karte' })}`,
    `${supply} ${say(scene, { en: 'in the supply', de: 'im Vorrat' })}`,
    counted(scene, clubs, 'club'),
    counted(scene, light, 'lightCard'),
    counted(scene, dark, 'darkCard'),
  ];
  return `${nameOf(scene, seat)}: ${said.join(', ')}`;
}
