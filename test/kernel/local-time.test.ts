import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTimeZone, isWithin, nextTime, timeOfDay } from '../../src/kernel/local-time.js';

const at = (text: string) => new Date(text);
const clock = (hours: number, minutes = 0) => hours * 60 + minutes;

describe('the time of day in a time zone', () => {
  it('is what the clocks there show, in summer and in winter', () => {
    expect(timeOfDay(at('2026-01-15T12:30:45Z'), 'Europe/Berlin')).toBe(clock(13, 30));
    expect(timeOfDay(at('2026-07-15T12:30:45Z'), 'Europe/Berlin')).toBe(clock(14, 30));
    expect(timeOfDay(at('2026-07-15T23:00:00Z'), 'Asia/Kathmandu')).toBe(clock(4, 45));
    expect(timeOfDay(at('2026-07-15T00:00:00Z'), 'UTC')).toBe(0);
  });

  it.each<[string, string, number, string]>([
    ['2026-01-15T12:30:00Z', 'Europe/Berlin', clock(14), '2026-01-15T13:00:00Z'],
    ['2026-01-15T12:30:00Z', 'Europe/Berlin', clock(8), '2026-01-16T07:00:00Z'],
    ['2026-01-15T07:00:00Z', 'Europe/Berlin', clock(8), '2026-01-16T07:00:00Z'],
    // The night in which the clocks are put forward, and the one in which they are put back.
    ['2026-03-28T20:00:00Z', 'Europe/Berlin', clock(8), '2026-03-29T06:00:00Z'],
    ['2026-10-24T20:00:00Z', 'Europe/Berlin', clock(8), '2026-10-25T07:00:00Z'],
    ['2026-06-01T10:00:00Z', 'America/St_Johns', clock(8), '2026-06-01T10:30:00Z'],
  ])('after %s in %s, the next %i minutes after midnight are at %s', (after, zone, wanted, expected) => {
    expect(nextTime(at(after), zone, wanted)).toEqual(at(expected));
  });

  it('comes within a day and an hour, and is never over already', () => {
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

  it('lies within a span of it, over midnight too', () => {
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

  it('is known of the time zones that there are', () => {
    expect(['UTC', 'Europe/Berlin', 'Asia/Kathmandu'].map(isTimeZone)).toEqual([true, true, true]);
    expect(['Mammut/Steppe', '', 'Berlin'].map(isTimeZone)).toEqual([false, false, false]);
  });
});
