import type { Violation } from '../../engine/rulebook.js';
import type { EiszeitConfig } from './state.js';

const LEAST_FREE = 2;

/** The flaws of a pack that fits the schema. */
export function flaws(config: EiszeitConfig): Violation[] {
  return [...mapFlaws(config), ...pieceFlaws(config), ...cardFlaws(config), ...priceFlaws(config)];
}

const at = (group: string, rest = ''): string => `/components/${group}/values${rest}`;
const flaw = (pointer: string, detail: string): Violation => ({ pointer, detail });
const duplicates = (ids: readonly string[]): number[] =>
  [...ids.keys()].filter((index) => ids.indexOf(ids[index] ?? '') !== index);

function mapFlaws({ components }: EiszeitConfig): Violation[] {
  const { terrain, landscapes, borders, topEdge, drawing } = components;
  const most = terrain.values.length;
  const kinds = landscapes.values.map(({ id }) => id);
  const found = duplicates(kinds).map((index) =>
    flaw(at('landscapes', `/${index}/id`), `There are two landscapes called ${kinds[index]}.`),
  );
  for (const [index, landscape] of terrain.values.entries()) {
    if (!kinds.includes(landscape))
      found.push(flaw(at('terrain', `/${index}`), `There is no landscape ${landscape}.`));
  }
  const names = new Set<string>();
  for (const [index, [a = 0, b = 0]] of borders.values.entries()) {
    const name = [a, b].sort((one, other) => one - other).join('-');
    if (a > most || b > most || a === b)
      found.push(flaw(at('borders', `/${index}`), `There is no border ${name}.`));
    if (names.has(name)) found.push(flaw(at('borders', `/${index}`), `The border ${name} is there twice.`));
    names.add(name);
  }
  for (const [index, region] of topEdge.values.entries()) {
    if (region > most) found.push(flaw(at('topEdge', `/${index}`), `There is no region ${region}.`));
  }
  if (drawing.values.length !== most) found.push(flaw(at('drawing'), `There are ${most} regions to draw.`));
  return found;
}

function pieceFlaws({ seats, components }: EiszeitConfig): Violation[] {
  const { terrain, glaciers, mammoths, hunters, fires } = components;
  const table = seats - 3;
  const ice = glaciers.values[table] ?? [];
  const herds = mammoths.values.placed[table] ?? [];
  const most = terrain.values.length;
  const found: Violation[] = [];
  for (const [index, region] of ice.entries()) {
    if (region > most)
      found.push(flaw(at('glaciers', `/${table}/${index}`), `There is no region ${region}.`));
  }
  for (const [index, region] of herds.entries()) {
    if (region > most || ice.includes(region))
      found.push(
        flaw(at('mammoths', `/placed/${table}/${index}`), `No mammoth can stand in region ${region}.`),
      );
  }
  const free = most - new Set(ice).size;
  if (free < LEAST_FREE)
    found.push(flaw(at('glaciers', `/${table}`), `At least ${LEAST_FREE} regions must be free of ice.`));
  if (hunters.values.placedFirst > hunters.values.each)
    found.push(flaw(at('hunters', '/placedFirst'), 'A seat has fewer hunters than that.'));
  const tiles = fires.values.reduce((sum, { copies }) => sum + copies, 0);
  if (tiles < free) found.push(flaw(at('fires'), `${tiles} fire tiles are too few for ${free} regions.`));
  return found;
}

function cardFlaws({ seats, components }: EiszeitConfig): Violation[] {
  const { lightCards, darkCards, landscapes, hand } = components;
  const ids = [...lightCards.values, ...darkCards.values].map(({ id }) => id);
  const kinds = landscapes.values.map(({ id }) => id);
  const found = duplicates(ids).map((index) => {
    const light = lightCards.values.length;
    const pointer =
      index < light ? at('lightCards', `/${index}/id`) : at('darkCards', `/${index - light}/id`);
    return flaw(pointer, `There are two kinds of cards called ${ids[index]}.`);
  });
  for (const [index, { effect }] of lightCards.values.entries()) {
    if (effect.type === 'landscape' && !kinds.includes(effect.landscape))
      found.push(
        flaw(at('lightCards', `/${index}/effect/landscape`), `There is no landscape ${effect.landscape}.`),
      );
  }
  for (const [group, cards, each] of [
    ['lightCards', lightCards.values, hand.values.light],
    ['darkCards', darkCards.values, hand.values.dark],
  ] as const) {
    const count = cards.reduce((sum, { copies }) => sum + copies, 0);
    if (count < seats * each)
      found.push(flaw(at(group), `${count} cards are too few to deal ${seats * each}.`));
    if (cards.every(({ effect }) => effect.type === 'cult'))
      found.push(flaw(at(group), 'There is no card that a cult could copy.'));
  }
  return found;
}

/** Every play must move stones, and a seat with too many for a dark card must be able to pay for a light one. */
function priceFlaws({ components }: EiszeitConfig): Violation[] {
  const { limit } = components.stones.values;
  const found: Violation[] = [];
  for (const [index, { effect, stones }] of components.lightCards.values.entries()) {
    if (effect.type === 'cult') continue;
    const pointer = at('lightCards', `/${index}`);
    const prices: [string, number][] = [[`${pointer}/stones/values`, stones.values]];
    if (effect.type === 'mammoth') {
      prices.push([`${pointer}/effect/neighbour`, effect.neighbour]);
      prices.push([`${pointer}/effect/anywhere`, effect.anywhere]);
    }
    for (const [where, price] of prices) {
      if (price < 1 || price > limit) found.push(flaw(where, `A cost lies between 1 and ${limit} stones.`));
    }
  }
  for (const [index, { effect, stones }] of components.darkCards.values.entries()) {
    if (effect.type !== 'cult' && stones.values < 1)
      found.push(flaw(at('darkCards', `/${index}/stones/values`), 'A gain is at least 1 stone.'));
  }
  return found;
}
