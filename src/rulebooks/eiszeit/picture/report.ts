import {
  type Block,
  block,
  column,
  fitted,
  group,
  panel,
  rect,
  roomIn,
  type Shape,
  seatMark,
  symbol,
  text,
} from '../../../engine/drawing/index.js';
import { say } from '../../../engine/words.js';
import { counted, nameOf, regionOf } from '../texts/names.js';
import type { View } from '../view-schema.js';
import { capitalised } from './region-text.js';
import type { Scene } from './scene.js';

type Report = NonNullable<View['report']>;
type RegionReport = Report['regions'][number];

const LINE = 24;
const REGION = 30;
const FIRE = 50;
const FED = 36;

/** How the last conflicts and the scoring after them went. */
export function reportBlock(scene: Scene, width: number): Block[] {
  const { report } = scene.view;
  if (report === null) return [];
  const room = roomIn(width);
  const lines = report.regions.map((region, index) =>
    block(room, LINE, regionLine(scene, region, room, index % 2 === 0)),
  );
  const heading = say(scene, {
    en: `Conflicts and points of round ${report.round}`,
    de: `Konflikte und Punkte in Durchgang ${report.round}`,
  });
  return [panel(width, heading, column([head(scene, room), ...lines, total(scene, report, room)], 0))];
}

const widthOfSeat = (scene: Scene, room: number): number =>
  (room - REGION - FIRE - FED) / scene.view.seats.length;

const middleOf = (scene: Scene, room: number, seat: number): number =>
  REGION + FIRE + FED + (seat + 0.5) * widthOfSeat(scene, room);

const head = (scene: Scene, room: number): Block =>
  block(room, 30, [
    text(2, 14, '#', { size: 13, bold: true, fill: 'muted' }),
    symbol('fire', [REGION + FIRE / 2, 14], 22, { title: say(scene, { en: 'Fire', de: 'Feuer' }) }),
    symbol('meat', [REGION + FIRE + FED / 2, 14], 22, {
      title: say(scene, { en: 'Hunters that were fed', de: 'Ernährte Jäger' }),
    }),
    ...scene.view.seats.map(({ seat }) =>
      seatMark(seat, [middleOf(scene, room, seat), 14], 10, { title: nameOf(scene, seat) }),
    ),
  ]);

function regionLine(scene: Scene, report: RegionReport, room: number, isStriped: boolean): Shape[] {
  const { region, fires, limit, lost, points } = report;
  const size = 13;
  const fire = fires.length === 0 ? '–' : fires.join('+');
  const y = LINE / 2;
  const cells = scene.view.seats.flatMap(({ seat }) => {
    const [gained, gone] = [points[seat] ?? 0, lost[seat] ?? 0];
    const middle = middleOf(scene, room, seat);
    const half = widthOfSeat(scene, room) / 2 - 1;
    return [
      ...(gained > 0
        ? [
            text(gone > 0 ? middle + 1 : middle, y, fitted(String(gained), half, size, true), {
              size,
              bold: true,
              anchor: gone > 0 ? 'start' : 'middle',
            }),
          ]
        : []),
      ...(gone > 0
        ? [
            text(gained > 0 ? middle - 3 : middle, y, fitted(`−${gone}`, half, size), {
              size,
              fill: 'warning',
              anchor: gained > 0 ? 'end' : 'middle',
            }),
          ]
        : []),
    ];
  });
  return [
    group(
      [
        rect(0, 0, room, LINE, { fill: isStriped ? 'raised' : 'panel', radius: 4 }),
        text(4, y, String(region), { size, bold: true }),
        text(REGION + FIRE / 2, y, fitted(fire, FIRE - 2, size), { size, anchor: 'middle' }),
        text(REGION + FIRE + FED / 2, y, String(limit), { size, anchor: 'middle' }),
        ...cells,
      ],
      { title: lineText(scene, report) },
    ),
  ];
}

function lineText(scene: Scene, { region, fires, limit, lost, points }: RegionReport): string {
  const shown =
    fires.length === 0
      ? say(scene, { en: 'no fire', de: 'kein Feuer' })
      : say(scene, { en: `fire ${fires.join(' + ')}`, de: `Feuer ${fires.join(' + ')}` });
  const fed = counted(scene, limit, 'hunter');
  const seats = scene.view.seats.flatMap(({ seat }) => {
    const [gained, gone] = [points[seat] ?? 0, lost[seat] ?? 0];
    const name = nameOf(scene, seat);
    const hunters = counted(scene, gone, 'hunter');
    return [
      ...(gone > 0 ? [say(scene, { en: `${name} lost ${hunters}`, de: `${name} verlor ${hunters}` })] : []),
      ...(gained > 0 ? [`${name} ${counted(scene, gained, 'point')}`] : []),
    ];
  });
  const feeds = say(scene, { en: `fed ${fed}`, de: `ernährte ${fed}` });
  return `${capitalised(regionOf(scene, region))}: ${[shown, feeds, ...seats].join(', ')}`;
}

function total(scene: Scene, { regions }: Report, room: number): Block {
  const sums = scene.view.seats.map(({ seat }) =>
    regions.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
  );
  return block(room, 30, [
    text(4, 16, say(scene, { en: 'Points', de: 'Punkte' }), { size: 13, bold: true }),
    ...sums.map((sum, seat) =>
      text(middleOf(scene, room, seat), 16, String(sum), { size: 15, bold: true, anchor: 'middle' }),
    ),
  ]);
}
