import { topOf } from '../../../engine/agenda.js';
import type { Seat } from '../../../engine/rulebook.js';
import { hasFire } from '../conditions.js';
import { womenAt, womenLeft } from '../people.js';
import type { Taking } from '../taking.js';
import type { Deciding } from './deciding.js';
import { bestCamp } from './tend.js';

export function keep(recording: Deciding): void {
  const { seat, from, hex } = takingIn(recording);
  recording.add({ type: 'camp-kept', seat, from, hex });
  joinWomen(recording, { seat, from, hex });
  gainFire(recording, seat, from, hex);
}

export function burn(recording: Deciding): void {
  const { seat, from, hex } = takingIn(recording);
  recording.add({ type: 'camp-burnt', seat, from, hex });
  gainFire(recording, seat, from, bestCamp(recording.state, seat));
}

/** Women without warriors go over to the winner, as far as there are figures for them. */
export function joinWomen(recording: Deciding, { seat, from, hex }: Taking): void {
  const women = womenAt(recording.state, from, hex);
  if (women === 0) return;
  const joined = Math.max(0, Math.min(women, womenLeft(recording.state, seat)));
  recording.add({ type: 'women-joined', seat, from, hex, women, joined });
}

/** Who conquers a camp of a tribe with fire learns of it, and needs a camp to keep it. */
function gainFire(recording: Deciding, seat: Seat, from: Seat, camp: number | null): void {
  const { state } = recording;
  if (camp === null || !hasFire(state, from) || hasFire(state, seat)) return;
  recording.add({ type: 'fire-placed', seat, hex: camp });
}

function takingIn({ state }: Deciding): Taking {
  const step = topOf(state.agenda);
  if (step?.step !== 'take-camp') throw new Error('no camp was conquered');
  return step;
}
