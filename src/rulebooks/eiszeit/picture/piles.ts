import {
  type Block,
  block,
  choice,
  column,
  fitted,
  group,
  panel,
  rect,
  roomIn,
  row,
  type Shape,
  text,
} from '../../../engine/drawing/index.js';
import { listed, say } from '../../../engine/words.js';
import type { Colour } from '../fields.js';
import { counted, quoted } from '../texts/names.js';
import { cardFace, cardHeight } from './card.js';
import type { Scene } from './scene.js';
import { cardBack } from './tokens.js';

const DECK = 72;
const GAP = 10;
const UNDER = 20;

/** Of each colour the deck, and the discards with the card that a cult would copy. */
export function pilesBlock(scene: Scene, width: number): Block {
  const heading = say(scene, { en: 'Decks and discards', de: 'Nachzieh- und Ablagestapel' });
  const room = roomIn(width);
  return panel(width, heading, column([pile(scene, 'light', room), pile(scene, 'dark', room)], GAP));
}

function pile(scene: Scene, colour: Colour, width: number): Block {
  const each = width - DECK - GAP;
  const height = cardHeight(scene, each);
  return row([deck(scene, colour, height + UNDER), discards(scene, colour, each, height)], GAP);
}

function deck(scene: Scene, colour: Colour, height: number): Block {
  const { deck: count, recycled } = scene.view.piles[colour];
  const noun = colour === 'light' ? 'lightCard' : 'darkCard';
  const known = [...new Set(recycled)].map((card) => quoted(scene, card));
  const title = say(scene, {
    en: `Deck: ${counted(scene, count, noun)}${known.length > 0 ? `; it was made anew with ${listed(scene, known)} in it` : ''}`,
    de: `Nachziehstapel: ${counted(scene, count, noun)}${known.length > 0 ? `; in ihn kamen ${listed(scene, known)}` : ''}`,
  });
  const frame = rect(0.5, 0.5, DECK - 1, height - 1, { radius: 8, fill: 'raised' });
  return block(DECK, height, [
    choice(
      scene.touch({ type: 'draw', colour }),
      title,
      [
        frame,
        ...(count > 0 ? [cardBack(colour, [DECK / 2, height / 2 - 14], 56)] : []),
        text(DECK / 2, height - 20, `×${count}`, { size: 15, bold: true, anchor: 'middle' }),
      ],
      frame,
    ),
  ]);
}

function discards(scene: Scene, colour: Colour, width: number, height: number): Block {
  const { top } = scene.view.piles[colour];
  const ids = scene.touch({ type: 'choose-copy', colour });
  const face = top === null ? emptyPile(scene, width, height) : cardFace(scene, top.card, width, ids);
  return column([block(width, height, [face]), underTop(scene, colour, width)], 0);
}

const named = (title: string, shapes: readonly Shape[]): Shape => group(shapes, { title });

const emptyPile = (scene: Scene, width: number, height: number): Shape =>
  named(say(scene, { en: 'No discard shows', de: 'Keine Ablage ist zu sehen' }), [
    rect(0.5, 0.5, width - 1, height - 1, { fill: 'none', stroke: 'line', dash: '5 4', radius: 8 }),
    text(width / 2, height / 2, say(scene, { en: 'no top card', de: 'keine oberste Karte' }), {
      size: 13,
      anchor: 'middle',
      fill: 'muted',
    }),
  ]);

/** How many cards lie under the top, and which of them the viewer knows. */
function underTop(scene: Scene, colour: Colour, width: number): Block {
  const { under, own, unseen } = scene.view.piles[colour];
  const count = under.length + own.length + unseen;
  const kinds = [...new Set([...under, ...own])].map((card) => {
    const copies = [...under, ...own].filter((other) => other === card).length;
    return copies > 1 ? `${copies} × ${quoted(scene, card)}` : quoted(scene, card);
  });
  const hidden = say(scene, { en: `${unseen} unseen`, de: `${unseen} ungesehen` });
  const list = [...kinds, ...(unseen > 0 ? [hidden] : [])].join(', ');
  const below = say(scene, {
    en: `Under it: ${counted(scene, count, 'card')}`,
    de: `Darunter: ${counted(scene, count, 'card')}`,
  });
  const title = list === '' ? below : `${below}: ${list}`;
  return block(width, UNDER, [
    named(title, [
      text(4, UNDER / 2 + 2, fitted(unseen > 0 ? `${below} (${hidden})` : below, width - 4, 12), {
        size: 12,
        fill: 'muted',
      }),
    ]),
  ]);
}
