import { besideOf, directionOf, NOWHERE } from '../board.js';
import type { CardAction } from '../fields.js';
import type { Action } from '../steps/index.js';
import { herdsIn, landing, windOf } from './beasts.js';
import { harm, windWorth } from './nature.js';
import { bestOf } from './places.js';
import { type Table, waysFrom } from './table.js';
import { bestGain, journey } from './walk.js';

const HARMFUL: readonly string[] = [
  'forest-fire',
  'flood',
  'eruption',
  'earthquake',
  'avalanche',
  'spoiled-stores',
];
/** What a card must bring beyond what the tribe can do without it. */
const PRICE = 1;

/** A card worth playing now, or null. Cards are known by the ids of the usual pack; others stay in the hand. */
export function cardToPlay(table: Table, legal: readonly Action[]): Action | null {
  const without = table.view.step === 'move' ? bestGain(table, legal) : 0;
  const worth = (action: Action) => ('card' in action ? worthOf(table, action, without) : 0);
  const best = bestOf(legal, worth);
  return best !== null && 'card' in best && worth(best) > 0 ? best : null;
}

function worthOf(table: Table, action: CardAction, without: number): number {
  const { view } = table;
  const { fight, event } = view;
  const spot = fight === null ? undefined : table.spots[fight.hex];
  const herd = spot?.animals.find(({ species }) => species === fight?.species)?.count ?? 0;
  const foes = spot?.foes.reduce((sum, foe) => sum + foe.warriors, 0) ?? 0;
  const lead = (spot?.warriors ?? 0) - (fight?.kind === 'animals' ? herd : foes);
  switch (action.card) {
    case 'raft':
    case 'mountain-path':
    case 'long-march':
      return wayWorth(table, action) - without - PRICE;
    case 'palisade':
      return 1;
    case 'elopement':
      return 'target' in action && (view.tribes[action.target]?.women ?? 0) > 1 ? 5 : 0;
    case 'shifting-wind':
    case 'beaters':
    case 'call-of-the-pack':
      return herdWorth(table, action) - PRICE;
    case 'shaman':
      return event !== null && HARMFUL.includes(event) ? 2 : 0;
    case 'flint-club':
    case 'hunters-chant':
    case 'torch':
      return lead <= 1 ? 3 : 0;
    case 'pit-trap':
      return 4;
    case 'ambush':
      return 5;
    case 'amazons':
      return (spot?.women ?? 0) > 0 && lead <= 1 ? 2 : 0;
    case 'smoked-meat':
      return herd > 1 ? 1 : 0;
    case 'good-catch':
    case 'roots-and-berries':
      return table.hungry ? 2 : 0;
    case 'food-theft':
      return 'target' in action ? theft(view.tribes[action.target]?.food ?? 0) : 0;
    case 'cannibals':
    case 'fertility':
      return 3;
    default:
      return 0;
  }
}

/** As much as the card takes, and rather from those who have most. */
const theft = (food: number): number => Math.min(4, food) + food / 100;

/** What the best figure gains by a way that a card opens. */
function wayWorth(table: Table, action: CardAction): number {
  if (action.type === 'play-raft') return setOut(table, action.from, action.to, 1, false);
  if (action.type !== 'play-at') return 0;
  const [left, path] = action.card === 'long-march' ? [3, false] : [1, true];
  const ways = waysFrom(table, action.hex).map((to) => setOut(table, action.hex, to, left, path));
  return Math.max(0, ...ways);
}

function setOut(table: Table, from: number, to: number, left: number, path: boolean): number {
  const spot = table.spots[from];
  const rested = table.view.walk?.rested.find(({ hex }) => hex === from);
  const figures = [
    ...((spot?.warriors ?? 0) > (rested?.warriors ?? 0) ? (['warrior'] as const) : []),
    ...((spot?.women ?? 0) > (rested?.women ?? 0) ? (['woman'] as const) : []),
  ];
  const lefts = table.view.event === 'blizzard' ? 0 : left;
  return Math.max(0, ...figures.map((figure) => journey(table, { figure, from, to }, lefts, path)));
}

/** What another wind, another way of a herd, or more wolves are worth to the tribe. */
function herdWorth(table: Table, action: CardAction): number {
  const { terrain, view } = table;
  const wind = windOf(view);
  if (action.type === 'play-wind') {
    const turned = (wind + (action.turn === 'clockwise' ? 1 : 5)) % 6;
    return windWorth(table, turned) - windWorth(table, wind);
  }
  if (action.type === 'play-herd') {
    const herd = herdsIn(terrain).find(
      ({ hex, species }) => hex === action.hex && species === action.species,
    );
    if (herd === undefined) return 0;
    const [there, usually] = [directionOf(action.direction), wind].map((to) =>
      harm(table, landing(terrain, herd, to), herd),
    );
    return (there ?? 0) - (usually ?? 0);
  }
  if (action.type !== 'play-at' || besideOf(action.hex, wind) === NOWHERE) return 0;
  const pack = { hex: action.hex, species: 'wolf', count: 2 };
  return harm(table, landing(terrain, pack, wind), pack);
}
