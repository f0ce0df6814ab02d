import { popped, pushed, replaced, topOf } from '../../../engine/agenda.js';
import type { Seat } from '../../../engine/rulebook.js';
import { atlasOf, cardOf } from '../atlas.js';
import type { HunterSpot } from '../fields.js';
import { onTop } from '../meanwhile.js';
import type { State, Step } from '../state.js';

interface Moved {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
  readonly clubbed: boolean;
}

/** The agenda after `by` placed or moved a hunter: how far the card has got, and whether a club may be given. */
export function afterHunter(state: State, hunter: Moved & { readonly by: Seat }): Step[] {
  const before = onTop(state.agenda, hunter.by);
  const step = topOf(before);
  if (step === undefined) throw new Error('nobody was asked');
  if (step.step === 'first') return afterFirst(state, step.seat, step.left - 1);
  const agenda = replaced(before, progressed(state, step, hunter));
  const mayArm = hunter.seat === hunter.by && !hunter.clubbed && (state.clubs[hunter.by] ?? 0) > 0;
  return mayArm ? pushed(agenda, { step: 'give', seat: hunter.by, region: hunter.to }) : agenda;
}

const afterFirst = (state: State, seat: Seat, left: number): Step[] =>
  left === 0 ? [] : replaced(state.agenda, { step: 'first', seat: (seat + 1) % state.seats, left });

function progressed(state: State, step: Step, hunter: Moved): Step {
  switch (step.step) {
    case 'place':
      return {
        ...step,
        placed: step.placed + 1,
        strayed: step.strayed || !isInLandscape(state, step.card, hunter.to),
      };
    case 'camp':
      return { ...step, placed: step.placed + 1, region: hunter.to };
    case 'trek':
      return { ...step, moved: step.moved + 1, from: hunter.from, to: hunter.to };
    case 'drive':
      return {
        ...step,
        moved: [...step.moved, { seat: hunter.seat, region: hunter.to, clubbed: hunter.clubbed }],
      };
    case 'move':
      return { ...step, moved: step.moved + 1 };
    case 'club-or-move':
      return { step: 'move', seat: step.seat, card: step.card, moved: 1 };
  }
  throw new Error(`no hunter is placed or moved in the step ${step.step}`);
}

function isInLandscape({ components }: State, card: string, region: number): boolean {
  const { effect } = cardOf(components, card);
  return (
    effect.type === 'landscape' &&
    (atlasOf(components).byLandscape.get(effect.landscape)?.includes(region) ?? false)
  );
}

/** The agenda after a club was given. The hunter that was just driven may have it now. */
export function afterClub({ agenda }: State, { seat, region }: { seat: Seat; region: number }): Step[] {
  const rest = popped(onTop(agenda, seat));
  const step = topOf(rest);
  const last = step?.step === 'drive' ? step.moved.at(-1) : undefined;
  if (step?.step !== 'drive' || last?.seat !== seat || last.region !== region) return rest;
  return replaced(rest, { ...step, moved: [...step.moved.slice(0, -1), { ...last, clubbed: true }] });
}

/** Both hunters of a swap were moved, and each that the seat owns may be given a club. */
export function afterSwap(state: State, by: Seat, spots: readonly HunterSpot[]): Step[] {
  const own = (state.clubs[by] ?? 0) > 0 ? spots.filter(({ seat, clubbed }) => seat === by && !clubbed) : [];
  const gives = own.map(({ region }): Step => ({ step: 'give', seat: by, region }));
  return replaced(state.agenda, ...gives);
}
