import { Type } from 'typebox';
import { closed, QuietHours } from './common.js';
import { named, ref } from './ref.js';

const Day = Type.String({ format: 'date' });

const hours = {
  timeZone: Type.String({ maxLength: 100, description: 'An IANA time zone, such as `Europe/Amsterdam`.' }),
  weekendsOff: Type.Boolean({ description: 'Whether your clocks stop on Saturdays and Sundays.' }),
  quietHours: Type.Union([QuietHours, Type.Null()], {
    description:
      'When your clocks stop every day, in your time zone: at most twelve hours. Goes over midnight if `until` is earlier than `from`.',
  }),
};

export const SetHours = named('SetHours', Type.Object(hours, closed));

export const Vacation = named(
  'Vacation',
  Type.Object(
    { from: Day, to: Day },
    { ...closed, description: 'The first and the last day on which your clocks stop.' },
  ),
);

export const Calendar = named(
  'Calendar',
  Type.Object(
    { ...hours, vacations: Type.Array(ref(Vacation)) },
    {
      ...closed,
      description: 'When your clocks run. Applies to games whose clock gives twelve hours or more.',
    },
  ),
);

export const calendarSchemas = [SetHours, Vacation, Calendar];
