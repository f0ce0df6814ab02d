import type { Components, Stone } from '../components/schema.js';
import type { Gain, Metric } from './effects.js';
import {
  animal,
  animalTop,
  bury,
  camp,
  draw,
  feast,
  food,
  idol,
  megalith,
  move,
  text,
  tool,
} from './write.js';

const ofRules = { provenance: 'rules' } as const;

const each = (
  id: string,
  en: string,
  de: string,
  metric: Metric,
  points: number,
  ...income: Gain[]
): Stone => ({
  id,
  name: text(en, de),
  parts: { metric: ofRules, points: ofRules },
  metric,
  points: { each: points },
  income,
});
const table = (
  id: string,
  en: string,
  de: string,
  metric: Metric,
  points: number[],
  ...income: Gain[]
): Stone => ({
  id,
  name: text(en, de),
  parts: { metric: ofRules },
  metric,
  points: { table: points },
  income,
});

const at = (terrain: string): Metric => ({ of: 'settlements-at', terrain });
const slain = (animal: string): Metric => ({ of: 'slain', animal });

export const stones: Components['stones'] = {
  provenance: 'reconstructed',
  note: 'Ten stones for each age, what they count and points that are the same for each are of the rules; one stone for each terrain and each animal but the joker is deduced; names, tables and incomes are ours.',
  parts: { shown: { provenance: 'rules' } },
  values: {
    one: [
      each('grass-stone', 'Stone of the grassland', 'Stein des Graslands', at('grassland'), 2, food(3)),
      each('forest-stone', 'Stone of the forest', 'Stein des Waldes', at('forest'), 2, tool(2)),
      each('lake-stone', 'Stone of the lake', 'Stein des Sees', at('lake'), 2, draw(1)),
      each('mountain-stone', 'Stone of the mountains', 'Stein des Gebirges', at('mountains'), 2, megalith(1)),
      each('spring-stone', 'Stone of the springs', 'Stein der Quellen', at('hot-springs'), 2, idol(2)),
      each('bog-stone', 'Stone of the bog', 'Stein des Moors', at('bog'), 2, bury(1)),
      each('ice-stone', 'Stone of the ice', 'Stein des Eises', at('glacier'), 2, camp(1), move(1)),
      each('roaming-stone', 'Stone of roaming', 'Stein des Wanderns', { of: 'terrains' }, 1, move(2)),
      each(
        'base-stone',
        'Stone of the base',
        'Stein der Fundamente',
        { of: 'megaliths-low' },
        1,
        megalith(1),
      ),
      table(
        'site-stone',
        'Stone of the sites',
        'Stein der Bauplätze',
        { of: 'sites' },
        [1, 2, 4, 6],
        food(2),
        tool(1),
      ),
    ],
    two: [
      table(
        'grave-stone',
        'Stone of the graves',
        'Stein der Gräber',
        { of: 'buried' },
        [1, 2, 3, 5, 7, 10],
        bury(1),
      ),
      each(
        'height-stone',
        'Stone of the heights',
        'Stein der Höhe',
        { of: 'megaliths-high' },
        2,
        megalith(1),
      ),
      each('idol-stone', 'Stone of the idols', 'Stein der Götzen', { of: 'idol-pairs' }, 1, idol(2)),
      each('hunt-stone', 'Stone of the hunt', 'Stein der Jagd', { of: 'slain-kinds' }, 1, animalTop(1)),
      table(
        'sloth-stone',
        'Stone of the sloth',
        'Stein des Faultiers',
        slain('giant-sloth'),
        [2, 4, 7],
        food(4),
      ),
      table(
        'rhino-stone',
        'Stone of the rhino',
        'Stein des Nashorns',
        slain('woolly-rhino'),
        [2, 4, 7],
        tool(2),
      ),
      table('cat-stone', 'Stone of the cat', 'Stein der Katze', slain('sabre-tooth'), [2, 4, 7], idol(2)),
      table(
        'glyptodon-stone',
        'Stone of the glyptodon',
        'Stein des Glyptodons',
        slain('glyptodon'),
        [2, 4, 7],
        draw(1),
      ),
      table(
        'beaver-stone',
        'Stone of the beaver',
        'Stein des Bibers',
        slain('giant-beaver'),
        [2, 4, 7],
        animal(1),
      ),
      table(
        'mammoth-stone',
        'Stone of the mammoth',
        'Stein des Mammuts',
        slain('woolly-mammoth'),
        [3, 6],
        feast(1),
      ),
    ],
    shown: [4, 6, 7],
  },
};
