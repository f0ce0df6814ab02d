import { Type } from 'typebox';
import { closed, QuietHours } from './common.js';
import { named, ref } from './ref.js';

const Day = Type.String({ format: 'date' });

const hours = {
  timeZone: Type.String({ maxLength: 100, description: 'An IANA time zone: Europe/Amsterdam.' }),
  weekendsOff: Type.Boolean({ description: 'The clock stands on Saturdays and Sundays.' }),
  quietHours: Type.Union([QuietHours, Type.Null()], {
    description: 'When the clock stands on every day: twelve hours at most, in your time zone.',
  }),
};

export const SetHours = named('SetHours', Type.Object(hours, closed));

export const Vacation = named(
  'Vacation',
  Type.Object({ from: Day, to: Day }, { ...closed, description: 'Days off, both included.' }),
);

export const Calendar = named(
  'Calendar',
  Type.Object(
    { ...hours, vacations: Type.Array(ref(Vacation)) },
    {
      ...closed,
      description: 'When your clock runs, in games whose clock gives you twelve hours or more.',
    },
  ),
);

export const calendarSchemas = [SetHours, Vacation, Calendar];
