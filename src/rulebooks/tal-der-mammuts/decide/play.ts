import type { Seat } from '../../../engine/rulebook.js';
import { assertNever } from '../../../kernel/assert-never.js';
import type { Rng } from '../../../kernel/rng.js';
import { nameOf } from '../board.js';
import { cardEffect } from '../catalogue.js';
import { hasFire } from '../conditions.js';
import { hexesWithPeople, inOrder, warriorsAt } from '../people.js';
import type { Action } from '../schemas/action.js';
import { boardIn } from '../state.js';
import { fishOn } from '../upkeep.js';
import { bearChild } from './births.js';
import type { Deciding } from './deciding.js';
import { kill } from './fight.js';
import { endMovement } from './walk.js';

/** Everybody has answered: cards take effect in the order of seats, whoever begins first. */
export function closeWindow(recording: Deciding, rng: Rng): void {
  const { answers } = recording.state.window ?? { answers: [] };
  recording.add({ type: 'window-closed' });
  for (const seat of inOrder(recording.state)) {
    const answer = answers.find((one) => one.seat === seat)?.answer;
    if (answer !== null && answer !== undefined) playCard(recording, seat, answer, rng);
  }
}

/** A card that has lost its use since it was chosen is spent all the same. */
export function playCard(recording: Deciding, seat: Seat, action: Action, rng: Rng): void {
  if (!('card' in action)) throw new Error(`no card is played by ${action.type}`);
  const { card } = action;
  recording.add({ type: 'card-played', seat, card, ...aimOf(action) });
  const { state } = recording;
  const effect = cardEffect(state.components, card);
  const hex = 'hex' in action ? action.hex : -1;
  const fire = hasFire(state, seat);
  switch (effect.type) {
    case 'raft':
      if (action.type === 'play-raft')
        recording.add({ type: 'raft-built', seat, from: action.from, to: action.to });
      break;
    case 'mountain-path':
      recording.add({ type: 'path-opened', seat, hex });
      break;
    case 'long-march':
      recording.add({ type: 'march-ordered', seat, hex, steps: effect.steps });
      break;
    case 'palisade':
      recording.add({ type: 'fence-built', seat, hex, bonus: effect.bonus });
      break;
    case 'elopement':
      if (action.type !== 'play-elopement') break;
      recording.add({
        type: 'woman-eloped',
        seat,
        target: action.target,
        from: action.from,
        to: action.to,
      });
      endMovement(recording, seat);
      break;
    case 'turn-wind': {
      const turn = action.type === 'play-wind' && action.turn === 'anticlockwise' ? 5 : 1;
      recording.add({ type: 'wind-turned', seat, direction: nameOf((state.wind + turn) % 6) });
      break;
    }
    case 'beaters':
      if (action.type === 'play-herd')
        recording.add({
          type: 'herd-directed',
          seat,
          hex,
          species: action.species,
          direction: action.direction,
        });
      break;
    case 'call-pack':
      recording.add({ type: 'pack-called', seat, hex, wolves: effect.wolves });
      break;
    case 'shaman':
      recording.add({ type: 'shaman-called', seat });
      break;
    case 'strength':
      recording.add({ type: 'fighter-strengthened', seat, bonus: effect.bonus });
      break;
    case 'hunt':
      recording.add({
        type: 'fighter-strengthened',
        seat,
        bonus: fire ? effect.withFire : effect.bonus,
      });
      break;
    case 'torch':
      if (state.options.advanced) recording.add({ type: 'fire-placed', seat, hex });
      else recording.add({ type: 'fighter-strengthened', seat, bonus: effect.bonus });
      break;
    case 'pit-trap':
      kill(recording, seat);
      break;
    case 'ambush':
      if (action.type === 'play-on') ambush(recording, action.target);
      break;
    case 'amazons':
      recording.add({ type: 'amazons-joined', seat });
      break;
    case 'smoked-meat':
      recording.add({ type: 'meat-smoked', seat, food: fire ? effect.withFire : effect.food });
      break;
    case 'flight':
      break;
    case 'good-catch':
      gain(recording, seat, card, effect.food * banksOf(recording, seat));
      break;
    case 'roots':
      gain(recording, seat, card, effect.food * forestsOf(recording, seat));
      break;
    case 'cannibals':
      gain(recording, seat, card, effect.food * (state.killed[seat] ?? 0));
      break;
    case 'theft':
      if (action.type !== 'play-on') break;
      recording.add({
        type: 'food-stolen',
        seat,
        target: action.target,
        food: Math.min(effect.food, state.food[action.target] ?? 0),
      });
      break;
    case 'fertility':
      bearChild(recording, seat, hex, rng);
      break;
    default:
      assertNever(effect);
  }
}

/** What a card was aimed at, for everybody to see. */
function aimOf(action: Action): { hex?: number; from?: number; to?: number; target?: number } {
  return {
    ...('hex' in action ? { hex: action.hex } : {}),
    ...('from' in action ? { from: action.from } : {}),
    ...('to' in action ? { to: action.to } : {}),
    ...('target' in action ? { target: action.target } : {}),
  };
}

function ambush(recording: Deciding, target: Seat): void {
  const { fight } = recording.state;
  if (fight === null || warriorsAt(recording.state, target, fight.hex) === 0) return;
  recording.add({ type: 'figure-lost', seat: target, hex: fight.hex, figure: 'warrior', fight: true });
}

const gain = (recording: Deciding, seat: Seat, by: string, food: number): void =>
  recording.add({ type: 'food-gained', seat, food, by });

const banksOf = ({ state }: Deciding, seat: Seat): number =>
  hexesWithPeople(state, seat).filter((hex) => fishOn(state, hex) > 0).length;

const forestsOf = ({ state }: Deciding, seat: Seat): number =>
  hexesWithPeople(state, seat).filter((hex) => boardIn(state).terrain[hex] === 'forest').length;
