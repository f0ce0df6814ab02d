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

For 3 to 5 seats. Your hunters want to be where the mammoths are; but no region feeds everybody, and every
card that helps you has to be earned by helping the others. After four rounds (three in a short game) the
most points win.

## The table

- **The map** has twelve regions in three rows; two are neighbours if they share a border. Each shows one of six
  landscapes, and each landscape is there twice. With 3 seats regions 1–4 are under ice from the start, with 4
  seats regions 1 and 4. Nothing ever enters a region under ice; moves to *any* region may pass over it.
- **Mammoths** stand in 5–8 (3 seats), in 2, 3, 6 and 7 (4 seats, one more in the supply), or in 1–4 (5 seats,
  two more in the supply).
- **Everybody** has 12 hunters and 4 stones. The dark pool holds 20, 25 or 30 stones; the light pool is empty.
- **Fire**: of 14 tiles (four 0s, five 1s, five 2s) one lies hidden in every free region. Nobody looks at them.
- **Six clubs** lie ready.
- **Before the first round** the seats place one hunter each, in turn, until each has six on the map. Then
  everybody draws two light cards and three dark ones. The back of a card shows its colour, so all know how
  many of each you hold.

## A round

### 1. Settling

In turn, everybody does three things:

1. **Play one card.** A *light* card costs you stones, which go to the light pool, and you carry it out. You must be
   able to pay for it. A *dark* card brings you stones from the dark pool, and others carry it out. If you begin
   your turn with 8 or more stones, you must play a light card. If you can play nothing at all, lay one card
   down without effect.
2. **Discard one more card**, if you like, unseen, under the discard pile of its colour.
3. **Draw** back to five, card by card, from whichever deck you like; only your full hand must not be all of one
   colour, unless the other has run out. An empty deck is made anew of its discards, but the top one stays.

Whoever takes the **last stone of the dark pool** (what is missing comes from the light pool) ends the settling:
the card is still carried out, and the turn finished.

### 2. Conflicts

The fires are revealed. A region feeds 3 hunters, one more for each mammoth, and more by the values of its fires.
Where more hunters stand, the seat with the fewest there loses one, then the one with the next fewest and so
on, again and again in this order, until the limit is reached. Seats with equal numbers lose together, even if
that is more than needed. **Hunters with clubs count, but are never lost.** Lost hunters go back to their owners.
Then all fires and all clubs leave the map; clubs in front of the seats stay there.

### 3. Scoring

Each hunter scores 1 point; 2 in a region with a mammoth; 3 with two or more mammoths.

### 4. Glacier

The last in points may cover one region with ice, if it touches the upper edge or other ice. Hunters there return to
their owners, mammoths to the supply. A tie for the last place goes to fewer hunters on the map, then to fewer
stones, then lots are drawn.

### The next round

The light pool becomes the dark pool. While it holds fewer than 10 stones, everybody who has one pays one, all
together. All fire tiles are mixed and dealt anew. The left neighbour of whoever ended the settling begins.

**In the last round** the card that would take the last stone is void: its stones go from the dark pool to the light
one and nobody carries it out. No glacier follows.

**The end**: most points; a tie goes to more hunters on the map, then to more stones.

## The cards

Nothing has to be carried out in full, or at all. *Placing* is from outside the map, *moving* from region to region.
If you have no hunter left, you may move one of yours from anywhere instead of placing it.

| light | cards | cost | |
|---|---|---|---|
| each landscape | 2 | 3 | place up to 3 hunters in regions of this landscape, or up to 2 anywhere |
| Winter camp | 2 | 5 | place up to 2 hunters in one region, and a mammoth; if there is none, with your new hunters bring one from a neighbour |
| Trek | 2 | 5 | move up to 3 of your hunters from one region to one neighbour; a mammoth may go with them |
| Mammoth | 3 | 2 / 3 / 5 | place one / move one to a neighbour / move one anywhere else. Whoever does nothing pays the cheapest |
| Ember carrier | 3 | 1 | move a fire tile, unseen |
| Change of place | 3 | 2 | two hunters in neighbouring regions swap places |
| Club | 3 | 3 | take a club; or place a mammoth, or move one to a neighbour if there is none |
| Driven out | 3 | 4 | move up to 3 hunters of any owners, each to a neighbour; three must not all be one owner's |
| Cult by day | 2 | – | do what the top card of either discard pile says, for its cost or gain |

