import type { Components } from './schema.js';

type Numbers = Omit<
  Components,
  'landscapes' | 'terrain' | 'borders' | 'topEdge' | 'drawing' | 'lightCards' | 'darkCards'
>;

export const numbers: Numbers = {
  glaciers: { provenance: 'rules', values: [[1, 2, 3, 4], [1, 4], []] },
  mammoths: {
    provenance: 'rules',
    values: {
      placed: [
        [5, 6, 7, 8],
        [2, 3, 6, 7],
        [1, 2, 3, 4],
      ],
      supply: [0, 1, 2],
    },
  },
  hunters: {
    provenance: 'rules',
    note: 'Of the 13 in the box, one counts the points.',
    values: { each: 12, placedFirst: 6 },
  },
  stones: { provenance: 'rules', values: { each: 4, darkPool: [20, 25, 30], limit: 8, refill: 10 } },
  hand: { provenance: 'rules', values: { light: 2, dark: 3 } },
  fires: {
    provenance: 'rules',
    values: [
      { value: 0, copies: 4 },
      { value: 1, copies: 5 },
      { value: 2, copies: 5 },
    ],
  },
  clubs: { provenance: 'rules', values: 6 },
  limits: { provenance: 'rules', values: { hunters: 3, perMammoth: 1 } },
  points: { provenance: 'rules', values: [1, 2, 3] },
};
