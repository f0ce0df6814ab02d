import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWithin, timeOfDay } from '../../../src/kernel/local-time.js';
import { mailTime } from '../../../src/play/channels/mail-time.js';
import type { MailWishes } from '../../../src/play/ports/mail.js';

const wishes: MailWishes = {
  ...{ address: 'ayla@example.com', language: 'en', events: ['prompt.opened'], digest: 'immediately' },
  ...{ dailyAt: 8 * 60, quietHours: null, timeZone: 'Europe/Berlin' },
};
const at = (text: string) => new Date(text);
const clock = (hours: number, minutes = 0) => hours * 60 + minutes;

/** When the mail is sent, after being postponed as often as needed. */
function sentAt(part: Partial<MailWishes>, oldest: Date, now = oldest): Date {
  for (let looked = now; ; ) {
    const time = mailTime({ ...wishes, ...part }, oldest, looked);
    if (time <= looked) return looked;
    looked = time;
  }
}

describe('a mail goes out', () => {
  const night = { from: clock(22), until: clock(7) };
  const deep = { from: clock(22), until: clock(2, 30) };

  it.each<[string, Partial<MailWishes>, string, string]>([
    ['a minute later', {}, '2026-06-01T10:00:30Z', '2026-06-01T10:01:30Z'],
    ['at the full hour', { digest: 'hourly' }, '2026-06-01T10:20:00Z', '2026-06-01T11:00:00Z'],
    ['at its time of day', { digest: 'daily' }, '2026-06-01T10:20:00Z', '2026-06-02T06:00:00Z'],
    ['after quiet hours', { quietHours: night }, '2026-06-01T21:00:00Z', '2026-06-02T05:00:00Z'],
    [
      'after a night that is an hour short',
      { quietHours: night },
      '2026-03-28T22:00:00Z',
      '2026-03-29T05:00:00Z',
    ],
    [
      'after a night that is an hour long',
      { quietHours: night },
      '2026-10-24T21:00:00Z',
      '2026-10-25T06:00:00Z',
    ],
    ['when their end is skipped', { quietHours: deep }, '2026-03-28T22:00:00Z', '2026-03-29T01:30:00Z'],
    ['when their end comes twice', { quietHours: deep }, '2026-10-24T21:00:00Z', '2026-10-25T00:30:00Z'],
    [
      'daily though skipped',
      { digest: 'daily', dailyAt: deep.until },
      '2026-03-28T12:00Z',
      '2026-03-29T00:30Z',
    ],
  ])('%s', (_when, part, oldest, expected) => {
    expect(sentAt(part, at(oldest))).toEqual(at(expected));
  });

  it('within two days and an hour, and never in quiet hours, even when clocks change', () => {
    const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Cairo'];
    const minute = fc.nat(1439);
    const instant = fc.date({
      min: at('2026-01-01T00:00Z'),
      max: at('2027-01-01T00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(
        instant,
        fc.constantFrom(...zones),
        fc.constantFrom('immediately' as const, 'hourly' as const, 'daily' as const),
        fc.record({ from: minute, until: minute }),
        minute,
        (oldest, timeZone, digest, quietHours, dailyAt) => {
          const sent = sentAt({ timeZone, digest, quietHours, dailyAt }, oldest);
          const hours = (sent.getTime() - oldest.getTime()) / 3_600_000;
          return hours > 0 && hours <= 50 && !isWithin(timeOfDay(sent, timeZone), quietHours);
        },
      ),
    );
  });
});
