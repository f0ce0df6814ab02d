import {
  block,
  column,
  fitted,
  flow,
  group,
  type Shape,
  shapesOf,
  text,
  widthOf,
} from '../../../engine/drawing/index.js';
import { sideName } from '../texts/names.js';
import { dieFace, figureMark } from './marks.js';
import { type Sight, say } from './sight.js';
import { closedToken, folkToken, herdToken } from './tokens.js';

/** What the marks on the board mean: how high it is, and the shapes. */
export function legend(sight: Sight, width: number): [number, Shape] {
  const entries: [number, Shape, { en: string; de: string }][] = [
    [10, figureMark('warrior', [5, 0], 13, 'ink'), { en: 'warriors', de: 'Krieger' }],
    [10, figureMark('woman', [5, 0], 13, 'ink'), { en: 'women', de: 'Frauen' }],
    [13, dieFace([6.5, 0], 12, 3), { en: 'region', de: 'Region' }],
  ];
  const { view } = sight;
  if (view.walk !== null && view.turn !== null) {
    const { width: wide, shapes } = folkToken({ seat: view.turn, warriors: 1, women: 0, rested: true });
    entries.push([wide, group(shapes), { en: 'has moved', de: 'schon bewegt' }]);
  }
  const species = sight.drawing.components.species.values[0]?.id;
  if (view.arriving.length > 0 && species !== undefined) {
    const { width: wide, shapes } = herdToken({ species, count: 1, coming: true }, sight.drawing.components);
    entries.push([wide, group(shapes), { en: 'arriving', de: 'im Anmarsch' }]);
  }
  const shut = view.pieces.find(({ closed }) => closed !== 'none')?.closed ?? 'none';
  if (shut !== 'none') entries.push([17, group(closedToken(shut).shapes), { en: 'closed', de: 'gesperrt' }]);
  const blocks = entries.map(([wide, shape, words]) => {
    const label = say(sight, words);
    return block(wide + 5 + widthOf(label, 12), 16, [
      group([shape], { at: [0, 8] }),
      text(wide + 5, 8, label, { size: 12, fill: 'muted' }),
    ]);
  });
  const { north, south } = view.sides;
  const halves = [north, south].map((side) => say(sight, sideName(side, sight.drawing)));
  const names = fitted(halves.join(' · '), width, 12);
  const lines = column(
    [flow(blocks, width, 12), block(width, 16, [text(0, 8, names, { size: 12, fill: 'muted' })])],
    4,
  );
  return [lines.height + 10, group(shapesOf(lines), { at: [0, 10] })];
}
