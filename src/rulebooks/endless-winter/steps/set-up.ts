import type { Seat } from '../../../engine/rulebook.js';
import { say } from '../../../engine/words.js';
import { catalogueOf } from '../catalogue.js';
import { Id } from '../components/effects.js';
import { SideSchema, sides } from '../fields.js';
import { offer } from '../gains/carry-out.js';
import { drawForRound, turnRestTile } from '../preparation.js';
import { action, type Game, step } from '../rules.js';
import { abilityText } from '../texts/abilities.js';
import { groupText, withGains } from '../texts/gains.js';
import { markedPart } from '../texts/marks.js';
import { called } from '../texts/names.js';
import { asked, askedByKind, kinds } from './questions.js';

export const chooseChief = action('choose-chief', {
  fields: { chief: Id, side: SideSchema },
  description: 'Take this chief, with this side up.',
  carryOut: (game, seat, { chief, side }) => game.add({ type: 'chief-chosen', seat, chief, side }),
  text: ({ chief, side }, telling, view) => {
    const name = called(telling, 'chiefs', chief);
    const letter = side.toUpperCase();
    const ability = view.chiefsOnOffer.find((one) => one.chief === chief)?.[side];
    const text = say(telling, {
      en: `Take ${name} with side ${letter}`,
      de: `Nimm ${name} mit Seite ${letter}`,
    });
    const { chiefs } = telling.components;
    const row = chiefs.values.find(({ id }) => id === chief);
    return withGains(text, ability ? markedPart(chiefs, row, side, abilityText(telling, ability)) : '');
  },
  whyNot: () => 'not_on_offer',
});

export const chooseSetup = action('choose-setup', {
  fields: { card: Id },
  description: 'Take this set-up card.',
  carryOut: (game, seat, { card }) => takeSetup(game, seat, card),
  text: ({ card }, telling, view) => {
    const name = called(telling, 'setupCards', card);
    const { gain = [] } = view.setupsOnOffer.find((one) => one.card === card) ?? {};
    return `${say(telling, { en: `Take ${name}`, de: `Nimm ${name}` })}: ${groupText(telling, gain)}`;
  },
  whyNot: () => 'not_on_offer',
});

export const chiefStep = step('chief', {
  prompt: askedByKind(['choose-side', 'choose-chief'], () => ''),
  about: (_, { dealt }) => ({ draft: dealt === '' }),
  answers: [chooseChief],
  legal: ({ offers }, { dealt }) =>
    (dealt === '' ? offers.chiefs : [dealt]).flatMap((chief) =>
      sides.map((side) => ({ type: 'choose-chief', chief, side }) as const),
    ),
});

export const setupStep = step('setup', {
  prompt: asked(kinds.setup),
  answers: [chooseSetup],
  legal: ({ offers }) => offers.setups.map((card) => ({ type: 'choose-setup', card })),
  // A set-up card that was dealt leaves no choice.
  auto: (game, { seat, dealt }) => {
    if (dealt !== '') takeSetup(game, seat, dealt);
    return dealt !== '';
  },
});

export const openStep = step('open', {
  run: (game, _, rng) => {
    game.add({ type: 'hands-due' });
    drawForRound(game, rng);
    turnRestTile(game);
    game.add({ type: 'round-begun', round: 1 });
  },
});

function takeSetup(game: Game, seat: Seat, card: string): void {
  game.add({ type: 'setup-chosen', seat, card });
  const { gain = [] } = catalogueOf(game.state.components).setupCards.get(card) ?? {};
  offer(game, seat, `setup/${card}`, gain);
}
