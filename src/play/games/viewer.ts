import { SPECTATOR, type Viewer } from '../../engine/rulebook.js';
import { err, ok, type Result } from '../../kernel/result.js';
import type { Caller } from '../caller.js';
import type { GameRecord } from '../ports/game-record.js';
import { type Refusal, refusal } from '../refusal.js';
import { holds, seatsOf } from '../seats/holders.js';

/** The viewer for a caller: the requested seat if it is theirs; by default their first seat, or else a spectator. */
export function viewerFor(record: GameRecord, caller: Caller, wanted?: Viewer): Result<Viewer, Refusal> {
  if (wanted === undefined) return ok(seatsOf(record, caller)[0] ?? SPECTATOR);
  if (wanted === SPECTATOR || holds(record, caller, wanted)) return ok(wanted);
  return err(refusal('not_your_seat', `Seat ${wanted} is not yours.`));
}
