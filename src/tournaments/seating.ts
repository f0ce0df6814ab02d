import type { History } from './history.js';
import type { Chance } from './types.js';

/** The players of a table by seat: each gets a seat that they have had as seldom as the others allow. */
export function seated(players: readonly string[], history: History, chance: Chance): string[] {
  const size = players.length;
  let best: readonly string[] = players;
  let least = Number.POSITIVE_INFINITY;
  let equal = 0;
  for (const order of ordersOf(players)) {
    const cost = order.reduce((sum, player, seat) => sum + costOf(history.sat(player, seat, size)), 0);
    if (cost > least) continue;
    equal = cost < least ? 1 : equal + 1;
    // Of all equal ones each is as likely.
    if (cost < least || chance.int(equal) === 0) best = order;
    least = cost;
  }
  return [...best];
}

/** What one more time on a seat costs: nobody sits there a third time while another has not sat there twice. */
const costOf = (times: number): number => (times + 1) ** 2 - times ** 2;

function* ordersOf(players: readonly string[]): Generator<readonly string[]> {
  if (players.length <= 1) yield players;
  for (const [nth, first] of players.entries())
    if (players.length > 1) for (const rest of ordersOf(players.toSpliced(nth, 1))) yield [first, ...rest];
}
