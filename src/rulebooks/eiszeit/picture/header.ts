import {
  type Block,
  block,
  choice,
  fitted,
  rect,
  type Shape,
  text,
  textLines,
  wrapped,
} from '../../../engine/drawing/index.js';
import { say } from '../../../engine/words.js';
import { cardOf } from '../atlas.js';
import { doingText, enough, hintFor } from '../texts/moments.js';
import { mostLines } from './card-text.js';
import { roundText } from './round-text.js';
import type { Scene } from './scene.js';

const sizes = {
  narrow: { button: 176, round: 18, lines: 2 },
  wide: { button: 320, round: 22, lines: 1 },
} as const;
const BUTTON_HEIGHT = 44;
const SENTENCE = 16;
const SMALL = 13;
/** Letters keep this distance from the edge of the part. */
const EDGE = 12;

/** Which round it is, who does what, and what the card says that is being carried out. It is always as high. */
export function headerBlock(scene: Scene, width: number): Block {
  const { view, layout } = scene;
  const { button, round, lines } = sizes[layout];
  const room = width - button - 12 - EDGE;
  const wide = width - EDGE;
  const isLast = view.endedBy !== null && !view.over;
  const top = BUTTON_HEIGHT + 18;
  const below = top + lines * SENTENCE * 1.3;
  const card = view.turn?.card ?? null;
  const hint = card === null ? hintFor(scene, view) : cardOf(scene.components, card).text[scene.language];
  const height = below + mostLines(scene, wide, SMALL) * SMALL * 1.3 - 4;
  return block(width, height, [
    text(EDGE, isLast ? 14 : BUTTON_HEIGHT / 2, fitted(roundText(scene), room, round, true), {
      size: round,
      bold: true,
    }),
    ...(isLast
      ? [
          text(EDGE, 36, fitted(say(scene, { en: 'Last turn', de: 'Letzter Zug' }), room, SMALL, true), {
            size: SMALL,
            bold: true,
            fill: 'warning',
          }),
        ]
      : []),
    ...done(scene, width),
    ...textLines(EDGE, top, wrapped(doingText(scene, view), wide, SENTENCE, lines), { size: SENTENCE }),
    ...textLines(EDGE, below, wrapped(hint, wide, SMALL), { size: SMALL, fill: 'muted' }),
  ]);
}

/** What has no place on the table is a button. */
function done(scene: Scene, width: number): Shape[] {
  const ids = scene.touch({ type: 'done' });
  if (ids.length === 0) return [];
  const wide = sizes[scene.layout].button;
  const content = enough(scene.view, scene);
  const lines = wrapped(content, wide - 20, 14, 2);
  const first = BUTTON_HEIGHT / 2 - ((lines.length - 1) * 14 * 1.3) / 2;
  const frame = rect(width - wide + 1, 2, wide - 3, BUTTON_HEIGHT - 4, { radius: 10, fill: 'accentSoft' });
  const letters = textLines(width - wide / 2, first, lines, { size: 14, bold: true, anchor: 'middle' });
  return [choice(ids, content, [frame, ...letters], frame)];
}
