import { actionId } from '../../../engine/action-id.js';
import { type Block, block, choice, flow, rect, textLines, wrapped } from '../../../engine/drawing/index.js';
import type { Text } from '../../../engine/rulebook.js';
import { choices, doneText, passText } from '../texts/choices.js';
import type { View } from '../view-schema.js';
import { type Sight, say } from './sight.js';

/** What is not about anything on the table. */
const PLACELESS = ['keep', 'burn', 'done', 'pass', 'pass-on', 'ration', 'ask-again'] as const;

function textOf(type: (typeof PLACELESS)[number], view: View): Text {
  if (type === 'done') return doneText(view);
  return type === 'pass' ? passText(view) : choices[type];
}

const GAP = 8;

/** A button for each of them. */
export function buttons(sight: Sight, room: number): Block[] {
  const { legal } = sight.drawing;
  const found = PLACELESS.flatMap((type) =>
    legal.filter((action) => action.type === type).map((action) => ({ type, id: actionId(action) })),
  );
  if (found.length === 0) return [];
  const width = found.length === 1 ? room : (room - GAP) / 2;
  const labels = found.map(({ type, id }) => {
    const words = say(sight, textOf(type, sight.view));
    return { id, words, rows: wrapped(words, width - 24, 13) };
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
