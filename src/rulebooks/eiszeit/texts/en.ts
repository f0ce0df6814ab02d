import type { Ending } from '../fields.js';
import type { Doing } from '../view-schema.js';

/** What is said of a moment: what somebody does, what it means to leave it at that, and what else to know. */
export interface Moment {
  readonly doing: string;
  readonly nothing?: string;
  /** Where some of it has been done already. */
  readonly noMore?: string;
  readonly hint?: string;
}

export const title = 'Mammoth Hunters';

/** The rules in our own words. */
export const summary = `# Mammoth Hunters (Eiszeit)

For 3 to 5 players. Your hunters want to be where the mammoths are; but no region feeds everybody, and you earn the
stones for the cards that help you with cards that help the others. The most points after four rounds (three in a
short game) win.

## The table

- **The map** has twelve regions in three rows; two are neighbours if they share a border. Each shows one of six
  landscapes, and each landscape is there twice. With 3 players regions 1–4 are under ice from the start, with
  4 players regions 1 and 4. Nothing ever enters a region under ice; moves to *any* region may pass over it.
- **Mammoths** stand in 5–8 (3 players), in 2, 3, 6 and 7 (4 players, one more in the supply), or in 1–4
  (5 players, two more in the supply).
- **Everybody** has 12 hunters and 4 stones. The dark pool holds 20, 25 or 30 stones; the light pool is empty.
- **Fire**: of 14 tiles (four 0s, five 1s, five 2s) one lies hidden in every free region. Nobody looks at them.
- **Six clubs** lie ready.
- **The start player** is drawn by lot.
- **Before the first round** the players place one hunter each, in turn from the start player on, until each has six on
  the map. Then everybody draws two light cards and three dark ones. The back of a card shows its colour, so all know
  how many of each you hold.

## A round

### 1. Settling

The start player opens the settling of the first round. Everybody in turn does three things:

1. **Play one card.** A *light* card costs you stones, which go to the light pool, and you carry it out. You must be
   able to pay for it. A *dark* card brings you stones from the dark pool, and others carry it out. If you begin
   your turn with 8 or more stones, you must play a light card, or a cult that copies one. If you can play nothing
   at all, lay one card down without effect.
2. **Discard one more card**, if you like, face down under the discard pile of its colour.
3. **Draw** back to five, card by card, from whichever deck you like; only your full hand must not be all of one
   colour, unless the other has run out. When a deck is empty, its discards are shuffled into a new one; the top
   discard stays where it is.

The settling ends with the turn in which somebody takes the **last stone of the dark pool**; what is missing comes
from the light pool. The card is still carried out, and the player discards and draws as usual.

### 2. Conflicts

The fires are revealed. A region feeds 3 hunters, one more for each mammoth, and as many more as its fires show.
Where more hunters stand, the player with the fewest there loses one, then the player with the next fewest and so
on, again and again in this order, until the limit is reached. Players with equal numbers lose together, even if
that is more than needed. **Hunters with clubs count, but are never lost.** Lost hunters go back to their owners.
Then all fires and all clubs leave the map; clubs in front of the players stay there.

### 3. Scoring

Each hunter scores 1 point; 2 in a region with a mammoth; 3 with two or more mammoths.

### 4. Glacier

The player with the fewest points may cover one region with ice, if it touches the upper edge or other ice. Hunters there return to
their owners, mammoths to the supply. A tie for the last place goes to fewer hunters on the map, then to fewer
stones, then lots are drawn.

### The next round

The light pool becomes the dark pool. While it holds fewer than 10 stones, everybody who has one pays one, all
together. All fire tiles are mixed and dealt again. The player to the left of the one who ended the settling begins.

**In the last round** the dark card that would take the last stone is void: its stones go from the dark pool to the
light one, nobody carries it out, and nobody discards or draws. The conflicts follow at once. No glacier is laid.

**The end**: the most points win; a tie goes to more hunters on the map, then to more stones.

## The cards

Nothing has to be carried out in full, or at all. *Placing* is from outside the map, *moving* from region to region.
If you have no hunter left, you may move one of yours from anywhere instead of placing it.

If you play the mammoth card and do nothing with it, you pay the lowest of its prices. A region may have any number of
fire tiles.

{light cards}

{dark cards}

**Clubs.** A club that you take may go to any of your hunters at once. Or keep it, and give it to a hunter later, when
you place or move that hunter. It stays with the hunter until the conflicts are over. A hunter carries one at
most, and only its owner may move, swap or remove it.

**Cults** go under their own discard pile, so an ordinary card stays on top and may be copied again. With 8 or more
stones a cult may only copy a light card.
`;

export const columns = {
  light: ['light', 'cards', 'cost', ''],
  dark: ['dark', 'cards', 'gain', ''],
};
export const landscape = {
  name: 'each landscape',
  text: ({ there, anywhere }: { readonly there: number; readonly anywhere: number }): string =>
    `Place up to ${there} of your hunters in regions of this landscape, or up to ${anywhere} anywhere.`,
};

