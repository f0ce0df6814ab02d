import { type Seat, SPECTATOR, type Viewer, type Worlds } from '../../../src/engine/rulebook.js';
import { pick, quickRng, type Rng } from '../../../src/kernel/rng.js';
import { initial, type State } from '../../../src/rulebooks/tal-der-mammuts/state.js';
import { rulebook, usual } from './given.js';
import { Memory } from './memory.js';
import { carefully } from './strategies.js';

export interface Sampled {
  readonly worlds: number;
  readonly impossible: readonly string[];
  /** After which events worlds were sampled. */
  readonly after: ReadonlySet<string>;
}

/** Plays games in which orders are given and taken back often, and asks each viewer's memory about imagined states. */
export function sampleWorlds(games: number, each: number, worlds: Worlds): Sampled {
  const impossible: string[] = [];
  const after = new Set<string>();
  let sampled = 0;
  for (let game = 0; game < games; game += 1) {
    const rng = quickRng(500 + game);
    const seats = 2 + (game % 5);
    const viewers: Viewer[] = [...Array(seats).keys(), SPECTATOR];
    const memories = viewers.map((viewer) => new Memory(viewer, seats, rulebook.components));
    playWith(seats, rng, (state, events, before, nth) => {
      for (const [at, memory] of memories.entries()) {
        memory.see(events, before);
        if (nth % each !== 0 || at !== (nth / each) % viewers.length) continue;
        for (const { type } of events) after.add(type);
        const viewer = viewers[at] ?? SPECTATOR;
        for (const doubt of memory.doubts(rulebook.imagine(state, viewer, rng, worlds)))
          impossible.push(`game ${game}, action ${nth}, viewer ${viewer}: ${doubt}`);
        for (const doubt of memory.doubts(state)) throw new Error(`the truth is doubted: ${doubt}`);
        sampled += 1;
      }
    });
  }
  return { worlds: sampled, impossible, after };
}

type Watch = (
  state: State,
  events: Parameters<Memory['see']>[0],
  before: Parameters<Memory['see']>[1],
  nth: number,
) => void;

function playWith(seats: number, rng: Rng, watch: Watch): void {
  const config = { seats, components: rulebook.components, options: { ...usual, yearLimit: 6 } };
  const setup = rulebook.setup(config, rng);
  let state = setup.reduce(rulebook.evolve, initial(config));
  watch(state, setup, [], 0);
  for (let nth = 1; nth < 1_500 && rulebook.outcome(state) === null; nth += 1) {
    const before = rulebook.prompts(state);
    const { seat } = pick(before, rng);
    const { events, state: next } = rulebook.decide(state, seat, answerOf(state, seat, rng), rng);
    state = next;
    watch(state, events, before, nth);
  }
}

function answerOf(state: State, seat: Seat, rng: Rng) {
  const legal = rulebook.legal(state, seat);
  const order = legal.find(({ type }) => type === 'pass-on' || type === 'ask-again');
  return order !== undefined && rng.int(3) === 0 ? order : carefully(state, seat, legal, rng);
}
