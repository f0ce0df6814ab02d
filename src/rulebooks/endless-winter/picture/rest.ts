import {
  type Block,
  block,
  choice,
  column,
  fitted,
  group,
  rect,
  roomIn,
  shapesOf,
  text,
} from '../../../engine/drawing/index.js';
import { say } from '../../../engine/words.js';
import { groupText } from '../texts/gains.js';
import { nameOf, stationName } from '../texts/names.js';
import { figures } from './figures.js';
import { momentGlyph } from './glyphs.js';
import { groupTokens, inline } from './inline.js';
import { area, paragraph } from './pieces.js';
import type { Sight } from './sight.js';

/** Every player has a rest space: who rests is shown here for all of them. */
export function resting(sight: Sight, room: number): Block {
  const { view, drawing, touched } = sight;
  const name = stationName(drawing, 'rest');
  const gains = drawing.components.board.values.rest.flat();
  const tokens = inline(groupTokens(drawing, gains), 110);
  const standing = figures(sight, 'rest', room - 16);
  const top = Math.max(34, tokens.height + 8);
  const height = top + standing.height + 4;
  const here = view.turn?.station === 'rest';
  const shapes = [
    rect(0.5, 0.5, room - 1, height - 1, {
      fill: here ? 'accentSoft' : 'raised',
      stroke: 'line',
      radius: 8,
    }),
    momentGlyph('rest', [20, 17], 22),
    text(38, 17, fitted(name, room - 160, 14, true), { size: 14, bold: true }),
    group(shapesOf(tokens), { at: [room - 116, 5] }),
    group(shapesOf(standing), { at: [8, top] }),
  ];
  return block(room, height, [
    choice(
      touched({ type: 'place-figure', at: 'rest' }),
      `${name}: ${groupText(drawing, gains)}`,
      shapes,
      rect(2, 2, room - 4, height - 4, { radius: 7 }),
    ),
  ]);
}

/** Rest tiles, in a game that has them. */
export function restTiles(sight: Sight, width: number): Block[] {
  const { view, drawing, touched } = sight;
  const { rest } = view;
  if (rest === null) return [];
  const room = roomIn(width);
  const { open } = rest;
  const blocks: Block[] = [];
  if (open !== null) {
    const name = nameOf(drawing, 'restTiles', open.tile);
    const tokens = inline(groupTokens(drawing, open.gain), room - 12);
    blocks.push(
      tileBox(
        room,
        name,
        tokens,
        touched({ type: 'take-rest-tile', next: false }),
        `${name}: ${groupText(drawing, open.gain)}`,
      ),
    );
  }
  // The lowest tiles of the stack were seen as they went there.
  const below = rest.seen.map((tile) => nameOf(drawing, 'restTiles', tile));
  const stack = say(drawing, { en: `Stack: ${rest.stack}`, de: `Stapel: ${rest.stack}` });
  const known =
    below.length === 0
      ? ''
      : say(drawing, { en: `at its bottom: ${below.join(', ')}`, de: `zuunterst: ${below.join(', ')}` });
  blocks.push(
    tileBox(
      room,
      stack,
      paragraph(room - 12, known, 12, 3),
      touched({ type: 'take-rest-tile', next: true }),
      stack,
    ),
  );
  return [area(width, say(drawing, { en: 'Rest tiles', de: 'Ruheplättchen' }), column(blocks, 8))];
}

function tileBox(room: number, name: string, inside: Block, ids: readonly string[], title: string): Block {
  const height = inside.height + 28;
  return block(room, height, [
    choice(
      ids,
      title,
      [
        rect(0.5, 0.5, room - 1, height - 1, { fill: 'raised', stroke: 'line', radius: 8 }),
        text(8, 14, fitted(name, room - 16, 13, true), { size: 13, bold: true }),
        group(shapesOf(inside), { at: [8, 24] }),
      ],
      rect(2, 2, room - 4, height - 4, { radius: 7 }),
    ),
  ]);
}
