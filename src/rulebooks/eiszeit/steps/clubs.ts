import { say } from '../../../engine/words.js';
import { atlasOf } from '../atlas.js';
import { mammothSupply, withoutClub } from '../board.js';
import { Region } from '../fields.js';
import { action, prompt, step } from '../rules.js';
import { regionOf } from '../texts/names.js';
import { aboutCard } from '../texts/prompts.js';
import { done, stuck } from './done.js';
import { moveMammoth, placedOrMoved, placeMammoth, whyNotMoved, whyNotPlaced } from './mammoths.js';
import { moveHunter, ownMoves, whyNotMove } from './move.js';
import { at, clubsUsed, oneClub, orEnough } from './tables.js';

export const takeClub = action('take-club', {
  fields: {},
  carryOut: (game, seat) => game.add({ type: 'club-taken', seat }),
  text: { en: 'Take a club', de: 'Nimm eine Keule' },
  whyNot: () => 'supply_empty',
});

export const useClub = action('use-club', {
  fields: { region: Region },
  description: 'Give a club to an own hunter in this region.',
  carryOut: (game, seat, { region }) => game.add({ type: 'club-given', seat, region }),
  text: {
    en: 'Give a club to your hunter in {region}',
    de: 'Gib einem deiner Jäger in {region} eine Keule',
  },
});

const clubOrMore = prompt('take-club', {
  en: 'Do you take a club, or what the card offers instead?',
  de: 'Nimmst du eine Keule oder das, was die Karte stattdessen bietet?',
  words: aboutCard({
    club: {
      en: 'Do you take a club, or place or move a mammoth?',
      de: 'Nimmst du eine Keule, oder platzierst oder versetzt du ein Mammut?',
    },
    'club-or-move': {
      en: 'Do you take a club, or move your hunters?',
      de: 'Nimmst du eine Keule, oder versetzt du deine Jäger?',
    },
  }),
});

export const clubStep = step('club', {
  prompt: clubOrMore,
  about: (_, { card }) => ({ card }),
  answers: [takeClub, placeMammoth, moveMammoth, done],
  legal: (state) => orEnough([...(state.clubSupply > 0 ? [oneClub] : []), ...placedOrMoved(state)]),
  whyNot: {
    'place-mammoth': (state, _, { region }) => whyNotPlaced(state, region) ?? 'not_asked_for',
    'move-mammoth': (state, _, move) =>
      mammothSupply(state) > 0 ? 'supply_not_empty' : whyNotMoved(state, move),
  },
  stuck,
});

export const clubOrMoveStep = step('club-or-move', {
  prompt: clubOrMore,
  about: (_, { card }) => ({ card }),
  answers: [takeClub, moveHunter, done],
  legal: (state, { seat, card }) =>
    orEnough([...(state.clubSupply > 0 ? [oneClub] : []), ...ownMoves(state, seat, card, 0)]),
  whyNot: { 'move-hunter': whyNotMove },
  stuck,
});

export const giveStep = step('give', {
  prompt: prompt('use-club', {
    en: 'Do you give a club to this hunter, or to which one?',
    de: 'Gibst du diesem Jäger eine Keule, oder welchem?',
    words: (telling, { about }) => {
      if (typeof about?.region !== 'number') {
        return say(telling, {
          en: 'To which of your hunters do you give the club?',
          de: 'Welchem deiner Jäger gibst du die Keule?',
        });
      }
      const region = regionOf(telling, about.region);
      return say(telling, {
        en: `Do you give a club to your hunter in ${region}?`,
        de: `Gibst du deinem Jäger in ${region} eine Keule?`,
      });
    },
  }),
  about: (_, { region }) => (region === 0 ? null : { region }),
  answers: [useClub, done],
  // No hunter carries two.
  legal: (state, { seat, region }) => {
    if ((state.clubs[seat] ?? 0) === 0) return [];
    const regions = region === 0 ? atlasOf(state.components).regions : [region];
    const unarmed = regions.filter((one) => withoutClub(state, one, seat) > 0);
    return orEnough(at(clubsUsed, unarmed));
  },
  whyNot: {
    'use-club': (state, { seat, region: only }, { region }) => {
      if (only !== 0 && only !== region) return 'other_region';
      return withoutClub(state, region, seat) === 0 ? 'already_clubbed' : 'not_asked_for';
    },
  },
  stuck,
});
