import { SPECTATOR, type Viewer } from '../../engine/rulebook.js';
import { err, ok, type Result } from '../../kernel/result.js';
import type { Caller } from '../caller.js';
import type { GameRecord } from '../ports/game-record.js';
import { type Refusal, refusal } from '../refusal.js';
import { holds, seatsOf } from '../seats/holders.js';

/** Through whose eyes a caller looks: the seat asked for if it is theirs, else their first, else a spectator's. */
export function viewerFor(record: GameRecord, caller: Caller, wanted?: Viewer): Result<Viewer, Refusal> {
  if (wanted === undefined) return ok(seatsOf(record, caller)[0] ?? SPECTATOR);
  if (wanted === SPECTATOR || holds(record, caller, wanted)) return ok(wanted);
  return err(refusal('not_your_seat', `Seat ${wanted} is not yours.`));
}
