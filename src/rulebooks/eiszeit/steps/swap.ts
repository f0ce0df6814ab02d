import { topOf } from '../../../engine/agenda.js';
import type { Seat, Text } from '../../../engine/rulebook.js';
import { say } from '../../../engine/words.js';
import { areNeighbours, cardOf } from '../atlas.js';
import { freeRegions, neighboursOf, withClub, withoutClub } from '../board.js';
import { Clubbed, type HunterSpot, Region, SeatNumber } from '../fields.js';
import { action, prompt, step } from '../rules.js';
import type { State } from '../state.js';
import { hunterOf, type Narration, regionOf, yourHunter } from '../texts/names.js';
import { aboutCard } from '../texts/prompts.js';
import type { View } from '../view-schema.js';
import { done, stuck } from './done.js';
import { allOfOne, spots, whyNotTouch } from './hunters.js';
import { huntersChosen, huntersRemoved, huntersSwapped, orEnough } from './tables.js';

const fields = { seat: SeatNumber, region: Region, clubbed: Clubbed };

/** A phrase about a hunter and where it stands. */
const aboutHunter =
  (phrase: (hunter: string, region: string) => Text) =>
  (hunter: HunterSpot, telling: Narration, { turn }: View): string =>
    say(telling, phrase(yourHunter(telling, hunter, turn?.seat), regionOf(telling, hunter.region)));

export const removeHunter = action('remove-hunter', {
  fields,
  description: 'Return a hunter to the supply of its owner.',
  carryOut: (game, by, { seat, region, clubbed }) =>
    game.add({ type: 'hunter-removed', by, seat, region, clubbed }),
  text: aboutHunter((hunter, region) => ({
    en: `Remove ${hunter} from ${region}`,
    de: `Entferne ${hunter} aus ${region}`,
  })),
  whyNot: (state, hunter, by) => whyNotTouch(state, by, hunter) ?? 'all_of_one_owner',
});

export const removeStep = step('remove', {
  prompt: prompt('remove-hunter', {
    en: 'Which hunter do you remove?',
    de: 'Welchen Jäger entfernst du?',
    words: aboutCard(),
  }),
  about: (_, { card, owners }) => ({ card, removed: owners.length }),
  answers: [removeHunter, done],
  legal: (state, { seat, card, owners }) => {
    const { effect } = cardOf(state.components, card);
    if (effect.type !== 'remove' || owners.length >= effect.hunters) return [];
    const isBarred = (owner: Seat) => allOfOne(owners, effect.hunters, owner);
    return orEnough(spots(state, seat, huntersRemoved, freeRegions(state), isBarred));
  },
  stuck,
});

export const chooseHunter = action('choose-hunter', {
  fields,
  description: 'The first of two hunters that swap places.',
  carryOut: (game, by, { seat, region, clubbed }) =>
    game.add({ type: 'hunter-chosen', by, seat, region, clubbed }),
  text: aboutHunter((hunter, region) => ({
    en: `Choose ${hunter} in ${region} for the swap`,
    de: `Wähle für den Tausch ${hunter} in ${region}`,
  })),
  whyNot: (state, hunter, by) => whyNotTouch(state, by, hunter) ?? 'no_partner',
});

export const swap = action('swap', {
  fields,
  description: 'The second of two hunters that swap places.',
  carryOut: (game, by, { seat, region, clubbed }) => {
    const top = topOf(game.state.agenda);
    if (top?.step !== 'swap-with') throw new Error('no first hunter was chosen');
    game.add({ type: 'hunters-swapped', by, first: top.first, second: { seat, region, clubbed } });
  },
  text: aboutHunter((hunter, region) => ({
    en: `Swap places with ${hunter} in ${region}`,
    de: `Wähle als Tauschpartner ${hunter} in ${region}`,
  })),
});

const whichToSwap = prompt('swap', {
  en: 'Which two hunters in neighbouring regions swap places?',
  de: 'Welche zwei Jäger in Nachbargebieten tauschen die Plätze?',
  words: (telling, asked, question) => {
    const { owner: seat, region, clubbed } = asked.about ?? {};
    if (typeof region !== 'number' || typeof seat !== 'number') return aboutCard()(telling, asked, question);
    const hunter = hunterOf(telling, { seat, clubbed: clubbed === true });
    const place = regionOf(telling, region);
    return say(telling, {
      en: `You chose ${hunter} in ${place}: which hunter does it swap places with?`,
      de: `Du hast ${hunter} in ${place} gewählt: Mit welchem Jäger tauscht er den Platz?`,
    });
  },
});

export const swapStep = step('swap', {
  prompt: whichToSwap,
  about: (_, { card }) => ({ card }),
  answers: [chooseHunter, done],
  // The first hunter needs another one in a neighbouring region.
  legal: (state, { seat }) => {
    const occupied = freeRegions(state).filter((region) => hasTouchable(state, seat, region));
    const partnered = occupied.filter((region) =>
      neighboursOf(state, region).some((other) => occupied.includes(other)),
    );
    return orEnough(spots(state, seat, huntersChosen, partnered));
  },
  stuck,
});

export const swapWithStep = step('swap-with', {
  prompt: whichToSwap,
  about: (_, { card, first }) => ({
    card,
    owner: first.seat,
    region: first.region,
    clubbed: first.clubbed,
  }),
  answers: [swap, done],
  legal: (state, { seat, first }) =>
    orEnough(spots(state, seat, huntersSwapped, neighboursOf(state, first.region))),
  whyNot: {
    swap: (state, { seat, first }, hunter) =>
      areNeighbours(state.components, first.region, hunter.region)
        ? (whyNotTouch(state, seat, hunter) ?? 'not_asked_for')
        : 'not_neighbours',
  },
  stuck,
});

function hasTouchable(state: State, by: Seat, region: number): boolean {
  for (let owner = 0; owner < state.seats; owner += 1) {
    if (withoutClub(state, region, owner) > 0) return true;
  }
  return withClub(state, region, by) > 0;
}
