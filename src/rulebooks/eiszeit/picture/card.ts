import { marked } from '../../../engine/components.js';
import {
  choice,
  circle,
  group,
  type Paint,
  rect,
  type Shape,
  type SymbolName,
  symbol,
  text,
  textLines,
  wrapped,
} from '../../../engine/drawing/index.js';
import { say } from '../../../engine/words.js';
import { type Card, cardOf } from '../atlas.js';
import { priceOf, pricesOf, titleOf } from '../texts/names.js';
import { mostLines, mostTitleLines } from './card-text.js';
import type { Scene } from './scene.js';
import { fillOf, motifs } from './terrain.js';
import { pebble } from './tokens.js';

const BAND = 54;
const TITLE = 14;
const TEXT = 12;
const LEAST_HEIGHT = 84;

const textRoom = (width: number): number => width - BAND - 10;

/** All cards of the game are as high as the one that says most. */
export function cardHeight(scene: Scene, width: number): number {
  const room = textRoom(width);
  const titles = mostTitleLines(scene, room / 1.06, TITLE) * TITLE * 1.3;
  return Math.max(LEAST_HEIGHT, titles + mostLines(scene, room, TEXT) * TEXT * 1.3 + 16);
}

export function cardText(scene: Scene, id: string): string {
  const { colour, effect, text: says } = cardOf(scene.components, id);
  const title = titleOf(scene, id);
  const price =
    effect.type === 'cult'
      ? ''
      : colour === 'light'
        ? say(scene, { en: `, costs ${priceOf(scene, id)}`, de: `, kostet ${priceOf(scene, id)}` })
        : say(scene, { en: `, brings ${priceOf(scene, id)}`, de: `, bringt ${priceOf(scene, id)}` });
  const kind =
    colour === 'light'
      ? say(scene, { en: 'light card', de: 'helle Karte' })
      : say(scene, { en: 'dark card', de: 'dunkle Karte' });
  return `${title}: ${kind}${price}. ${says[scene.language]}`;
}

/** The face of a card. */
export function cardFace(scene: Scene, id: string, width: number, ids: readonly string[]): Shape {
  const card = cardOf(scene.components, id);
  const isDark = card.colour === 'dark';
  const ink: Paint = isDark ? 'bright' : 'dark';
  const height = cardHeight(scene, width);
  const room = textRoom(width);
  const title = wrapped(titleOf(scene, id), room / 1.06, TITLE);
  const lines = wrapped(card.text[scene.language], room, TEXT);
  const frame = rect(0.5, 0.5, width - 1, height - 1, {
    fill: isDark ? 'dusk' : 'bone',
    stroke: 'line',
    width: 1,
    radius: 8,
  });
  return choice(
    ids,
    cardText(scene, id),
    [
      frame,
      group(emblem(scene, card), { at: [BAND / 2, 28] }),
      ...stonesOf(scene, card),
      ...textLines(BAND, 8 + TITLE * 0.65, title, { size: TITLE, bold: true, fill: ink }),
      ...textLines(BAND, 10 + title.length * TITLE * 1.3 + TEXT * 0.65, lines, { size: TEXT, fill: ink }),
    ],
    frame,
  );
}

/** What a light card costs, what a dark one brings. */
function stonesOf(scene: Scene, card: Card): Shape[] {
  const prices = pricesOf(scene, card.id);
  const isDark = card.colour === 'dark';
  const ink: Paint = isDark ? 'bright' : 'dark';
  if (prices.length === 0)
    return [text(BAND / 2, 66, '?', { size: 16, bold: true, anchor: 'middle', fill: ink })];
  const sign = isDark ? '+' : '−';
  const several = prices.length > 1;
  const content = marked(card.stones, several ? prices.join('/') : `${sign}${prices[0]}`);
  return several
    ? [text(BAND / 2, 66, `${sign}${content}`, { size: 13, bold: true, anchor: 'middle', fill: ink })]
    : [
        text(BAND - 22, 66, content, { size: 14, bold: true, anchor: 'end', fill: ink }),
        pebble([BAND - 12, 66], 18, isDark ? 'light' : 'own'),
      ];
}

const symbols: Readonly<
  Record<Exclude<Card['effect']['type'], 'landscape' | 'swap' | 'all-place'>, SymbolName>
> = {
  camp: 'tent',
  trek: 'person',
  mammoth: 'mammoth',
  fire: 'fire',
  club: 'club',
  drive: 'axe',
  cult: 'stones',
  remove: 'flake',
  'club-or-move': 'club',
  'mammoth-home': 'mammoth',
};

/** What the card is about, at a glance. */
function emblem({ components }: Scene, { effect }: Card): Shape[] {
  if (effect.type === 'landscape') {
    return [
      circle(0, 0, 19, { fill: fillOf(components, effect.landscape), stroke: 'ink', width: 1 }),
      group([motifs(components, effect.landscape, [[0, 0]])], { scale: 1.5 }),
    ];
  }
  const disc = circle(0, 0, 19, { fill: 'panel', stroke: 'ink', width: 1 });
  if (effect.type === 'swap' || effect.type === 'all-place') {
    return [disc, symbol('person', [-6, 0], 20), symbol('person', [6, 0], 20, { paint: 'gold' })];
  }
  return [disc, symbol(symbols[effect.type], [0, 0], 28)];
}
