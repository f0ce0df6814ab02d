import { Type } from 'typebox';
import { closed } from './common.js';
import { named, ref } from './ref.js';

const Day = Type.String({ format: 'date' });

const minute = (description: string) => Type.Integer({ minimum: 0, maximum: 1_439, description });

const hours = {
  timeZone: Type.String({ maxLength: 100, description: 'An IANA time zone: Europe/Amsterdam.' }),
  weekendsOff: Type.Boolean({ description: 'The clock stands on Saturdays and Sundays.' }),
  quiet: Type.Union(
    [
      Type.Object(
        { from: minute('A minute of the day.'), to: minute('Before `from` for a night over midnight.') },
        closed,
      ),
      Type.Null(),
    ],
    { description: 'Minutes of the day in which the clock stands: twelve hours at most.' },
  ),
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
