import type { SeenEvent } from '../schemas/event.js';

export type SeenOf<Type extends SeenEvent['type']> = Extract<SeenEvent, { type: Type }>;
