import type { Components } from './schema.js';

type Cards = 'summerEvents' | 'winterEvents' | 'specialCards';
type Animals = 'species' | 'animalTiles' | 'reserve';
type Numbers = Omit<Components, Cards | Animals | 'boards'>;

export const numbers: Numbers = {
  windRose: { provenance: 'reconstructed', values: ['NE', 'E', 'SE', 'SW', 'W', 'NW'] },
  start: {
    provenance: 'rules',
    values: { women: 2, warriors: 5, cards: [5, 5, 5, 4, 4], roundsOfSummer: 2, roundsWithoutEvent: 2 },
  },
  limits: {
    provenance: 'rules',
    values: { women: 6, warriors: 10, camps: 5, fields: 9, fences: 2, campsToWin: 4 },
  },
  seasons: { provenance: 'rules', values: { rounds: 3 } },
  arrivals: {
    provenance: 'rules',
    values: {
      few: { first: 5, summer: 3, winter: 1 },
      many: { first: 6, summer: 4, winter: 2 },
      manyFrom: 4,
    },
  },
  movement: { provenance: 'rules', values: { steps: 2 } },
  fighting: {
    provenance: 'rules',
    note: 'The +7 that the rules text prints for a lone fighter is a misprint: it counts +1 like any other.',
    values: { warrior: 1, animal: 1, village: 1, cave: 2, fire: 1 },
  },
  food: {
    provenance: 'rules',
    values: { bank: 1, forest: 1, intact: 8, damaged: 4, sowing: 1, winterHalves: 3 },
  },
  loot: { provenance: 'rules', values: { divisor: 4, lastCampDivisor: 2 } },
  births: { provenance: 'rules', values: { woman: 2, twins: 6, most: 2 } },
  comeback: { provenance: 'rules', values: { women: 1, warriors: 3, food: 8, cards: 3 } },
};
