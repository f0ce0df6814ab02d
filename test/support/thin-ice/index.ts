import { type Static, type TProperties, Type } from 'typebox';
import { block, choice, column, page, rect, text } from '../../../src/engine/drawing/index.js';
import { layouts, touching } from '../../../src/engine/drawing/picture.js';
import { Recording } from '../../../src/engine/record.js';
import type { Rulebook, Seat } from '../../../src/engine/rulebook.js';
import { standings } from '../../../src/engine/standings.js';
import { say } from '../../../src/engine/words.js';
import { die, pick } from '../../../src/kernel/rng.js';

/*
 * The shortest possible rulebook: everybody secretly drills for 1 to 3 fish, all at once. Who chose what
 * nobody else chose gets them, unless the ice cracks (a die of 1). After the last round the most fish win.
 */
const closed = <Fields extends TProperties>(fields: Fields) =>
  Type.Object(fields, { additionalProperties: false });
const Options = closed({ rounds: Type.Integer({ minimum: 1, maximum: 5, default: 3 }) });
const Catch = Type.Integer({ minimum: 1, maximum: 3 });
const Action = closed({ type: Type.Literal('drill'), fish: Catch });
const Drilled = closed({ type: Type.Literal('drilled'), seat: Type.Integer(), fish: Type.Optional(Catch) });
const Pulled = closed({ type: Type.Literal('pulled'), fish: Type.Array(Catch), ice: Type.Integer() });
const View = closed({
  round: Type.Integer(),
  ready: Type.Array(Type.Boolean()),
  mine: Type.Union([Catch, Type.Null()]),
  caught: Type.Array(Type.Integer()),
  last: Type.Union([Pulled, Type.Null()]),
});

type Action = Static<typeof Action>;
type Event = Static<typeof Drilled> | Static<typeof Pulled>;
type View = Static<typeof View>;
interface State {
  readonly rounds: number;
  readonly round: number;
  readonly chosen: readonly (number | null)[];
  readonly caught: readonly number[];
  readonly last: Static<typeof Pulled> | null;
}

const isOver = (state: State): boolean => state.round > state.rounds;
const isAsked = (state: State, seat: Seat): boolean => !isOver(state) && state.chosen[seat] === null;

function evolve(state: State, event: Event): State {
  if (event.type === 'drilled')
    return { ...state, chosen: state.chosen.with(event.seat, event.fish ?? null) };
  const alone = (seat: Seat) => event.fish.filter((fish) => fish === event.fish[seat]).length === 1;
  const gain = (seat: Seat) => (event.ice > 1 && alone(seat) ? (event.fish[seat] ?? 0) : 0);
  const caught = state.caught.map((before, seat) => before + gain(seat));
  return { ...state, round: state.round + 1, chosen: state.chosen.map(() => null), caught, last: event };
}

export const thinIce: Rulebook<State, Action, Event, View, Static<typeof Options>> = {
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
    components: closed({}),
    action: Action,
    event: Type.Union([Drilled, Pulled]),
    view: View,
  },
  components: {},
  initial: ({ seats, options: { rounds } }) => {
    const each = <Item>(item: Item) => Array<Item>(seats).fill(item);
    return { rounds, round: 1, chosen: each(null), caught: each(0), last: null };
  },
  setup: () => [],
  evolve,
  prompts: (state) =>
    [...state.chosen.keys()].filter((seat) => isAsked(state, seat)).map((seat) => ({ seat, kind: 'drill' })),
  legal: (state, seat) => (isAsked(state, seat) ? [1, 2, 3].map((fish) => ({ type: 'drill', fish })) : []),
  decide: (state, seat, { fish }, rng) => {
    const game = new Recording<State, Event>(state, evolve);
    game.add({ type: 'drilled', seat, fish });
    const chosen = game.state.chosen.filter((one) => one !== null);
    if (chosen.length === state.chosen.length) game.add({ type: 'pulled', fish: chosen, ice: die(6, rng) });
    return game;
  },
  view: ({ round, chosen, caught, last }, viewer) => {
    const mine = viewer === 'spectator' ? null : (chosen[viewer] ?? null);
    return { round, ready: chosen.map((fish) => fish !== null), mine, caught: [...caught], last };
  },
  seen: (event, viewer) =>
    event.type === 'drilled' && event.seat !== viewer ? { type: event.type, seat: event.seat } : event,
  imagine: (state, viewer, rng) => ({
    ...state,
    chosen: state.chosen.map((fish, seat) => (fish === null || seat === viewer ? fish : die(3, rng))),
  }),
  outcome: (state) =>
    isOver(state) ? { reason: 'rounds_played', standings: standings(state.caught) } : null,
  bot: (_view, legal, rng) => pick(legal, rng),
  words: {
    action: ({ fish }, _view, telling) => say(telling, { en: `Drill for ${fish}`, de: `Bohre auf ${fish}` }),
    event: (event: Event, telling) => {
      if (event.type === 'pulled')
        return say(telling, { en: `The die: ${event.ice}.`, de: `Der Würfel: ${event.ice}.` });
      const [who, fish] = [telling.names[event.seat], event.fish ?? '?'];
      return say(telling, { en: `${who} drills: ${fish}.`, de: `${who} bohrt: ${fish}.` });
    },
  },
  picture: ({ round, caught }, { names, legal, layout }) => {
    const hole = (fish: number) => {
      const ice = rect(fish * 60, 0, 50, 50, { fill: 'ice' });
      const number = text(fish * 60 + 20, 25, String(fish));
      return choice(touching(legal)({ fish }), String(fish), [ice, number], ice);
    };
    const line = (name: string, seat: Seat) =>
      text(0, 10 + seat * 20, `${name}, round ${round}: ${caught[seat]}`);
    const lake = block(376, 50, [1, 2, 3].map(hole));
    return page(layouts[layout], 'Thin Ice', column([lake, block(376, 90, names.map(line))]));
  },
};
