import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dateOf,
  isDate,
  isTimeZone,
  isWithin,
  momentOf,
  nextTime,
  plusDays,
  timeOfDay,
} from '../../src/kernel/local-time.js';

const at = (text: string) => new Date(text);
const clock = (hours: number, minutes = 0) => hours * 60 + minutes;

describe('the time of day in a time zone', () => {
  it('is the local time, in summer and in winter', () => {
    expect(timeOfDay(at('2026-01-15T12:30:45Z'), 'Europe/Berlin')).toBe(clock(13, 30));
    expect(timeOfDay(at('2026-07-15T12:30:45Z'), 'Europe/Berlin')).toBe(clock(14, 30));
    expect(timeOfDay(at('2026-07-15T23:00:00Z'), 'Asia/Kathmandu')).toBe(clock(4, 45));
    expect(timeOfDay(at('2026-07-15T00:00:00Z'), 'UTC')).toBe(0);
  });

  it.each<[string, string, number, string]>([
    ['2026-01-15T12:30:00Z', 'Europe/Berlin', clock(14), '2026-01-15T13:00:00Z'],
    ['2026-01-15T12:30:00Z', 'Europe/Berlin', clock(8), '2026-01-16T07:00:00Z'],
    ['2026-01-15T07:00:00Z', 'Europe/Berlin', clock(8), '2026-01-16T07:00:00Z'],
    // The nights in which clocks go forward and back.
    ['2026-03-28T20:00:00Z', 'Europe/Berlin', clock(8), '2026-03-29T06:00:00Z'],
    ['2026-10-24T20:00:00Z', 'Europe/Berlin', clock(8), '2026-10-25T07:00:00Z'],
    ['2026-06-01T10:00:00Z', 'America/St_Johns', clock(8), '2026-06-01T10:30:00Z'],
  ])('after %s in %s, the next %i minutes after midnight are at %s', (after, zone, wanted, expected) => {
    expect(nextTime(at(after), zone, wanted)).toEqual(at(expected));
  });

  it('comes within 25 hours, and is never in the past', () => {
    const zone = fc.constantFrom(
      'UTC',
      'Europe/Berlin',
      'America/New_York',
      'Asia/Kathmandu',
      'Australia/Lord_Howe',
    );
    const instant = fc.date({
      min: at('2020-01-01T00:00Z'),
      max: at('2030-01-01T00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instant, zone, fc.nat(1439), (after, timeZone, wanted) => {
        const next = nextTime(after, timeZone, wanted);
        const hours = (next.getTime() - after.getTime()) / 3_600_000;
        const off = Math.abs(timeOfDay(next, timeZone) - wanted);
        return hours > 0 && hours <= 25 && Math.min(off, 1440 - off) <= 60;
      }),
    );
  });

  it.each<[string, string, number, string]>([
    ['2026-06-01', 'Europe/Berlin', clock(8), '2026-06-01T06:00:00Z'],
    ['2026-06-01', 'Europe/Berlin', clock(24), '2026-06-01T22:00:00Z'],
    // Clocks go forward from two to three: 02:30 does not exist.
    ['2026-03-29', 'Europe/Berlin', clock(1, 59), '2026-03-29T00:59:00Z'],
    ['2026-03-29', 'Europe/Berlin', clock(2, 30), '2026-03-29T01:00:00Z'],
    ['2026-03-29', 'Europe/Berlin', clock(3), '2026-03-29T01:00:00Z'],
    // Clocks go back: 02:30 occurs twice.
    ['2026-10-25', 'Europe/Berlin', clock(2, 30), '2026-10-25T00:30:00Z'],
    ['2026-10-25', 'Europe/Berlin', clock(3), '2026-10-25T02:00:00Z'],
    // Samoa skipped this day.
    ['2011-12-30', 'Pacific/Apia', clock(12), '2011-12-30T10:00:00Z'],
  ])('on %s in %s, %i minutes after midnight are at %s', (date, zone, time, expected) => {
    expect(new Date(momentOf(date, time, zone))).toEqual(at(expected));
  });

  it('is never earlier for a later time of day, even on days with a clock change', () => {
    const zone = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Cairo');
    const day = fc.nat(364).map((days) => plusDays('2026-01-01', days));
    fc.assert(
      fc.property(zone, day, fc.nat(1440), fc.nat(1440), (timeZone, date, one, other) => {
        const [sooner, later] = [Math.min(one, other), Math.max(one, other)];
        return momentOf(date, sooner, timeZone) <= momentOf(date, later, timeZone);
      }),
      { numRuns: 1_000 },
    );
  });

  it('belongs to the local date', () => {
    const newYear = Date.parse('2026-12-31T23:30Z');
    expect(dateOf(newYear, 'UTC')).toBe('2026-12-31');
    expect(dateOf(newYear, 'Europe/Berlin')).toBe('2027-01-01');
    expect(dateOf(newYear, 'America/New_York')).toBe('2026-12-31');
  });

  it('is within a span, even across midnight', () => {
    const night = { from: clock(22), until: clock(7) };
    expect([clock(22), clock(23, 59), 0, clock(6, 59)].map((time) => isWithin(time, night))).toEqual(
      Array(4).fill(true),
    );
    expect([clock(7), clock(12), clock(21, 59)].map((time) => isWithin(time, night))).toEqual(
      Array(3).fill(false),
    );
    expect(isWithin(clock(12), { from: clock(12), until: clock(13) })).toBe(true);
    expect(isWithin(clock(13), { from: clock(12), until: clock(13) })).toBe(false);
  });

  it('is known for existing time zones only', () => {
    expect(['UTC', 'Europe/Berlin', 'Asia/Kathmandu'].map(isTimeZone)).toEqual([true, true, true]);
    expect(['Mammut/Steppe', '', 'Berlin'].map(isTimeZone)).toEqual([false, false, false]);
  });
});

describe('a day', () => {
  it('is a calendar date in the form YYYY-MM-DD', () => {
    expect(['2026-12-24', '2028-02-29', '0001-01-01', '9999-12-31'].filter((day) => !isDate(day))).toEqual(
      [],
    );
    const others = [
      '2026-02-29',
      '2026-13-01',
      '2026-1-1',
      '20261224',
      '2026-12-24T00:00',
      '-2026-01-01',
      '',
    ];
    expect(others.filter(isDate)).toEqual([]);
  });

  it('is counted forward and back across months and years', () => {
    expect(plusDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(plusDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(plusDays('2026-03-01', -1)).toBe('2026-02-28');
  });
});
