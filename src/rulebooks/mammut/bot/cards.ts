import type { CardEffect } from '../components/schema.js';
import { MIDDLE } from '../shares.js';
import type { Action } from '../steps/index.js';
import { isQuestion } from '../tiles.js';
import { bestPlan, hopeOf, type Plan } from './plan.js';
import { ifTurned, type Table } from './table.js';

/** A card is kept for a better day unless it brings more than this; on the last day anything will do. */
const patience = ({ view }: Table): number => (view.round >= view.numbers.lastRound ? 0.2 : 1.5);

/** The card that is worth playing before the plan is carried out, if any. */
export function cardToPlay(table: Table, legal: readonly Action[], plan: Plan): Action | null {
  for (const action of legal) {
    if (action.type !== 'play') continue;
    const effect = table.view.hand.find(({ card }) => card === action.card)?.effect;
    if (effect !== undefined && use(table, effect, plan) > patience(table)) return action;
  }
  return null;
}

/** By how much the card is expected to better the bot's prospects. */
function use(table: Table, effect: CardEffect, plan: Plan): number {
  if (effect.type === 'peek') return unknownQuestions(table).length >= 2 ? 2 : 0.5;
  if (effect.type === 'flip') {
    const gains = flipGains(table, plan).map(({ gain }) => gain);
    return gains
      .sort((a, b) => b - a)
      .slice(0, effect.tiles)
      .reduce((sum, gain) => sum + Math.max(0, gain), 0);
  }
  if (effect.type === 'return-shares') {
    return Math.max(0, ...returnable(table).map((share) => returnGain(table, share, plan.hope)));
  }
  return hopeOf(table, plan.at, [...table.cards, { seat: table.me, effect }]) - plan.hope;
}

const unknownQuestions = ({ view }: Table) =>
  view.tiles.filter(({ face, other }) => isQuestion(face) && other === null);

/** The tiles under which it is most useful to look are those that the bot may still take. */
export function tileToPeek(table: Table, legal: readonly Action[]): Action | null {
  const unknown = unknownQuestions(table).sort((a, b) => (a.share ?? MIDDLE) - (b.share ?? MIDDLE));
  for (const { place } of unknown) {
    const action = legal.find((one) => one.type === 'peek' && one.place === place);
    if (action) return action;
  }
  return null;
}

function flipGains(table: Table, plan: Plan): { place: number; gain: number }[] {
  return table.view.tiles.map(({ place }) => {
    const turned = ifTurned(table, place);
    return { place, gain: hopeOf(turned, plan.at, table.cards) - plan.hope };
  });
}

export function tileToFlip(table: Table, legal: readonly Action[]): Action | null {
  const plan = bestPlan(table);
  if (plan === null) return null;
  const gains = flipGains(table, plan).sort((a, b) => b.gain - a.gain);
  const may = legal.some(({ type }) => type === 'done');
  for (const { place, gain } of gains) {
    if (may && gain <= 0) break;
    const action = legal.find((one) => one.type === 'flip' && one.place === place);
    if (action) return action;
  }
  return null;
}

const returnable = ({ at }: Table): number[] => [...new Set(at)].filter((share) => share !== MIDDLE);

function returnGain(table: Table, share: number, hope: number): number {
  const at = table.at.map((where) => (where === share ? MIDDLE : where));
  return (bestPlan({ ...table, at })?.hope ?? hope) - hope;
}

export function shareToReturn(table: Table, legal: readonly Action[]): Action | null {
  const hope = bestPlan(table)?.hope ?? 0;
  let best: Action | null = null;
  let most = legal.some(({ type }) => type === 'done') ? patience(table) : Number.NEGATIVE_INFINITY;
  for (const action of legal) {
    if (action.type !== 'return-share') continue;
    const gain = returnGain(table, action.share, hope);
    if (gain > most) [best, most] = [action, gain];
  }
  return best;
}
