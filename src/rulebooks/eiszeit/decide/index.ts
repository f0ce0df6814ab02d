import { topOf } from '../../../engine/agenda.js';
import { Recording } from '../../../engine/record.js';
import type { Decision, Seat } from '../../../engine/rulebook.js';
import { assertNever } from '../../../kernel/assert-never.js';
import type { Rng } from '../../../kernel/rng.js';
import { colourOf } from '../atlas.js';
import { evolve } from '../evolve/index.js';
import type { Action } from '../schemas/action.js';
import type { Event } from '../schemas/event.js';
import type { State } from '../state.js';
import { advance } from './advance.js';
import { drawCard } from './draw.js';
import { enough, moveMammoth, placeMammoth } from './mammoths.js';
import { copy, layDown, play } from './play.js';

export type Game = Recording<State, Event>;

export function decide(state: State, seat: Seat, action: Action, rng: Rng): Decision<State, Event> {
  const game: Game = new Recording<State, Event>(state, evolve);
  carryOut(game, seat, action, rng);
  advance(game, rng);
  return game;
}

function carryOut(game: Game, seat: Seat, action: Action, rng: Rng): void {
  switch (action.type) {
    case 'play':
      play(game, seat, action.card);
      break;
    case 'lay-down':
      layDown(game, seat, action.card);
      break;
    case 'choose-copy':
      copy(game, seat, action.colour);
      break;
    case 'choose-opponent':
      game.add({ type: 'opponent-chosen', seat, opponent: action.seat });
      break;
    case 'place-hunter':
      game.add({ type: 'hunter-placed', seat, region: action.region });
      break;
    case 'move-hunter': {
      const { seat: owner, from, to, clubbed } = action;
      game.add({ type: 'hunter-moved', by: seat, seat: owner, from, to, clubbed });
      break;
    }
    case 'remove-hunter': {
      const { seat: owner, region, clubbed } = action;
      game.add({ type: 'hunter-removed', by: seat, seat: owner, region, clubbed });
      break;
    }
    case 'choose-hunter': {
      const { seat: owner, region, clubbed } = action;
      game.add({ type: 'hunter-chosen', by: seat, seat: owner, region, clubbed });
      break;
    }
    case 'swap': {
      const step = topOf(game.state.agenda);
      if (step?.step !== 'swap-with') throw new Error('no first hunter was chosen');
      const second = { seat: action.seat, region: action.region, clubbed: action.clubbed };
      game.add({ type: 'hunters-swapped', by: seat, first: step.first, second });
      break;
    }
    case 'place-mammoth':
      placeMammoth(game, seat, action.region);
      break;
    case 'move-mammoth':
      moveMammoth(game, seat, action.from, action.to);
      break;
    case 'remove-mammoth':
      game.add({ type: 'mammoth-removed', by: seat, region: action.region });
      break;
    case 'move-fire':
      game.add({ type: 'fire-moved', by: seat, from: action.from, to: action.to });
      break;
    case 'take-club':
      game.add({ type: 'club-taken', seat });
      break;
    case 'use-club':
      game.add({ type: 'club-given', seat, region: action.region });
      break;
    case 'discard': {
      const colour = colourOf(game.state.components, action.card);
      game.add({ type: 'card-discarded', seat, colour, card: action.card });
      break;
    }
    case 'draw':
      drawCard(game, seat, action.colour, rng);
      break;
    case 'lay-glacier':
      game.add({ type: 'glacier-laid', seat, region: action.region });
      break;
    case 'done':
      enough(game, seat);
      break;
    default:
      assertNever(action);
  }
}
