import { actionId } from '../../../engine/action-id.js';
import { type Block, block, choice, flow, rect, textLines, wrapped } from '../../../engine/drawing/index.js';
import type { Action } from '../schemas/action.js';
import { actionText } from '../words/actions.js';
import { type Sight, say } from './sight.js';

/** What is not about anything on the table. */
const PLACELESS: readonly Action['type'][] = [
  'keep',
  'burn',
  'done',
  'pass',
  'pass-on',
  'ration',
  'ask-again',
];

const GAP = 8;

/** A button for each of them. */
export function buttons(sight: Sight, room: number): Block[] {
  const { legal } = sight.drawing;
  const found = PLACELESS.flatMap((type) => legal.filter((action) => action.type === type));
  if (found.length === 0) return [];
  const width = found.length === 1 ? room : (room - GAP) / 2;
  const labels = found.map((action) => {
    const words = say(sight, actionText(action, sight.view, sight.drawing));
    return { id: actionId(action), words, rows: wrapped(words, width - 24, 13) };
  });
  const height = Math.max(44, ...labels.map(({ rows }) => rows.length * 17 + 14));
  return [
    flow(
      labels.map(({ id, words, rows }) => {
        const shapes = [
          rect(0.5, 0.5, width - 1, height - 1, { fill: 'accentSoft', radius: 10 }),
          ...textLines(width / 2, height / 2 - ((rows.length - 1) * 17) / 2, rows, {
            size: 13,
            anchor: 'middle',
          }),
        ];
        const ring = rect(1.5, 1.5, width - 3, height - 3, { radius: 9 });
        return block(width, height, [choice([id], words, shapes, ring)]);
      }),
      room,
      GAP,
    ),
  ];
}
