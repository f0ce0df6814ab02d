import { ok } from '../../kernel/result.js';
import { SERVICE } from '../caller.js';
import type { Context } from '../context.js';
import { owedSeats } from '../draws/draw-state.js';
import { beginDraw } from '../draws/settle-draw.js';
import { newGame } from '../games/create-game.js';
import { closeGame } from '../moderation/carry-out.js';
import type { GameRecord, Holder } from '../ports/game-record.js';
import type { TournamentTable, WholeTournament } from '../ports/tournaments/tournaments.js';
import { botHolder, holderFor, isHeldBy, openSeatsOf } from '../seats/holders.js';
import { decideAndAppend } from '../turns/decide-and-append.js';

export type Taken =
  | { readonly kind: 'goes on' | 'impossible' }
  | { readonly kind: 'over'; readonly ranks: readonly number[] };

const GOES_ON: Taken = { kind: 'goes on' };

/** Takes the game of a table as far as it gets. May run twice, and in several processes. */
export async function carryOnTable(
  context: Context,
  whole: WholeTournament,
  table: TournamentTable & { readonly game: string },
): Promise<Taken> {
  const record = (await context.games.find(table.game)) ?? (await created(context, whole, table));
  if (record === null) return { kind: 'impossible' };
  const { roundDue } = whole.tournament;
  const isLate = roundDue !== null && roundDue <= context.clock();
  if (record.status === 'finished' || record.status === 'closed')
    return { kind: 'over', ranks: ranksOf(record, table.players) };
  if (isLate) await closeGame(context, record.id);
  else if (record.status === 'open') await begin(context, record);
  return GOES_ON;
}

/** Null if the rulebook does not allow such a game any more. */
async function created(
  context: Context,
  { tournament, creator, isCreatorBarred, entries }: WholeTournament,
  { game: id, players }: TournamentTable & { readonly game: string },
): Promise<GameRecord | null> {
  const known = new Map(entries.map((entry) => [entry.player.id, entry]));
  const living = players.flatMap((player) => {
    const entry = known.get(player);
    return entry === undefined || entry.barred ? [] : [entry.player];
  });
  const owner = isCreatorBarred ? living[0] : creator;
  if (owner === undefined) return null;
  const { rulebook, options, clock, rated } = tournament;
  const opened = await newGame(context, {
    creator: { ...owner, bot: false, createdAt: tournament.createdAt },
    ...{ rulebook, options, clock, rated, visibility: 'public', seats: players.map(() => 'open' as const) },
  });
  if (!opened.ok) return null;
  const seats = players.map((player): Holder => {
    const there = living.find((one) => one.id === player);
    return there === undefined ? botHolder('basic') : holderFor(there);
  });
  const record = { ...opened.value, id, seats };
  try {
    await context.games.create(record);
  } catch (error) {
    // Another process was faster, or has died after it.
    const found = await context.games.find(id);
    if (found === null) throw error;
    return found;
  }
  return record;
}

/** The service plays for those who have left before the start, or hold up the draw. */
async function begin(context: Context, { id }: GameRecord): Promise<void> {
  const started = await decideAndAppend(context, { gameId: id, caller: SERVICE }, (game) => {
    const { record } = game;
    if (record.status !== 'open') return ok({ kind: 'nothing', value: record });
    const { games, clock } = context;
    const [open] = openSeatsOf(record);
    if (open !== undefined) {
      const write = () => games.takeSeat(id, open, botHolder('basic'), clock(), record.revision);
      return ok({ kind: 'change', write, value: (latest) => latest() });
    }
    const [owed] = owedSeats(record);
    const holder = owed === undefined ? undefined : record.seats[owed];
    if (owed !== undefined && holder !== undefined) {
      const write = () => games.leaveSeat(id, owed, holder, clock());
      return ok({ kind: 'change', write, value: (latest) => latest() });
    }
    return beginDraw(context, game);
  });
  // One seat at a time; a draw under way goes on by itself.
  if (started.ok && started.value.status === 'open' && started.value.draw.due === null)
    await begin(context, started.value);
}

/**
 * By seat. Who has given up their seat is last. A game that was closed has no winner: all are first who were still playing.
 */
function ranksOf({ status, outcome, seats, tableStatus }: GameRecord, players: readonly string[]): number[] {
  const last = players.length + 1;
  return players.map((player, seat) => {
    const isThere = isHeldBy(seats[seat], player);
    const found = outcome?.standings.find((standing) => standing.seat === seat);
    if (status === 'finished') return isThere ? (found?.rank ?? last) : last;
    return isThere && tableStatus.seats[seat]?.played === 'holder' ? 1 : last;
  });
}
