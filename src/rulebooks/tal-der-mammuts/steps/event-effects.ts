import { assertNever } from '../../../kernel/assert-never.js';
import { die, pick, type Rng } from '../../../kernel/rng.js';
import { HEXES, neighboursOf } from '../board.js';
import { catalogueOf, eventEffect } from '../catalogue.js';
import { hasFire } from '../conditions.js';
import type { Figure } from '../fields.js';
import { tilesIn } from '../herds.js';
import { campsOf, inOrder } from '../people.js';
import type { Game } from '../rules.js';
import { boardIn, IN_BAG, IN_RESERVE } from '../state.js';
import {
  clear,
  close,
  demandLosses,
  dropFields,
  isSafe,
  killAnimals,
  loseCamp,
  strikeRegion,
} from './strike.js';

/** The immediate effects of an event. Effects that last for the round are looked up where they apply. */
export function resolveEvent(game: Game, rng: Rng): void {
  const { event, components, left } = game.state;
  const effect = eventEffect(components, event);
  switch (effect.type) {
    case 'forest-fire':
      burnForest(game, rng);
      break;
    case 'flood':
      flood(game, effect.losses, rng);
      break;
    case 'eruption':
      erupt(game, effect.losses);
      break;
    case 'sickness':
      sicken(game, rng);
      break;
    case 'longer-season':
      game.add({ type: 'season-changed', left: left + 1 });
      break;
    case 'last-round':
      game.add({ type: 'season-changed', left: 1 });
      break;
    case 'rich-harvest':
      game.add({ type: 'event-lasted', event });
      drownFires(game);
      break;
    case 'lean-meat':
      game.add({ type: 'event-lasted', event });
      break;
    case 'drought':
      game.add({ type: 'event-lasted', event });
      dropFields(game, [...Array(HEXES).keys()]);
      break;
    case 'earthquake': {
      const hexes = strikeRegion(game, 'mountain', rng);
      for (const hex of hexes) loseCamp(game, hex);
      demandLosses(game, [hexes], effect.losses);
      break;
    }
    case 'hail':
      dropFields(game, strikeRegion(game, 'plain', rng));
      break;
    case 'lone-woman':
      meet(game, 'woman', rng);
      break;
    case 'lone-warrior':
      meet(game, 'warrior', rng);
      break;
    case 'avalanche': {
      const hexes = strikeRegion(game, 'mountain', rng);
      close(game, hexes, 'snow');
      killAnimals(game, hexes);
      demandLosses(game, [hexes], effect.losses);
      break;
    }
    case 'blizzard':
      freezeStores(game, effect.food);
      break;
    case 'wolf-pack':
      bringPack(game, effect.wolves, rng);
      break;
    case 'spoiled-stores':
      spoil(game, effect.divisor);
      break;
    case 'arrivals':
    case 'fishing':
    case 'frozen-rivers':
    case 'cold':
    case 'hibernation':
      break;
    default:
      assertNever(effect);
  }
}

function burnForest(game: Game, rng: Rng): void {
  const hexes = strikeRegion(game, 'forest', rng);
  close(game, hexes, 'burnt');
  clear(game, hexes);
  const board = boardIn(game.state);
  const around = hexes.flatMap((hex) => neighboursOf(board, hex)).filter((hex) => !hexes.includes(hex));
  lightEmbers(
    game,
    [...new Set(around)].filter((hex) => board.terrain[hex] !== 'lake'),
  );
}

function lightEmbers(game: Game, hexes: readonly number[]): void {
  if (game.state.options.advanced && hexes.length > 0) game.add({ type: 'embers-lit', hexes: [...hexes] });
}

function flood(game: Game, losses: number, rng: Rng): void {
  const hexes = strikeRegion(game, 'plain', rng);
  close(game, hexes, 'flooded');
  killAnimals(game, hexes);
  for (const seat of inOrder(game.state)) {
    const camp = game.state.fire[seat] ?? -1;
    if (hexes.includes(camp) && !isSafe(game, seat)) game.add({ type: 'fire-lost', seat });
  }
  for (const hex of hexes) loseCamp(game, hex);
  demandLosses(game, byHex(hexes), losses);
}

function erupt(game: Game, losses: number): void {
  const { volcanoes } = boardIn(game.state);
  const craters = volcanoes.map(({ hex }) => hex);
  close(game, craters, 'lava');
  clear(game, craters);
  const flows = [...new Set(volcanoes.flatMap(({ lava }) => lava))].filter((hex) => !craters.includes(hex));
  killAnimals(game, flows);
  lightEmbers(game, flows);
  demandLosses(game, byHex(flows), losses);
}

const byHex = (hexes: readonly number[]): number[][] => hexes.map((hex) => [hex]);

function sicken(game: Game, rng: Rng): void {
  const rolled = die(6, rng);
  const { state } = game;
  const species = state.components.species.values[rolled - 1]?.id ?? '';
  game.add({ type: 'species-struck', die: rolled, species });
  const { speciesOf } = catalogueOf(state.components);
  const tiles = [...state.tiles.keys()].filter(
    (tile) =>
      speciesOf[tile] === rolled - 1 && ((state.tiles[tile] ?? -1) >= 0 || state.arriving.includes(tile)),
  );
  if (tiles.length > 0) game.add({ type: 'animals-removed', tiles });
}

function drownFires(game: Game): void {
  for (const seat of inOrder(game.state))
    if (hasFire(game.state, seat) && !isSafe(game, seat)) game.add({ type: 'fire-lost', seat });
}

/** A tile is drawn for its letter alone and goes back into the bag. */
function meet(game: Game, figure: Figure, rng: Rng): void {
  const { state } = game;
  const { letterOf } = catalogueOf(state.components);
  const { letters } = boardIn(state);
  const bag = tilesIn(state, IN_BAG).filter((tile) => !state.arriving.includes(tile));
  const letter = bag.length > 0 ? letterOf[pick(bag, rng)] : pick(Object.keys(letters), rng);
  const hex = letters[letter ?? ''];
  if (letter === null || letter === undefined || hex === undefined) return;
  game.add({ type: 'stranger-came', figure, letter, hex });
}

function freezeStores(game: Game, each: number): void {
  if (!game.state.options.advanced) return;
  for (const seat of inOrder(game.state)) {
    const { state } = game;
    if (hasFire(state, seat) || isSafe(game, seat)) continue;
    loseFood(game, seat, each * campsOf(state, seat).length);
  }
}

function spoil(game: Game, divisor: number): void {
  for (const seat of inOrder(game.state)) {
    const { state } = game;
    if (isSafe(game, seat) || hasFire(state, seat)) continue;
    loseFood(game, seat, Math.floor((state.food[seat] ?? 0) / divisor));
  }
}

function loseFood(game: Game, seat: number, most: number): void {
  const food = Math.min(most, game.state.food[seat] ?? 0);
  if (food > 0) game.add({ type: 'food-lost', seat, food });
}

function bringPack(game: Game, wolves: number, rng: Rng): void {
  const [hex] = strikeRegion(game, 'forest', rng);
  const pack = tilesIn(game.state, IN_RESERVE).slice(0, wolves);
  if (hex !== undefined && pack.length > 0)
    game.add({ type: 'pack-appeared', placed: pack.map((tile) => ({ tile, hex })) });
}
