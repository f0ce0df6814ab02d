import { say } from '../../../engine/words.js';
import { atlasOf, cardOf } from '../atlas.js';
import { freeRegions, isFree, supplyOf } from '../board.js';
import { Region } from '../fields.js';
import { action, prompt, step } from '../rules.js';
import type { State, StepOf } from '../state.js';
import type { Code } from '../texts/index.js';
import { aboutCard } from '../texts/prompts.js';
import { done, stuck } from './done.js';
import { type Move, placing, whyNotOwn } from './hunters.js';
import { moveHunter } from './move.js';
import { orEnough } from './tables.js';

type Placing = StepOf<'first' | 'place' | 'camp'>;

export const placeHunter = action('place-hunter', {
  fields: { region: Region },
  description: 'Place an own hunter from the supply.',
  carryOut: (game, seat, { region }) => game.add({ type: 'hunter-placed', seat, region }),
  text: {
    en: 'Place a hunter in {region}: {region:standing}',
    de: 'Platziere einen Jäger in {region}: {region:standing}',
  },
});

const answers = [placeHunter, moveHunter] as const;
const whyNot = {
  'place-hunter': (state: State, step: Placing, { region }: { readonly region: number }): Code =>
    supplyOf(state, step.seat) === 0 ? 'supply_empty' : whyNotTarget(state, step, region),
  'move-hunter': (state: State, step: Placing, move: Move): Code => {
    if (supplyOf(state, step.seat) > 0) return 'supply_not_empty';
    return whyNotOwn(state, step.seat, move) ?? whyNotTarget(state, step, move.to);
  },
};

/** Why a hunter may not come to a region. */
function whyNotTarget(state: State, step: Placing, region: number): Code {
  if (!isFree(state, region)) return 'glaciated_region';
  if (step.step === 'camp' && step.region !== 0 && step.region !== region) return 'other_region';
  if (step.step === 'place' && !homesOf(state, step).includes(region)) return 'other_landscape';
  return 'not_asked_for';
}

export const firstStep = step('first', {
  prompt: prompt('place-first-hunters', {
    en: 'Where do you place the next of your first hunters?',
    de: 'Wo platzierst du den nächsten deiner ersten Jäger?',
    words: (telling, { about }, question) =>
      about?.left === 1
        ? say(telling, {
            en: 'Where do you place the last of your first hunters?',
            de: 'Wo platzierst du den letzten deiner ersten Jäger?',
          })
        : `${question} ${say(telling, {
            en: `You have ${about?.left} left to place.`,
            de: `Du musst noch ${about?.left} platzieren.`,
          })}`,
  }),
  about: ({ seats }, { left }) => ({ left: Math.ceil(left / seats) }),
  answers,
  legal: (state, _, seat) => placing(state, seat, freeRegions(state)),
  whyNot,
});

const whereToPlace = prompt('place-hunter', {
  en: 'Where do you place a hunter?',
  de: 'Wo platzierst du einen Jäger?',
  words: (telling, asked, question) =>
    aboutCard()(telling, asked, asked.about?.supply === 0 ? say(telling, noneLeft) : question),
});
const noneLeft = {
  en: 'Your supply is empty: which of your hunters do you move instead, and where to?',
  de: 'Dein Vorrat ist leer: Welchen deiner Jäger versetzt du stattdessen, und wohin?',
};
/** The supply is worth a word where it is empty. */
const aboutPlacing = (
  state: State,
  { seat, card, placed }: Exclude<Placing, StepOf<'first'>>,
): { readonly [name: string]: string | number } => {
  const supply = supplyOf(state, seat);
  return supply === 0 ? { card, placed, supply } : { card, placed };
};

export const placeStep = step('place', {
  prompt: whereToPlace,
  about: aboutPlacing,
  answers: [...answers, done],
  legal: (state, step) => orEnough(placing(state, step.seat, openTo(state, step))),
  whyNot,
  stuck,
});

export const campStep = step('camp', {
  prompt: whereToPlace,
  about: aboutPlacing,
  answers: [...answers, done],
  legal: (state, { seat, card, placed, region }) => {
    const { effect } = cardOf(state.components, card);
    if (effect.type !== 'camp' || placed >= effect.hunters) return [];
    return orEnough(placing(state, seat, region === 0 ? freeRegions(state) : [region]));
  },
  whyNot,
  stuck,
});

/** Where the next hunter of a card that places hunters may go; nowhere once the card is used up. */
function openTo(state: State, step: StepOf<'place'>): readonly number[] {
  const { effect } = cardOf(state.components, step.card);
  if (effect.type === 'all-place') return step.placed < effect.hunters ? freeRegions(state) : [];
  if (effect.type !== 'landscape') return [];
  // So few may stand anywhere, even if the first of them stand in the landscape.
  return step.placed < effect.anywhere ? freeRegions(state) : homesOf(state, step);
}

/** The regions of the card's own landscape, which take more hunters as long as none went astray. */
function homesOf(state: State, { card, placed, strayed }: StepOf<'place'>): number[] {
  const { effect } = cardOf(state.components, card);
  if (effect.type !== 'landscape' || strayed || placed >= effect.there) return [];
  const homes = atlasOf(state.components).byLandscape.get(effect.landscape) ?? [];
  return homes.filter((region) => freeRegions(state).includes(region));
}
