export type { Audience, Config } from '../rulebook.js';
export { type ActionOf, actionSchema } from './action.js';
export type { EventOf } from './event.js';
export { bySeat, closed, type Frozen, hidden, of, orNull, type Stored, secret } from './fields.js';
export { eventsOf, rulesOf } from './rules.js';
export type { GameOf, StepOf } from './types.js';
