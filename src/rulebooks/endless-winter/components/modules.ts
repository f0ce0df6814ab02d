import type { Components } from '../components/schema.js';
import type { Gain } from './effects.js';
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
  text,
  tool,
} from './write.js';

const find = (id: string, en: string, de: string, ...gain: Gain[]) => ({
  id,
  name: text(en, de),
  gain,
  copies: 1,
});

export const iceFinds: Components['iceFinds'] = {
  provenance: 'reconstructed',
  note: 'Ten tiles are of the rules; what they show is ours.',
  values: [
    find('frozen-meat', 'Frozen meat', 'Gefrorenes Fleisch', food(3)),
    find('ivory', 'Ivory', 'Elfenbein', tool(2)),
    find('carved-bone', 'Carved bone', 'Geschnitzter Knochen', idol(2)),
    find('cave-painting', 'Cave painting', 'Höhlenmalerei', draw(1)),
    find('boulder', 'Boulder', 'Findling', megalith(1)),
    find('amber', 'Amber', 'Bernstein', points(3)),
    find('golden-amber', 'Golden amber', 'Goldener Bernstein', points(4)),
    find('survivor', 'Survivor', 'Überlebende', recruit(1)),
    find('ice-grave', 'Grave in the ice', 'Grab im Eis', bury(1), points(1)),
    find('tracks', 'Tracks', 'Spuren', animalTop(1)),
  ],
};

export const restTiles: Components['restTiles'] = {
  provenance: 'reconstructed',
  note: 'Five tiles are of the rules; what they show is ours.',
  values: [
    { id: 'provisions', name: text('Provisions', 'Vorräte'), gain: [food(1), tool(1)] },
    { id: 'prayer', name: text('Prayer', 'Gebet'), gain: [idol(1)] },
    { id: 'guest', name: text('Guest', 'Gast'), gain: [recruitDiscard(1)] },
    { id: 'stroll', name: text('Stroll', 'Streifzug'), gain: [move(2)] },
    { id: 'lookout', name: text('Lookout', 'Ausguck'), gain: [animalReveal(1), animalTop(1)] },
  ],
};
