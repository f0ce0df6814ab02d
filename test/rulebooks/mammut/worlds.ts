import { erase } from '../../../src/engine/any-rulebook.js';
import type { Viewer } from '../../../src/engine/rulebook.js';
import { pick, quickRng } from '../../../src/kernel/rng.js';
import type { Event } from '../../../src/rulebooks/mammut/events/index.js';
import { mammut } from '../../../src/rulebooks/mammut/index.js';
import type { State } from '../../../src/rulebooks/mammut/state.js';
import { type Chooser, configFor, playout } from '../../support/playout.js';
import { Remembering } from './remembering.js';

const anyMammut = erase(mammut);

/** Plays cards more often than at random, so that decks are shuffled again, several times in a game. */
export const withManyCards: Chooser = (_, __, legal, rng) => {
  const plays = legal.filter(({ type }) => type === 'play');
  return plays.length > 0 && rng.int(3) === 0 ? pick(plays, rng) : pick(legal, rng);
};

export interface Worlds {
  readonly sampled: ReadonlyMap<Event['type'], number>;
  readonly impossible: readonly string[];
  /** After at least one reshuffle. */
  readonly reshuffled: number;
}

/** Imagines worlds after every action of many games, up to `enough` after each kind of event. */
export function sampleWorlds(games: number, each: number, enough: number): Worlds {
  const sampled = new Map<Event['type'], number>();
  const impossible: string[] = [];
  let reshuffled = 0;
  for (let game = 0; game < games; game += 1) {
    const seats = 2 + (game % 4);
    const viewers: Viewer[] = [...Array(seats).keys(), 'spectator'];
    const { setup, opening, steps } = playout(anyMammut, configFor(anyMammut, seats), game, {
      choose: withManyCards,
    });
    const memories = viewers.map((viewer) => new Remembering(viewer, seats));
    const rng = quickRng(game);
    const all = [{ events: setup, after: opening }, ...steps];
    for (const { events, after } of all) {
      const facts = events as unknown as Event[];
      for (const memory of memories) for (const event of facts) memory.see(event);
      const state = after as unknown as State;
      const types = [...new Set(facts.map(({ type }) => type))];
      const rarest = Math.min(...types.map((type) => sampled.get(type) ?? 0));
      if (rarest >= enough) continue;
      // It happens in one game of hundreds.
      const times = types.includes('nothing-drawn') ? 500 * each : each;
      for (let time = 0; time < times; time += 1) {
        const memory = pick(memories, rng);
        const why = memory.whyImpossible(mammut.imagine(state, memory.viewer, rng));
        if (why !== null) impossible.push(`${why}: game ${game}, for ${memory.viewer}`);
        if (state.memory.shuffles.length > 1) reshuffled += 1;
        for (const type of types) sampled.set(type, (sampled.get(type) ?? 0) + 1);
      }
    }
  }
  return { sampled, impossible, reshuffled };
}
