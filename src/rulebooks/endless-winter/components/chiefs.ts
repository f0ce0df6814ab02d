import type { Chief, Components, SetupCard } from '../components/schema.js';
import type { Ability, Gain } from './effects.js';
import {
  animalTop,
  at,
  camp,
  draw,
  food,
  free,
  idol,
  megalith,
  move,
  oneOf,
  recruit,
  recruitDiscard,
  slay,
  text,
  tool,
  way,
  work,
} from './write.js';

const chief = (id: string, en: string, de: string, a: Ability, b: Ability): Chief => ({
  id,
  name: text(en, de),
  parts: { a: { provenance: 'reconstructed' }, b: { provenance: 'reconstructed' } },
  a,
  b,
});

export const chiefs: Components['chiefs'] = {
  provenance: 'rules',
  note: 'The five chiefs and their names are of the rules; their abilities are ours.',
  values: [
    chief(
      'seeking-hand',
      'Seeking Hand',
      'Suchende Hand',
      at('initiate', free(work(1), food(1))),
      free(recruitDiscard(1)),
    ),
    chief(
      'stonecutter',
      'Stonecutter',
      'Steinhauer',
      at('develop', free(work(3))),
      oneOf(way({ food: 3 }, megalith(1))),
    ),
    chief(
      'fire-wolf',
      'Fire Wolf',
      'Feuerwolf',
      at('migrate', free(move(2))),
      oneOf(way({ food: 1 }, camp(1), move(1))),
    ),
    chief(
      'tusk-breaker',
      'Tusk Breaker',
      'Stoßzahnbrecher',
      at('hunt', free(work(2), tool(2))),
      free(slay(1), tool(1), food(1)),
    ),
    chief('thunder-paw', 'Thunder Paw', 'Donnerpfote', free(work(1), food(1)), free(draw(1), food(1))),
  ],
};

const setupCard = (id: string, en: string, de: string, ...gain: Gain[]): SetupCard => ({
  id,
  name: text(en, de),
  gain,
});

export const setupCards: Components['setupCards'] = {
  provenance: 'reconstructed',
  note: 'Five set-up cards, some with a camp, are of the rules; what they give is ours.',
  values: [
    setupCard('winter-quarters', 'Winter quarters', 'Winterquartier', food(4), tool(1), camp(1)),
    setupCard('full-packs', 'Full packs', 'Volle Bündel', food(5), tool(2)),
    setupCard('first-quarry', 'First quarry', 'Erste Beute', food(3), tool(2), animalTop(1)),
    setupCard('old-gods', 'Old gods', 'Alte Götter', food(3), tool(1), idol(2)),
    setupCard('newcomer', 'Newcomer', 'Neuankömmling', food(3), tool(1), recruit(1)),
  ],
};
