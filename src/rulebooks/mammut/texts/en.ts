export const english = {
  faces: {
    axe: 'axe',
    fur: 'fur',
    tusk: 'tusk',
    meat: 'meat',
    fire: 'fire',
    question: 'question mark',
    'shaman-red': 'red shaman',
    'shaman-blue': 'blue shaman',
  },

  parts: {
    reveal: 'The round is scored.',
    axe: 'Axes are scored.',
    fur: 'Furs are scored.',
    tusk: 'Tusks are scored.',
    meat: 'Meat is scored.',
    fire: 'Fires are scored.',
    trade: 'Before animals are given out, animal tiles may be traded.',
    animal: 'Animals are given out.',
    'round-end': 'The scoring is over.',
  },

  counts: {
    axe: 'Axe tiles',
    fur: 'Fur tiles',
    tusk: 'Tusk tiles',
    meat: 'Meat tiles',
    fire: 'Fire tiles',
    animal: 'Animal tiles',
  },

  /** For one, and for several where that is another text. */
  pointReasons: {
    axe: '1 axe | {count} axes',
    'axe-card': 'the most axe tiles: {count}',
    'most-fur': 'first on the fur track, on space {count}',
    'fewest-fur': 'last on the fur track, on space {count}',
    'fur-card': 'the most fur tiles: {count}',
    tusk: '1 tusk | {count} tusks',
    'tusk-card': 'the most tusk tiles: {count}',
    meat: 'the {most} meat: {count}',
    'fewest-fire': 'the fewest fires: {count}',
    'more-fire': '1 fire | {count} fires',
    animals: '1 kind of animal | {count} kinds of animals',
  },
  perAxe: '1 axe | {count} axes',
  ranks: 'most | second most | third most | fourth most | fifth most',
  tie: '; the shaman breaks the tie',
  whom: {
    owner: '',
    'most-axe': ', who has the most axe tiles',
    'most-tusk': ', who has the most tusk tiles',
  },

  objects: {
    axe: 'a tile showing an axe',
    fur: 'a tile showing fur',
    tusk: 'a tile showing a tusk',
    meat: 'a tile showing meat',
    fire: 'a tile showing fire',
    question: 'question mark',
    'shaman-red': 'the red shaman',
    'shaman-blue': 'the blue shaman',
  },

  nothingToTrade: 'No animal tile is traded.',

  nothingRevealed: 'Nobody has played a card face down.',
  nothingTurned: 'No question mark is left to turn.',

  rejections: {
    not_asked_for: 'This does not answer the question that you are asked.',
    no_such_place: 'There is no tile at this place.',
    place_empty: 'The tile of this place is no longer in the middle.',
    middle_empty: 'There is nothing in the middle.',
    must_take_all: 'Yours is the last share, so you take all of the middle.',
    not_the_last: 'You take the whole middle at once only if yours is the last missing share.',
    no_such_share: 'There is no such share.',
    share_empty: 'This share holds no tiles.',
    not_stuck: 'There is something to take or to rob.',
    own_share: 'This share is your own.',
    share_of_one: 'One tile must go back and one must be kept, so a single tile cannot be robbed.',
    already_taking: 'You have already taken tiles this turn.',
    not_in_share: 'This tile is not in the robbed share.',
    nothing_kept: 'You must keep at least one tile of a robbed share.',
    nothing_returned: 'You must put at least one tile of a robbed share back into the middle.',
    nothing_taken: 'You must take at least one tile.',
    nothing_chosen: 'A card that was played must be carried out.',
    no_such_card: 'There is no such card.',
    card_not_in_hand: 'This card is not in your hand.',
    no_use: 'This card would have no effect now.',
    not_a_question_tile: 'This tile does not show a question mark.',
    animal_tile: 'Animal tiles cannot be turned over.',
    already_chosen: 'This tile has been chosen for this card already.',
    no_such_animal: 'There is no such animal.',
    already_owned: 'Nobody may own an animal twice.',
    not_your_animal_tile: 'This is not one of your animal tiles that are still to be scored.',
  },

  summary: `## What it is about

The mammoth hunt is over and its loot is divided. In every round 31 loot tiles and the shaman fall into the middle; two to five players divide them by taking, and by robbing each other. Then the loot is scored. After the last round collected animals score too, and the highest score wins.

## Setting up

- Every score begins at 10, every mammoth on the fur track at 0.
- Every player gets two of the 19 cards; the rest is the deck.
- With four or five players everybody also draws one animal to begin with.
- Two or three players begin with round 1, four or five with round 2. Round 5 is the last.
- The first start player is drawn by lot.

## Dividing the loot

The start player throws all tiles into the middle; whichever face comes up stays up. Then it goes clockwise. On your turn, without a share of your own, you do one of two things:

- **Take** any number of tiles from the middle, at least one. You may take everything.
- **Rob** the whole share of another player. Put at least one of its tiles back into the middle and keep at least one.

While you have a share you are skipped; if you are robbed, you are in again. If you are the last one without a share, you take **all** of the middle or you rob. Taking the rest ends the division and makes you the start player of the next round.

**Cards** are played before you take or rob, as many as you like.

- *Loot cards* are played openly and work at once: peek under one or two question tiles; turn over one or two tiles anywhere (the shaman too, but nothing that shows an animal); make any number of other players put their whole share back.
- *Scoring cards* are played face down and are revealed for the scoring.

## Scoring

First the face-down cards are revealed and all question tiles are turned over. Then, in this order:

1. **Axes:** draw one card for each, clockwise from the holder of the shaman. When the deck is empty, the discards are shuffled into a new one; everybody has seen which cards those are. In the last round each axe scores 3 points instead.
2. **Furs:** each moves you one space on the fur track, which is never reset. The player who is first there gains as many points as the number of the round; the player who is last loses as many.
3. **Tusks:** 2 points each.
4. **Meat:** 8, 5 and 2 points for the most, second most and third most; with three players 8 and 5, with two only 8. Without meat you score nothing.
5. **Fire:** the player with the fewest loses 5 points.
6. **Animals:** each tile brings an animal of its kind, unless you own that kind already.

Nobody falls below 0 points. The log says for each kind who had how many, and where the shaman broke a tie.

**Ties** are decided by the shaman. Its holder comes first; then it goes clockwise if its red face is up, anticlockwise if it is blue. Among equals, the first has the most and the last has the fewest. Having the most takes at least one.

### Scoring cards

- Counts as a fur tile for you (2 cards).
- For one of your animal tiles, gain any animal that you lack; the tile then brings nothing else (2 cards).
- Every axe of every player scores 2 points more.
- Most fur tiles of the round: 4 points. Another card: an animal of choice.
- Most tusk tiles: 4 points. Another card counts as a fire tile for that player.
- Most axe tiles: one card counts as a fur tile for that player, another as a fire tile.

A card that counts as a fur also counts for the most fur tiles.

## The end

After round 5, different animals score: 3 are worth 4 points, 4 are worth 9, 5 are worth 15, 6 are worth 22 and all 7 are worth 30. The highest score wins; in a tie, the player further on the fur track; after that the victory is shared. Cards in hand are worth nothing.

## Two players

Everybody builds two separate shares, which are scored together. A robber takes one of them. A player with both is skipped. The card that sends shares back may also name your own. The player with the fewest fires loses 5 points, and the other gains 1 point for each of theirs. Should there be nothing to take and nothing to rob, you pass.
`,
};

/** The same texts in any language. */
export type Texts = {
  readonly [Part in keyof typeof english]: (typeof english)[Part] extends string
    ? string
    : { readonly [Name in keyof (typeof english)[Part]]: string };
};
