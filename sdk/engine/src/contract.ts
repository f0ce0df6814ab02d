import type * as published from '../../../src/engine/engine.mjs';

export type {
  Action,
  Components,
  Config,
  Event,
  Json,
  Outcome,
  Prompt,
  Rng,
  Seat,
  State,
  View,
  Viewer,
} from '../../../src/engine/engine.mjs';

/** All that one rules version of one rulebook can do. */
export type Engine = typeof published;
