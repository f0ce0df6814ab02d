import type { BySeat } from '../../../engine/rulebook.js';
import type { Rng } from '../../../kernel/rng.js';
import { type Game, step } from '../rules.js';
import { gainAnimals, offerTrades, scoreCollections } from '../scoring/animals.js';
import { scoreAxes } from '../scoring/axes.js';
import { countsOf } from '../scoring/counts.js';
import { scoreFire } from '../scoring/fire.js';
import { scoreFur } from '../scoring/fur.js';
import { scoreMeat } from '../scoring/meat.js';
import type { ScoringPart } from '../scoring/parts.js';
import { reveal } from '../scoring/reveal.js';
import { scoreTusks } from '../scoring/tusks.js';
import { isLastRound } from '../state.js';
import { throwTiles } from '../throw-tiles.js';

/** One part of the scoring after another, each up to its next question. */
export const scoreStep = step('score', {
  run: (game, { part }, rng) => {
    const { amounts, cards } = countsOf(game.state, part);
    game.add({ type: 'scoring-began', part, amounts, cards });
    parts[part](game, amounts, rng);
  },
});

const parts: Record<ScoringPart, (game: Game, amounts: BySeat<number>, rng: Rng) => void> = {
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

function endRound(game: Game, _: BySeat<number>, rng: Rng): void {
  const { round, startSeat, components } = game.state;
  game.add({ type: 'round-ended', round });
  if (!isLastRound(game.state)) {
    game.add(throwTiles(components, round + 1, startSeat, rng));
    return;
  }
  scoreCollections(game);
  game.add({ type: 'game-ended' });
}
