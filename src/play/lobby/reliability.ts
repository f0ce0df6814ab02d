import type { Context } from '../context.js';
import type { GameRecord } from '../ports/game-record.js';

/** Below this, in percent, players are matched with each other only. */
const CHRONIC = 60;
/** Games that are passed over for it. After that, any game is better than none. */
export const MAX_PASSED_OVER = 20;

const lapsesOften = (percent: number | undefined): boolean => percent !== undefined && percent < CHRONIC;

/** Whether only one side of a table lapses chronically. Nobody has to wait for them who is always there. */
export async function isUneven(
  { people }: Pick<Context, 'people'>,
  playerId: string,
  { seats }: Pick<GameRecord, 'seats'>,
): Promise<boolean> {
  const others = seats.flatMap((holder) => (holder.kind === 'player' ? [holder.id] : []));
  const known = await people.reliabilityOf([playerId, ...others]);
  const own = lapsesOften(known.get(playerId));
  return others.some((other) => lapsesOften(known.get(other)) !== own);
}
