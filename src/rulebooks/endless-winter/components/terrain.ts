import type { Components } from '../components/schema.js';
import type { Gain } from './effects.js';
import { bury, draw, food, idol, megalith, text, tool } from './write.js';

const row = (id: string, en: string, de: string, ...income: Gain[]) => ({
  id,
  name: text(en, de),
  parts: { tiles: { provenance: 'rules' as const } },
  tiles: 3,
  income,
  glacier: false,
});

export const terrains: Components['terrains'] = {
  provenance: 'reconstructed',
  note: 'Six types with three tiles each and six glaciers are of the rules; names and incomes are ours.',
  values: [
    row('grassland', 'Grassland', 'Grasland', food(2)),
    row('forest', 'Forest', 'Wald', tool(1)),
    row('lake', 'Lake', 'See', draw(1)),
    row('mountains', 'Mountains', 'Gebirge', megalith(1)),
    row('hot-springs', 'Hot springs', 'Heiße Quellen', idol(1)),
    row('bog', 'Bog', 'Moor', bury(1)),
    { ...row('glacier', 'Glacier', 'Gletscher'), provenance: 'rules', tiles: 6, glacier: true },
  ],
};

export const terrainMix: Components['terrainMix'] = {
  provenance: 'rules',
  values: { each: [1, 1, 1], glaciers: [6, 6, 3] },
};
