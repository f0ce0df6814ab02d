import { topOf } from '../../../engine/agenda.js';
import type { Recording } from '../../../engine/record.js';
import type { Seat } from '../../../engine/rulebook.js';
import type { Event } from '../schemas/event.js';
import { freeShare, MIDDLE, missingShares, nextSeat, placesAt, shareSizes } from '../shares.js';
import type { State } from '../state.js';

type Division = Recording<State, Event>;

export function take(recording: Division, seat: Seat, place: number): void {
  const step = topOf(recording.state.agenda);
  const share = step?.step === 'take' ? step.share : newShare(recording.state, seat);
  recording.add({ type: 'tile-taken', seat, share, place });
  if (!recording.state.tiles.at.includes(MIDDLE)) passTurn(recording, seat);
}

export function takeRest(recording: Division, seat: Seat): void {
  const { state } = recording;
  const places = placesAt(state, MIDDLE);
  recording.add({ type: 'rest-taken', seat, share: newShare(state, seat), places });
}

/** The division goes on as long as anybody else could; the very last share may stay empty. */
export function pass(recording: Division, seat: Seat): void {
  if (missingShares(shareSizes(recording.state)) === 1) takeRest(recording, seat);
  else passTurn(recording, seat);
}

export function rob(recording: Division, seat: Seat, from: number): void {
  const { state } = recording;
  const places = placesAt(state, from);
  recording.add({ type: 'share-robbed', seat, from, share: newShare(state, seat), places });
}

/** The last tile cannot go back, so a share of one is done. */
export function putBack(recording: Division, seat: Seat, place: number): void {
  const share = recording.state.tiles.at[place] ?? MIDDLE;
  recording.add({ type: 'tile-returned', seat, place });
  if (placesAt(recording.state, share).length === 1) passTurn(recording, seat);
}

/** Ends whatever is being done: a card that was chosen for, or the turn. */
export function done(recording: Division, seat: Seat): void {
  const step = topOf(recording.state.agenda)?.step;
  if (step === 'take' || step === 'rob') passTurn(recording, seat);
  else recording.add({ type: 'card-finished', seat });
}

function passTurn(recording: Division, seat: Seat): void {
  const { state } = recording;
  recording.add({ type: 'turn-passed', seat: nextSeat(state.seats, shareSizes(state), seat) });
}

function newShare(state: State, seat: Seat): number {
  const share = freeShare(state.seats, shareSizes(state), seat);
  if (share === null) throw new Error(`seat ${seat} has all its shares`);
  return share;
}
