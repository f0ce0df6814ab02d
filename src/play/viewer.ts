import { SPECTATOR, type Viewer } from '../engine/rulebook.js';
import { err, ok, type Result } from '../kernel/result.js';
import { type Caller, seatsOf } from './find-game.js';
import type { GameRecord } from './ports.js';
import { type Refusal, refusal } from './refusal.js';

/** Through whose eyes a caller looks: the seat asked for if it is theirs, else their first, else a spectator's. */
export function viewerFor(record: GameRecord, caller: Caller, wanted?: Viewer): Result<Viewer, Refusal> {
  const own = seatsOf(record, caller);
  if (wanted === undefined) return ok(own[0] ?? SPECTATOR);
  if (wanted === SPECTATOR || own.includes(wanted)) return ok(wanted);
  return err(refusal('not_your_seat', `Seat ${wanted} is not yours.`));
}
