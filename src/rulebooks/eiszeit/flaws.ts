import type { Violation } from '../../engine/rulebook.js';
import { twins, violation } from '../../engine/violations.js';
import type { EiszeitConfig } from './state.js';

const LEAST_FREE = 2;

/** The flaws of a pack that fits the schema. */
export function flaws(config: EiszeitConfig): Violation[] {
  return [...mapFlaws(config), ...pieceFlaws(config), ...cardFlaws(config), ...priceFlaws(config)];
}

function mapFlaws({ components }: EiszeitConfig): Violation[] {
  const { terrain, landscapes, borders, topEdge, drawing } = components;
  const most = terrain.values.length;
  const kinds = landscapes.values.map(({ id }) => id);
  const found = twins({ landscapes: landscapes.values }, { en: 'landscapes', de: 'Landschaften' });
  for (const [index, landscape] of terrain.values.entries()) {
    if (!kinds.includes(landscape))
      found.push(
        violation('terrain', `/${index}`, {
          en: `There is no landscape ${landscape}.`,
          de: `Es gibt keine Landschaft namens ${landscape}.`,
        }),
      );
  }
  const names = new Set<string>();
  for (const [index, [a = 0, b = 0]] of borders.values.entries()) {
    const name = [a, b].sort((one, other) => one - other).join('-');
    if (a > most || b > most || a === b)
      found.push(
        violation('borders', `/${index}`, {
          en: `There is no border ${name}.`,
          de: `Es gibt keine Grenze ${name}.`,
        }),
      );
    if (names.has(name))
      found.push(
        violation('borders', `/${index}`, {
          en: `The border ${name} is there twice.`,
          de: `Die Grenze ${name} steht zweimal da.`,
        }),
      );
    names.add(name);
  }
  for (const [index, region] of topEdge.values.entries()) {
    if (region > most)
      found.push(
        violation('topEdge', `/${index}`, {
          en: `There is no region ${region}.`,
          de: `Es gibt kein Gebiet ${region}.`,
        }),
      );
  }
  if (drawing.values.length !== most)
    found.push(
      violation('drawing', '', {
        en: `There are ${most} regions to draw.`,
        de: `Zu zeichnen sind ${most} Gebiete.`,
      }),
    );
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
      found.push(
        violation('glaciers', `/${table}/${index}`, {
          en: `There is no region ${region}.`,
          de: `Es gibt kein Gebiet ${region}.`,
        }),
      );
  }
  for (const [index, region] of herds.entries()) {
    if (region > most || ice.includes(region))
      found.push(
        violation('mammoths', `/placed/${table}/${index}`, {
          en: `No mammoth can stand in region ${region}.`,
          de: `In Gebiet ${region} kann kein Mammut stehen.`,
        }),
      );
  }
  const free = most - new Set(ice).size;
  if (free < LEAST_FREE)
    found.push(
      violation('glaciers', `/${table}`, {
        en: `At least ${LEAST_FREE} regions must be free of ice.`,
        de: `Mindestens ${LEAST_FREE} Gebiete müssen eisfrei sein.`,
      }),
    );
  if (hunters.values.placedFirst > hunters.values.each)
    found.push(
      violation('hunters', '/placedFirst', {
        en: 'A seat has fewer hunters than that.',
        de: 'So viele Jäger hat ein Platz nicht.',
      }),
    );
  const tiles = fires.values.reduce((sum, { copies }) => sum + copies, 0);
  if (tiles < free)
    found.push(
      violation('fires', '', {
        en: `${tiles} fire tiles are too few for ${free} regions.`,
        de: `${tiles} Feuerplättchen sind für ${free} Gebiete zu wenige.`,
      }),
    );
  return found;
}

function cardFlaws({ seats, components }: EiszeitConfig): Violation[] {
  const { lightCards, darkCards, landscapes, hand } = components;
  const kinds = landscapes.values.map(({ id }) => id);
  const all = { lightCards: lightCards.values, darkCards: darkCards.values };
  const found = twins(all, { en: 'kinds of cards', de: 'Kartenarten' });
  for (const [index, { effect }] of lightCards.values.entries()) {
    if (effect.type === 'landscape' && !kinds.includes(effect.landscape))
      found.push(
        violation('lightCards', `/${index}/effect/landscape`, {
          en: `There is no landscape ${effect.landscape}.`,
          de: `Es gibt keine Landschaft namens ${effect.landscape}.`,
        }),
      );
  }
  for (const [group, cards, each] of [
    ['lightCards', lightCards.values, hand.values.light],
    ['darkCards', darkCards.values, hand.values.dark],
  ] as const) {
    const count = cards.reduce((sum, { copies }) => sum + copies, 0);
    if (count < seats * each)
      found.push(
        violation(group, '', {
          en: `${count} cards are too few to deal ${seats * each}.`,
          de: `${count} Karten sind zu wenige, um ${seats * each} auszuteilen.`,
        }),
      );
    if (cards.every(({ effect }) => effect.type === 'cult'))
      found.push(
        violation(group, '', {
          en: 'There is no card that a cult could copy.',
          de: 'Es gibt keine Karte, die ein Kult nachahmen könnte.',
        }),
      );
  }
  return found;
}

/** Every play must move stones, and a seat with too many for a dark card must be able to pay for a light one. */
function priceFlaws({ components }: EiszeitConfig): Violation[] {
  const { limit } = components.stones.values;
  const found: Violation[] = [];
  for (const [index, { effect, stones }] of components.lightCards.values.entries()) {
    if (effect.type === 'cult') continue;
    const prices: [string, number][] = [['stones/values', stones.values]];
    if (effect.type === 'mammoth') {
      prices.push(['effect/neighbour', effect.neighbour], ['effect/anywhere', effect.anywhere]);
    }
    for (const [where, price] of prices) {
      if (price < 1 || price > limit)
        found.push(
          violation('lightCards', `/${index}/${where}`, {
            en: `A cost lies between 1 and ${limit} stones.`,
            de: `Eine Karte kostet 1 bis ${limit} Steine.`,
          }),
        );
    }
  }
  for (const [index, { effect, stones }] of components.darkCards.values.entries()) {
    if (effect.type !== 'cult' && stones.values < 1)
      found.push(
        violation('darkCards', `/${index}/stones/values`, {
          en: 'A gain is at least 1 stone.',
          de: 'Eine Karte bringt mindestens 1 Stein.',
        }),
      );
  }
  return found;
}
