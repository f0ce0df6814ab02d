import { type Block, block, flow, panel, roomIn } from '../../../engine/drawing/index.js';
import { say } from '../../../engine/words.js';
import { cardFace, cardHeight } from './card.js';
import type { Scene } from './scene.js';

const GAP = 10;

/** The viewer's own cards. There is room for a full hand, so that nothing moves when a card is played. */
export function handBlock(scene: Scene, width: number): Block {
  const { view, touch } = scene;
  const room = roomIn(width);
  const columns = scene.layout === 'wide' ? 3 : 1;
  const each = (room - (columns - 1) * GAP) / columns;
  const height = cardHeight(scene, each);
  const lines = Math.ceil(Math.max(view.hand.length, view.numbers.handSize) / columns);
  const cards = view.hand.map(({ card }) => {
    const ids = [
      ...touch({ type: 'play', card }),
      ...touch({ type: 'lay-down', card }),
      ...touch({ type: 'discard', card }),
    ];
    return block(each, height, [cardFace(scene, card, each, ids)]);
  });
  const heading = say(scene, { en: 'Your hand', de: 'Deine Hand' });
  const content = flow(cards, room, GAP);
  return panel(width, heading, { ...content, height: lines * (height + GAP) - GAP });
}
