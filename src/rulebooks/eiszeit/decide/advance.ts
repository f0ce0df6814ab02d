import { topOf } from '../../../engine/agenda.js';
import { pick, type Rng } from '../../../kernel/rng.js';
import { candidatesForGlacier } from '../last-place.js';
import { answers } from '../legal/index.js';
import { glaciers } from '../legal/pieces.js';
import { isLastRound } from '../state.js';
import { fightConflicts } from './conflicts.js';
import { drawCard } from './draw.js';
import type { Game } from './index.js';
import { enough } from './mammoths.js';
import { beginRound } from './round.js';
import { scoreRegions } from './scoring.js';

/** Carries out whatever asks nobody, up to the next question or the end. */
export function advance(game: Game, rng: Rng): void {
  for (;;) {
    const { state } = game;
    const step = topOf(state.agenda);
    if (step === undefined) {
      if (state.over) return;
      if (state.round === 0) deal(game, rng);
      beginRound(game, rng);
      return;
    }
    if (asks(step.step) || answers(state, step).length > 0) return;
    // There may be nothing left to do: the card is used up, or the map offers nothing to carry it out on.
    if (step.step !== 'draw') enough(game, step.seat);
    else if (state.ender < 0) game.add({ type: 'turn-began', seat: (step.seat + 1) % state.seats });
    else endRound(game, rng);
  }
}

/** There is always an answer to these. */
const asks = (step: string): boolean =>
  step === 'first' || step === 'turn' || step === 'copy' || step === 'opponent' || step === 'glacier';

/** Two light cards and three dark ones each, once the first hunters stand. */
function deal(game: Game, rng: Rng): void {
  const { seats, components } = game.state;
  const { light, dark } = components.hand.values;
  for (let seat = 0; seat < seats; seat += 1) {
    for (let dealt = 0; dealt < light; dealt += 1) drawCard(game, seat, 'light', rng);
    for (let dealt = 0; dealt < dark; dealt += 1) drawCard(game, seat, 'dark', rng);
  }
}

function endRound(game: Game, rng: Rng): void {
  fightConflicts(game);
  scoreRegions(game);
  if (isLastRound(game.state)) {
    game.add({ type: 'game-ended' });
    return;
  }
  const candidates = candidatesForGlacier(game.state);
  const drawn = candidates.length > 1;
  if (glaciers(game.state).length > 0) {
    game.add({ type: 'glacier-offered', seat: pick(candidates, rng), drawn });
  }
}
