import { memo } from '../../engine/memo.js';
import type { Seat } from '../../engine/rulebook.js';
import { type Rng, shuffled } from '../../kernel/rng.js';
import { TILES } from './hexes.js';
import type { Game } from './rules.js';
import type { EndlessWinterConfig } from './state.js';

export function setup(game: Game, config: EndlessWinterConfig, rng: Rng): void {
  const first = rng.int(config.seats);
  const order = [...Array(config.seats).keys()].map((seat): Seat => (first + seat) % config.seats);
  game.add({ type: 'order-drawn', order });
  layLand(game, config, rng);
  const sites = shuffled([...config.components.sites.values.keys()], rng);
  game.add({ type: 'ground-laid', sites });
  layStones(game, config, rng);
  shuffleDecks(game, config, rng);
  if (config.options.restTiles) {
    const tiles = shuffled(config.components.restTiles.values, rng).map(({ id }) => id);
    game.add({ type: 'rest-tiles-shuffled', count: tiles.length, tiles });
  }
  deal(game, config, rng);
}

/** Some of every terrain, the glaciers, and others at random, until both rings are full. */
function landOf({ seats, components }: EndlessWinterConfig, rng: Rng): string[] {
  const { each, glaciers } = components.terrainMix.values;
  const land: string[] = [];
  const others: string[] = [];
  for (const { id, tiles, glacier } of components.terrains.values) {
    const fixed = Math.min(tiles, (glacier ? glaciers : each)[seats - 2] ?? 0);
    land.push(...Array<string>(fixed).fill(id));
    if (!glacier) others.push(...Array<string>(tiles - fixed).fill(id));
  }
  const more = shuffled(others, rng).slice(0, TILES - 1 - land.length);
  return shuffled([...land, ...more], rng);
}

/** How many tiles are laid in any case, how many there are to choose from, and how many of all are glaciers. */
export function landSize({ seats, components }: EndlessWinterConfig): {
  fixed: number;
  others: number;
  glaciers: number;
} {
  const { each, glaciers } = components.terrainMix.values;
  const size = { fixed: 0, others: 0, glaciers: 0 };
  for (const { tiles, glacier } of components.terrains.values) {
    const fixed = Math.min(tiles, (glacier ? glaciers : each)[seats - 2] ?? 0);
    size.fixed += fixed;
    if (glacier) size.glaciers += fixed;
    else size.others += tiles - fixed;
  }
  return size;
}

function layLand(game: Game, config: EndlessWinterConfig, rng: Rng): void {
  const { components, options } = config;
  const terrain = ['', ...landOf(config, rng)];
  game.add({ type: 'land-laid', terrain });
  if (!options.iceFinds) return;
  const glaciers = new Set(components.terrains.values.flatMap(({ id, glacier }) => (glacier ? [id] : [])));
  const tiles = [...terrain.keys()].filter((tile) => glaciers.has(terrain[tile] ?? ''));
  const finds = shuffled(everyFind(components), rng).slice(0, tiles.length);
  game.add({ type: 'finds-hidden', tiles, finds });
}

/** Every ice find, as often as it is there. */
export const everyFind = ({ iceFinds }: EndlessWinterConfig['components']): readonly string[] =>
  copies(iceFinds.values);

/** Each id as often as it is there. */
const copies = memo((items: readonly { readonly id: string; readonly copies: number }[]): readonly string[] =>
  items.flatMap(({ id, copies }) => Array<string>(copies).fill(id)),
);

function layStones(game: Game, { seats, components }: EndlessWinterConfig, rng: Rng): void {
  const { one, two, shown } = components.stones.values;
  const count = shown[seats - 2] ?? 0;
  const drawn = [one, two].flatMap((stones) => shuffled(stones, rng).slice(0, count));
  game.add({ type: 'stones-laid', stones: drawn.map(({ id }) => id) });
}

function shuffleDecks(game: Game, { seats, components }: EndlessWinterConfig, rng: Rng): void {
  const { advancements, animals, ground, startCards } = components;
  const one = shuffled(copies(advancements.values.one), rng);
  const two = shuffled(copies(advancements.values.two), rng);
  const display = one.splice(Math.max(0, one.length - advancements.values.shown)).reverse();
  game.add({ type: 'advancements-shuffled', display, one, two });

  const deck = shuffled(copies(animals.values), rng);
  const shown = Math.min(seats + ground.values.beyondSeats, ground.values.most);
  const onGround = deck.splice(Math.max(0, deck.length - shown)).reverse();
  game.add({ type: 'animals-shuffled', ground: onGround, left: deck.length, deck });

  for (let seat = 0; seat < seats; seat += 1) {
    const cards = shuffled(copies(startCards.values), rng);
    game.add({ type: 'pile-shuffled', seat, count: cards.length, cards });
  }
}

/** In a draft there is one more on offer than there are seats. */
function deal(game: Game, { seats, components, options }: EndlessWinterConfig, rng: Rng): void {
  const dealt = (items: readonly { readonly id: string }[], draft: boolean): string[] =>
    shuffled(items, rng)
      .slice(0, seats + (draft ? 1 : 0))
      .map(({ id }) => id);
  const { draftChiefs, draftSetup } = options;
  game.add({
    type: 'chiefs-dealt',
    chiefs: dealt(components.chiefs.values, draftChiefs),
    draft: draftChiefs,
  });
  game.add({
    type: 'setups-dealt',
    cards: dealt(components.setupCards.values, draftSetup),
    draft: draftSetup,
  });
}
