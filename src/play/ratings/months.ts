import type { Context } from '../context.js';
import type { DumpedGame, Month } from '../ports/dumps/dumps.js';

const GAMES_AT_ONCE = 200;
/** A game is committed a moment after the time of its last entry. */
const SETTLED = 3_600_000;

export interface NamedMonth {
  /** Such as 2026-11. */
  readonly month: string;
  /** Whether no game can be added any more. */
  readonly closed: boolean;
}

/** Null if it is no month. */
export function monthOf(name: string): Month | null {
  const [year = 0, month = 0] = name.split('-').map(Number);
  if (month < 1 || month > 12) return null;
  return { from: new Date(Date.UTC(year, month - 1)), to: new Date(Date.UTC(year, month)) };
}

export async function isClosedMonth(
  { dumps, clock }: Pick<Context, 'dumps' | 'clock'>,
  month: Month,
): Promise<boolean> {
  return isClosed(month, clock(), await dumps.firstUnnumbered());
}

const isClosed = ({ to }: Month, now: Date, unnumbered: Date | null): boolean =>
  now.getTime() > to.getTime() + SETTLED && (unnumbered === null || unnumbered >= to);

/** The months since the first public game finished, newest first. */
export async function monthsWithGames(context: Pick<Context, 'dumps' | 'clock'>): Promise<NamedMonth[]> {
  const first = await context.dumps.first();
  if (first === null) return [];
  const unnumbered = await context.dumps.firstUnnumbered();
  const now = context.clock();
  const months: NamedMonth[] = [];
  for (let at = now; ; ) {
    const name = at.toISOString().slice(0, 7);
    const month = monthOf(name);
    if (month === null || month.to <= first) return months;
    months.push({ month: name, closed: isClosed(month, now, unnumbered) });
    at = new Date(month.from.getTime() - 1);
  }
}

/** The games of a dump, page by page: no more than a page is ever in memory. */
export async function* gamesOfMonth(
  { dumps }: Pick<Context, 'dumps'>,
  month: Month,
): AsyncGenerator<readonly DumpedGame[]> {
  for (let last: DumpedGame | undefined; ; ) {
    const after = last === undefined ? null : { id: last.game, finishedAt: new Date(last.finishedAt) };
    const page = await dumps.games(month, after, GAMES_AT_ONCE);
    if (page.length > 0) yield page;
    if (page.length < GAMES_AT_ONCE) return;
    last = page.at(-1);
  }
}
