import { topOf } from '../../../engine/agenda.js';
import type { Rng } from '../../../kernel/rng.js';
import { answers } from '../legal.js';
import type { ScoringPart } from '../schemas/event.js';
import { gainAnimals, offerTrades, scoreCollections } from '../scoring/animals.js';
import { scoreAxes } from '../scoring/axes.js';
import { scoreFire } from '../scoring/fire.js';
import { scoreFur } from '../scoring/fur.js';
import { scoreMeat } from '../scoring/meat.js';
import type { Scoring } from '../scoring/points.js';
import { reveal } from '../scoring/reveal.js';
import { scoreTusks } from '../scoring/tusks.js';
import { isLastRound } from '../state.js';
import { throwTiles } from '../throw-tiles.js';

/** Carries out whatever asks nobody, up to the next question or the end. */
export function advance(recording: Scoring, rng: Rng): void {
  for (;;) {
    const step = topOf(recording.state.agenda);
    if (step === undefined) return;
    if (step.step === 'score') {
      recording.add({ type: 'scoring-began', part: step.part });
      parts[step.part](recording, rng);
    } else if (isOffer(step) && answers(recording.state, step).length === 0) {
      // There may be nothing to choose from, as for whoever owns every animal.
      recording.add({ type: 'offer-ended', seat: step.seat });
    } else return;
  }
}

const isOffer = ({ step }: { step: string }): boolean => step === 'choose' || step === 'trade';

const parts: Record<ScoringPart, (recording: Scoring, rng: Rng) => void> = {
  reveal,
  axe: scoreAxes,
  fur: scoreFur,
  tusk: scoreTusks,
  meat: scoreMeat,
  fire: scoreFire,
  trade: offerTrades,
  animal: gainAnimals,
  'round-end': endRound,
};

function endRound(recording: Scoring, rng: Rng): void {
  const { round, startSeat, components } = recording.state;
  recording.add({ type: 'round-ended', round });
  if (!isLastRound(recording.state)) {
    recording.add(throwTiles(components, round + 1, startSeat, rng));
    return;
  }
  scoreCollections(recording);
  recording.add({ type: 'game-ended' });
}
