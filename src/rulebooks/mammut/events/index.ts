import type { EventOf } from '../../../engine/define/index.js';
import * as cards from './cards.js';
import * as division from './division.js';
import * as rounds from './rounds.js';
import * as scoring from './scoring.js';

/** In the order of the API document. */
export const events = [
  rounds.startSeatDrawn,
  rounds.animalGained,
  cards.lootCardPlayed,
  cards.tileFlipped,
  division.shareReturned,
  division.cardFinished,
  division.tileTaken,
  division.restTaken,
  division.shareRobbed,
  division.tileReturned,
  division.turnPassed,
  cards.cardsRevealed,
  scoring.questionsTurned,
  scoring.pointsScored,
  scoring.furAdvanced,
  scoring.scoringBegan,
  scoring.animalRepeated,
  scoring.animalOffered,
  scoring.tradeOffered,
  scoring.tileTraded,
  scoring.offerEnded,
  rounds.roundEnded,
  rounds.gameEnded,
  cards.deckShuffled,
  cards.cardDrawn,
  cards.nothingDrawn,
  rounds.tilesThrown,
  cards.scoringCardPlayed,
  cards.tilePeeked,
] as const;

export type Event = EventOf<typeof events>;
