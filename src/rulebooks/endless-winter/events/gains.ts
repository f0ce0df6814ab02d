import { Type } from 'typebox';
import { type Agenda, popped, pushed, replaced, topOf } from '../../../engine/agenda.js';
import { orNull } from '../../../engine/define/index.js';
import type { Seat } from '../../../engine/rulebook.js';
import { listed, say } from '../../../engine/words.js';
import { withPlayer } from '../changes.js';
import { GainCodeSchema, type PayCode } from '../components/effects.js';
import {
  by,
  Count,
  Halves,
  IncomeSchema,
  oneOf,
  PendingSchema,
  pointReasons,
  TakeableSchema,
  TrackSchema,
} from '../fields.js';
import { consumed, offered } from '../pending.js';
import type { State, Step, Turn } from '../state.js';
import { sourceName, usedName } from '../texts/abilities.js';
import { gainText, payText, pendingText, pointsText } from '../texts/gains.js';
import { texts } from '../texts/index.js';
import { markedGains } from '../texts/marked-gains.js';
import { person } from '../texts/names.js';
import { event } from './event.js';

/** Costs are paid, the ability is spent, and what it brings lies on top of the agenda. */
export const abilityUsed = event('ability-used', {
  fields: {
    ...by,
    ability: Type.String({ description: 'As in `use`; or `top`, `middle`, `bottom` of the column.' }),
    way: Count,
    food: Count,
    tool: Count,
    work: Halves,
    discard: Count,
    gains: Type.Array(PendingSchema),
  },
  description: 'With what was paid; the cards to discard are asked for next.',
  evolve: (state, { seat, ability, food, tool, work, discard, gains }) => {
    const agenda = offered(marked(state.agenda, ability), seat, ability, gains);
    return {
      ...state,
      agenda:
        discard === 0 ? agenda : pushed(agenda, { step: 'discard', seat, n: discard, reason: 'ability' }),
      turn: markedTurn({ ...state.turn, work: state.turn.work - work }, ability),
      players:
        food > 0 || tool > 0
          ? withPlayer(state, seat, (player) => ({
              ...player,
              food: player.food - food,
              tools: player.tools - tool,
            }))
          : state.players,
    };
  },
  text: ({ seat, ability, gains, ...paid }, telling) => {
    const codes: readonly PayCode[] = ['food', 'tool', 'work', 'discard'];
    const pays = codes.map((pay) => ({ pay, n: paid[pay] })).filter(({ n }) => n > 0);
    const name = person(telling, seat);
    const used = usedName(telling, ability);
    const cost = payText(telling, pays);
    const gained = markedGains(
      telling,
      ability,
      pendingText(telling, gains),
      gains.map(({ gain }) => gain),
    );
    return cost === ''
      ? say(telling, { en: `${name} uses ${used}: ${gained}.`, de: `${name} nutzt ${used}: ${gained}.` })
      : say(telling, {
          en: `${name} uses ${used} for ${cost}: ${gained}.`,
          de: `${name} nutzt ${used} für ${cost}: ${gained}.`,
        });
  },
});

export const gainOffered = event('gain-offered', {
  fields: { ...by, from: Type.String(), gains: Type.Array(PendingSchema) },
  evolve: (state, { seat, from, gains }) => ({
    ...state,
    agenda: offered(state.agenda, seat, from, gains),
  }),
  text: ({ seat, from, gains }, telling) => {
    const [name, source] = [person(telling, seat), sourceName(telling, from)];
    const said = markedGains(
      telling,
      from,
      pendingText(telling, gains),
      gains.map(({ gain }) => gain),
    );
    return say(telling, {
      en: `For ${name}, from ${source}: ${said}.`,
      de: `Für ${name} (${source}): ${said}.`,
    });
  },
});

export const gainTaken = event('gain-taken', {
  fields: { ...by, gain: TakeableSchema, units: Count, food: Count, tool: Count, work: Count, points: Count },
  description: 'What really came of it, within the limits of the board.',
  evolve: (state, { seat, gain, units, food, tool, work, points }) => ({
    ...state,
    agenda: consumed(state, gain, units),
    turn: work > 0 ? { ...state.turn, work: state.turn.work + work } : state.turn,
    players: withPlayer(state, seat, (player) => ({
      ...player,
      food: player.food + food,
      tools: player.tools + tool,
      points: player.points + points,
    })),
  }),
  text: ({ seat, gain, units, ...had }, telling) => {
    const codes = ['food', 'tool', 'work', 'points'] as const;
    const parts = codes.map((code) => ({ gain: code, n: had[code] })).filter(({ n }) => n > 0);
    const name = person(telling, seat);
    const gained =
      parts.length === 0
        ? gainText(telling, { gain, n: units })
        : listed(
            telling,
            parts.map((part) => gainText(telling, part)),
          );
    return say(telling, { en: `${name} gains ${gained}.`, de: `${name} erhält ${gained}.` });
  },
});

