import type { Components } from '../components/schema.js';
import { advancements } from './advancements.js';
import { animals, ground } from './animals.js';
import { board, columns, idols, orderTrack, rounds } from './board.js';
import { chiefs, setupCards } from './chiefs.js';
import { members, startCards } from './members.js';
import { iceFinds, restTiles } from './modules.js';
import { layouts, sites } from './sites.js';
import { stones } from './stones.js';
import { terrainMix, terrains } from './terrain.js';

export const components: Components = {
  rounds,
  board,
  columns,
  members,
  startCards,
  advancements,
  animals,
  ground,
  chiefs,
  setupCards,
  terrains,
  terrainMix,
  sites,
  layouts,
  orderTrack,
  idols,
  stones,
  iceFinds,
  restTiles,
};
