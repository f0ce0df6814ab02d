import type { EventOf } from '../../../engine/define/index.js';
import * as cards from './cards.js';
import * as eclipse from './eclipse.js';
import * as gains from './gains.js';
import * as land from './land.js';
import * as preparation from './preparation.js';
import * as setup from './setup.js';
import * as supplies from './supplies.js';
import * as turn from './turn.js';

/** In the order of the API document. */
export const events = [
  ...([setup.orderDrawn, setup.landLaid, setup.groundLaid, setup.stonesLaid, setup.chiefsDealt] as const),
  ...([setup.setupsDealt, setup.chiefChosen, setup.setupChosen, setup.handsDue] as const),
  ...([preparation.roundBegun, turn.turnBegun, turn.advancementPlayed, turn.advancementsEnded] as const),
  ...([turn.figurePlaced, turn.restTileTaken, turn.memberPlayed, turn.foodSpent] as const),
  ...([gains.abilityUsed, gains.gainOffered, turn.spaceLeft, turn.turnEnded, turn.layingEnded] as const),
  ...([gains.gainTaken, gains.incomeLowered, gains.gainEnded, gains.pointsGained] as const),
  ...([land.campPlaced, land.campMoved, land.settlementBuilt, land.megalithBuilt] as const),
  ...([gains.idolStepped, supplies.memberRecruited, supplies.advancementTaken] as const),
  ...([supplies.animalTaken, supplies.animalsRevealed, supplies.animalSlain, supplies.stoneTaken] as const),
  ...([cards.cardDiscarded, eclipse.pilesRevealed, eclipse.eclipsePartBegun] as const),
  ...([eclipse.eclipsePartEnded, eclipse.stoneScored, eclipse.eclipseEnded] as const),
  ...([preparation.figuresReturned, preparation.displayFilled, preparation.restTileTurned] as const),
  ...([eclipse.pointsScored, eclipse.gameEnded, setup.advancementsShuffled] as const),
  ...([setup.animalsShuffled, cards.pileShuffled, cards.discardsShuffled, setup.findsHidden] as const),
  ...([setup.restTilesShuffled, cards.cardDrawn, cards.cardLaid, cards.cardBuried] as const),
] as const;

export type Event = EventOf<typeof events>;
