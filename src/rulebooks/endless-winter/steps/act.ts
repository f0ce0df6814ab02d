import { Type } from 'typebox';
import type { ActionOf } from '../../../engine/define/index.js';
import { memo } from '../../../engine/memo.js';
import type { Seat } from '../../../engine/rulebook.js';
import { say } from '../../../engine/words.js';
import { cardOf, catalogueOf } from '../catalogue.js';
import { Id, type Way } from '../components/effects.js';
import { stations } from '../fields.js';
import { bonusWork, brings, columnOf, isUsable, openAbilities, usableAbilities } from '../gains/abilities.js';
import * as answers from '../gains/answers.js';
import { handOf, type Player } from '../player.js';
import { action, type Game, step } from '../rules.js';
import { isFirstHere, playerOf, type State, type StepOf, topStep } from '../state.js';
import { groupText, payText, withGains } from '../texts/gains.js';
import type { Code } from '../texts/index.js';
import { markedIn, markedPart } from '../texts/marks.js';
import { called, stationName } from '../texts/names.js';
import { goOnLoss, goOnText } from '../texts/phrases.js';
import { foodWork, memberWork } from '../texts/reckoning.js';
import { halves, type Told } from '../texts/say.js';
import { laterAbility } from '../texts/worth.js';
import type { View } from '../view-schema.js';
import { notBeforeDiscard, whyNotFromHand } from './from-hand.js';
import { type About, askedByKind } from './questions.js';
import { use, usedWay, uses, WayIndex, whyNotWay } from './use.js';

type Column = 'top' | 'middle' | 'bottom';

export const playMember = action('play-member', {
  fields: { card: Id },
  description: 'Yields its work; work that it brings in this column without a choice comes with it.',
  // Work that the member's ability brings in this column comes with it: nobody would forgo it.
  carryOut: (game, seat, { card }) => {
    const { components, turn } = game.state;
    const { work, ability } = cardOf(components, card);
    const bonus = bonusWork(ability, turn.station);
    game.add({ type: 'member-played', seat, card, work: work + (bonus ?? 0), used: bonus !== null });
  },
  text: ({ card }, telling, view) => {
    const name = called(telling, 'cards', card);
    const work = halves(memberWork(telling, view, card));
    const row = catalogueOf(telling.components).cards.get(card);
    const paid = say(telling, { en: `${work} work`, de: `${work} Arbeitskraft` });
    const said = row === undefined ? paid : markedPart(row, row, 'work', paid);
    const text = say(telling, {
      en: `Play ${name} for ${said}`,
      de: `Spiele ${name} für ${said} aus`,
    });
    return withGains(text, laterAbility(telling, view, card));
  },
});

export const spendFood = action('spend-food', {
  fields: { to: Type.Integer({ minimum: 0, maximum: 39 }) },
  description: 'Move the food marker down to this number for the work that it passes.',
  carryOut: (game, seat, { to }) => {
    const { food } = playerOf(game.state, seat);
    const { workAt } = game.state.components.board.values;
    const passed = workAt.filter((at) => at > to && at <= food).length;
    game.add({ type: 'food-spent', seat, to, work: passed * 2 });
  },
  text: ({ to }, telling, view) => {
    const { spent, work } = foodWork(view, to);
    const { board } = telling.components;
    return say(telling, {
      en: `Spend ${spent} food, down to ${to}, for ${markedIn(board, `${halves(work)} work`, 'workAt')}`,
      de: `Gib ${spent} Nahrung aus, bis auf ${to}, für ${markedIn(board, `${halves(work)} Arbeitskraft`, 'workAt')}`,
    });
  },
});

export const top = action('top', {
  fields: { way: WayIndex },
  description: 'One action of the top space of the column.',
  carryOut: (game, seat, { way }) => useColumn(game, seat, 'top', way),
  text: ({ way }, telling, view) => columnAction(shownColumn(view)?.top[way], telling),
});

export const middle = action('middle', {
  fields: {},
  description: 'The action of the middle space, once.',
  carryOut: (game, seat) => useColumn(game, seat, 'middle'),
  text: (_, telling, view) => columnAction(shownColumn(view)?.middle, telling),
});

export const bottom = action('bottom', {
  fields: {},
  description: 'The income of the bottom space, for the first figure of the round in this column.',
  carryOut: (game, seat) => useColumn(game, seat, 'bottom'),
  text: (_, telling, view) => {
    const text = say(telling, { en: 'Take the bottom income', de: 'Nimm das untere Einkommen' });
    return `${text}: ${groupText(telling, shownColumn(view)?.bottom ?? [])}`;
  },
});

export const goOn = action('go-on', {
  fields: {},
  description: 'To the next space of the column; from the last one, the turn ends.',
  // The bottom space is only for the first figure of the round.
  carryOut: (game, seat) => {
    const { space } = topStep(game.state, 'act');
    if (space === 'top') game.add({ type: 'space-left', seat, to: 'middle' });
    else if (space === 'middle' && isFirstHere(game.state))
      game.add({ type: 'space-left', seat, to: 'bottom' });
    else game.add({ type: 'turn-ended', seat });
  },
  text: (_, telling, view) => goOnText(view, telling),
  loses: (_, view) => goOnLoss(view),
  notNow: notBeforeDiscard,
});

const actAnswers = [playMember, spendFood, use, top, middle, bottom, goOn] as const;
type ActAnswer = ActionOf<typeof actAnswers>;

