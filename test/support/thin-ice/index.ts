import { type Static, Type } from 'typebox';
import { type ActionOf, type EventOf, of, rulesOf, secret } from '../../../src/engine/define/index.js';
import { block, choice, column, page, rect, text } from '../../../src/engine/drawing/index.js';
import { layouts, touching } from '../../../src/engine/drawing/picture.js';
import type { Seat } from '../../../src/engine/rulebook.js';
import { standings } from '../../../src/engine/standings.js';
import { die, pick } from '../../../src/kernel/rng.js';

/*
 * The shortest rulebook: everybody secretly drills for 1 to 3 fish, all at once. A number that nobody else chose
 * brings its fish, unless the ice cracks (a die of 1). After the last round the most fish win.
 */
const Options = Type.Object(
  { rounds: Type.Integer({ minimum: 1, maximum: 5, default: 3 }) },
  { additionalProperties: false },
);
const Fish = Type.Integer({ minimum: 1, maximum: 3 });
const View = Type.Object(
  {
    round: Type.Integer(),
    ready: Type.Array(Type.Boolean()),
    mine: Type.Union([Fish, Type.Null()]),
    caught: Type.Array(Type.Integer()),
    last: Type.Array(Type.Integer(), { description: 'The die, and what everybody had chosen.' }),
  },
  { additionalProperties: false },
);
interface State {
  readonly rounds: number;
  readonly round: number;
  readonly chosen: readonly (number | null)[];
  readonly caught: readonly number[];
  readonly last: readonly number[];
}
interface ThinIce {
  State: State;
  Step: { readonly step: 'drill' };
  Event: EventOf<typeof events>;
  Action: ActionOf<readonly [typeof drill]>;
  View: Static<typeof View>;
  Options: Static<typeof Options>;
}

const { event, action, step, rulebook } = rulesOf<ThinIce>();
const events = [
  event('drilled', {
    fields: { seat: Type.Integer(), fish: secret(of.seat, Fish) },
    evolve: (state, { seat, fish }) => ({ ...state, chosen: state.chosen.with(seat, fish) }),
    text: { en: '{seat} drills: {fish}.', de: '{seat} bohrt: {fish}.' },
    unseen: { en: '{seat} drills.', de: '{seat} bohrt.' },
  }),
  event('pulled', {
    fields: { fish: Type.Array(Fish), ice: Type.Integer() },
    evolve: (state, { fish, ice }) => {
      const alone = (one: number) => fish.filter((other) => other === one).length === 1;
      const caught = state.caught.map(
        (before, seat) => before + (ice > 1 && alone(fish[seat] ?? 0) ? (fish[seat] ?? 0) : 0),
      );
      return {
        ...state,
        round: state.round + 1,
        chosen: state.chosen.map(() => null),
        caught,
        last: [ice, ...fish],
      };
    },
    text: { en: 'The die: {ice}.', de: 'Der Würfel: {ice}.' },
  }),
] as const;
const drill = action('drill', {
  fields: { fish: Fish },
  carryOut: (game, seat, { fish }, rng) => {
    game.add({ type: 'drilled', seat, fish });
    const all = game.state.chosen.filter((one) => one !== null);
    if (all.length === game.state.chosen.length) game.add({ type: 'pulled', fish: all, ice: die(6, rng) });
  },
  text: { en: 'Drill for {fish}', de: 'Bohre auf {fish}' },
});
const drilling = step('drill', {
  prompt: { en: 'How many fish do you drill for?', de: 'Auf wie viele Fische bohrst du?' },
  asks: ({ chosen }) => [...chosen.keys()].filter((seat) => chosen[seat] === null),
  answers: [drill],
  legal: () => [1, 2, 3].map((fish) => ({ type: 'drill', fish })),
});

export const thinIce = rulebook({
  meta: {
    id: 'thin-ice',
    titles: { en: 'Thin Ice', de: 'Dünnes Eis' },
    seats: { min: 2, max: 4 },
    rulesVersion: '1',
    summary: { en: 'Drill where nobody else drills.', de: 'Bohre, wo sonst niemand bohrt.' },
  },
  schemas: { options: Options, components: Type.Object({}, { additionalProperties: false }), view: View },
  components: {},
  events,
  actions: [drill],
  steps: [drilling],
  rejections: {},
  step: ({ round, rounds }) => (round > rounds ? undefined : { step: 'drill' }),
  initial: ({ seats, options: { rounds } }) => ({
    rounds,
    round: 1,
    chosen: Array(seats).fill(null),
    caught: Array(seats).fill(0),
    last: [],
  }),
  setup: () => {},
  view: ({ round, chosen, caught, last }, viewer) => {
    const mine = viewer === 'spectator' ? null : (chosen[viewer] ?? null);
    return { round, ready: chosen.map((fish) => fish !== null), mine, caught: [...caught], last: [...last] };
  },
  imagine: (state, viewer, rng) => ({
    ...state,
    chosen: state.chosen.map((fish, seat) => (fish === null || seat === viewer ? fish : die(3, rng))),
  }),
  outcome: ({ round, rounds, caught }) =>
    round > rounds ? { reason: 'rounds_played', standings: standings(caught) } : null,
  bot: (_view, legal, rng) => pick(legal, rng),
  // Three holes to drill, and what everybody has caught by now.
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
});
