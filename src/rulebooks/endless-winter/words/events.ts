import type { SeenEvent } from '../schemas/event.js';
import { eclipseEvents } from './eclipse-events.js';
import { gainEvents } from './gain-events.js';
import type { Told } from './say.js';
import type { Sentences } from './sentences.js';
import { setupEvents } from './setup-events.js';
import { turnEvents } from './turn-events.js';

const sentences: Sentences<SeenEvent['type']> = {
  ...setupEvents,
  ...turnEvents,
  ...gainEvents,
  ...eclipseEvents,
};

export function eventText(event: SeenEvent, telling: Told): string {
  // Each sentence is made for the type that it stands under, which the compiler cannot follow.
  const sentence = sentences[event.type] as (event: SeenEvent, telling: Told) => string;
  return sentence(event, telling);
}
