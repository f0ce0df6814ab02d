import type { Viewer } from '../../../src/engine/rulebook.js';
import { pick, quickRng } from '../../../src/kernel/rng.js';
import type { Event } from '../../../src/rulebooks/eiszeit/events/index.js';
import { eiszeit } from '../../../src/rulebooks/eiszeit/index.js';
import { randomGame } from './random-game.js';
import { Remembering } from './remembering.js';
import { configOf } from './table.js';

/** A seat that can play none of its cards comes up once in some 700 games, so many worlds are imagined each time. */
const RARE: Event['type'] = 'card-laid-down';
const TIMES_RARE = 250;

export interface Worlds {
  readonly sampled: ReadonlyMap<Event['type'], number>;
  readonly impossible: readonly string[];
  /** How many true states the memory calls impossible: none, if it is right. */
  readonly wronglyImpossible: readonly string[];
}

/** Imagines worlds after every action of many games, up to `enough` after each kind of event. */
export function sampleWorlds(games: number, each: number, enough: number): Worlds {
  const sampled = new Map<Event['type'], number>();
  const impossible: string[] = [];
  const wronglyImpossible: string[] = [];
  for (let game = 0; game < games; game += 1) {
    const seats = 3 + (game % 3);
    const config = configOf(seats);
    const viewers: Viewer[] = [...Array(seats).keys(), 'spectator'];
    const memories = viewers.map((viewer) => new Remembering(viewer, seats));
    const rng = quickRng(game);
    const setup = eiszeit.setup(config, quickRng(game));
    for (const memory of memories) for (const event of setup) memory.see(event);
    for (const { events, state } of randomGame(config, game)) {
      for (const memory of memories) for (const event of events) memory.see(event);
      const types = [...new Set(events.map(({ type }) => type))];
      if (Math.min(...types.map((type) => sampled.get(type) ?? 0)) >= enough) continue;
      const times = types.includes(RARE) ? TIMES_RARE * each : each;
      for (let time = 0; time < times; time += 1) {
        const memory = pick(memories, rng);
        const true_ = memory.whyImpossible(state);
        if (true_ !== null) wronglyImpossible.push(`${true_}: game ${game}, for ${memory.viewer}`);
        const why = memory.whyImpossible(eiszeit.imagine(state, memory.viewer, rng));
        if (why !== null) impossible.push(`${why}: game ${game}, for ${memory.viewer}`);
        for (const type of types) sampled.set(type, (sampled.get(type) ?? 0) + 1);
      }
    }
  }
  return { sampled, impossible, wronglyImpossible };
}
