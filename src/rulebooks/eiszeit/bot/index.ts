import { assertNever } from '../../../kernel/assert-never.js';
import { pick, type Rng } from '../../../kernel/rng.js';
import type { Action } from '../steps/index.js';
import type { View } from '../view-schema.js';
import { bestOf, camp, swapsOf, treks } from './best.js';
import { cardWorth, clubWorth, copyWorth, harmBy } from './cards.js';
import { changesOf } from './changes.js';
import { type Judgement, usual } from './judgement.js';
import { gainOf, readTable, spotAt, type Table } from './table.js';

/*
 * The bot judges a map by the conflicts and the scoring that would come if the round ended now, over all that
 * the fire tiles may be, and as if those hunters stood there already that are still to be expected. It takes whatever betters that most, and a card for the best that could be done with it.
 */
export const botWith =
  (judgement: Judgement) =>
  (view: View, legal: readonly Action[], rng: Rng): Action =>
    decide(view, legal, rng, judgement);

export const bot = botWith(usual);

function decide(view: View, legal: readonly Action[], rng: Rng, judgement: Judgement): Action {
  if (view.turn === null || legal.length === 1) return pick(legal, rng);
  const table = readTable(view, view.turn.seat, judgement);
  let best: Action[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const action of legal) {
    const hope = hopeOf(table, action);
    if (hope < most) continue;
    if (hope > most) best = [];
    most = hope;
    best.push(action);
  }
  return pick(best, rng);
}

/** Better than nothing, worse than any gain. */
const NOTHING = 1e-9;

function hopeOf(table: Table, action: Action): number {
  const { view, me } = table;
  switch (action.type) {
    case 'play': {
      const card = view.hand.find((one) => one.card === action.card);
      return card === undefined ? 0 : cardWorth(table, card);
    }
    case 'choose-copy':
      return copyWorth(table, action.colour);
    case 'choose-opponent': {
      const card = cardOnTable(view);
      return card === null
        ? 0
        : -harmBy(table, action.seat, card) - 0.01 * (view.seats[action.seat]?.score ?? 0);
    }
    case 'place-hunter':
    case 'move-hunter':
      return severalHope(table, action);
    case 'place-mammoth':
    case 'move-mammoth':
      return gainOf(table, changesOf(table, action)) - priceOf(table, action);
    case 'choose-hunter':
      return bestOf(table, swapsOf(table, action)).gain;
    case 'take-club':
      return clubWorth(table);
    case 'use-club':
      return gainOf(table, changesOf(table, action)) - table.judgement.keptClub / 2;
    case 'swap':
    case 'remove-hunter':
    case 'remove-mammoth':
    case 'move-fire':
    case 'lay-glacier':
      return gainOf(table, changesOf(table, action));
    case 'discard':
      return discardHope(table, action.card);
    case 'draw':
      return (action.colour === 'light') === (view.seats[me]?.stones ?? 0) > 3 ? 1 : 0;
    case 'lay-down':
      return 0;
    case 'done':
      return NOTHING;
  }
  return assertNever(action);
}

/** A camp and a trek are judged as a whole by their first step, everything else step by step. */
function severalHope(
  table: Table,
  action: Extract<Action, { type: 'place-hunter' | 'move-hunter' }>,
): number {
  const { turn } = table.view;
  const effect = turn?.used === 0 ? cardOnTable(table.view)?.effect : undefined;
  if (effect?.type === 'camp' && action.type === 'place-hunter') {
    return gainOf(table, camp(table, spotAt(table, action.region), effect.hunters));
  }
  if (effect?.type === 'trek' && action.type === 'move-hunter') {
    const ways = treks(table, spotAt(table, action.from), spotAt(table, action.to), effect.hunters);
    return bestOf(table, ways).gain;
  }
  return gainOf(table, changesOf(table, action));
}

function priceOf(table: Table, action: Extract<Action, { type: 'place-mammoth' | 'move-mammoth' }>): number {
  const effect = cardOnTable(table.view)?.effect;
  if (table.view.turn?.doing !== 'moving-mammoth' || effect?.type !== 'mammoth') return 0;
  if (action.type === 'place-mammoth') return 0;
  const near = spotAt(table, action.from).neighbours.includes(action.to);
  return table.judgement.stone * (near ? effect.neighbour : effect.anywhere);
}

/** The card that is being carried out: it lies on top, be it played or copied. */
function cardOnTable({ turn, piles }: View) {
  const tops = [piles.light.top, piles.dark.top];
  return tops.find((top) => top !== null && top.card === turn?.card) ?? null;
}

/** A card that would gain nothing makes room for a better one. */
function discardHope(table: Table, id: string): number {
  const card = table.view.hand.find((one) => one.card === id);
  if (card === undefined || card.effect.type === 'cult') return 0;
  return -table.judgement.nuisance - cardWorth(table, card);
}
