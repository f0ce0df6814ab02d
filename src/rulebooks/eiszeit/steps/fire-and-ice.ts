import { firesAt, freeRegions, isFree, regionsByTheIce } from '../board.js';
import { Region } from '../fields.js';
import { action, prompt, step } from '../rules.js';
import { aboutCard } from '../texts/prompts.js';
import { done, stuck } from './done.js';
import { at, enough, firesMoved, glaciersLaid, orEnough, pairs } from './tables.js';

export const moveFire = action('move-fire', {
  fields: { from: Region, to: Region },
  description: 'Move a fire tile without looking at it.',
  carryOut: (game, by, { from, to }) => game.add({ type: 'fire-moved', by, from, to }),
  text: {
    en: 'Move a fire tile from {from} to {to}',
    de: 'Lege ein Feuerplättchen aus {from} nach {to} um',
  },
  whyNot: (state, { from, to }) => {
    if (firesAt(state, from) === 0) return 'no_fire';
    return from === to ? 'same_region' : 'glaciated_region';
  },
});

export const fireStep = step('fire', {
  prompt: prompt('move-fire', {
    en: 'Which fire tile do you move, and where to?',
    de: 'Welches Feuerplättchen legst du um, und wohin?',
    words: aboutCard(),
  }),
  about: (_, { card }) => ({ card }),
  answers: [moveFire, done],
  legal: (state) => {
    const free = freeRegions(state);
    const lit = free.filter((region) => firesAt(state, region) > 0);
    return orEnough(pairs(firesMoved, lit, () => free));
  },
  stuck,
});

export const layGlacier = action('lay-glacier', {
  fields: { region: Region },
  description: 'Cover a region for good.',
  carryOut: (game, seat, { region }) => game.add({ type: 'glacier-laid', seat, region }),
  text: {
    en: 'Cover {region} with ice: {region:standing}',
    de: 'Bedecke {region} mit Eis: {region:standing}',
  },
  whyNot: (state, { region }) => (isFree(state, region) ? 'not_by_the_ice' : 'glaciated_region'),
});

export const glacierStep = step('glacier', {
  prompt: { en: 'Which region does the ice cover?', de: 'Welches Gebiet bedeckt das Eis?' },
  answers: [layGlacier, done],
  legal: (state) => [...at(glaciersLaid, regionsByTheIce(state)), enough],
});
