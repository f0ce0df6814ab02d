import type { EventOf } from '../../../engine/define/index.js';
import * as cards from './cards.js';
import * as hunters from './hunters.js';
import * as pieces from './pieces.js';
import * as rounds from './rounds.js';

/** In the order of the API document. */
export const events = [
  ...([rounds.startSeatDrawn, rounds.roundBegan, rounds.turnBegan] as const),
  ...([cards.cardPlayed, cards.cardLaidDown, cards.copyOffered, cards.cardCopied] as const),
  ...([cards.stonesPaid, cards.stonesTaken, cards.stonesVoided] as const),
  ...([cards.actionBegan, cards.opponentChosen, cards.actionEnded] as const),
  ...([hunters.hunterPlaced, hunters.hunterMoved, hunters.hunterRemoved] as const),
  ...([hunters.hunterChosen, hunters.huntersSwapped] as const),
  ...([pieces.mammothPlaced, pieces.mammothMoved, pieces.mammothRemoved] as const),
  ...([pieces.fireMoved, pieces.clubTaken, pieces.clubGiven] as const),
  ...([rounds.firesRevealed, rounds.conflictResolved, rounds.conflictsEnded] as const),
  ...([rounds.regionScored, rounds.glacierOffered, rounds.glacierLaid] as const),
  ...([rounds.glacierDeclined, rounds.poolRefilled, rounds.gameEnded] as const),
  ...([cards.deckShuffled, rounds.firesDealt, cards.cardDiscarded, cards.cardDrawn] as const),
] as const;

export type Event = EventOf<typeof events>;
