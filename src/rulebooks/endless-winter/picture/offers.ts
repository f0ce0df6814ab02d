import { type Block, block, column, roomIn } from '../../../engine/drawing/index.js';
import { say } from '../../../engine/words.js';
import { abilityText } from '../texts/abilities.js';
import { groupText } from '../texts/gains.js';
import { hasMark } from '../texts/marks.js';
import { nameOf } from '../texts/names.js';
import type { View } from '../view-schema.js';
import { abilityTokens, groupTokens, inline, markToken, words } from './inline.js';
import { area, box, caption, paragraph } from './pieces.js';
import type { Sight } from './sight.js';

/** Chiefs and set-up cards that can be chosen before the first round. */
export function offers(sight: Sight, width: number): Block[] {
  const { view, drawing } = sight;
  const room = roomIn(width);
  const blocks = [
    ...view.chiefsOnOffer.map((chief) => chiefOffer(sight, chief, room)),
    ...view.setupsOnOffer.map((setup) => setupOffer(sight, setup, room)),
  ];
  if (blocks.length === 0) return [];
  return [area(width, say(drawing, { en: 'To choose from', de: 'Zur Auswahl' }), column(blocks, 8))];
}

function chiefOffer(sight: Sight, { chief, a, b }: View['chiefsOnOffer'][number], room: number): Block {
  const { drawing, touched } = sight;
  const name = nameOf(drawing, 'chiefs', chief);
  const { chiefs } = drawing.components;
  const row = chiefs.values.find(({ id }) => id === chief);
  const each = (room - 8) / 2;
  const sides = (['a', 'b'] as const).map((side) => {
    const ability = side === 'a' ? a : b;
    const letter = side.toUpperCase();
    const tokens = [
      words(letter, 14, 'muted', true),
      ...(ability === null ? [] : abilityTokens(drawing, ability)),
      ...(hasMark(chiefs, row, side) ? [markToken] : []),
    ];
    const title = say(drawing, { en: `${name}, side ${letter}`, de: `${name}, Seite ${letter}` });
    return box(inline(tokens, each - 12), each, {
      ids: touched({ type: 'choose-chief', chief, side }),
      title: ability === null ? title : `${title}: ${abilityText(drawing, ability)}`,
      height: 60,
    });
  });
  const [left, right] = sides;
  if (left === undefined || right === undefined) return block(room, 0, []);
  return column(
    [
      paragraph(room, name, 14, 1),
      {
        width: room,
        height: 60,
        pieces: [
          ...left.pieces,
          ...right.pieces.map(({ shapes }) => ({ at: [each + 8, 0] as const, shapes })),
        ],
      },
    ],
    2,
  );
}

function setupOffer(sight: Sight, { card, gain }: View['setupsOnOffer'][number], room: number): Block {
  const { drawing, touched } = sight;
  const name = nameOf(drawing, 'setupCards', card);
  const content = column([caption(room - 12, name), inline(groupTokens(drawing, gain), room - 12)], 2);
  return box(content, room, {
    ids: touched({ type: 'choose-setup', card }),
    title: `${name}: ${groupText(drawing, gain)}`,
  });
}
