import { Type } from 'typebox';
import { topOf } from '../../../engine/agenda.js';
import { say } from '../../../engine/words.js';
import { cardOf, catalogueOf } from '../catalogue.js';
import { Id } from '../components/effects.js';
import { FigureSchema, StationSchema, stations } from '../fields.js';
import { partsOf, usableAbilities } from '../gains/abilities.js';
import * as answers from '../gains/answers.js';
import { handOf } from '../player.js';
import { action, step } from '../rules.js';
import { playerOf, type State } from '../state.js';
import { abilityText } from '../texts/abilities.js';
import { groupText, withGains } from '../texts/gains.js';
import { type Kind, texts } from '../texts/index.js';
import { called, stationCalled } from '../texts/names.js';
import { abilityOfCard } from '../texts/reckoning.js';
import type { Told } from '../texts/say.js';
import { done } from './done.js';
import { notBeforeDiscard, whyNotFromHand } from './from-hand.js';
import { type About, asked, askedByKind, kinds } from './questions.js';
import { use, uses } from './use.js';

export const turnStep = step('turn', { run: (game, { seat }) => game.add({ type: 'turn-begun', seat }) });

export const playAdvancement = action('play-advancement', {
  fields: { card: Id },
  description:
    'For every one after the first, another card is discarded next. Its ability is then open to `use`.',
  carryOut: (game, seat, { card }) => {
    const discard = game.state.turn.advancements > 0;
    game.add({ type: 'advancement-played', seat, card, discard });
  },
  text: ({ card }, telling) => {
    const name = called(telling, 'cards', card);
    const ability = abilityOfCard(telling, card);
    const text = say(telling, { en: `Play ${name}`, de: `Spiele ${name} aus` });
    return withGains(text, ability === null ? '' : abilityText(telling, ability));
  },
  whyNot: (state, { card }, seat) => {
    const why = whyNotFromHand(state, seat, card);
    if (why !== null) return why;
    return cardOf(state.components, card).kind === 'advancement'
      ? 'no_card_to_discard'
      : 'not_an_advancement';
  },
  notNow: notBeforeDiscard,
});

export const placeFigure = action('place-figure', {
  fields: { figure: FigureSchema, at: StationSchema },
  carryOut: (game, seat, { figure, at }) => {
    if (topOf(game.state.agenda)?.step === 'advancements') game.add({ type: 'advancements-ended', seat });
    const { rest, visits, components } = game.state;
    const resting = at === 'rest';
    const tile = resting && rest.open !== '' && visits[stations.indexOf('rest')] === 0;
    const offers = resting ? components.board.values.rest.map((_, n) => `rest/${n}`) : [];
    game.add({ type: 'figure-placed', seat, figure, at, offers, tile });
  },
  text: ({ figure, at }, telling, { columns }) => {
    const { withFigure, setFigure } = texts[telling.language];
    const column = stationCalled(telling, at);
    const first = columns.find((one) => one.column === at && one.figures === 0);
    const bottom = groupText(telling, first?.bottom ?? []);
    return at === 'rest'
      ? say(telling, { en: `Rest ${withFigure[figure]}`, de: `Ruhe ${withFigure[figure]}` })
      : withGains(
          say(telling, {
            en: `Place ${setFigure[figure]} on ${column}`,
            de: `Setze ${setFigure[figure]} auf ${column}`,
          }),
          bottom === '' ? '' : say(telling, { en: `first there: ${bottom}`, de: `zuerst dort: ${bottom}` }),
        );
  },
  whyNot: () => 'no_figure_left',
});

export const advancementsStep = step('advancements', {
  prompt: askedByKind(['play-advancements', 'use-advancement', 'more-advancements'], openNow),
  about: ({ turn }) => ({ played: turn.advancements, last: turn.played.at(-1)?.card ?? '' }),
  answers: [playAdvancement, use, done, placeFigure],
  // Somebody without an advancement would otherwise be asked twice, and the first time with nothing to choose from.
  legal: (state, now) => {
    const open = uses(state, now);
    const places = open.length === 0 ? figurePlaces(state, now.seat) : [];
    return [...advancements(state, now.seat), ...open, ...places, answers.done];
  },
  auto: (game, now) => {
    const { state } = game;
    const { seat } = now;
    if (playerOf(state, seat).hand.length > 0 || usableAbilities(state, now).length > 0) return false;
    game.add({ type: 'advancements-ended', seat });
    return true;
  },
});

export const placeStep = step('place', {
  prompt: asked(kinds.place),
  answers: [placeFigure],
  legal: (state, { seat }) => figurePlaces(state, seat),
});

function figurePlaces(state: State, seat: number) {
  const { chiefFigure, tribeFigures } = playerOf(state, seat);
  return [
    ...(chiefFigure ? answers.place('chief') : []),
    ...(tribeFigures > 0 ? answers.place('tribe') : []),
  ];
}

export const takeRestTile = action('take-rest-tile', {
  fields: { next: Type.Boolean() },
  description: 'The open tile, or else the next one of the stack in its stead.',
  carryOut: (game, seat, { next }) => {
    const { rest, components } = game.state;
    const tile = next ? (rest.stack[0] ?? rest.open) : rest.open;
    const gain = catalogueOf(components).restTiles.get(tile) ?? [];
    const offers = partsOf(gain).map((_, n) => `rest-tile/${n}`);
    game.add({ type: 'rest-tile-taken', seat, tile, next, offers });
  },
  text: ({ next }, telling, { rest }) => {
    if (next)
      return say(telling, {
        en: 'Take the next rest tile of the stack',
        de: 'Nimm das nächste Ruheplättchen vom Stapel',
      });
    const name = called(telling, 'restTiles', rest?.open?.tile ?? '');
    const text = say(telling, {
      en: `Take the open rest tile ${name}`,
      de: `Nimm das offene Ruheplättchen ${name}`,
    });
    return `${text}: ${groupText(telling, rest?.open?.gain ?? [])}`;
  },
  whyNot: () => 'stack_empty',
});

export const restTileStep = step('rest-tile', {
  prompt: asked(kinds['rest-tile'], (telling, { tile }) =>
    tile ? `${called(telling, 'restTiles', String(tile))}:` : '',
  ),
  about: ({ rest }) => ({ tile: rest.open }),
  answers: [takeRestTile],
  legal: ({ rest }) =>
    [false, true].slice(0, rest.stack.length === 0 ? 1 : 2).map((next) => ({ type: 'take-rest-tile', next })),
});

/** The advancement whose ability is open. */
function openNow(telling: Told, { last }: About, kind: Kind): string {
  return kind === 'use-advancement' ? `${called(telling, 'cards', String(last))}:` : '';
}

/** Every advancement after the first needs another card to discard. */
function advancements(state: State, seat: number) {
  const player = playerOf(state, seat);
  if (state.turn.advancements > 0 && player.hand.length < 2) return [];
  return handOf(player)
    .filter((card) => cardOf(state.components, card).kind === 'advancement')
    .map((card) => ({ type: 'play-advancement', card }) as const);
}