| dark | cards | gain | |
|---|---|---|---|
| Great migration | 2 | 6 | every opponent, from your left, may place up to 2 hunters |
| Small migration | 4 | 4 | the same with 1 hunter |
| Bitter cold | 3 | 4 | an opponent of your choice may remove up to 2 hunters, not both of one owner |
| Cold night | 3 | 2 | the same with 1 hunter |
| Gift of a club | 3 | 3 | an opponent of your choice may take a club, or move up to 2 own hunters anywhere |
| Borrowed fire | 2 | 1 | an opponent of your choice may move a fire tile, unseen |
| The herd leaves | 3 | 3 | an opponent of your choice may return a mammoth to the supply |
| Cult by night | 2 | – | as by day |

**Clubs.** A club that you take may go to any of your hunters at once. Or keep it, and give it to a hunter later, when
you place or move that hunter. It stays with the hunter until the conflicts are over. A hunter carries one at
most, and only its owner may move, swap or remove it.

**Cults** go under their own discard pile, so an ordinary card stays on top and may be copied again. With 8 or more
stones a cult may only copy a light card.

Most costs and gains are our reconstruction: see the component data, which says for each where it comes from.
`;

export const rejections = {
  not_asked_for: 'This is not an answer to what the seat is asked.',
  must_answer: 'This question has to be answered.',
  too_few_stones: 'There are too few stones to pay for this.',
  stone_limit: 'Whoever begins a turn with so many stones must play a light card, or a cult that copies one.',
  nothing_to_copy: 'Neither discard pile shows a card that could be copied now.',
  something_playable: 'A card is laid down without effect only where none can be played.',
  no_such_card: 'There is no such card.',
  card_not_in_hand: 'This card is not in your hand.',
  moved_already: 'This hunter was moved by the card already: it goes one region far.',
  no_such_seat: 'There is no such seat.',
  own_seat: 'An opponent is asked for, not you.',
  no_such_region: 'There is no such region.',
  glaciated_region: 'Ice covers this region: nothing may enter it any more.',
  same_region: 'It stands in this region already.',
  not_neighbours: 'The regions have no border in common.',
  other_region: 'The card goes on with the regions that it was begun with.',
  other_landscape: 'So many hunters may only go to the landscape of the card.',
  supply_empty: 'There is nothing in the supply to place or to take.',
  supply_not_empty: 'As long as the supply holds one, it is placed from there.',
  not_yours: 'The card moves your own hunters only.',
  no_such_hunter: 'No such hunter stands there.',
  clubbed_hunter: 'A hunter with a club is touched by its owner alone.',
  already_clubbed: 'No hunter carries two clubs, and none without a club of yours stands there.',
  all_of_one_owner: 'Not all hunters of this card may belong to one player.',
  no_partner: 'No hunter that could swap places stands in a neighbouring region.',
  no_mammoth: 'There is no mammoth in this region.',
  no_fire: 'There is no fire tile in this region.',
  one_colour: 'The hand would be full, and of one colour.',
  cards_exhausted: 'There are no more cards of this colour to draw.',
  not_by_the_ice: 'A glacier borders on another one or on the upper edge.',
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
  'taking-club': { doing: 'takes a club or a mammoth', nothing: 'Neither a club nor a mammoth' },
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
    nothing: 'Give no club',
    hint: 'It stays with the hunter until the conflicts are over. A hunter with a club is never lost.',
  },
  discarding: {
    doing: 'may discard a card',
    nothing: 'Discard no card',
    hint: 'One more card may go, unseen, under the discard pile of its colour.',
  },
  drawing: {
    doing: 'draws a card',
    hint: 'The hand is filled up card by card; it must not be all of one colour.',
  },
  'laying-glacier': {
    doing: 'may lay a glacier',
    nothing: 'Lay no glacier',
    hint: 'The last in points may cover a region at the upper edge, or next to other ice.',
  },
};
