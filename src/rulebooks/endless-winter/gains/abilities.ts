import { memo } from '../../../engine/memo.js';
import type { Seat } from '../../../engine/rulebook.js';
import { cardOf, catalogueOf } from '../catalogue.js';
import type { Ability, Group, Pay, PayCode, Way } from '../components/effects.js';
import { latest } from '../memo.js';
import { timesOf } from '../pending.js';
import { playerOf, type State, type Step } from '../state.js';
import { isOpen } from './open.js';

/*
 * An ability on the table goes by a public name: `chief`, `card/<id>`, and for offers `rest/<n>`,
 * `rest-tile/<n>`, `order/<n>`, `tile/<n>`, `settlement/<n>`, `recess/<n>`.
 */
const income = memo((group: Group): Ability => ({ ways: [{ pay: [], get: [...group] }] }));

/** The single gains of a group, as abilities of their own. */
export const partsOf = memo((group: Group): readonly Group[] => group.map((gain) => [gain]));

const nothing: Group = [];

export function abilityOf(state: State, seat: Seat, name: string): Ability | null {
  const { components } = state;
  const player = playerOf(state, seat);
  const slash = name.indexOf('/');
  const kind = slash < 0 ? name : name.slice(0, slash);
  const rest = name.slice(slash + 1);
  switch (kind) {
    case 'chief': {
      const chief = catalogueOf(components).chiefs.get(player.chief);
      return chief === undefined ? null : chief[player.side];
    }
    case 'card': {
      const card = catalogueOf(components).cards.get(rest);
      return (state.phase === 'eclipse' ? card?.eclipse : card?.ability) ?? null;
    }
    case 'rest':
      return income(components.board.values.rest[Number(rest)] ?? nothing);
    case 'rest-tile':
      return income(
        partsOf(catalogueOf(components).restTiles.get(state.turn.restTile) ?? nothing)[Number(rest)] ??
          nothing,
      );
    case 'order':
      return income(components.orderTrack.values[Number(rest)] ?? nothing);
    case 'tile':
      return income(
        catalogueOf(components).terrains.get(state.land.terrain[Number(rest)] ?? '')?.income ?? nothing,
      );
    case 'settlement':
      return income(components.board.values.settlementSpaces[Number(rest)] ?? nothing);
    case 'recess':
      return income(components.board.values.recesses[Number(rest)] ?? nothing);
    default:
      return null;
  }
}

/** Abilities that the seat has before it now, used ones left out; what they cost is another question. */
export function openAbilities(state: State, step: Step): string[] {
  const { turn, components } = state;
  if (step.step === 'eclipse') return unique(step.offers);
  if (step.step === 'advancements') {
    // The action of an advancement is carried out as it is played, or not at all.
    const last = turn.played[turn.played.length - 1];
    if (last === undefined || last.used) return [];
    return cardOf(components, last.card).ability?.when === undefined ? [`card/${last.card}`] : [];
  }
  if (step.step !== 'act') return [];
  const open: string[] = [];
  if (turn.chief === 'open' && fits(state, abilityOf(state, step.seat, 'chief'))) open.push('chief');
  for (const { card, used } of turn.played) {
    if (used || open.includes(`card/${card}`)) continue;
    const { ability, kind } = cardOf(components, card);
    // An advancement that waits for a column could not be used before the figure was set.
    if (fits(state, ability) && (kind === 'member' || ability?.when !== undefined)) open.push(`card/${card}`);
  }
  for (const offer of step.offers) open.push(offer);
  return open;
}

function unique(names: readonly string[]): string[] {
  const found: string[] = [];
  for (const name of names) if (!found.includes(name)) found.push(name);
  return found;
}

const fits = ({ turn }: State, ability: Ability | null): boolean =>
  ability !== null && (ability.when === undefined || ability.when === turn.station);

/** What is lacking to pay; null when it can be paid. Only the seat itself and public facts are looked at. */
export function lacking(state: State, seat: Seat, pays: readonly Pay[]): PayCode | null {
  for (const { pay } of pays) if (inHand[pay](state, seat) < amountOf(pays, pay)) return pay;
  return null;
}

const inHand: { readonly [Pay in PayCode]: (state: State, seat: Seat) => number } = {
  food: (state, seat) => playerOf(state, seat).food,
  tool: (state, seat) => playerOf(state, seat).tools,
  work: ({ phase, turn }) => (phase === 'action' ? turn.work : 0),
  discard: (state, seat) => playerOf(state, seat).hand.length,
};

/** How much of a code is to be paid, which may be named more than once. */
export function amountOf(pays: readonly Pay[], code: PayCode): number {
  let sum = 0;
  for (const { pay, n } of pays) if (pay === code) sum += n;
  return sum;
}

/** Whether any part of what a way brings can be had now. */
export function brings(state: State, seat: Seat, group: Group, top = false): boolean {
  const place = { slot: -1, top };
  for (const one of group) {
    if (isOpen[one.gain](state, seat, place) && timesOf(state, seat, one) > 0) return true;
  }
  return false;
}

export const isUsable = (state: State, seat: Seat, way: Way, top = false): boolean =>
  lacking(state, seat, way.pay) === null && brings(state, seat, way.get, top);

export const usableAbilities = latest((state: State, step: Extract<Step, { readonly seat: Seat }>) => {
  const { seat } = step;
  const usable: { readonly ability: string; readonly way: number }[] = [];
  for (const ability of openAbilities(state, step)) {
    const ways = abilityOf(state, seat, ability)?.ways ?? [];
    for (let index = 0; index < ways.length; index += 1) {
      const way = ways[index];
      if (way !== undefined && isUsable(state, seat, way)) usable.push({ ability, way: index });
    }
  }
  return usable;
});

export const columnOf = ({ components, turn }: State) =>
  components.columns.values.find(({ id }) => id === turn.station);

/** Work that an ability brings in this column at no cost and without a choice, in halves; null if it does not. */
export function bonusWork(ability: Ability | null, station: string | null | undefined): number | null {
  const [only, ...others] = ability?.ways ?? [];
  const fits = ability?.when === undefined || ability.when === station;
  if (only === undefined || others.length > 0 || !fits || only.pay.length > 0) return null;
  const isWork = only.get.every(({ gain, per }) => gain === 'work' && per === undefined);
  return isWork ? only.get.reduce((sum, { n }) => sum + n, 0) : null;
}