export const actStep = step('act', {
  prompt: askedByKind(
    [
      ...(['act', 'middle', 'middle-closed', 'after-middle', 'bottom', 'bottom-closed'] as const),
      ...(['after-bottom', 'resting'] as const),
    ],
    where,
  ),
  about: ({ turn }, { space, taken }) => {
    const about = { column: turn.station, work: turn.work };
    return space === 'middle' || space === 'bottom' ? { ...about, taken } : about;
  },
  answers: actAnswers,
  legal: (state, now) => {
    const actions = now.space === 'rest' ? [] : columnActions(state, now);
    for (const use of uses(state, now)) actions.push(use);
    actions.push(answers.goOn);
    return actions;
  },
  // The turn goes by itself past what can bring nothing any more.
  auto: (game, now) => {
    if (!isSpent(game.state, now)) return false;
    game.add({ type: 'turn-ended', seat: now.seat });
    return true;
  },
  whyNot: {
    'play-member': (state, { seat, space }, { card }) => {
      if (space === 'rest') return 'no_work_while_resting';
      const why = whyNotFromHand(state, seat, card);
      if (why !== null) return why;
      return cardOf(state.components, card).kind === 'member' ? 'just_recruited' : 'not_a_member';
    },
    'spend-food': (state, { seat, space }, { to }) => {
      if (space === 'rest') return 'no_work_while_resting';
      if (space === 'top') return to < playerOf(state, seat).food ? 'food_for_nothing' : 'food_not_spent';
      return 'wrong_space';
    },
    top: (state, now, { way }) => whyNotColumn(state, now, 'top', way),
    middle: (state, now) => whyNotColumn(state, now, 'middle'),
    bottom: (state, now) => whyNotColumn(state, now, 'bottom'),
  },
});

function useColumn(game: Game, seat: Seat, space: Column, index = 0): void {
  const way = wayOf(game.state, space, index);
  if (way === undefined) throw new Error(`the ${space} space has no way ${index}`);
  usedWay(game, seat, space, way, index, space === 'top');
}

function wayOf(state: State, space: Column, index: number): Way | undefined {
  const column = columnOf(state);
  if (space === 'top') return column?.top[index];
  return space === 'middle' ? column?.middle : column && { pay: [], get: column.bottom };
}

function columnActions(state: State, { seat, space, taken }: StepOf<'act'>): ActAnswer[] {
  const column = columnOf(state);
  if (column === undefined) return [];
  const player = playerOf(state, seat);
  const actions: ActAnswer[] = [];
  if (space === 'top') {
    for (let index = 0; index < column.top.length; index += 1) {
      const way = column.top[index];
      if (way !== undefined && isUsable(state, seat, way, true)) actions.push({ type: 'top', way: index });
    }
    for (const to of stopsOf(state.components.board.values.workAt))
      if (to < player.food) actions.push(answers.spendFood(to));
  } else if (space === 'middle') {
    if (!taken && isUsable(state, seat, column.middle)) actions.push({ type: 'middle' });
  } else if (!taken && brings(state, seat, column.bottom)) actions.push({ type: 'bottom' });
  for (const card of playableMembers(state, player)) actions.push({ type: 'play-member', card });
  return actions;
}

/** Just after it has passed a symbol of work the food marker stops: further food would be for nothing. */
const stopsOf = memo((workAt: readonly number[]) =>
  [...new Set(workAt)].map((at) => at - 1).sort((a, b) => b - a),
);

/** A member that was recruited at the top of the column cannot be played in the same turn. */
function playableMembers(state: State, player: Player): string[] {
  const { fresh } = state.turn;
  return handOf(player).filter((card) => {
    if (cardOf(state.components, card).kind !== 'member') return false;
    return !fresh.includes(card) || player.hand.filter((held) => held.card === card).length > 1;
  });
}

function isSpent(state: State, now: StepOf<'act'>): boolean {
  if (now.space === 'rest') return usableAbilities(state, now).length === 0;
  if (now.space !== 'bottom') return false;
  if (!now.taken) return !isFirstHere(state);
  return playerOf(state, now.seat).hand.length === 0 && openAbilities(state, now).length === 0;
}

function whyNotColumn(state: State, now: StepOf<'act'>, space: Column, index = 0): Code {
  if (columnOf(state) === undefined) return 'not_asked_for';
  if (now.space !== space)
    return space === 'bottom' && !isFirstHere(state) ? 'not_first_here' : 'wrong_space';
  if (now.taken) return 'already_used';
  if (space === 'bottom') return 'brings_nothing';
  const way = wayOf(state, space, index);
  return way === undefined ? 'no_such_way' : whyNotWay(state, now.seat, way, space === 'top');
}

function where(telling: Told, { column, work = 0 }: About): string {
  const station = stations.find((one) => one === column);
  if (station === undefined) return '';
  const name = stationName(telling, station);
  if (station === 'rest') return `${name}:`;
  const there = halves(Number(work));
  return say(telling, { en: `${name}, ${there} work:`, de: `${name}, ${there} Arbeitskraft:` });
}

const shownColumn = ({ columns, turn }: View) => columns.find(({ column }) => column === turn?.station);

function columnAction(way: Way | undefined, telling: Told): string {
  const { pay, get } = way ?? { pay: [], get: [] };
  const cost = payText(telling, pay);
  const phrase =
    cost === ''
      ? say(telling, { en: 'Take the action', de: 'Führe die Aktion aus' })
      : say(telling, { en: `Pay ${cost}`, de: `Zahle ${cost}` });
  return `${phrase}: ${groupText(telling, get)}`;
}
