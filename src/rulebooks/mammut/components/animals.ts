import type { Components } from './schema.js';

export const animals: Components['animals'] = {
  provenance: 'reconstructed',
  note: 'That there are seven kinds is in the rules; which ones they are is our choice.',
  values: [
    { id: 'woolly-rhino', name: { en: 'Woolly rhinoceros', de: 'Wollnashorn' } },
    { id: 'cave-bear', name: { en: 'Cave bear', de: 'Höhlenbär' } },
    { id: 'giant-deer', name: { en: 'Giant deer', de: 'Riesenhirsch' } },
    { id: 'steppe-bison', name: { en: 'Steppe bison', de: 'Steppenwisent' } },
    { id: 'sabre-tooth', name: { en: 'Sabre-toothed cat', de: 'Säbelzahnkatze' } },
    { id: 'musk-ox', name: { en: 'Musk ox', de: 'Moschusochse' } },
    { id: 'cave-lion', name: { en: 'Cave lion', de: 'Höhlenlöwe' } },
  ],
};

export const animalCopies: Components['animalCopies'] = { provenance: 'rules', values: 5 };
