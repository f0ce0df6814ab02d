import {
  type Block,
  block,
  choice,
  fitted,
  flow,
  group,
  type Paint,
  panel,
  rect,
  type Shape,
  shapesOf,
  text,
  textLines,
  widthOf,
  wrapped,
} from '../../../engine/drawing/index.js';

/* Small things that many areas are made of. */

/** A panel as one layer: a replay keeps what is the same in the same place, and so there are always as many. */
export function area(
  width: number,
  heading: string,
  content: Block,
  settings: Parameters<typeof panel>[3] = {},
): Block {
  const whole = panel(width, heading, content, settings);
  return block(width, whole.height, shapesOf(whole));
}

/** A line of muted words above something. */
export const caption = (room: number, content: string): Block =>
  block(room, 16, [text(0, 8, fitted(content, room, 12), { size: 12, fill: 'muted' })]);

export const paragraph = (room: number, content: string, size = 13, most = 4, fill: Paint = 'ink'): Block => {
  const lines = wrapped(content, room, size, most);
  return block(room, lines.length * size * 1.3 + 2, textLines(0, size * 0.65 + 1, lines, { size, fill }));
};

/** A button: what is done without any place on the table. */
export function button(ids: readonly string[], label: string, room: number): Block {
  const width = Math.min(room, widthOf(label, 14, true) + 32);
  const shapes = [
    rect(1, 1, width - 2, 38, { fill: 'accentSoft', stroke: 'accent', radius: 19 }),
    text(width / 2, 20, fitted(label, width - 20, 14, true), { size: 14, bold: true, anchor: 'middle' }),
  ];
  return block(width, 40, [choice(ids, label, shapes, rect(2, 2, width - 4, 36, { radius: 18 }))]);
}

export interface ChipSettings {
  readonly ids?: readonly string[];
  readonly title?: string;
  readonly fill?: Paint;
  /** Stands behind the name in any case, however long that is. */
  readonly more?: string;
  /** Used up, or not to be had now. */
  readonly faded?: boolean;
}

/** A name in a rounded frame. */
export function chip(
  content: string,
  room: number,
  { ids = [], title = content, fill = 'raised', more = '', faded = false }: ChipSettings = {},
): Block {
  const width = Math.min(room, widthOf(content + more, 12) + 20);
  const label = fitted(content, width - 16 - widthOf(more, 12), 12) + more;
  const shapes = [
    rect(0.5, 0.5, width - 1, 27, { fill, stroke: 'line', radius: 14 }),
    text(width / 2, 14, label, { size: 12, anchor: 'middle', fill: faded ? 'muted' : 'ink' }),
  ];
  return block(width, 28, [choice(ids, title + more, shapes, rect(2, 2, width - 4, 24, { radius: 12 }))]);
}

export const chips = (blocks: readonly Block[], room: number): Block => flow(blocks, room, 6);

/** A box around a content that actions may touch as a whole. */
export function box(
  content: Block,
  width: number,
  {
    ids = [],
    title,
    fill = 'raised',
    stroke = 'line',
    height = content.height + 12,
    faded = false,
  }: {
    ids?: readonly string[];
    title: string;
    fill?: Paint;
    stroke?: Paint;
    height?: number;
    faded?: boolean;
  },
): Block {
  const inside: Shape = group(shapesOf(content), { at: [6, 6], ...(faded ? { opacity: 0.55 } : {}) });
  const frame = rect(0.5, 0.5, width - 1, height - 1, { fill, stroke, radius: 8 });
  return block(width, height, [
    choice(ids, title, [frame, inside], rect(2, 2, width - 4, height - 4, { radius: 7 })),
  ]);
}

/** Boxes of the same width, as many in a row as there is room for; those of a row are of the same height. */
export function grid(
  count: number,
  room: number,
  least: number,
  make: (index: number, width: number, height?: number) => Block,
  gap = 8,
): Block {
  const across = Math.max(1, Math.floor((room + gap) / (least + gap)));
  const width = (room - gap * (across - 1)) / across;
  const blocks: Block[] = [];
  for (let first = 0; first < count; first += across) {
    const indexes = [...Array(Math.min(across, count - first)).keys()].map((index) => first + index);
    const made = indexes.map((index) => make(index, width));
    const height = Math.max(...made.map((one) => one.height));
    blocks.push(...made.map((one, at) => (one.height === height ? one : make(first + at, width, height))));
  }
  return flow(blocks, room, gap);
}

/** Equal things with how many there are of each, in the order in which they come first. */
export function tallied(ids: readonly string[]): { id: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, count }));
}

/** Lines of a name: a word that is longer than a line goes on in the next one. */
export function nameLines(name: string, room: number, size: number, most: number): string[] {
  const parts = name.split(/\s+/).flatMap((word) => broken(word, room, size));
  return wrapped(parts.join(' '), room, size, most);
}

const VOWEL = /[aeiouyäöü]/i;

/** Cut where a syllable is likely to begin: before the last consonant ahead of a vowel. */
function broken(word: string, room: number, size: number): string[] {
  if (widthOf(word, size) <= room) return [word];
  const letters = [...word];
  let most = letters.length - 3;
  while (most > 1 && widthOf(`${letters.slice(0, most).join('')}-`, size) > room) most -= 1;
  let end = most;
  const begins = (at: number): boolean => !VOWEL.test(letters[at] ?? '') && VOWEL.test(letters[at + 1] ?? '');
  while (end > 2 && !begins(end)) end -= 1;
  if (end <= 2) end = Math.max(1, most);
  return [`${letters.slice(0, end).join('')}-`, ...broken(letters.slice(end).join(''), room, size)];
}

export const times = (count: number): string => (count > 1 ? ` ×${count}` : '');
