import type { Components } from '../components/schema.js';
import {
  advancement,
  animal,
  animalReveal,
  animalTop,
  bury,
  buyStone,
  camp,
  draw,
  food,
  idol,
  megalith,
  move,
  recruit,
  recruitDiscard,
  settlement,
  slay,
  text,
  tool,
  way,
} from './write.js';

export const rounds: Components['rounds'] = {
  provenance: 'rules',
  values: { rounds: 4, ageTwoFrom: 3, cardsDrawn: 5, tribeFigures: 2 },
};

export const board: Components['board'] = {
  provenance: 'rules',
  parts: {
    toolLimit: { provenance: 'reconstructed' },
    workAt: { provenance: 'reconstructed', note: 'That three food pass two symbols is of the rules.' },
    stoneCosts: { provenance: 'reconstructed', note: 'That there are three spaces is of the rules.' },
  },
  values: {
    foodLimit: 5,
    toolLimit: 10,
    workAt: [1, 3, 5, 7, 9],
    camps: 5,
    settlementSpaces: [[draw(1)], [draw(1)], [draw(1)]],
    recesses: [[tool(1)], [], [idol(1)], [], [idol(1)]],
    recessSize: 2,
    neutrals: 2,
    stoneCosts: [
      { food: 1, tool: 1 },
      { food: 2, tool: 2 },
      { food: 3, tool: 3 },
    ],
    rest: [[draw(1)], [slay(1)]],
    restComparison: 3,
  },
};

export const columns: Components['columns'] = {
  provenance: 'rules',
  values: [
    {
      id: 'initiate',
      name: text('Initiate', 'Einweihen'),
      top: [way({ tool: 1, work: 1 }, recruit(1))],
      middle: way({ food: 1 }, recruitDiscard(1), bury(1)),
      bottom: [idol(1), bury(1)],
    },
    {
      id: 'develop',
      name: text('Develop', 'Entwickeln'),
      top: [way({ work: 3 }, advancement(1))],
      middle: way({}, buyStone(1)),
      bottom: [tool(1), food(1)],
    },
    {
      id: 'migrate',
      name: text('Migrate', 'Weiterziehen'),
      top: [way({ tool: 1 }, camp(1)), way({ work: 1 }, move(1))],
      middle: way({ food: 3 }, settlement(1)),
      bottom: [camp(1), move(1)],
    },
    {
      id: 'hunt',
      name: text('Hunt', 'Jagen'),
      top: [way({ work: 1 }, animalReveal(2)), way({ tool: 1, work: 1 }, animal(1))],
      middle: way({}, slay(1)),
      bottom: [animalTop(1)],
    },
  ],
};

export const orderTrack: Components['orderTrack'] = {
  provenance: 'reconstructed',
  note: 'That each place has an income is of the rules; which one is ours.',
  values: [[megalith(1)], [draw(1)], [idol(1)], [tool(1)]],
};

const buried = (...values: number[]) => values;

export const idols: Components['idols'] = {
  provenance: 'reconstructed',
  note: 'Two tracks, what kinds of bonus the offering track has and two points for five resources are of the rules; the rest is ours.',
  parts: {
    glory: {
      provenance: 'reconstructed',
      note: 'That three steps give 2, 3 and 5 points is of the rules; which steps is ours.',
    },
    first: {
      provenance: 'reconstructed',
      note: 'Ten points for four cards are of the rules; the other numbers are ours.',
    },
  },
  values: {
    offering: [
      { resources: 5, points: 1, bonus: [] },
      { resources: 4, points: 1, bonus: [recruitDiscard(1)] },
      { resources: 3, points: 1, bonus: [] },
      { resources: 3, points: 1, bonus: [bury(1)] },
      { resources: 5, points: 2, bonus: [] },
      { resources: 2, points: 1, bonus: [recruit(1)] },
      { resources: 3, points: 2, bonus: [bury(1)] },
      { resources: 1, points: 1, bonus: [] },
    ],
    glory: [0, 0, 0, 2, 0, 3, 0, 5],
    first: buried(1, 3, 6, 10, 15, 21, 28),
    second: buried(1, 2, 4, 7, 11, 16, 22),
    others: buried(0, 1, 3, 5, 8, 12, 16),
  },
};
