import type { Text } from '../../../engine/rulebook.js';
import type { Area } from './areas.js';

export type PartOfTable = Area | 'now' | 'rounds' | 'legend';

/** What players call the parts of the table. */
export const partNames: Readonly<Record<PartOfTable, Text>> = {
  now: { en: 'Now', de: 'Jetzt' },
  hand: { en: 'Hand', de: 'Hand' },
  own: { en: 'Your board', de: 'Dein Tableau' },
  columns: { en: 'Actions', de: 'Aktionen' },
  rest: { en: 'Rest tiles', de: 'Ruheplättchen' },
  land: { en: 'Land', de: 'Land' },
  building: { en: 'Megaliths', de: 'Megalithen' },
  animals: { en: 'Hunting', de: 'Jagd' },
  supplies: { en: 'Members', de: 'Mitglieder' },
  display: { en: 'Advancements', de: 'Fortschritte' },
  stones: { en: 'Stones', de: 'Steine' },
  idols: { en: 'Idols', de: 'Götzen' },
  rounds: { en: 'Rounds', de: 'Runden' },
  legend: { en: 'Symbols', de: 'Symbole' },
};
