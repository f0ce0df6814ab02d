import { addCommitment, type Game, revealEntropy } from '../api/games.js';
import { entropyOf, newCommitment, noteRevealed } from '../state/entropy.js';

/** Commits for the player's seats, and reveals when all have committed. Returns the game after it. */
export async function bringEntropy(game: Game): Promise<Game> {
  let latest = game;
  for (const seat of game.yourSeats) latest = await bringFor(latest, seat);
  return latest;
}

async function bringFor(game: Game, seat: number): Promise<Game> {
  const { draw, commitments } = game.fairness;
  const commitment = commitments[seat] ?? null;
  if (game.status !== 'open') return game;
  if (draw.phase === 'committing') {
    return commitment === null ? addCommitment(game.id, seat, newCommitment()) : game;
  }
  if (!draw.hidden.includes(seat) || commitment === null) return game;
  // Another browser of the player may have it.
  const entropy = entropyOf(commitment);
  if (entropy === null) return game;
  noteRevealed(commitment, game.id, commitments);
  return revealEntropy(game.id, seat, entropy);
}

/** Whether the page has something to do for this game, even while nobody looks at it. */
export const mayHaveToReveal = ({ status, yourSeats }: Game): boolean =>
  status === 'open' && yourSeats.length > 0;