export const endings: { readonly [Name in Ending]: string } = {
  nothing: '{seat} does nothing with the card.',
  done: '{seat} is done with the card.',
  'hunters-done': '{seat} is done with the hunters.',
  'no-discard': '{seat} discards no card.',
  'club-kept': '{seat} keeps the club.',
};

export const rejections = {
  not_asked_for: 'This does not answer the question that you are asked.',
  must_answer: 'This question has to be answered.',
  too_few_stones: 'You have too few stones to pay for this.',
  stone_limit:
    'With so many stones at the start of your turn you must play a light card, or a cult that copies one.',
  nothing_to_copy: 'Neither discard pile shows a card that could be copied now.',
  something_playable: 'A card is laid down without effect only where none can be played.',
  no_such_card: 'There is no such card.',
  card_not_in_hand: 'This card is not in your hand.',
  moved_already: 'The card has already moved this hunter: each goes one region far.',
  no_such_seat: 'There is no such player.',
  own_seat: 'Choose an opponent, not yourself.',
  no_such_region: 'There is no such region.',
  glaciated_region: 'Ice covers this region: nothing may enter it any more.',
  same_region: 'It is already in this region.',
  not_neighbours: 'These regions do not share a border.',
  other_region: 'The card must be finished with the regions that it was begun with.',
  other_landscape: 'More hunters than the card allows anywhere must all go to its landscape.',
  supply_empty: 'There is nothing in the supply to place or to take.',
  supply_not_empty: 'While there is one in the supply, it has to come from there.',
  not_yours: 'The card moves your own hunters only.',
  no_such_hunter: 'No such hunter stands there.',
  clubbed_hunter: 'Only its owner may touch a hunter with a club.',
  already_clubbed: 'You have no hunter without a club there, and a hunter carries only one.',
  all_of_one_owner: 'The hunters that this card moves or removes must not all belong to one player.',
  no_partner: 'No hunter that could swap places stands in a neighbouring region.',
  no_mammoth: 'There is no mammoth in this region.',
  no_fire: 'There is no fire tile in this region.',
  one_colour: 'Your full hand would be all of one colour.',
  cards_exhausted: 'There are no more cards of this colour to draw.',
  not_by_the_ice: 'A glacier has to touch the upper edge or other ice.',
} as const satisfies Record<string, string>;
export type Code = keyof typeof rejections;

const placing = { nothing: 'Place no hunter', noMore: 'Place no more hunters' };
const moving = { nothing: 'Move no hunter', noMore: 'Move no more hunters' };

export const moments: { readonly [Name in Doing]: Moment } = {
  'placing-first': {
    doing: 'places a first hunter',
    hint: 'Everybody in turn places one hunter at a time; then the cards are dealt.',
  },
  playing: {
    doing: 'plays a card',
    hint: 'Light cards cost stones. Dark cards bring stones, and others carry them out.',
  },
  'choosing-copy': {
    doing: 'chooses the card to copy',
    hint: 'The cult does what the top card of a discard pile says.',
  },
  'choosing-opponent': { doing: 'chooses who carries it out' },
  'placing-hunters': { doing: 'places hunters', ...placing },
  camping: { doing: 'places hunters', ...placing },
  'camping-mammoth': { doing: 'may bring a mammoth', nothing: 'Bring no mammoth' },
  trekking: { doing: 'moves hunters', ...moving },
  'trekking-mammoth': { doing: 'may take a mammoth along', nothing: 'Take no mammoth along' },
  'moving-mammoth': {
    doing: 'places or moves a mammoth',
    nothing: 'Leave the mammoths and pay the lowest price',
  },
  'moving-fire': { doing: 'moves a fire tile', nothing: 'Move no fire tile' },
  swapping: { doing: 'swaps two hunters', nothing: 'Swap no hunters' },
  'swapping-with': { doing: 'chooses the second hunter of a swap', nothing: 'Swap no hunters' },
  'taking-club': { doing: 'takes a club or a mammoth', nothing: 'Take neither a club nor a mammoth' },
  driving: { doing: 'drives hunters out', ...moving },
  'removing-hunters': {
    doing: 'removes hunters',
    nothing: 'Remove no hunter',
    noMore: 'Remove no more hunters',
  },
  'taking-club-or-moving': {
    doing: 'takes a club or moves hunters',
    nothing: 'Take no club and move no hunter',
  },
  'moving-hunters': { doing: 'moves hunters', ...moving },
  'removing-mammoth': { doing: 'returns a mammoth to the supply', nothing: 'Return no mammoth' },
  'giving-club': {
    doing: 'gives a club to a hunter',
    nothing: 'Keep the club',
    hint: 'It stays with the hunter until the conflicts are over. A hunter with a club is never lost.',
  },
  discarding: {
    doing: 'may discard a card',
    nothing: 'Discard no card',
    hint: 'One more card may go face down under the discard pile of its colour.',
  },
  drawing: {
    doing: 'draws a card',
    hint: 'The hand is filled up card by card; it must not be all of one colour.',
  },
  'laying-glacier': {
    doing: 'may lay a glacier',
    nothing: 'Lay no glacier',
    hint: 'The player with the fewest points may cover a region at the upper edge, or next to other ice.',
  },
};
