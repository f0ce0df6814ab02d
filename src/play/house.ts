import type { Prompt, Seat } from '../engine/rulebook.js';
import { afterPlayTime, type Calendar, DAY, playTimeBetween } from './calendar.js';
import type { Holder } from './ports.js';

/*
 * What the house keeps of a game beside its rules: who plays for whom, whose clock runs, who has asked for what.
 * It stands beside the head of the log and is written with it.
 */

export const timeouts = ['autopilot', 'resign'] as const;

/** How much time seats have to answer, in seconds; fixed when the game is created. */
export type ClockSettings = {
  readonly onTimeout: (typeof timeouts)[number];
  /** After so many lapses in a row the bot keeps the seat until its player returns. */
  readonly lapses: number;
} & (
  | { readonly kind: 'prompt'; readonly seconds: number }
  | { readonly kind: 'bank'; readonly seconds: number; readonly increment: number }
);

export interface SeatHouse {
  /** Who answers for a seat that a player holds. */
  readonly played: 'holder' | 'autopilot' | 'resigned';
  /** How often in a row its time ran out. */
  readonly lapses: number;
  /** What is left of its bank, in milliseconds, when its clock last stood. */
  readonly bank: number | null;
  /** What was left of its time when it last acted: whoever takes back gets no more than that. */
  readonly left: number | null;
  /** Since when it is asked, and until when it must answer. */
  readonly asked: { readonly since: number; readonly due: number | null } | null;
}

export interface UndoAsked {
  readonly by: Seat;
  readonly to: number;
  readonly granted: readonly Seat[];
}

export interface House {
  readonly seats: readonly SeatHouse[];
  /** The seats that have resigned, in that order. */
  readonly resigned: readonly Seat[];
  readonly undo: UndoAsked | null;
}

export const newHouse = (seats: number, clock: ClockSettings | null): House => ({
  seats: Array.from({ length: seats }, () => ({
    played: 'holder' as const,
    lapses: 0,
    bank: clock?.kind === 'bank' ? clock.seconds * 1000 : null,
    left: null,
    asked: null,
  })),
  resigned: [],
  undo: null,
});

/** Whether the rulebook's bot answers for a seat of a game that has begun. */
export const isPlayedByBot = (holder: Holder | undefined, house: SeatHouse | undefined): boolean =>
  holder?.kind !== 'player' || house?.played !== 'holder';

/** The seats that people play: whoever asks to take back needs their leave. */
export const playedByPeople = (seats: readonly Holder[], house: House): Seat[] =>
  [...seats.keys()].filter((seat) => !isPlayedByBot(seats[seat], house.seats[seat]));

export interface Moment {
  readonly at: number;
  readonly prompts: readonly Prompt[];
  readonly seats: readonly Holder[];
  readonly clock: ClockSettings | null;
  /** How often each seat has acted since. */
  readonly acted: ReadonlyMap<Seat, number>;
  /** The seat that has taken back. */
  readonly undone: Seat | null;
  /** The calendars of the players, by their ids. */
  readonly calendars: ReadonlyMap<string, Calendar>;
}

/** Clocks after the prompts have changed: whoever is asked anew has a new time, whoever was asked before has not. */
export function ticked(house: House, moment: Moment): House {
  return { ...house, seats: house.seats.map((one, seat) => tickSeat(one, seat, moment)) };
}

function tickSeat(one: SeatHouse, seat: Seat, moment: Moment): SeatHouse {
  const { at, prompts, clock, acted, undone } = moment;
  const actions = acted.get(seat) ?? 0;
  const isAsked = prompts.some((prompt) => prompt.seat === seat);
  const calendar = calendarFor(seat, moment);
  const runs = clock !== null && !isPlayedByBot(moment.seats[seat], one);
  const until = (time: number) => (runs ? afterPlayTime(at, time, calendar) : null);
  if (seat === undone && isAsked && one.left !== null) {
    const bank = one.bank === null ? null : one.left;
    return { ...one, bank, asked: { since: at, due: until(one.left) } };
  }
  const { asked } = one;
  if (asked !== null && isAsked && actions === 0) {
    if (runs === (asked.due !== null)) return one;
    return { ...one, asked: runs ? { since: at, due: until(timeOf(one, clock)) } : { ...asked, due: null } };
  }
  const next =
    actions > 0 && asked?.due != null ? spent(one, asked.since, asked.due, actions, moment, calendar) : one;
  return { ...next, asked: isAsked ? { since: at, due: until(timeOf(next, clock)) } : null };
}

/** After a seat has answered: what it took, and what it gets for it. */
function spent(
  one: SeatHouse,
  since: number,
  due: number,
  actions: number,
  { at, clock }: Moment,
  calendar: Calendar | null,
): SeatHouse {
  const left = playTimeBetween(at, due, calendar);
  if (clock?.kind !== 'bank' || one.bank === null) return { ...one, left };
  const bank = Math.max(0, one.bank - playTimeBetween(since, at, calendar));
  return { ...one, left, bank: bank + actions * clock.increment * 1000 };
}

/** How long a seat has that is asked now. */
const timeOf = ({ bank }: SeatHouse, clock: ClockSettings | null): number =>
  clock?.kind === 'bank' ? (bank ?? 0) : (clock?.seconds ?? 0) * 1000;

/** From half a day on, nights, weekends and vacations count for nothing; a game of an evening has none. */
export const respectsCalendars = (clock: ClockSettings): boolean => clock.seconds * 1000 >= DAY / 2;

function calendarFor(seat: Seat, { clock, seats, calendars }: Moment): Calendar | null {
  const holder = seats[seat];
  if (clock === null || !respectsCalendars(clock) || holder?.kind !== 'player') return null;
  return calendars.get(holder.id) ?? null;
}

/** The deadlines of who is asked, computed anew: a calendar has changed. */
export function rescheduled(house: House, moment: Moment): House {
  const { clock } = moment;
  const seats = house.seats.map((one, seat) =>
    one.asked === null || one.asked.due === null
      ? one
      : {
          ...one,
          asked: {
            since: one.asked.since,
            due: afterPlayTime(one.asked.since, timeOf(one, clock), calendarFor(seat, moment)),
          },
        },
  );
  return { ...house, seats };
}

/** When somebody's time is over next. */
export function nextDue(house: House): Date | null {
  const dues = house.seats.flatMap(({ asked }) => (asked?.due == null ? [] : [asked.due]));
  return dues.length === 0 ? null : new Date(Math.min(...dues));
}

export const seatsDue = (house: House, now: number): Seat[] =>
  house.seats.flatMap(({ asked }, seat) => (asked?.due != null && asked.due <= now ? [seat] : []));

export const withSeat = (house: House, seat: Seat, change: Partial<SeatHouse>): House => ({
  ...house,
  seats: house.seats.map((one, nth) => (nth === seat ? { ...one, ...change } : one)),
});
