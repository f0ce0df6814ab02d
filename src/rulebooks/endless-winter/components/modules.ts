import type { Components } from '../schemas/components.js';
import type { Gain } from '../schemas/effects.js';
import {
  animalReveal,
  animalTop,
  bury,
  draw,
  food,
  idol,
  megalith,
  move,
  points,
  recruit,
  recruitDiscard,
  tool,
} from './write.js';

const find = (id: string, ...gain: Gain[]) => ({ id, gain, copies: 1 });

export const iceFinds: Components['iceFinds'] = {
  provenance: 'house',
  note: 'Ten tiles are of the rules; what they show is ours.',
  values: [
    find('frozen-meat', food(3)),
    find('ivory', tool(2)),
    find('carved-bone', idol(2)),
    find('cave-painting', draw(1)),
    find('boulder', megalith(1)),
    find('amber', points(3)),
    find('golden-amber', points(4)),
    find('survivor', recruit(1)),
    find('ice-grave', bury(1), points(1)),
    find('tracks', animalTop(1)),
  ],
};

export const restTiles: Components['restTiles'] = {
  provenance: 'house',
  note: 'Five tiles are of the rules; what they show is ours.',
  values: [
    { id: 'provisions', gain: [food(1), tool(1)] },
    { id: 'prayer', gain: [idol(1)] },
    { id: 'guest', gain: [recruitDiscard(1)] },
    { id: 'stroll', gain: [move(2)] },
    { id: 'lookout', gain: [animalReveal(1), animalTop(1)] },
  ],
};
