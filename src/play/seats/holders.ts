import { isSearching } from '../../bots/levels.js';
import type { Seat } from '../../engine/rulebook.js';
import type { Caller } from '../caller.js';
import type { GameRecord, Holder, Level } from '../ports/game-record.js';
import type { Player } from '../ports/players.js';

export const isHeldBy = (holder: Holder | undefined, playerId: string): boolean =>
  holder?.kind === 'player' && holder.id === playerId;

export const holds = ({ seats }: GameRecord, caller: Caller, seat: Seat): boolean =>
  caller !== null && isHeldBy(seats[seat], caller.playerId);

export const seatsOf = (record: GameRecord, caller: Caller): Seat[] =>
  [...record.seats.keys()].filter((seat) => holds(record, caller, seat));

export const openSeatsOf = ({ seats }: GameRecord): Seat[] =>
  seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));

/** The ids of all players who hold a seat in one of these. */
export function playersOf(...records: readonly GameRecord[]): string[] {
  const players = new Set<string>();
  for (const { seats } of records)
    for (const holder of seats) if (holder.kind === 'player') players.add(holder.id);
  return [...players];
}

/** Whether an invitation keeps a seat for a player other than this one. */
export const isKeptFrom = ({ invited }: GameRecord, seat: Seat, playerId: string | null): boolean =>
  invited.some((one) => one.seat === seat && one.id !== playerId);

export const holderFor = ({ id, name }: Pick<Player, 'id' | 'name'>, guest = false): Holder =>
  guest ? { kind: 'player', id, name, guest } : { kind: 'player', id, name };

export const botHolder = (level: Level): Holder =>
  isSearching(level) ? { kind: 'bot', level } : { kind: 'bot' };

/** How well the bot plays that answers for a seat. */
export function levelOf({ seats, tableStatus, clock }: GameRecord, seat: Seat): Level {
  const holder = seats[seat];
  if (holder?.kind === 'bot') return holder.level ?? 'basic';
  const isAway = holder?.kind === 'player' && tableStatus.seats[seat]?.played === 'autopilot';
  return isAway ? (clock?.autopilot ?? 'basic') : 'basic';
}
