export const english = `## What it is about

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

Whoever has a share is skipped, but comes in again once robbed. If you are the last one without a share, you take **all** of the middle or you rob. Taking the rest ends the division and makes you the start player of the next round.

**Cards** are played before you take or rob, as many as you like.

- *Loot cards* are played openly and work at once: peek under one or two question tiles; turn over one or two tiles anywhere (the shaman too, but nothing that shows an animal); make any number of other players put their whole share back.
- *Scoring cards* are played face down and are revealed for the scoring.

## Scoring

First the face-down cards are revealed and all question tiles are turned over. Then, in this order:

1. **Axes:** draw one card for each, clockwise from whoever has the shaman. In the last round each axe scores 3 points instead.
2. **Furs:** each moves you one space on the fur track, which is never reset. Whoever is first there gains as many points as the number of the round, whoever is last loses as many.
3. **Tusks:** 2 points each.
4. **Meat:** 8, 5 and 2 points for the most, second most and third most; with three players 8 and 5, with two only 8. Without meat you score nothing.
5. **Fire:** whoever has the fewest loses 5 points.
6. **Animals:** each tile brings an animal of its kind, unless you own that kind already.

Nobody falls below 0 points.

**Ties** are decided by the shaman. Its holder comes first; then it goes clockwise if its red face is up, anticlockwise if it is blue. Among equals, the first has the most and the last has the fewest. Having the most takes at least one.

### Scoring cards

- Counts as a fur tile for you (2 cards).
- For one of your animal tiles, gain any animal that you lack (2 cards).
- Every axe of every player scores 2 points more.
- Most fur tiles of the round: 4 points. Another card: an animal of choice.
- Most tusk tiles: 4 points. Another card counts as a fire tile for that player.
- Most axe tiles: one card counts as a fur tile for that player, another as a fire tile.

A card that counts as a fur also counts for the most fur tiles.

## The end

After round 5, different animals score: 3 are worth 4 points, 4 are worth 9, 5 are worth 15, 6 are worth 22 and all 7 are worth 30. The highest score wins; in a tie, whoever is further on the fur track; after that the victory is shared. Cards in hand are worth nothing.

## Two players

Everybody builds two separate shares, which are scored together. A robber takes one of them. Whoever has both is skipped. The card that puts shares back may also name your own. Whoever has the fewest fires loses 5 points, and the other gains 1 point for each of theirs. Should there be nothing to take and nothing to rob, you pass.
`;
