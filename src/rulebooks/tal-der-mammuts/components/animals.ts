import type { Components } from './schema.js';

export const species: Components['species'] = {
  provenance: 'rules',
  note: 'The order, which the die of sickness uses, is that of the first edition’s card: found, see there.',
  values: [
    {
      id: 'wolf',
      name: { en: 'wolf', de: 'Wolf' },
      range: 3,
      mountains: true,
      rivers: false,
      tramples: false,
      food: 1,
    },
    {
      id: 'tiger',
      name: { en: 'sabre-toothed tiger', de: 'Säbelzahntiger' },
      range: 3,
      mountains: true,
      rivers: false,
      tramples: false,
      food: 2,
    },
    {
      id: 'bear',
      name: { en: 'bear', de: 'Bär' },
      range: 2,
      mountains: true,
      rivers: true,
      tramples: false,
      food: 3,
    },
    {
      id: 'bison',
      name: { en: 'bison', de: 'Bison' },
      range: 2,
      mountains: false,
      rivers: false,
      tramples: true,
      food: 4,
    },
    {
      id: 'rhino',
      name: { en: 'woolly rhinoceros', de: 'Wollnashorn' },
      range: 1,
      mountains: false,
      rivers: false,
      tramples: true,
      food: 5,
    },
    {
      id: 'mammoth',
      name: { en: 'mammoth', de: 'Mammut' },
      range: 1,
      mountains: false,
      rivers: false,
      tramples: true,
      food: 6,
    },
  ],
};

export const animalTiles: Components['animalTiles'] = {
  provenance: 'found',
  note: 'The list of the second edition’s tiles at jeuxstrategie.free.fr; where its print is unclear (p for d, i for l), each letter is on three tiles.',
  values: [
    { species: 'wolf', letters: [...'ABCDEFbfk'] },
    { species: 'tiger', letters: [...'ABCDEFcgj'] },
    { species: 'bear', letters: [...'ABCDEFdhl'] },
    { species: 'bison', letters: [...'abceghikl'] },
    { species: 'rhino', letters: [...'acdefgijl'] },
    { species: 'mammoth', letters: [...'abdefhijk'] },
  ],
};

export const reserve: Components['reserve'] = {
  provenance: 'rules',
  values: { species: 'wolf', tiles: 8 },
};
