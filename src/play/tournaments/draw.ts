import { seededRng, shuffled } from '../../kernel/rng.js';
import { roundsFor } from '../../tournaments/plan-round.js';
import { type Standing, standingsOf } from '../../tournaments/standings.js';
import type { Contestant, PlayedTable, Rules } from '../../tournaments/types.js';
import type { Context } from '../context.js';
import type { Tournament, WholeTournament } from '../ports/tournaments/tournaments.js';

export const rulesOf = (
  { rulebooks }: Pick<Context, 'rulebooks'>,
  { rulebook, format, seats, rounds }: Tournament,
): Rules => ({
  ...{ format, seats, rounds },
  fewest: Math.min(seats, Math.max(2, rulebooks.get(rulebook)?.meta.seats.min ?? 2)),
});

/** How many rounds a player may have to play. */
export const maxRounds = (context: Pick<Context, 'rulebooks'>, tournament: Tournament): number =>
  roundsFor(rulesOf(context, tournament), tournament.maxPlayers);

const undrawn = ({ entries }: WholeTournament): Contestant[] =>
  entries.map(({ player, paused, out, barred }) => ({ id: player.id, plays: !paused && !out && !barred }));

/** Everybody who has entered, in the order of the draw, which follows from the seed alone. */
export const contestantsOf = (whole: WholeTournament): Contestant[] =>
  shuffled(undrawn(whole), seededRng(whole.tournament.seed, 'draw'));

export const playedOf = ({ tables }: Pick<WholeTournament, 'tables'>): PlayedTable[] =>
  tables.flatMap(({ round, players, ranks }) => (ranks === null ? [] : [{ round, players, ranks }]));

/** While accounts come and go, nobody sees the order of the draw: they would come and go until it suits them. */
export const standings = (context: Pick<Context, 'rulebooks'>, whole: WholeTournament): Standing[] =>
  standingsOf(
    rulesOf(context, whole.tournament),
    whole.tournament.status === 'open' ? undrawn(whole) : contestantsOf(whole),
    playedOf(whole),
  );
