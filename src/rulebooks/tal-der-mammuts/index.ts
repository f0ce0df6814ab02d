import type { Rulebook } from '../../engine/rulebook.js';
import { bot } from './bot/index.js';
import { components } from './components/index.js';
import { decide } from './decide/index.js';
import { evolve } from './evolve/index.js';
import { flaws } from './flaws.js';
import { imagine } from './imagine.js';
import { legal } from './legal.js';
import { meta } from './meta.js';
import { outcome } from './outcome.js';
import { picture } from './picture/index.js';
import { prompts } from './prompts.js';
import { reasons } from './reasons.js';
import type { Action } from './schemas/action.js';
import type { Components } from './schemas/components.js';
import type { Event } from './schemas/event.js';
import { schemas } from './schemas/index.js';
import type { View } from './schemas/view.js';
import { seen } from './seen.js';
import { setup } from './setup.js';
import { initial, type Options, type State } from './state.js';
import { view } from './view.js';
import { words } from './words/index.js';

export const talDerMammuts: Rulebook<State, Action, Event, View, Options, Components> = {
  meta,
  schemas,
  components,
  flaws,
  initial,
  setup,
  evolve,
  prompts,
  legal,
  decide,
  reasons,
  view,
  seen,
  imagine,
  outcome,
  bot,
  words,
  picture,
};
