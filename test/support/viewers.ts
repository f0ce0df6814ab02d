import type { AnyConfig } from '../../src/engine/any-rulebook.js';
import { SPECTATOR, type Viewer } from '../../src/engine/rulebook.js';

export const viewersOf = (config: AnyConfig): Viewer[] => [...Array(config.seats).keys(), SPECTATOR];
