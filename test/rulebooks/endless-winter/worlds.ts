import { SPECTATOR, type Viewer } from '../../../src/engine/rulebook.js';
import { quickRng, seededRng } from '../../../src/kernel/rng.js';
import type { Event } from '../../../src/rulebooks/endless-winter/events/index.js';
import { endlessWinter } from '../../../src/rulebooks/endless-winter/index.js';
import { Memory } from './memory.js';
import { configOf } from './support.js';

export interface Worlds {
  readonly worlds: number;
  readonly faults: readonly string[];
  /** How many worlds were imagined after events of each type. */
  readonly kinds: ReadonlyMap<string, number>;
}

/** Plays random games, imagines a world after each event for one viewer or another, and compares it with a memory. */
export function imaginedWorlds(wanted: number, firstGame = 0): Worlds {
  const kinds = new Map<string, number>();
  const faults: string[] = [];
  let worlds = 0;
  for (let game = firstGame; worlds < wanted; game += 1) {
    const config = configOf(2 + (game % 3), { iceFinds: game % 2 === 0, restTiles: game % 3 === 0 });
    const viewers: Viewer[] = [...Array(config.seats).keys(), SPECTATOR];
    const memories = new Map(viewers.map((viewer) => [viewer, new Memory(config.seats, viewer)]));
    const rng = quickRng(game);
    let state = endlessWinter.initial(config);

    const happen = (event: Event): void => {
      state = endlessWinter.evolve(state, event);
      for (const memory of memories.values()) memory.hear(event);
      if (state.phase === 'setup' && state.players.some(({ deck }) => deck.length === 0)) return;
      // Rare events are always looked at, of the frequent ones a tenth.
      if ((kinds.get(event.type) ?? 0) > 100 && rng.int(10) > 0) return;
      if (worlds === wanted) return;
      const viewer = viewers[rng.int(viewers.length)] ?? SPECTATOR;
      const world = endlessWinter.imagine(state, viewer, rng);
      worlds += 1;
      kinds.set(event.type, (kinds.get(event.type) ?? 0) + 1);
      for (const fault of memories.get(viewer)?.faults(world) ?? [])
        faults.push(`game ${game}, viewer ${viewer}, after ${event.type}: ${fault}`);
    };

    for (const event of endlessWinter.setup(config, seededRng(`world ${game}`, 1))) happen(event);
    for (let version = 2; worlds < wanted; version += 1) {
      const [prompt] = endlessWinter.prompts(state);
      if (prompt === undefined) break;
      const legal = endlessWinter.legal(state, prompt.seat);
      const action = legal[rng.int(legal.length)] ?? { type: 'done' };
      const { events } = endlessWinter.decide(
        state,
        prompt.seat,
        action,
        seededRng(`world ${game}`, version),
      );
      for (const event of events) happen(event);
    }
  }
  return { worlds, faults, kinds };
}
