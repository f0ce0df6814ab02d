import { assertNever } from '../../../kernel/assert-never.js';
import type { Action } from '../steps/index.js';
import { animalWorth, slayWorth } from './animals.js';
import { advancementWorth, cardWorth, keeping, layWorth, recruitWorth } from './cards.js';
import { foodWorth, memberWorth, middleWorth, topWorth } from './column-play.js';
import { stationWorth } from './columns.js';
import { buryWorth } from './graves.js';
import { campsOf, jointWorth, moveWorth } from './land.js';
import { spotWorth } from './megaliths.js';
import { stoneWorth } from './stones.js';
import type { Table } from './table.js';
import { groupWorth, lateness, wayWorth, worthOf } from './worth.js';

/** The worth of an action beyond that of leaving things as they are, which is 0. */
export function weigh(table: Table, legal: readonly Action[]): (action: Action) => number {
  const { view, me } = table;
  const camps = campsOf(table);
  const keeps = (card: string): number => keeping(table, card);
  // While advancements can be played, setting a figure is worth as little as playing none.
  const isEarly = legal.some(({ type }) => type === 'done');
  return (action) => {
    switch (action.type) {
      case 'choose-chief':
        // Chiefs and sides are about as good as each other: only what is far apart counts, the rest is drawn for.
        return Math.round(chiefWorth(table, action.chief, action.side) / 10);
      case 'choose-setup':
        return groupWorth(table, view.setupsOnOffer.find(({ card }) => card === action.card)?.gain ?? []);
      case 'play-advancement':
        return advancementWorth(table, action.card);
      case 'place-figure':
        return (isEarly ? 0.001 : 1) * (stationWorth(table, action.at) + chiefAt(table, action));
      case 'play-member':
        return memberWorth(table, legal, action.card);
      case 'spend-food':
        return foodWorth(table, legal, action.to);
      case 'use': {
        const way = view.turn?.abilities.find(({ ability }) => ability === action.ability)?.ways[action.way];
        return way === undefined ? 0 : wayWorth(table, way);
      }
      case 'top':
        return topWorth(table, action.way, camps);
      case 'middle':
        return middleWorth(table);
      case 'bottom':
        return 1;
      case 'go-on':
      case 'done':
        return 0;
      case 'take-rest-tile':
        return action.next ? 0 : 0.5;
      case 'lay':
        return layWorth(table, action.card);
      case 'discard':
        return -keeps(action.card);
      case 'take':
        return action.gain === 'feast' || action.gain === 'food' ? 0.5 : worthOf(table, action.gain) + 0.1;
      case 'lower':
        // A little less than itself, or nobody would take the higher one.
        return worthOf(table, action.to) - 0.3;
      case 'build-megalith':
      case 'add-neutral':
        return 0.8 + spotWorth(table, action.spot);
      case 'move-camp':
        return moveWorth(table, camps, action.from, action.to);
      case 'settle':
        return (
          5 + jointWorth(table, action.joint, (tile) => groupWorth(table, view.tiles[tile]?.income ?? []))
        );
      case 'step-idol':
        return idolWorth(table, action.track);
      case 'bury':
        return buryWorth(table) - 0.1 - (action.from === 'hand' ? 0.8 : 0.4) * keeps(action.card);
      case 'recruit':
        return 1 + recruitWorth(table, action.member);
      case 'take-advancement':
        return (
          1 +
          cardWorth(
            table,
            view.display.find(({ card }) => card === action.card),
          )
        );
      case 'take-animal':
        return 0.5 + animalWorth(table, action.animal);
      case 'slay':
        return slayWorth(table, action.animal);
      case 'take-stone': {
        const stone = view.stones.find((one) => one.stone === action.stone);
        return stone === undefined ? 0 : stoneWorth(table, stone) - 0.4 * me.stones.length;
      }
    }
    return assertNever(action);
  };
}

function chiefWorth(table: Table, id: string, side: 'a' | 'b'): number {
  const offered = table.view.chiefsOnOffer.find(({ chief }) => chief === id)?.[side];
  const ability = offered ?? null;
  const [way] = ability?.ways ?? [];
  return ability === null || way === undefined
    ? 0
    : wayWorth(table, way) * (ability.when === undefined ? 1 : 0.6);
}

const chiefAt = (table: Table, { figure, at }: { readonly figure: string; readonly at: string }): number =>
  figure === 'chief' ? chiefIn(table, at) : 0;

function chiefIn(table: Table, at: string): number {
  const ability = table.me.chief?.ability;
  const [way] = ability?.ways ?? [];
  if (ability == null || way === undefined) return -0.1;
  return ability.when === undefined || ability.when === at ? wayWorth(table, way) : -0.3;
}

function idolWorth(table: Table, track: 'offering' | 'glory'): number {
  const { me, view } = table;
  if (track === 'offering') {
    const step = view.numbers.offering[me.offering];
    if (step === undefined) return 1;
    return 0.9 + groupWorth(table, step.bonus) + 0.6 * lateness(table);
  }
  const points = view.numbers.glory[me.glory] ?? 0;
  const next = view.numbers.glory[me.glory + 1] ?? 0;
  const race = me.gloryRank === 1 ? 0 : 0.4 * Math.min(5, me.buriedSize);
  return 0.9 + points + 0.4 * next + race + (me.glory === 0 ? 0.5 : 0);
}
