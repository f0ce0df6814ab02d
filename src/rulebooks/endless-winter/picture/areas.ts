import type { Action } from '../steps/index.js';

/** The areas of the table in the order in which a player looks at them. */
export const areas = [
  'hand',
  'own',
  'columns',
  'rest',
  'land',
  'building',
  'animals',
  'supplies',
  'display',
  'stones',
  'idols',
] as const;
export type Area = (typeof areas)[number];

/** Where actions are to be found, beside the panel of the turn. */
const places: Readonly<Partial<Record<Action['type'], readonly Area[]>>> = {
  'play-advancement': ['hand'],
  'play-member': ['hand', 'own', 'columns'],
  lay: ['hand'],
  discard: ['hand'],
  bury: ['hand'],
  'place-figure': ['columns'],
  'spend-food': ['own', 'columns'],
  top: ['columns'],
  middle: ['columns'],
  bottom: ['columns'],
  'take-rest-tile': ['rest'],
  'move-camp': ['land'],
  settle: ['land'],
  'build-megalith': ['building'],
  'add-neutral': ['building'],
  'step-idol': ['idols'],
  recruit: ['supplies'],
  'take-advancement': ['display'],
  'take-animal': ['animals'],
  slay: ['own'],
  'take-stone': ['stones'],
};

export const touchedAreas = (legal: readonly Action[]): ReadonlySet<Area> =>
  new Set(legal.flatMap(({ type }) => places[type] ?? []));
