import {
  choice,
  circle,
  group,
  type Point,
  path,
  rect,
  type Shape,
  text,
} from '../../../engine/drawing/index.js';
import { directions } from '../components/schema.js';
import { cardName, compass } from '../texts/names.js';
import { arrow, bearing } from './marks.js';
import { type Sight, say } from './sight.js';

/** The rose: where each number of the die leads, and where the wind blows now. */
export function rose(sight: Sight, at: Point, radius: number): Shape {
  const { view, drawing } = sight;
  const letters = Math.max(12, radius * 0.26);
  const numbers = directions.flatMap((direction) => {
    const angle = ((bearing(direction) - 90) * Math.PI) / 180;
    const reach = radius - letters * 0.75;
    const rolled = drawing.components.windRose.values.flatMap((one, index) =>
      one === direction ? [index + 1] : [],
    );
    if (rolled.length === 0) return [];
    const blows = view.round > 0 && direction === view.wind;
    return [
      text(reach * Math.cos(angle), reach * Math.sin(angle), rolled.join(''), {
        size: letters,
        bold: blows,
        anchor: 'middle',
        fill: blows ? 'ink' : 'muted',
      }),
    ];
  });
  const to = compass[view.wind];
  return group(
    [
      circle(0, 0, radius, { fill: 'raised', stroke: 'line', width: 1.5 }),
      circle(0, 0, radius - letters * 1.5, { fill: 'panel' }),
      ...numbers,
      ...(view.round === 0 ? [] : [arrow(view.wind, [0, 0], (radius - letters * 1.6) * 1.8, 'accent')]),
    ],
    {
      at,
      title: say(
        sight,
        view.round === 0
          ? { en: 'The wind has not blown yet', de: 'Noch weht kein Wind' }
          : { en: `Wind to the ${to.en}`, de: `Wind nach ${to.de}` },
      ),
    },
  );
}

/** With the right card the wind can be turned: a button for either way. */
export function turns(sight: Sight, [x, y]: Point, size: number): Shape[] {
  const { view, touched, drawing } = sight;
  const ways = [
    {
      turn: 'anticlockwise',
      at: x - size * 0.55,
      side: -1,
      en: 'anticlockwise',
      de: 'gegen den Uhrzeigersinn',
    },
    { turn: 'clockwise', at: x + size * 0.55, side: 1, en: 'clockwise', de: 'im Uhrzeigersinn' },
  ] as const;
  return ways.flatMap(({ turn, at, side, en, de }) => {
    const ids = touched({ type: 'play-wind', turn });
    if (ids.length === 0) return [];
    const card = view.hand.find((one) => ids.some((id) => id.includes(`card=${one},`)));
    const name = card === undefined ? { en: '', de: '' } : cardName(card, drawing);
    const title = say(sight, { en: `${name.en}: ${en}`, de: `${name.de}: ${de}` });
    const half = size / 2;
    const bent = path(
      `M${side * -6} 5 A7.5 7.5 0 1 ${side > 0 ? 1 : 0} ${side * 6} 4 M${side * 9.5} 0.5 L${side * 6} 4.6 L${side * 2} 1`,
      { fill: 'none', stroke: 'ink', width: 2.2 },
    );
    return [
      group(
        [
          choice(
            ids,
            title,
            [
              rect(-half, -half, size, size, { fill: 'accentSoft', radius: 6 }),
              group([bent], { scale: size / 26 }),
            ],
            rect(-half + 1.5, -half + 1.5, size - 3, size - 3, { radius: 5 }),
          ),
        ],
        { at: [at, y] },
      ),
    ];
  });
}
