import { pushed, replaced, topOf } from '../../../engine/agenda.js';
import type { Seat } from '../../../engine/rulebook.js';
import { assertNever } from '../../../kernel/assert-never.js';
import { atlasOf, cardOf } from '../atlas.js';
import type { State } from '../state.js';
import type { Step } from '../steps.js';

/** The agenda after `by` placed or moved a hunter: how far the card has got, and whether a club may be given. */
export function afterHunter(
  state: State,
  hunter: { by: Seat; seat: Seat; from: number; to: number; clubbed: boolean },
): Step[] {
  const step = topOf(state.agenda);
  if (step === undefined) throw new Error('nobody was asked');
  if (step.step === 'first') return afterFirst(state, step.seat, step.left - 1);
  const agenda = replaced(state.agenda, progressed(state, step, hunter));
  const mayArm = hunter.seat === hunter.by && !hunter.clubbed && (state.clubs[hunter.by] ?? 0) > 0;
  return mayArm ? pushed(agenda, { step: 'give', seat: hunter.by, region: hunter.to }) : agenda;
}

const afterFirst = (state: State, seat: Seat, left: number): Step[] =>
  left === 0 ? [] : replaced(state.agenda, { step: 'first', seat: (seat + 1) % state.seats, left });

function progressed(state: State, step: Step, hunter: { seat: Seat; from: number; to: number }): Step {
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
      return { ...step, owners: [...step.owners, hunter.seat] };
    case 'move':
      return { ...step, moved: step.moved + 1 };
    case 'club-or-move':
      return { step: 'move', seat: step.seat, card: step.card, moved: 1 };
    case 'first':
    case 'turn':
    case 'copy':
    case 'opponent':
    case 'camp-mammoth':
    case 'trek-mammoth':
    case 'mammoth':
    case 'fire':
    case 'swap':
    case 'swap-with':
    case 'club':
    case 'remove':
    case 'mammoth-home':
    case 'give':
    case 'discard':
    case 'draw':
    case 'glacier':
      throw new Error(`no hunter is placed or moved in the step ${step.step}`);
  }
  return assertNever(step);
}

function isInLandscape({ components }: State, card: string, region: number): boolean {
  const { effect } = cardOf(components, card);
  return (
    effect.type === 'landscape' &&
    (atlasOf(components).byLandscape.get(effect.landscape)?.includes(region) ?? false)
  );
}

/** Both hunters of a swap were moved, and either may be given a club if it is an own one. */
export function afterSwap(
  state: State,
  by: Seat,
  spots: readonly { seat: Seat; region: number; clubbed: boolean }[],
): Step[] {
  const own = spots.filter(({ seat, clubbed }) => seat === by && !clubbed).slice(0, state.clubs[by] ?? 0);
  const gives = own.map(({ region }): Step => ({ step: 'give', seat: by, region }));
  return replaced(state.agenda, ...gives);
}
