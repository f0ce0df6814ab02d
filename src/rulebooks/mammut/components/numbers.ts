import type { Components } from './schema.js';

type Numbers = Pick<Components, 'start' | 'rounds' | 'axe' | 'tusk' | 'meat' | 'fire' | 'animalSets'>;

export const numbers: Numbers = {
  start: { provenance: 'rules', values: { score: 10, fur: 0, cards: 2, animalFromSeats: 4 } },
  rounds: {
    provenance: 'rules',
    note: 'The number of the round is what the fur track pays, so a larger table skips the cheapest.',
    values: { first: [1, 1, 2, 2], last: 5 },
  },
  axe: { provenance: 'rules', values: { lastRoundPoints: 3 } },
  tusk: { provenance: 'rules', values: { points: 2 } },
  meat: { provenance: 'rules', values: { points: [[8], [8, 5], [8, 5, 2], [8, 5, 2]] } },
  fire: { provenance: 'rules', values: { penalty: 5, otherPoints: 1 } },
  animalSets: { provenance: 'rules', values: [0, 0, 0, 4, 9, 15, 22, 30] },
};
