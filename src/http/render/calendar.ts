import type { Calendar } from '../../play/clocks/calendar.js';
import { renderSpan } from './time-of-day.js';

export const renderCalendar = ({ earlier: _, ...calendar }: Calendar) => ({
  ...calendar,
  quietHours: calendar.quietHours && renderSpan(calendar.quietHours),
  vacations: calendar.vacations.map((vacation) => ({ ...vacation })),
});