export const incomeLowered = event('income-lowered', {
  fields: { ...by, gain: IncomeSchema, to: IncomeSchema },
  evolve: (state, { gain, to }) => ({
    ...state,
    agenda: consumed(state, gain, 1, { gain: to, n: 1, slot: -1, top: false }),
  }),
  text: {
    en: 'Instead of {gain:insteadOf}, {seat} takes a lesser income: {to:oneGain}.',
    de: '{seat} nimmt statt {gain:insteadOf} ein geringeres Einkommen: {to:oneGain}.',
  },
});

export const gainEnded = event('gain-ended', {
  fields: by,
  description: 'What was left of it lapsed.',
  evolve: (state) => ({ ...state, agenda: popped(state.agenda) }),
  text: {
    en: '{seat} gets nothing more from it.',
    de: '{seat} bekommt davon nichts weiter.',
  },
});

export const pointsGained = event('points-gained', {
  fields: {
    ...by,
    gain: orNull(GainCodeSchema, 'Instead of which gain.'),
    for: oneOf(pointReasons),
    points: Count,
  },
  evolve: (state, { seat, gain, points }) => ({
    ...state,
    agenda: gain === null ? state.agenda : consumed(state, gain, points),
    players: withPlayer(state, seat, (player) => ({ ...player, points: player.points + points })),
  }),
  text: { en: '{seat} gains {points} {for}.', de: '{seat} erhält {points} {for}.' },
});

export const idolStepped = event('idol-stepped', {
  fields: { ...by, track: TrackSchema, to: Count, points: Count },
  evolve: (state, { seat, track, to, points }) => {
    return {
      ...state,
      agenda: consumed(state, 'idol', 1),
      glory: track === 'glory' ? climbing(state, seat, to) : state.glory,
      players: withPlayer(state, seat, (player) => ({
        ...player,
        points: player.points + points,
        offering: track === 'offering' ? to : player.offering,
        glory: track === 'glory' ? to : player.glory,
      })),
    };
  },
  text: ({ seat, track, to, points }, telling) => {
    const name = person(telling, seat);
    const where = texts[telling.language].toStep[track](to);
    const text = say(telling, { en: `${name} climbs ${where}`, de: `${name} steigt ${where}` });
    return points === 0 ? `${text}.` : `${text}: ${pointsText(telling, points)}.`;
  },
});

/** On the same step, the seat that came first stays ahead; while the table is set up, that is the first in order. */
function climbing({ glory, players, order, phase }: State, seat: Seat, to: number): Seat[] {
  const others = glory.filter((one) => one !== seat);
  const cameLater = (one: Seat): boolean => phase === 'setup' && order.indexOf(one) > order.indexOf(seat);
  const behind = others.findIndex((one) => {
    const { glory: step = 0 } = players[one] ?? {};
    return step < to || (step === to && cameLater(one));
  });
  return behind < 0 ? [...others, seat] : [...others.slice(0, behind), seat, ...others.slice(behind)];
}

function marked(agenda: Agenda<Step>, ability: string): Agenda<Step> {
  const step = topOf(agenda);
  if (step?.step === 'eclipse') return replaced(agenda, { ...step, offers: without(step.offers, ability) });
  if (step?.step !== 'act') return agenda;
  if (ability === 'middle' || ability === 'bottom') return replaced(agenda, { ...step, taken: true });
  return step.offers.includes(ability)
    ? replaced(agenda, { ...step, offers: without(step.offers, ability) })
    : agenda;
}

function without(offers: readonly string[], ability: string): string[] {
  const at = offers.indexOf(ability);
  return offers.filter((_, index) => index !== at);
}

function markedTurn(turn: Turn, ability: string): Turn {
  if (ability === 'chief') return { ...turn, chief: 'used' };
  if (!ability.startsWith('card/')) return turn;
  const at = turn.played.findIndex(({ card, used }) => !used && `card/${card}` === ability);
  if (at < 0) return turn;
  return { ...turn, played: turn.played.map((one, index) => (index === at ? { ...one, used: true } : one)) };
}
