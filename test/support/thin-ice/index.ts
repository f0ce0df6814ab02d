import { type Static, Type } from 'typebox';
import { Recording } from '../../../src/engine/record.js';
import type { Config, Rulebook, Seat } from '../../../src/engine/rulebook.js';
import { standings } from '../../../src/engine/standings.js';
import { die, pick } from '../../../src/kernel/rng.js';
import { picture, words } from './shown.js';

/*
 * The shortest possible rulebook: everybody secretly drills for 1 to 3 fish, all at once. Who chose what nobody
 * else chose gets them, unless the ice cracks (a die of 1). After the last round the most fish win.
 */
const closed = { additionalProperties: false };
const Options = Type.Object({ rounds: Type.Integer({ minimum: 1, maximum: 5, default: 3 }) }, closed);
const Catch = Type.Integer({ minimum: 1, maximum: 3 });
const Action = Type.Object({ type: Type.Literal('drill'), fish: Catch }, closed);
// The number is told to the seat itself alone.
const Drilled = Type.Object(
  { type: Type.Literal('drilled'), seat: Type.Integer(), fish: Type.Optional(Catch) },
  closed,
);
const Pulled = Type.Object(
  { type: Type.Literal('pulled'), fish: Type.Array(Catch), ice: Type.Integer() },
  closed,
);
const View = Type.Object(
  {
    round: Type.Integer(),
    ready: Type.Array(Type.Boolean()),
    mine: Type.Union([Catch, Type.Null()]),
    caught: Type.Array(Type.Integer()),
    last: Type.Union([Pulled, Type.Null()]),
  },
  closed,
);

export type ThinIceAction = Static<typeof Action>;
export type ThinIceEvent = Static<typeof Drilled> | Static<typeof Pulled>;

export type ThinIceView = Static<typeof View>;
interface State {
  readonly rounds: number;
  readonly round: number;
  readonly chosen: readonly (number | null)[];
  readonly caught: readonly number[];
  readonly last: Static<typeof Pulled> | null;
}

const isOver = (state: State): boolean => state.round > state.rounds;
const isAsked = (state: State, seat: Seat): boolean => !isOver(state) && state.chosen[seat] === null;

function evolve(state: State, event: ThinIceEvent): State {
  if (event.type === 'drilled') {
    const chosen = state.chosen.map((was, seat) => (seat === event.seat ? (event.fish ?? was) : was));
    return { ...state, chosen };
  }
  const alone = (seat: number) => event.fish.filter((fish) => fish === event.fish[seat]).length === 1;
  const gain = (seat: number) => (event.ice > 1 && alone(seat) ? (event.fish[seat] ?? 0) : 0);
  const caught = state.caught.map((before, seat) => before + gain(seat));
  return { ...state, round: state.round + 1, chosen: state.chosen.map(() => null), caught, last: event };
}

export const thinIce: Rulebook<State, ThinIceAction, ThinIceEvent, ThinIceView, Static<typeof Options>> = {
  meta: {
    id: 'thin-ice',
    titles: { en: 'Thin Ice', de: 'Dünnes Eis' },
    seats: { min: 2, max: 4 },
    rulesVersion: '1',
    summary: { en: 'Drill where nobody else drills.', de: 'Bohre, wo sonst niemand bohrt.' },
    prompts: { drill: { en: 'How many fish do you drill for?', de: 'Auf wie viele Fische bohrst du?' } },
    rejections: {},
  },
  schemas: {
    options: Options,
    components: Type.Object({}, closed),
    action: Action,
    event: Type.Union([Drilled, Pulled]),
    view: View,
  },
  components: {},
  initial: ({ seats, options }: Config<Static<typeof Options>, object>) => ({
    rounds: options.rounds,
    round: 1,
    chosen: Array<null>(seats).fill(null),
    caught: Array<number>(seats).fill(0),
    last: null,
  }),
  setup: () => [],
  evolve,
  prompts: (state) =>
    state.chosen.flatMap((_, seat) => (isAsked(state, seat) ? [{ seat, kind: 'drill' }] : [])),
  legal: (state, seat) => (isAsked(state, seat) ? [1, 2, 3].map((fish) => ({ type: 'drill', fish })) : []),
  decide: (state, seat, { fish }, rng) => {
    const recording = new Recording<State, ThinIceEvent>(state, evolve);
    recording.add({ type: 'drilled', seat, fish });
    const chosen = recording.state.chosen.filter((one) => one !== null);
    if (chosen.length === state.chosen.length)
      recording.add({ type: 'pulled', fish: chosen, ice: die(6, rng) });
    return recording.events;
  },
  view: (state, viewer) => ({
    round: state.round,
    ready: state.chosen.map((fish) => fish !== null),
    mine: viewer === 'spectator' ? null : (state.chosen[viewer] ?? null),
    caught: [...state.caught],
    last: state.last,
  }),
  seen: (event, viewer) =>
    event.type === 'drilled' && event.seat !== viewer ? { type: event.type, seat: event.seat } : event,
  imagine: (state, viewer, rng) => ({
    ...state,
    chosen: state.chosen.map((fish, seat) => (fish === null || seat === viewer ? fish : die(3, rng))),
  }),
  outcome: (state) =>
    isOver(state) ? { reason: 'rounds_played', standings: standings(state.caught) } : null,
  bot: (_view, legal, rng) => pick(legal, rng),
  words,
  picture,
};
