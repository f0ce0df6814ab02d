import type { Components } from './schema.js';

export const boards: Components['boards'] = {
  provenance: 'reconstructed',
  note: '37 hexes with a lake in the middle, letters on the rim and 18 letters are known; which hex is what is our own layout.',
  values: {
    N1: {
      name: { en: 'The two brooks', de: 'Die zwei Bäche' },
      hexes: [
        { q: 0, r: -3, terrain: 'forest' },
        { q: 1, r: -3, terrain: 'plain' },
        { q: 2, r: -3, terrain: 'mountain' },
        { q: 3, r: -3, terrain: 'forest' },
        { q: -1, r: -2, terrain: 'forest' },
        { q: 0, r: -2, terrain: 'mountain' },
        { q: 1, r: -2, terrain: 'plain' },
        { q: 2, r: -2, terrain: 'forest' },
        { q: 3, r: -2, terrain: 'mountain' },
        { q: -2, r: -1, terrain: 'plain' },
        { q: -1, r: -1, terrain: 'plain' },
        { q: 0, r: -1, terrain: 'mountain' },
        { q: 1, r: -1, terrain: 'forest' },
        { q: 2, r: -1, terrain: 'plain' },
        { q: 3, r: -1, terrain: 'mountain' },
        { q: -3, r: 0, terrain: 'plain' },
        { q: -2, r: 0, terrain: 'forest' },
        { q: -1, r: 0, terrain: 'mountain' },
      ],
      volcanoes: [{ at: { q: 0, r: -2 }, lava: ['SW', 'E'] }],
      rivers: [
        [
          { q: 0, r: -1 },
          { q: 1, r: -1 },
        ],
        [
          { q: 0, r: -1 },
          { q: 1, r: -2 },
        ],
        [
          { q: 0, r: -2 },
          { q: 1, r: -2 },
        ],
        [
          { q: 1, r: -3 },
          { q: 1, r: -2 },
        ],
        [
          { q: 2, r: -3 },
          { q: 1, r: -2 },
        ],
        [
          { q: -3, r: 0 },
          { q: -2, r: -1 },
        ],
        [
          { q: -2, r: 0 },
          { q: -2, r: -1 },
        ],
        [
          { q: -2, r: 0 },
          { q: -1, r: -1 },
        ],
      ],
      regions: {
        plain: [
          {
            number: 1,
            hexes: [
              { q: 1, r: -3 },
              { q: 1, r: -2 },
            ],
          },
          {
            number: 2,
            hexes: [
              { q: -2, r: -1 },
              { q: -1, r: -1 },
              { q: -3, r: 0 },
            ],
          },
          { number: 3, hexes: [{ q: 2, r: -1 }] },
        ],
        forest: [
          {
            number: 1,
            hexes: [
              { q: 0, r: -3 },
              { q: -1, r: -2 },
            ],
          },
          {
            number: 2,
            hexes: [
              { q: 3, r: -3 },
              { q: 2, r: -2 },
              { q: 1, r: -1 },
            ],
          },
          { number: 3, hexes: [{ q: -2, r: 0 }] },
        ],
        mountain: [
          { number: 1, hexes: [{ q: 2, r: -3 }] },
          {
            number: 2,
            hexes: [
              { q: 0, r: -2 },
              { q: 0, r: -1 },
              { q: -1, r: 0 },
            ],
          },
          {
            number: 3,
            hexes: [
              { q: 3, r: -2 },
              { q: 3, r: -1 },
            ],
          },
        ],
      },
      letters: [
        { q: -3, r: 0, letter: 'a' },
        { q: -2, r: -1, letter: 'b' },
        { q: -1, r: -2, letter: 'c' },
        { q: 0, r: -3, letter: 'd' },
        { q: 1, r: -3, letter: 'e' },
        { q: 2, r: -3, letter: 'A' },
        { q: 3, r: -3, letter: 'f' },
        { q: 3, r: -2, letter: 'B' },
        { q: 3, r: -1, letter: 'C' },
      ],
    },
    N2: {
      name: { en: 'The western fire', de: 'Das Westfeuer' },
      hexes: [
        { q: 0, r: -3, terrain: 'plain' },
        { q: 1, r: -3, terrain: 'mountain' },
        { q: 2, r: -3, terrain: 'mountain' },
        { q: 3, r: -3, terrain: 'forest' },
        { q: -1, r: -2, terrain: 'plain' },
        { q: 0, r: -2, terrain: 'forest' },
        { q: 1, r: -2, terrain: 'mountain' },
        { q: 2, r: -2, terrain: 'plain' },
        { q: 3, r: -2, terrain: 'plain' },
        { q: -2, r: -1, terrain: 'forest' },
        { q: -1, r: -1, terrain: 'mountain' },
        { q: 0, r: -1, terrain: 'forest' },
        { q: 1, r: -1, terrain: 'forest' },
        { q: 2, r: -1, terrain: 'plain' },
        { q: 3, r: -1, terrain: 'mountain' },
        { q: -3, r: 0, terrain: 'plain' },
        { q: -2, r: 0, terrain: 'forest' },
        { q: -1, r: 0, terrain: 'mountain' },
      ],
      volcanoes: [{ at: { q: -1, r: -1 }, lava: ['NE', 'SW'] }],
      rivers: [
        [
          { q: 0, r: -1 },
          { q: 1, r: -1 },
        ],
        [
          { q: 1, r: -1 },
          { q: 1, r: -2 },
        ],
        [
          { q: 1, r: -1 },
          { q: 2, r: -2 },
        ],
        [
          { q: 2, r: -1 },
          { q: 2, r: -2 },
        ],
        [
          { q: 0, r: -3 },
          { q: 1, r: -3 },
        ],
        [
          { q: 0, r: -3 },
          { q: 0, r: -2 },
        ],
        [
          { q: -1, r: -2 },
          { q: 0, r: -2 },
        ],
      ],
      regions: {
        plain: [
          {
            number: 1,
            hexes: [
              { q: 0, r: -3 },
              { q: -1, r: -2 },
            ],
          },
          {
            number: 2,
            hexes: [
              { q: 2, r: -2 },
              { q: 3, r: -2 },
              { q: 2, r: -1 },
            ],
          },
          { number: 3, hexes: [{ q: -3, r: 0 }] },
        ],
        forest: [
          { number: 1, hexes: [{ q: 3, r: -3 }] },
          {
            number: 2,
            hexes: [
              { q: 0, r: -2 },
              { q: 0, r: -1 },
              { q: 1, r: -1 },
            ],
          },
          {
            number: 3,
            hexes: [
              { q: -2, r: -1 },
              { q: -2, r: 0 },
            ],
          },
        ],
        mountain: [
          {
            number: 1,
            hexes: [
              { q: 1, r: -3 },
              { q: 2, r: -3 },
              { q: 1, r: -2 },
            ],
          },
          {
            number: 2,
            hexes: [
              { q: -1, r: -1 },
              { q: -1, r: 0 },
            ],
          },
          { number: 3, hexes: [{ q: 3, r: -1 }] },
        ],
      },
      letters: [
        { q: -3, r: 0, letter: 'a' },
        { q: -2, r: -1, letter: 'b' },
        { q: -1, r: -2, letter: 'c' },
        { q: 0, r: -3, letter: 'd' },
        { q: 1, r: -3, letter: 'A' },
        { q: 2, r: -3, letter: 'B' },
        { q: 3, r: -3, letter: 'e' },
        { q: 3, r: -2, letter: 'f' },
        { q: 3, r: -1, letter: 'C' },
      ],
    },
    S1: {
      name: { en: 'The wolf woods', de: 'Die Wolfswälder' },
      hexes: [
        { q: 0, r: -3, terrain: 'plain' },
        { q: 1, r: -3, terrain: 'plain' },
        { q: 2, r: -3, terrain: 'mountain' },
        { q: 3, r: -3, terrain: 'forest' },
        { q: -1, r: -2, terrain: 'mountain' },
        { q: 0, r: -2, terrain: 'forest' },
        { q: 1, r: -2, terrain: 'mountain' },
        { q: 2, r: -2, terrain: 'plain' },
        { q: 3, r: -2, terrain: 'plain' },
        { q: -2, r: -1, terrain: 'forest' },
        { q: -1, r: -1, terrain: 'mountain' },
        { q: 0, r: -1, terrain: 'forest' },
        { q: 1, r: -1, terrain: 'forest' },
        { q: 2, r: -1, terrain: 'plain' },
        { q: 3, r: -1, terrain: 'mountain' },
        { q: -3, r: 0, terrain: 'plain' },
        { q: -2, r: 0, terrain: 'forest' },
        { q: -1, r: 0, terrain: 'mountain' },
      ],
      volcanoes: [{ at: { q: -1, r: -1 }, lava: ['NE', 'W'] }],
      rivers: [
        [
          { q: 0, r: -1 },
          { q: 1, r: -1 },
        ],
        [
          { q: 0, r: -1 },
          { q: 1, r: -2 },
        ],
        [
          { q: 0, r: -2 },
          { q: 1, r: -2 },
        ],
        [
          { q: 1, r: -3 },
          { q: 1, r: -2 },
        ],
        [
          { q: 2, r: -3 },
          { q: 1, r: -2 },
        ],
        [
          { q: -3, r: 0 },
          { q: -2, r: -1 },
        ],
        [
          { q: -2, r: 0 },
          { q: -2, r: -1 },
        ],
        [
          { q: -2, r: 0 },
          { q: -1, r: -1 },
        ],
      ],
      regions: {
        plain: [
          {
            number: 4,
            hexes: [
              { q: 0, r: -3 },
              { q: 1, r: -3 },
            ],
          },
          {
            number: 5,
            hexes: [
              { q: 2, r: -2 },
              { q: 3, r: -2 },
              { q: 2, r: -1 },
            ],
          },
          { number: 6, hexes: [{ q: -3, r: 0 }] },
        ],
        forest: [
          { number: 4, hexes: [{ q: 3, r: -3 }] },
          {
            number: 5,
            hexes: [
              { q: 0, r: -2 },
              { q: 0, r: -1 },
              { q: 1, r: -1 },
            ],
          },
          {
            number: 6,
            hexes: [
              { q: -2, r: -1 },
              { q: -2, r: 0 },
            ],
          },
        ],
        mountain: [
          {
            number: 4,
            hexes: [
              { q: 2, r: -3 },
              { q: 1, r: -2 },
            ],
          },
          {
            number: 5,
            hexes: [
              { q: -1, r: -2 },
              { q: -1, r: -1 },
              { q: -1, r: 0 },
            ],
          },
          { number: 6, hexes: [{ q: 3, r: -1 }] },
        ],
      },
      letters: [
        { q: -3, r: 0, letter: 'g' },
        { q: -2, r: -1, letter: 'h' },
        { q: -1, r: -2, letter: 'D' },
        { q: 0, r: -3, letter: 'i' },
        { q: 1, r: -3, letter: 'j' },
        { q: 2, r: -3, letter: 'E' },
        { q: 3, r: -3, letter: 'k' },
        { q: 3, r: -2, letter: 'l' },
        { q: 3, r: -1, letter: 'F' },
      ],
    },
    S2: {
      name: { en: 'The bison meadows', de: 'Die Bisonwiesen' },
      hexes: [
        { q: 0, r: -3, terrain: 'forest' },
        { q: 1, r: -3, terrain: 'forest' },
        { q: 2, r: -3, terrain: 'mountain' },
        { q: 3, r: -3, terrain: 'mountain' },
        { q: -1, r: -2, terrain: 'plain' },
        { q: 0, r: -2, terrain: 'plain' },
        { q: 1, r: -2, terrain: 'plain' },
        { q: 2, r: -2, terrain: 'mountain' },
        { q: 3, r: -2, terrain: 'plain' },
        { q: -2, r: -1, terrain: 'forest' },
        { q: -1, r: -1, terrain: 'forest' },
        { q: 0, r: -1, terrain: 'mountain' },
        { q: 1, r: -1, terrain: 'forest' },
        { q: 2, r: -1, terrain: 'plain' },
        { q: 3, r: -1, terrain: 'mountain' },
        { q: -3, r: 0, terrain: 'plain' },
        { q: -2, r: 0, terrain: 'forest' },
        { q: -1, r: 0, terrain: 'mountain' },
      ],
      volcanoes: [{ at: { q: 2, r: -2 }, lava: ['W', 'SE'] }],
      rivers: [
        [
          { q: 0, r: -1 },
          { q: 1, r: -1 },
        ],
        [
          { q: 1, r: -1 },
          { q: 1, r: -2 },
        ],
        [
          { q: 1, r: -1 },
          { q: 2, r: -2 },
        ],
        [
          { q: 2, r: -1 },
          { q: 2, r: -2 },
        ],
        [
          { q: 0, r: -3 },
          { q: 1, r: -3 },
        ],
        [
          { q: 0, r: -3 },
          { q: 0, r: -2 },
        ],
        [
          { q: -1, r: -2 },
          { q: 0, r: -2 },
        ],
      ],
      regions: {
        plain: [
          {
            number: 4,
            hexes: [
              { q: -1, r: -2 },
              { q: 0, r: -2 },
              { q: 1, r: -2 },
            ],
          },
          {
            number: 5,
            hexes: [
              { q: 3, r: -2 },
              { q: 2, r: -1 },
            ],
          },
          { number: 6, hexes: [{ q: -3, r: 0 }] },
        ],
        forest: [
          {
            number: 4,
            hexes: [
              { q: 0, r: -3 },
              { q: 1, r: -3 },
            ],
          },
          {
            number: 5,
            hexes: [
              { q: -2, r: -1 },
              { q: -1, r: -1 },
              { q: -2, r: 0 },
            ],
          },
          { number: 6, hexes: [{ q: 1, r: -1 }] },
        ],
        mountain: [
          {
            number: 4,
            hexes: [
              { q: 2, r: -3 },
              { q: 3, r: -3 },
              { q: 2, r: -2 },
            ],
          },
          {
            number: 5,
            hexes: [
              { q: 0, r: -1 },
              { q: -1, r: 0 },
            ],
          },
          { number: 6, hexes: [{ q: 3, r: -1 }] },
        ],
      },
      letters: [
        { q: -3, r: 0, letter: 'g' },
        { q: -2, r: -1, letter: 'h' },
        { q: -1, r: -2, letter: 'i' },
        { q: 0, r: -3, letter: 'j' },
        { q: 1, r: -3, letter: 'k' },
        { q: 2, r: -3, letter: 'D' },
        { q: 3, r: -3, letter: 'E' },
        { q: 3, r: -2, letter: 'l' },
        { q: 3, r: -1, letter: 'F' },
      ],
    },
  },
};
