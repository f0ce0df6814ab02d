import {
  type Block,
  badge,
  block,
  choice,
  column,
  group,
  rect,
  roomIn,
  type Shape,
  shapesOf,
  textLines,
  wrapped,
} from '../../../engine/drawing/index.js';
import { say } from '../../../engine/words.js';
import { groupText } from '../texts/gains.js';
import { nameOf } from '../texts/names.js';
import type { View } from '../view-schema.js';
import { gainGlyph } from './glyphs.js';
import { groupTokens, inline } from './inline.js';
import { area, caption, grid, nameLines } from './pieces.js';
import type { Sight } from './sight.js';
import { silhouette } from './silhouettes.js';

/** The hunting ground, and what every kind of animal is worth. */
export function animals(sight: Sight, width: number): Block {
  const { view, drawing } = sight;
  const room = roomIn(width);
  const kinds = grid(view.animals.length, room, 100, (index, each, height) =>
    kindBlock(sight, view.animals[index] as View['animals'][number], each, height),
  );
  const deck = caption(
    room,
    say(drawing, {
      en: `In the ground: ${view.ground.length} of ${view.numbers.groundMost} at most · deck: ${view.animalDeckSize}`,
      de: `Im Jagdgebiet: ${view.ground.length} von höchstens ${view.numbers.groundMost} · Stapel: ${view.animalDeckSize}`,
    }),
  );
  return area(width, say(drawing, { en: 'Hunting ground', de: 'Jagdgebiet' }), column([deck, kinds], 6));
}

function kindBlock(sight: Sight, kind: View['animals'][number], width: number, wanted?: number): Block {
  const { view, drawing, touched } = sight;
  const here = view.ground.filter((animal) => animal === kind.animal).length;
  const name = nameOf(drawing, 'animals', kind.animal);
  const lines = nameLines(name, width - 12, 12, 2);
  const tokens = inline(groupTokens(drawing, kind.income), width - 36, 4);
  const set = kind.joker ? say(drawing, { en: 'joker', de: 'Joker' }) : kind.set.join(' / ');
  const top = 42;
  const below = top + lines.length * 15.6;
  const setLines = wrapped(set, width - 14, 12, 3);
  const height = wanted ?? below + Math.max(24, tokens.height) + setLines.length * 15.6 + 8;
  const shapes: Shape[] = [
    rect(0.5, 0.5, width - 1, height - 1, { fill: here > 0 ? 'grass' : 'raised', stroke: 'line', radius: 8 }),
    group(
      [silhouette(kind.animal, [width / 2 - (here > 0 ? 14 : 0), 22], 32)],
      here > 0 ? {} : { opacity: 0.45 },
    ),
    ...(here > 0 ? [badge([width - 26, 22], `×${here}`, { size: 14, fill: 'panel' })] : []),
    ...textLines(7, top + 6, lines, { size: 12 }),
    rect(4, below + 2, width - 8, height - below - 6, { fill: 'panel', radius: 6 }),
    gainGlyph('slay', [16, below + 14], 16),
    group(shapesOf(tokens), { at: [28, below + 2] }),
    ...textLines(8, below + Math.max(24, tokens.height) + 10, setLines, { size: 12, fill: 'muted' }),
  ];
  const income = groupText(drawing, kind.income);
  const title = say(drawing, {
    en: `${name}: ${here} in the hunting ground; when slain ${income}; points for sets: ${set}`,
    de: `${name}: ${here} im Jagdgebiet; erlegt: ${income}; Punkte für Sets: ${set}`,
  });
  const ids = touched({ type: 'take-animal', animal: kind.animal });
  return block(width, height, [choice(ids, title, shapes, rect(2, 2, width - 4, height - 4, { radius: 7 }))]);
}
