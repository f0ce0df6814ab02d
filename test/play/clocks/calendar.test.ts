import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTimeZone } from '../../../src/kernel/local-time.js';
import {
  afterPlayTime,
  type Calendar,
  playTimeBetween,
  withHours,
} from '../../../src/play/clocks/calendar.js';

const HOUR = 3_600_000;
const at = (text: string): number => Date.parse(text);
const utc: Calendar = { timeZone: 'UTC', weekendsOff: false, quietHours: null, vacations: [] };
const dueAfter = (from: string, hours: number, calendar: Calendar | null): string =>
  new Date(afterPlayTime(at(from), hours * HOUR, calendar)).toISOString();

describe('a calendar', () => {
  it('without restrictions lets the clock run', () => {
    expect(dueAfter('2026-06-01T12:00Z', 100, null)).toBe('2026-06-05T16:00:00.000Z');
    expect(dueAfter('2026-06-01T12:00Z', 100, utc)).toBe('2026-06-05T16:00:00.000Z');
  });

  it('pauses the clock in quiet hours, across midnight or not', () => {
    const night = { ...utc, quietHours: { from: 22 * 60, until: 6 * 60 } };
    expect(dueAfter('2026-06-01T20:00Z', 3, night)).toBe('2026-06-02T07:00:00.000Z');
    expect(dueAfter('2026-06-01T23:00Z', 1, night)).toBe('2026-06-02T07:00:00.000Z');
    expect(dueAfter('2026-06-01T20:00Z', 2, night)).toBe('2026-06-01T22:00:00.000Z');
    const siesta = { ...utc, quietHours: { from: 12 * 60, until: 14 * 60 } };
    expect(dueAfter('2026-06-01T11:00Z', 2, siesta)).toBe('2026-06-01T15:00:00.000Z');
  });

  it('pauses the clock on weekends and vacations', () => {
    // The 5th of June 2026 is a Friday.
    const calm = { ...utc, weekendsOff: true };
    expect(dueAfter('2026-06-05T12:00Z', 24, calm)).toBe('2026-06-08T12:00:00.000Z');
    expect(dueAfter('2026-06-06T12:00Z', 1, calm)).toBe('2026-06-08T01:00:00.000Z');
    const away = { ...calm, vacations: [{ from: '2026-06-08', to: '2026-06-09' }] };
    expect(dueAfter('2026-06-05T12:00Z', 24, away)).toBe('2026-06-10T12:00:00.000Z');
  });

  it('uses midnight in the player’s time zone, even on days when clocks change', () => {
    const amsterdam = { ...utc, timeZone: 'Europe/Amsterdam', quietHours: { from: 0, until: 8 * 60 } };
    expect(dueAfter('2026-06-01T21:00Z', 2, amsterdam)).toBe('2026-06-02T07:00:00.000Z');
    // On the 29th of March there is no hour from two to three, on the 25th of October there are two.
    const spring = {
      ...utc,
      timeZone: 'Europe/Amsterdam',
      vacations: [{ from: '2026-03-30', to: '2026-03-30' }],
    };
    expect(dueAfter('2026-03-28T23:00Z', 24, spring)).toBe('2026-03-30T23:00:00.000Z');
    expect(playTimeBetween(at('2026-03-28T23:00Z'), at('2026-03-29T22:00Z'), spring)).toBe(23 * HOUR);
    expect(playTimeBetween(at('2026-10-24T22:00Z'), at('2026-10-25T23:00Z'), spring)).toBe(25 * HOUR);
  });

  it('counts no minute twice when clocks skip the end of the quiet hours', () => {
    // On the 29th of March clocks go from 02:00 to 03:00, so a night from 02:30 to 03:00 takes no time.
    const calendar = { ...utc, timeZone: 'Europe/Amsterdam', quiet: { from: 150, to: 180 } };
    expect(dueAfter('2026-03-29T00:00Z', 2, calendar)).toBe('2026-03-29T02:00:00.000Z');
    expect(playTimeBetween(at('2026-03-29T00:00Z'), at('2026-03-29T02:00Z'), calendar)).toBe(2 * HOUR);
  });

  it('of other hours holds from their moment on, and what is long forgotten was no pause', () => {
    const night = { ...utc, quietHours: { from: 22 * 60, until: 6 * 60 } };
    const noon = at('2026-06-02T12:00Z');
    const changed = withHours(night, { ...utc, quietHours: { from: 6 * 60, until: 18 * 60 } }, noon);
    expect(playTimeBetween(at('2026-06-01T12:00Z'), noon, changed)).toBe(16 * HOUR);
    expect(playTimeBetween(noon, at('2026-06-03T12:00Z'), changed)).toBe(12 * HOUR);
    expect(dueAfter('2026-06-01T12:00Z', 17, changed)).toBe('2026-06-02T19:00:00.000Z');
    let often: Calendar = changed;
    for (let nth = 0; nth < 100; nth += 1) often = withHours(often, night, noon + nth);
    expect(often.earlier?.length).toBeLessThanOrEqual(10);
    expect(playTimeBetween(at('2026-06-01T12:00Z'), noon, often)).toBe(24 * HOUR);
  });

  it('counts the time up to a deadline as the time that was given, for any calendar', () => {
    const minute = fc.integer({ min: 0, max: 1_439 });
    const quietHours = fc.option(
      fc.tuple(minute, fc.integer({ min: 1, max: 720 })).map(([from, night]) => ({
        from,
        until: (from + night) % 1_440,
      })),
    );
    const timeZone = fc.constantFrom(
      'UTC',
      'Europe/Amsterdam',
      'America/New_York',
      'Asia/Kolkata',
      'Pacific/Apia',
    );
    const calendars = fc.record({
      timeZone,
      weekendsOff: fc.boolean(),
      quietHours,
      vacations: fc.constantFrom([], [{ from: '2026-03-27', to: '2026-04-02' }]),
    });
    fc.assert(
      fc.property(
        calendars,
        fc.integer({ min: at('2026-03-20T00:00Z'), max: at('2026-11-10T00:00Z') }),
        fc.integer({ min: 1, max: 20 * 24 * HOUR }),
        (calendar, from, time) => {
          const due = afterPlayTime(from, time, calendar);
          expect(due - from).toBeGreaterThanOrEqual(time);
          expect(playTimeBetween(from, due, calendar)).toBe(time);
          expect(playTimeBetween(from, due - 1, calendar)).toBe(time - 1);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('knows time zones', () => {
    expect(['Europe/Berlin', 'UTC'].every(isTimeZone)).toBe(true);
    expect(['', 'Mammoth/Valley', 'Europe/'].some(isTimeZone)).toBe(false);
  });
});
