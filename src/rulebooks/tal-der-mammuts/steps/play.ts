import type { Seat } from '../../../engine/rulebook.js';
import { assertNever } from '../../../kernel/assert-never.js';
import type { Rng } from '../../../kernel/rng.js';
import { nameOf } from '../board.js';
import { cardEffect } from '../catalogue.js';
import { hasFire } from '../conditions.js';
import type { CardAction } from '../fields.js';
import { hexesWithPeople, warriorsAt } from '../people.js';
import type { Game } from '../rules.js';
import { boardIn } from '../state.js';
import { fishOn } from '../upkeep.js';
import { bearChild } from './births.js';
import { endMovement } from './endings.js';
import { kill } from './fight.js';

/** A card that lost its use after it was chosen is spent all the same. */
export function playCard(game: Game, seat: Seat, action: CardAction, rng: Rng): void {
  const { card } = action;
  game.add({ type: 'card-played', seat, card, ...aimOf(action) });
  const { state } = game;
  const effect = cardEffect(state.components, card);
  const hex = 'hex' in action ? action.hex : -1;
  const fire = hasFire(state, seat);
  switch (effect.type) {
    case 'raft':
      if (action.type === 'play-raft')
        game.add({ type: 'raft-built', seat, from: action.from, to: action.to });
      break;
    case 'mountain-path':
      game.add({ type: 'path-opened', seat, hex });
      break;
    case 'long-march':
      game.add({ type: 'march-ordered', seat, hex, steps: effect.steps });
      break;
    case 'palisade':
      game.add({ type: 'fence-built', seat, hex, bonus: effect.bonus });
      break;
    case 'elopement':
      if (action.type !== 'play-elopement') break;
      game.add({
        type: 'woman-eloped',
        seat,
        target: action.target,
        from: action.from,
        to: action.to,
      });
      endMovement(game, seat);
      break;
    case 'turn-wind': {
      const turn = action.type === 'play-wind' && action.turn === 'anticlockwise' ? 5 : 1;
      game.add({ type: 'wind-turned', seat, direction: nameOf((state.wind + turn) % 6) });
      break;
    }
    case 'beaters':
      if (action.type === 'play-herd')
        game.add({
          type: 'herd-directed',
          seat,
          hex,
          species: action.species,
          direction: action.direction,
        });
      break;
    case 'call-pack':
      game.add({ type: 'pack-called', seat, hex, wolves: effect.wolves });
      break;
    case 'shaman':
      game.add({ type: 'shaman-called', seat });
      break;
    case 'strength':
      game.add({ type: 'fighter-strengthened', seat, bonus: effect.bonus });
      break;
    case 'hunt':
      game.add({
        type: 'fighter-strengthened',
        seat,
        bonus: fire ? effect.withFire : effect.bonus,
      });
      break;
    case 'torch':
      if (state.options.advanced) game.add({ type: 'fire-placed', seat, hex });
      else game.add({ type: 'fighter-strengthened', seat, bonus: effect.bonus });
      break;
    case 'pit-trap':
      kill(game, seat);
      break;
    case 'ambush':
      if (action.type === 'play-on') ambush(game, action.target);
      break;
    case 'amazons':
      game.add({ type: 'amazons-joined', seat });
      break;
    case 'smoked-meat':
      game.add({ type: 'meat-smoked', seat, food: fire ? effect.withFire : effect.food });
      break;
    case 'flight':
      break;
    case 'good-catch':
      gain(game, seat, card, effect.food * banksOf(game, seat));
      break;
    case 'roots':
      gain(game, seat, card, effect.food * forestsOf(game, seat));
      break;
    case 'cannibals':
      gain(game, seat, card, effect.food * (state.killed[seat] ?? 0));
      break;
    case 'theft':
      if (action.type !== 'play-on') break;
      game.add({
        type: 'food-stolen',
        seat,
        target: action.target,
        food: Math.min(effect.food, state.food[action.target] ?? 0),
      });
      break;
    case 'fertility':
      bearChild(game, seat, hex, rng);
      break;
    default:
      assertNever(effect);
  }
}

/** The public target of a card. */
function aimOf(action: CardAction): { hex?: number; from?: number; to?: number; target?: number } {
  return {
    ...('hex' in action ? { hex: action.hex } : {}),
    ...('from' in action ? { from: action.from } : {}),
    ...('to' in action ? { to: action.to } : {}),
    ...('target' in action ? { target: action.target } : {}),
  };
}

function ambush(game: Game, target: Seat): void {
  const { fight } = game.state;
  if (fight === null || warriorsAt(game.state, target, fight.hex) === 0) return;
  game.add({ type: 'figure-lost', seat: target, hex: fight.hex, figure: 'warrior', fight: true });
}

const gain = (game: Game, seat: Seat, by: string, food: number): void =>
  game.add({ type: 'food-gained', seat, food, by });

const banksOf = ({ state }: Game, seat: Seat): number =>
  hexesWithPeople(state, seat).filter((hex) => fishOn(state, hex) > 0).length;

const forestsOf = ({ state }: Game, seat: Seat): number =>
  hexesWithPeople(state, seat).filter((hex) => boardIn(state).terrain[hex] === 'forest').length;
