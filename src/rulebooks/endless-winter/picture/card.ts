import {
  type Block,
  badge,
  block,
  choice,
  column,
  group,
  type Paint,
  rect,
  type Shape,
  shapesOf,
  symbol,
  text,
  textLines,
  widthOf,
} from '../../../engine/drawing/index.js';
import { say } from '../../../engine/words.js';
import { type Card, catalogueOf } from '../catalogue.js';
import { abilityText } from '../texts/abilities.js';
import { pointsText } from '../texts/gains.js';
import { hasMark } from '../texts/marks.js';
import { nameOf } from '../texts/names.js';
import { halves, type Told } from '../texts/say.js';
import { momentGlyph } from './glyphs.js';
import { abilityTokens, gainToken, inline, markToken, type Token, words } from './inline.js';
import { nameLines } from './pieces.js';
import type { Sight } from './sight.js';

export interface CardSettings {
  readonly ids?: readonly string[];
  readonly count?: number;
  /** How many are left in the supply. */
  readonly left?: number;
  readonly faded?: boolean;
  /** What else there is to say of it, below its name. */
  readonly note?: string;
  readonly height?: number;
}

const BAND = 20;

/** A card with everything that is printed on it. */
export function cardBlock({ drawing }: Sight, id: string, width: number, settings: CardSettings = {}): Block {
  const { ids = [], count = 1, left, faded = false, note } = settings;
  const card = catalogueOf(drawing.components).cards.get(id);
  const name = nameOf(drawing, 'cards', id);
  const lines = nameLines(name, width - 12, 12, 2);
  const top = Math.max(BAND, lines.length * 15) + 8;
  const inside =
    card === undefined ? block(width - 14, 0, []) : rules(drawing, card, width - 14, tallyOf(count, left));
  const noted = note === undefined ? 0 : 16;
  const height = settings.height ?? top + inside.height + noted + 6;
  const paint: Paint = card?.kind === 'advancement' ? 'ice' : 'sand';
  const shapes: Shape[] = [
    rect(0.5, 0.5, width - 1, height - 1, { fill: 'panel', stroke: 'line', radius: 8 }),
    rect(1.5, 1.5, width - 3, top - 3, { fill: paint, radius: 7 }),
    ...textLines(7, top / 2 - (lines.length - 1) * 7.8, lines, { size: 12 }),
    group(shapesOf(inside), { at: [7, top + 1], ...(faded ? { opacity: 0.5 } : {}) }),
    ...(note === undefined ? [] : [text(7, height - 12, note, { size: 12, fill: 'muted' })]),
  ];
  const title = titleOf(drawing, name, card, { count, ...(left === undefined ? {} : { left }) });
  return block(width, height, [choice(ids, title, shapes, rect(2, 2, width - 4, height - 4, { radius: 7 }))]);
}

function rules(told: Told, card: Card, room: number, tally: readonly Token[]): Block {
  const { kind, work, comparison, ability, eclipse, points } = card;
  const mark = (part: string): Token[] => (hasMark(card, card, part) ? [markToken] : []);
  const first: Token[] = [
    ...(work > 0 ? [gainToken(told, 'work', work), ...mark('work')] : []),
    ...(ability === null ? [] : [...abilityTokens(told, ability), ...mark('ability')]),
  ];
  const dark: Token[] =
    kind === 'member' || comparison > 0 || eclipse !== null
      ? [
          momentSign(say(told, { en: 'In the eclipse', de: 'In der Sonnenfinsternis' })),
          gainToken(told, 'work', comparison),
          ...(eclipse === null ? [] : [...abilityTokens(told, { ways: eclipse.ways }), ...mark('eclipse')]),
        ]
      : [];
  const end = points > 0 ? [endPoints(told, points), ...mark('points')] : [];
  return column([inline(first, room, 5), inline([...dark, ...end, ...tally], room, 5)], 0);
}

/** How many of the card there are, or how many are left of it. */
function tallyOf(count: number, left: number | undefined): Token[] {
  if (left === undefined && count < 2) return [];
  const content = left === undefined ? `×${count}` : String(left);
  const width = Math.max(24, widthOf(content, 13, true) + 12);
  return [{ width, draw: (x, y) => badge([x + width / 2, y], content, { size: 13, fill: 'accentSoft' }) }];
}

const momentSign = (title: string): Token => ({
  width: 18,
  draw: (x, y) => group([momentGlyph('eclipse', [x + 9, y], 18)], { title }),
});

function endPoints(told: Told, points: number): Token {
  const content = String(points);
  const label = words(content, 13, 'ink', true);
  return {
    width: label.width + 24,
    draw: (x, y) =>
      group(
        [
          rect(x - 2, y - 11, label.width + 26, 22, { fill: 'raised', radius: 6 }),
          text(x + 2, y, content, { size: 13, bold: true }),
          symbol('star', [x + label.width + 12, y], 17),
        ],
        {
          title: say(told, {
            en: `${pointsText(told, points)} at the end`,
            de: `${pointsText(told, points)} am Ende`,
          }),
        },
      ),
  };
}

function titleOf(
  told: Told,
  name: string,
  card: Card | undefined,
  { count, left }: { count: number; left?: number },
): string {
  if (card === undefined) return name;
  const { work, ability, eclipse, points } = card;
  const parts = [
    ...(work > 0 ? [say(told, { en: `${halves(work)} work`, de: `${halves(work)} Arbeitskraft` })] : []),
    ...(ability === null ? [] : [abilityText(told, ability)]),
    ...(eclipse === null ? [] : [abilityText(told, { ...eclipse, when: 'eclipse' })]),
    ...(points > 0 ? [pointsText(told, points)] : []),
    ...(left === undefined ? [] : [say(told, { en: `${left} left`, de: `noch ${left}` })]),
  ];
  const more = count > 1 ? ` ×${count}` : '';
  return parts.length === 0 ? name + more : `${name}${more}: ${parts.join('; ')}`;
}
