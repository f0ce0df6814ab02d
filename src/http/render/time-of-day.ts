import type { Span, TimeOfDay } from '../../kernel/local-time.js';

/** Reads `HH:MM`, which the schema has checked. */
export function timeOfDayFrom(text: string): TimeOfDay {
  const [hours, minutes] = text.split(':');
  return Number(hours) * 60 + Number(minutes);
}

export const renderTimeOfDay = (minutes: TimeOfDay): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

export const spanFrom = ({ from, until }: { readonly from: string; readonly until: string }): Span => ({
  from: timeOfDayFrom(from),
  until: timeOfDayFrom(until),
});

export const renderSpan = ({ from, until }: Span) => ({
  from: renderTimeOfDay(from),
  until: renderTimeOfDay(until),
});
