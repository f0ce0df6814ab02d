import { assertNever } from '../../kernel/assert-never.js';
import { seededRng } from '../../kernel/rng.js';
import { planRound } from '../../tournaments/plan-round.js';
import type { Round } from '../../tournaments/types.js';
import type { Context } from '../context.js';
import type {
  Progress,
  Tournament,
  TournamentTable,
  WholeTournament,
} from '../ports/tournaments/tournaments.js';
import { contestantsOf, playedOf, rulesOf } from './draw.js';
import { carryOnTable } from './tables.js';

const PAGE = 100;

/**
 * Takes each tournament one step further. Several processes may do this at once, and any of them may die in between: a round is
 * written with the ids of its games in one transaction, by one of them, and everything else may happen twice.
 */
export async function carryOnTournaments(context: Context, signal: AbortSignal): Promise<void> {
  for (let after: string | null = null; !signal.aborted; ) {
    const due: string[] = await context.tournaments.due(context.clock(), after, PAGE);
    for (const id of due)
      await carryOn(context, id).catch((error: unknown) => context.observe.failed(error, 'a tournament'));
    after = due.at(-1) ?? null;
    if (due.length < PAGE) return;
  }
}

async function carryOn(context: Context, id: string): Promise<void> {
  const whole = await context.tournaments.find(id);
  if (whole === null) return;
  const { status, round } = whole.tournament;
  if (status === 'running' && !(await isRoundOver(context, whole))) return;
  const isNext = await context.tournaments.goOn(id, (latest) => {
    const { tournament, tables } = latest;
    // Another process has begun it, or has not written a result yet.
    const isOther = tournament.status !== status || tournament.round !== round;
    return isOther || tables.some(({ ranks }) => ranks === null) ? null : nextStep(context, latest);
  });
  const begun = isNext ? await context.tournaments.find(id) : null;
  if (begun?.tournament.status === 'running') await isRoundOver(context, begun);
}

async function isRoundOver(context: Context, whole: WholeTournament): Promise<boolean> {
  const { id, round } = whole.tournament;
  let isOver = true;
  for (const table of whole.tables) {
    if (table.round !== round || table.ranks !== null || table.game === null) continue;
    const taken = await carryOnTable(context, whole, { ...table, game: table.game });
    if (taken.kind === 'impossible') {
      await context.tournaments.goOn(id, ({ tournament }) =>
        tournament.status === 'running' && tournament.round === round
          ? ended(context, round, 'cancelled')
          : null,
      );
      return false;
    }
    if (taken.kind === 'over') await context.tournaments.settle(id, table, taken.ranks);
    else isOver = false;
  }
  return isOver;
}

/** The next round, or the end. */
function nextStep(context: Context, whole: WholeTournament): Progress | null {
  const { tournament } = whole;
  const rules = rulesOf(context, tournament);
  const contestants = contestantsOf(whole);
  switch (tournament.status) {
    case 'open': {
      const isPlayable = contestants.filter(({ plays }) => plays).length >= rules.fewest;
      if (whole.isCreatorBarred || !isPlayable) return ended(context, 0, 'cancelled');
      break;
    }
    case 'running':
      break;
    case 'finished':
    case 'cancelled':
      return null;
    default:
      return assertNever(tournament.status);
  }
  const round = tournament.round + 1;
  const chance = seededRng(tournament.seed, `round ${round}`);
  const plan = planRound(rules, contestants, playedOf(whole), round, chance);
  return plan === null
    ? ended(context, tournament.round, 'finished')
    : begun(context, tournament, round, plan);
}

function begun(context: Context, { roundSeconds }: Tournament, round: number, plan: Round): Progress {
  const now = context.clock();
  const tables = [
    ...plan.tables.map((players) => ({ players, game: context.newId(now), ranks: null })),
    ...plan.byes.map((player) => ({ players: [player], game: null, ranks: [1] })),
  ].map((table, nth): TournamentTable => ({ ...table, round, number: nth + 1 }));
  return {
    ...{ status: 'running', round, tables, at: now },
    roundDue: roundSeconds === null ? null : new Date(now.getTime() + roundSeconds * 1000),
    event: round === 1 ? 'tournament.started' : 'tournament.round',
  };
}

export const ended = (
  { clock }: Pick<Context, 'clock'>,
  round: number,
  status: 'finished' | 'cancelled',
): Progress => ({
  ...{ round, status, roundDue: null, tables: [], at: clock() },
  event: status === 'finished' ? 'tournament.finished' : 'tournament.cancelled',
});
