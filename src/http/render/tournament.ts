import type { Static } from 'typebox';
import { commitmentTo } from '../../engine/fairness.js';
import type { Context } from '../../play/context.js';
import type { ListedTournament, WholeTournament as Whole } from '../../play/ports/tournaments/tournaments.js';
import { standings } from '../../play/tournaments/draw.js';
import type { Tournament, WholeTournament } from '../schemas/tournaments/tournaments.js';
import { renderRef } from './player.js';

export function renderTournament({
  tournament,
  creator,
  players,
}: ListedTournament): Static<typeof Tournament> {
  const { seed: _, revision: __, creatorId: ___, ...shown } = tournament;
  return {
    ...shown,
    ...{ creator: renderRef(creator), players },
    roundDue: shown.roundDue?.toISOString() ?? null,
    createdAt: shown.createdAt.toISOString(),
    startsAt: shown.startsAt.toISOString(),
    startedAt: shown.startedAt?.toISOString() ?? null,
    finishedAt: shown.finishedAt?.toISOString() ?? null,
  };
}

export function renderWhole(
  context: Pick<Context, 'rulebooks'>,
  whole: Whole,
  playerId: string | undefined,
): Static<typeof WholeTournament> {
  const { tournament, entries, tables } = whole;
  const known = new Map(entries.map((entry) => [entry.player.id, entry]));
  const isOver = tournament.status === 'finished' || tournament.status === 'cancelled';
  return {
    tournament: renderTournament({ ...whole, players: entries.length }),
    entered: entries.some(({ player, out }) => player.id === playerId && !out),
    standings: standings(context, whole).flatMap(({ id, ...standing }) => {
      const entry = known.get(id);
      if (entry === undefined) return [];
      const { player, paused, out, barred } = entry;
      return [{ ...standing, player: renderRef(player), paused, out: out || barred }];
    }),
    tables: tables.map(({ players, ranks, ...table }) => ({
      ...{ ...table, players: [...players], ranks: ranks && [...ranks] },
    })),
    fairness: { commitment: commitmentTo(tournament.seed), seed: isOver ? tournament.seed : null },
  };
}
