import type { FastifyRequest } from 'fastify';
import type { WholeTournament } from '../../../play/ports/tournaments/tournaments.js';
import { chargeFor } from '../../limits/limit-requests.js';

/** A tournament is read with all its players and tables. */
export function chargeWhole(request: FastifyRequest, whole: WholeTournament): WholeTournament {
  chargeFor(request, 'tournamentRow', whole.entries.length + whole.tables.length);
  return whole;
}
