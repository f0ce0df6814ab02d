import { MARK } from '../../../engine/components.js';
import {
  type Block,
  block,
  fitted,
  group,
  type Paint,
  path,
  rect,
  type Shape,
  text,
  widthOf,
} from '../../../engine/drawing/index.js';
import { say } from '../../../engine/words.js';
import type { Ability, Gain, GainCode, Moment, Pay, Way } from '../components/effects.js';
import { gainText, metricText, payText } from '../texts/gains.js';
import { stationName } from '../texts/names.js';
import { halves, type Told } from '../texts/say.js';
import { gainGlyph, metricGlyph, momentGlyph, thingGlyph } from './glyphs.js';

/** A piece of a line: it is drawn with its left edge at x, and its middle at y. */
export interface Token {
  readonly width: number;
  readonly draw: (x: number, y: number) => Shape;
}

const LINE = 24;
const GAP = 6;
const ICON = 20;

/** Tokens beside each other, in the next line where there is no more room. */
export function inline(tokens: readonly Token[], room: number, gap = GAP): Block {
  const shapes: Shape[] = [];
  let x = 0;
  let line = 0;
  for (const token of tokens) {
    if (x > 0 && x + token.width > room + 0.01) {
      x = 0;
      line += 1;
    }
    shapes.push(token.draw(x, line * LINE + LINE / 2));
    x += token.width + gap;
  }
  return block(room, tokens.length === 0 ? 0 : (line + 1) * LINE, shapes);
}

export const words = (content: string, size = 12, fill: Paint = 'ink', bold = false): Token => ({
  width: widthOf(content, size, bold),
  draw: (x, y) => text(x, y, content, { size, fill, bold }),
});

/** Stands after what is not from the rules. */
export const markToken: Token = words(MARK, 13);

/** A number before a drawing, which may be left out where it is one. */
function counted(label: string, icon: (x: number, y: number) => Shape, title: string, more = 0): Token {
  const width = label === '' ? 0 : widthOf(label, 13, true) + 1;
  return {
    width: width + ICON + more,
    draw: (x, y) =>
      group(
        [
          ...(label === '' ? [] : [text(x, y, label, { size: 13, bold: true })]),
          icon(x + width + ICON / 2, y),
        ],
        { title },
      ),
  };
}

const ALWAYS_COUNTED: readonly GainCode[] = ['food', 'tool', 'work', 'points'];

function labelOf(gain: GainCode, n: number): string {
  if (gain === 'work') return halves(n);
  if (gain === 'feast') return '';
  return n === 1 && !ALWAYS_COUNTED.includes(gain) ? '' : String(n);
}

export const gainToken = (told: Told, gain: GainCode, n: number): Token =>
  counted(labelOf(gain, n), (x, y) => gainGlyph(gain, [x, y], ICON), gainText(told, { gain, n }));

const payToken = (told: Told, { pay, n }: Pay): Token =>
  pay === 'discard'
    ? counted(String(n), (x, y) => thingGlyph('card', [x, y], ICON), payText(told, [{ pay, n }]))
    : gainToken(told, pay, n);

function perToken(told: Told, gain: Gain): Token | null {
  const { per } = gain;
  if (per === undefined) return null;
  return {
    width: ICON + 6,
    draw: (x, y) =>
      group([text(x, y, '/', { size: 14, bold: true }), metricGlyph(per.of, [x + 6 + ICON / 2, y], ICON)], {
        title: `${say(told, { en: 'for each', de: 'je' })} ${metricText(told, per)}`,
      }),
  };
}

export const groupTokens = (told: Told, group: readonly Gain[]): Token[] =>
  group.flatMap((gain) => {
    const per = perToken(told, gain);
    const token = gainToken(told, gain.gain, gain.n);
    return per === null ? [token] : [token, per];
  });

export const arrow: Token = {
  width: 14,
  draw: (x, y) =>
    path(`M${x} ${y} L${x + 12} ${y} M${x + 8} ${y - 4} L${x + 12} ${y} L${x + 8} ${y + 4}`, {
      fill: 'none',
      stroke: 'ink',
      width: 1.6,
    }),
};

export const wayTokens = (told: Told, { pay, get }: Way): Token[] => [
  ...pay.map((one) => payToken(told, one)),
  ...(pay.length > 0 ? [arrow] : []),
  ...groupTokens(told, get),
];

/** In which column, or when, an ability may be used. */
export function momentToken(told: Told, moment: Moment): Token {
  const name =
    moment === 'eclipse' ? say(told, { en: 'Eclipse', de: 'Sonnenfinsternis' }) : stationName(told, moment);
  return {
    width: 24,
    draw: (x, y) =>
      group(
        [rect(x, y - 11, 22, 22, { fill: 'accentSoft', radius: 6 }), momentGlyph(moment, [x + 11, y], 18)],
        {
          title: say(told, { en: `Only: ${name}`, de: `Nur: ${name}` }),
        },
      ),
  };
}

export function abilityTokens(told: Told, ability: Ability): Token[] {
  const ways = ability.ways.flatMap((way, index) => [
    ...(index === 0 ? [] : [words('|', 14, 'muted', true)]),
    ...wayTokens(told, way),
  ]);
  return ability.when === undefined ? ways : [momentToken(told, ability.when), ...ways];
}

export const fittedWords = (content: string, room: number, size = 12, bold = false): Token =>
  words(fitted(content, room, size, bold), size, 'ink', bold);
