import { assertNever } from '../../../kernel/assert-never.js';
import { die, pick, type Rng } from '../../../kernel/rng.js';
import { HEXES, neighboursOf } from '../board.js';
import { catalogueOf, eventEffect } from '../catalogue.js';
import { hasFire } from '../conditions.js';
import { campsOf, inOrder } from '../people.js';
import { boardIn, type Figure, IN_BAG, IN_RESERVE } from '../state.js';
import type { Deciding } from './deciding.js';
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

/** What the turned event does at once. What holds for the round is looked up where it matters. */
export function resolveEvent(recording: Deciding, rng: Rng): void {
  const { event, components, left } = recording.state;
  const effect = eventEffect(components, event);
  switch (effect.type) {
    case 'forest-fire':
      burnForest(recording, rng);
      break;
    case 'flood':
      flood(recording, effect.losses, rng);
      break;
    case 'eruption':
      erupt(recording, effect.losses);
      break;
    case 'sickness':
      sicken(recording, rng);
      break;
    case 'longer-season':
      recording.add({ type: 'season-changed', left: left + 1 });
      break;
    case 'last-round':
      recording.add({ type: 'season-changed', left: 1 });
      break;
    case 'rich-harvest':
      recording.add({ type: 'event-lasted', event });
      drownFires(recording);
      break;
    case 'lean-meat':
      recording.add({ type: 'event-lasted', event });
      break;
    case 'drought':
      recording.add({ type: 'event-lasted', event });
      dropFields(recording, [...Array(HEXES).keys()]);
      break;
    case 'earthquake': {
      const hexes = strikeRegion(recording, 'mountain', rng);
      for (const hex of hexes) loseCamp(recording, hex);
      demandLosses(recording, hexes, effect.losses);
      break;
    }
    case 'hail':
      dropFields(recording, strikeRegion(recording, 'plain', rng));
      break;
    case 'lone-woman':
      meet(recording, 'woman', rng);
      break;
    case 'lone-warrior':
      meet(recording, 'warrior', rng);
      break;
    case 'avalanche': {
      const hexes = strikeRegion(recording, 'mountain', rng);
      close(recording, hexes, 'snow');
      killAnimals(recording, hexes);
      demandLosses(recording, hexes, effect.losses);
      break;
    }
    case 'blizzard':
      freezeStores(recording, effect.food);
      break;
    case 'wolf-pack':
      bringPack(recording, effect.wolves, rng);
      break;
    case 'spoiled-stores':
      spoil(recording, effect.divisor);
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

function burnForest(recording: Deciding, rng: Rng): void {
  const hexes = strikeRegion(recording, 'forest', rng);
  close(recording, hexes, 'burnt');
  clear(recording, hexes);
  const board = boardIn(recording.state);
  const around = hexes.flatMap((hex) => neighboursOf(board, hex)).filter((hex) => !hexes.includes(hex));
  lightEmbers(
    recording,
    [...new Set(around)].filter((hex) => board.terrain[hex] !== 'lake'),
  );
}

function lightEmbers(recording: Deciding, hexes: readonly number[]): void {
  if (recording.state.options.advanced && hexes.length > 0)
    recording.add({ type: 'embers-lit', hexes: [...hexes] });
}

function flood(recording: Deciding, losses: number, rng: Rng): void {
  const hexes = strikeRegion(recording, 'plain', rng);
  close(recording, hexes, 'flooded');
  killAnimals(recording, hexes);
  for (const seat of inOrder(recording.state)) {
    const camp = recording.state.fire[seat] ?? -1;
    if (hexes.includes(camp) && !isSafe(recording, seat)) recording.add({ type: 'fire-lost', seat });
  }
  for (const hex of hexes) loseCamp(recording, hex);
  demandLosses(recording, hexes, losses);
}

function erupt(recording: Deciding, losses: number): void {
  const { volcanoes } = boardIn(recording.state);
  const craters = volcanoes.map(({ hex }) => hex);
  close(recording, craters, 'lava');
  clear(recording, craters);
  const flows = [...new Set(volcanoes.flatMap(({ lava }) => lava))].filter((hex) => !craters.includes(hex));
  killAnimals(recording, flows);
  lightEmbers(recording, flows);
  demandLosses(recording, flows, losses);
}

function sicken(recording: Deciding, rng: Rng): void {
  const rolled = die(6, rng);
  const { state } = recording;
  const species = state.components.species.values[rolled - 1]?.id ?? '';
  recording.add({ type: 'species-struck', die: rolled, species });
  const { speciesOf } = catalogueOf(state.components);
  const tiles = [...state.tiles.keys()].filter(
    (tile) =>
      speciesOf[tile] === rolled - 1 && ((state.tiles[tile] ?? -1) >= 0 || state.arriving.includes(tile)),
  );
  if (tiles.length > 0) recording.add({ type: 'animals-removed', tiles });
}

function drownFires(recording: Deciding): void {
  for (const seat of inOrder(recording.state))
    if (hasFire(recording.state, seat) && !isSafe(recording, seat))
      recording.add({ type: 'fire-lost', seat });
}

/** A tile is drawn for its letter alone and goes back into the bag. */
function meet(recording: Deciding, figure: Figure, rng: Rng): void {
  const { state } = recording;
  const { letterOf } = catalogueOf(state.components);
  const { letters } = boardIn(state);
  const bag = [...state.tiles.keys()].filter(
    (tile) => state.tiles[tile] === IN_BAG && !state.arriving.includes(tile),
  );
  const letter = bag.length > 0 ? letterOf[pick(bag, rng)] : pick(Object.keys(letters), rng);
  const hex = letters[letter ?? ''];
  if (letter === null || letter === undefined || hex === undefined) return;
  recording.add({ type: 'stranger-came', figure, letter, hex });
}

function freezeStores(recording: Deciding, each: number): void {
  if (!recording.state.options.advanced) return;
  for (const seat of inOrder(recording.state)) {
    const { state } = recording;
    if (hasFire(state, seat) || isSafe(recording, seat)) continue;
    loseFood(recording, seat, each * campsOf(state, seat).length);
  }
}

function spoil(recording: Deciding, divisor: number): void {
  for (const seat of inOrder(recording.state)) {
    const { state } = recording;
    if (isSafe(recording, seat) || hasFire(state, seat)) continue;
    loseFood(recording, seat, Math.floor((state.food[seat] ?? 0) / divisor));
  }
}

function loseFood(recording: Deciding, seat: number, most: number): void {
  const food = Math.min(most, recording.state.food[seat] ?? 0);
  if (food > 0) recording.add({ type: 'food-lost', seat, food });
}

function bringPack(recording: Deciding, wolves: number, rng: Rng): void {
  const [hex] = strikeRegion(recording, 'forest', rng);
  const { tiles } = recording.state;
  const pack = [...tiles.keys()].filter((tile) => tiles[tile] === IN_RESERVE).slice(0, wolves);
  if (hex !== undefined && pack.length > 0)
    recording.add({ type: 'pack-appeared', placed: pack.map((tile) => ({ tile, hex })) });
}
