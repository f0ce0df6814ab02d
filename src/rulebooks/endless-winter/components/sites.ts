import type { Components } from '../components/schema.js';
import { animalTop, bury, camp, draw, food, idol, neutral, points, recruitDiscard, tool } from './write.js';

const start = neutral(1);

export const sites: Components['sites'] = {
  provenance: 'reconstructed',
  note: 'Four tiles are of the rules, eight spaces each are found; what the spaces show is ours.',
  values: [
    {
      id: 'a',
      spaces: [[food(2)], [tool(1)], [start], [points(1)], [draw(1)], [idol(1)], [bury(1)], [food(1)]],
      start: [2],
      arrows: [1, 6],
    },
    {
      id: 'b',
      spaces: [
        [tool(1)],
        [start],
        [food(2)],
        [points(2)],
        [idol(1)],
        [recruitDiscard(1)],
        [food(1)],
        [draw(1)],
      ],
      start: [1],
      arrows: [0, 5],
    },
    {
      id: 'c',
      spaces: [[points(1)], [idol(1)], [food(1)], [animalTop(1)], [bury(1)], [start], [tool(1)], [food(2)]],
      start: [5],
      arrows: [6, 1],
    },
    {
      id: 'd',
      spaces: [[food(2)], [camp(1)], [tool(1)], [points(2)], [draw(1)], [food(1)], [start], [idol(1)]],
      start: [6],
      arrows: [2, 7],
    },
  ],
};

const lying = (row: number, column: number) => ({ row, column, turned: false });
const turned = (row: number, column: number) => ({ row, column, turned: true });

export const layouts: Components['layouts'] = {
  provenance: 'reconstructed',
  note: 'That there are several for each number of seats is of the rules; the printed ones are pictures, and these are ours.',
  // For 2, 3 and 4 seats, three times over.
  values: [
    [lying(0, 0), lying(0, 4), lying(2, 0), lying(2, 4)],
    [lying(0, 0), lying(0, 4), lying(2, 2), lying(2, 6)],
    [lying(0, 0), turned(0, 4), lying(4, 2), turned(2, 0)],
    [lying(0, 2), lying(2, 0), lying(2, 4), lying(4, 2)],
    [lying(0, 0), lying(2, 0), turned(0, 4), turned(0, 6)],
    [lying(0, 0), lying(0, 4), turned(2, 2), turned(2, 4)],
    [turned(0, 0), lying(0, 2), lying(2, 2), turned(0, 6)],
    [lying(0, 0), lying(2, 2), lying(4, 4), lying(6, 6)],
    [lying(0, 0), lying(2, 2), lying(4, 0), lying(4, 4)],
  ],
};
