import type { Seat } from '../../../engine/rulebook.js';
import { assertNever } from '../../../kernel/assert-never.js';
import { type Card, cardOf, catalogueOf } from '../catalogue.js';
import { type EclipsePart, eclipseParts } from '../fields.js';
import { usableAbilities } from '../gains/abilities.js';
import * as answers from '../gains/answers.js';
import { prepareRound } from '../preparation.js';
import { step } from '../rules.js';
import { endPart } from '../scoring/eclipse-part.js';
import { scoreEnd } from '../scoring/end.js';
import { tilesLedBy } from '../scoring/influence.js';
import { isLastRound, playerOf, type State } from '../state.js';
import { texts } from '../texts/index.js';
import { capital } from '../texts/say.js';
import { done } from './done.js';
import { askedByKind } from './questions.js';
import { use, uses } from './use.js';

export const revealStep = step('reveal', {
  run: (game) => {
    const { state } = game;
    const work = state.players.map((_, seat) => comparedWork(state, seat));
    // Of those with the same work, the seat that came later in this round is first.
    const order = [...state.order].reverse().sort((a, b) => (work[b] ?? 0) - (work[a] ?? 0));
    // Members come before advancements, each by name: in which order they were laid stays secret.
    const piles = state.players.map(({ pile }) => {
      const cards = pile.map(({ card }) => card).sort();
      const of = (kind: Card['kind']) => cards.filter((card) => cardOf(state.components, card).kind === kind);
      return [...of('member'), ...of('advancement')];
    });
    game.add({ type: 'piles-revealed', piles, work, order });
  },
});

export const eclipsePartStep = step('eclipse-part', {
  run: (game, { seat, part }) => {
    const offers = offersOf(game.state, seat, part);
    if (offers.length > 0) game.add({ type: 'eclipse-part-begun', seat, part, offers });
    else endPart(game, seat, part);
  },
});

export const eclipseStep = step('eclipse', {
  prompt: askedByKind(['eclipse-step', 'eclipse-members'], (telling, about) => {
    const part = eclipseParts.find((one) => one === about.part);
    return part === undefined ? '' : `${capital(texts[telling.language].eclipseParts[part])}:`;
  }),
  about: (_, { part }) => ({ part }),
  answers: [use, done],
  legal: (state, now) => [...uses(state, now), answers.done],
  auto: (game, now) => {
    if (usableAbilities(game.state, now).length > 0) return false;
    endPart(game, now.seat, now.part);
    return true;
  },
});

export const closeStep = step('close', {
  run: (game, _, rng) => {
    game.add({ type: 'eclipse-ended' });
    if (isLastRound(game.state)) scoreEnd(game);
    else prepareRound(game, rng);
  },
});

/** Work of the members in a pile and of the figures that rest, in halves. Advancements were a bluff. */
function comparedWork(state: State, seat: Seat): number {
  const { pile, placed } = playerOf(state, seat);
  let work = 0;
  for (const { at } of placed) if (at === 'rest') work += state.components.board.values.restComparison;
  for (const { card } of pile) work += cardOf(state.components, card).comparison;
  return work;
}

function offersOf(state: State, seat: Seat, part: EclipsePart): string[] {
  const { components } = state;
  switch (part) {
    case 'order':
      return [`order/${state.order.indexOf(seat)}`];
    case 'members':
      return playerOf(state, seat).revealed.flatMap((card) =>
        cardOf(components, card).eclipse === null ? [] : [`card/${card}`],
      );
    case 'terrain':
      return tilesLedBy(state, seat).flatMap((tile) => {
        const { income = [] } = catalogueOf(components).terrains.get(state.land.terrain[tile] ?? '') ?? {};
        return income.length > 0 ? [`tile/${tile}`] : [];
      });
    case 'board':
      return boardOffers(state, seat);
  }
  return assertNever(part);
}

/** What has become visible on the board: settlements and megaliths leave it from left to right. */
function boardOffers({ components, players }: State, seat: Seat): string[] {
  const { settlementSpaces, recesses, recessSize } = components.board.values;
  const { settlementsLeft = 0, built = 0 } = players[seat] ?? {};
  const named = (kind: string, incomes: readonly (readonly unknown[])[], visible: number): string[] =>
    incomes.slice(0, visible).flatMap((income, n) => (income.length > 0 ? [`${kind}/${n}`] : []));
  return [
    ...named('settlement', settlementSpaces, settlementSpaces.length - settlementsLeft),
    ...named('recess', recesses, Math.floor(built / recessSize)),
  ];
}
