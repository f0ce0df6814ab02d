import type { Seat } from '../../../engine/rulebook.js';
import { say } from '../../../engine/words.js';
import { cardOf } from '../atlas.js';
import { freeRegions, isFree, neighboursOf, withClub, withoutClub } from '../board.js';
import { Clubbed, type HunterSpot, Region, SeatNumber } from '../fields.js';
import { action, prompt, step } from '../rules.js';
import type { State, StepOf } from '../state.js';
import type { Code } from '../texts/index.js';
import { regionOf, yourHunter } from '../texts/names.js';
import { aboutCard } from '../texts/prompts.js';
import { done, stuck } from './done.js';
import { allOfOne, type Move, moving, pushMoves, whyNotNext, whyNotOwn, whyNotTouch } from './hunters.js';
import { type HunterMove, orEnough } from './tables.js';

export const moveHunter = action('move-hunter', {
  fields: { seat: SeatNumber, from: Region, to: Region, clubbed: Clubbed },
  description: 'Move a hunter of `seat`; instead of placing, too, where the own supply is empty.',
  carryOut: (game, by, { seat, from, to, clubbed }) =>
    game.add({ type: 'hunter-moved', by, seat, from, to, clubbed }),
  text: (move, telling, { turn }) => {
    const hunter = yourHunter(telling, move, turn?.seat);
    const [from, to] = [regionOf(telling, move.from), regionOf(telling, move.to)];
    return say(telling, {
      en: `Move ${hunter} from ${from} to ${to}`,
      de: `Versetze ${hunter} aus ${from} nach ${to}`,
    });
  },
});

const whichToMove = prompt('move-hunter', {
  en: 'Which hunter do you move, and where to?',
  de: 'Welchen Jäger versetzt du, und wohin?',
  words: aboutCard(),
});

export const trekStep = step('trek', {
  prompt: whichToMove,
  about: (_, { card, moved }) => ({ card, moved }),
  answers: [moveHunter, done],
  legal: (state, { seat, card, moved, from: origin, to }) => {
    const { effect } = cardOf(state.components, card);
    const found: HunterMove[] = [];
    if (effect.type !== 'trek' || moved >= effect.hunters) return found;
    if (moved > 0) pushMoves(found, state, seat, seat, origin, [to]);
    else
      for (const from of freeRegions(state))
        pushMoves(found, state, seat, seat, from, neighboursOf(state, from));
    return orEnough(found);
  },
  whyNot: {
    'move-hunter': (state, { moved, from, to }, move, seat) => {
      if (moved > 0 && (from !== move.from || to !== move.to)) return 'other_region';
      return whyNotOwn(state, seat, move) ?? whyNotNext(state, move);
    },
  },
  stuck,
});

export const moveStep = step('move', {
  prompt: whichToMove,
  about: (_, { card, moved }) => ({ card, moved }),
  answers: [moveHunter, done],
  legal: (state, { seat, card, moved }) => orEnough(ownMoves(state, seat, card, moved)),
  whyNot: { 'move-hunter': whyNotMove },
  stuck,
});

/** Own hunters from anywhere to anywhere, as long as the card has some left. */
export function ownMoves(state: State, seat: Seat, card: string, moved: number) {
  const { effect } = cardOf(state.components, card);
  if (effect.type !== 'club-or-move' || moved >= effect.hunters) return [];
  return moving(state, seat, freeRegions(state));
}

export function whyNotMove(state: State, _: unknown, move: Move, seat: Seat): Code {
  return whyNotOwn(state, seat, move) ?? (isFree(state, move.to) ? 'not_asked_for' : 'glaciated_region');
}

export const driveStep = step('drive', {
  prompt: whichToMove,
  about: (_, { card, moved }) => ({ card, moved: moved.length }),
  answers: [moveHunter, done],
  legal: (state, step) => {
    const found: HunterMove[] = [];
    const most = mostOf(state, step);
    if (step.moved.length >= most) return found;
    for (const from of freeRegions(state)) {
      const around = neighboursOf(state, from);
      for (let owner = 0; owner < state.seats; owner += 1) {
        if (allOfOne(ownersOf(step), most, owner)) continue;
        pushMoves(found, state, step.seat, owner, from, around, (clubbed) =>
          leftToDrive(state, step, { seat: owner, region: from, clubbed }),
        );
      }
    }
    return orEnough(found);
  },
  whyNot: {
    'move-hunter': (state, step, move, seat) => {
      const hunter = { ...move, region: move.from };
      const untouchable = whyNotTouch(state, seat, hunter);
      if (untouchable !== null) return untouchable;
      if (leftToDrive(state, step, hunter) === 0) return 'moved_already';
      if (allOfOne(ownersOf(step), mostOf(state, step), move.seat)) return 'all_of_one_owner';
      return whyNotNext(state, move);
    },
  },
  stuck,
});

function mostOf({ components }: State, { card }: StepOf<'drive'>): number {
  const { effect } = cardOf(components, card);
  return effect.type === 'drive' ? effect.hunters : 0;
}

const ownersOf = ({ moved }: StepOf<'drive'>): Seat[] => moved.map(({ seat }) => seat);

/** How many such hunters the card has not moved yet: each goes one region far, not two. */
function leftToDrive(state: State, { moved }: StepOf<'drive'>, hunter: HunterSpot): number {
  const { seat, region, clubbed } = hunter;
  const gone = moved.filter(
    (one) => one.seat === seat && one.region === region && one.clubbed === clubbed,
  ).length;
  return (clubbed ? withClub(state, region, seat) : withoutClub(state, region, seat)) - gone;
}
