import type { Seat } from '../../engine/rulebook.js';
import { withSeat } from '../clocks/table-status.js';
import type { GameRecord } from '../ports/game-record.js';
import type { TableStatus } from '../ports/table-status.js';
import { type Refusal, refusal } from '../refusal.js';

export const hasResigned = ({ tableStatus }: GameRecord, seat: Seat): boolean =>
  tableStatus.seats[seat]?.played === 'resigned';

export const seatResigned = (seat: Seat): Refusal =>
  refusal('resigned', { en: `Seat ${seat} has resigned.`, de: `Platz ${seat} hat aufgegeben.` });

export const withResignation = (tableStatus: TableStatus, seat: Seat): TableStatus => ({
  ...withSeat(tableStatus, seat, { played: 'resigned' }),
  resigned: [...tableStatus.resigned, seat],
});
