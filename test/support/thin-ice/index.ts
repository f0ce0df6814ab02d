import { type Static, Type } from 'typebox';
import * as define from '../../../src/engine/define/index.js';
import { die } from '../../../src/kernel/rng.js';

/* All drill for 1 to 3 fish at once. A number that no other seat chose is caught, unless a die shows 1. */
const Options = define.closed({ rounds: Type.Integer({ minimum: 1, maximum: 5, default: 3 }) });
const [Count, Fish] = [Type.Integer(), Type.Integer({ minimum: 1, maximum: 3 })];
const View = define.closed({ round: Count, mine: Count, caught: define.bySeat(Count) });
const initial = ({ seats, options }: define.Config<Static<typeof Options>, object>) => ({
  ...{ ...options, round: 1, chosen: Array<number>(seats).fill(0), caught: Array<number>(seats).fill(0) },
});
type State = define.Frozen<ReturnType<typeof initial>>;
const event = define.eventsOf<{ State: State }>();
const drilled = event('drilled', {
  fields: { seat: Count, fish: define.secret(define.of.seat, Fish) },
  evolve: (state, { seat, fish }) => ({ ...state, chosen: state.chosen.with(seat, fish) }),
  text: { en: '{seat} drills: {fish}.', de: '{seat} bohrt: {fish}.' },
  unseen: { en: '{seat} drills: ?.', de: '{seat} bohrt: ?.' },
});
const pulled = event('pulled', {
  fields: { caught: define.bySeat(Count) },
  evolve: (state, { caught }) => ({ ...state, round: state.round + 1, chosen: caught.map(() => 0), caught }),
  text: { en: 'Caught by now: {caught}.', de: 'Bisher gefangen: {caught}.' },
});
type Event = define.EventOf<readonly [typeof drilled, typeof pulled]>;
type ThinIce = { State: State; Event: Event; View: Static<typeof View>; Options: Static<typeof Options> };
const { action, step, rulebook } = define.rulesOf<ThinIce>();
const drill = action('drill', {
  fields: { fish: Fish },
  carryOut: (game, seat, { fish }, rng) => {
    game.add({ type: 'drilled', seat, fish });
    const { chosen, caught } = game.state;
    const gain = (own = 0) => (chosen.filter((one) => one === own).length > 1 || die(6, rng) === 1 ? 0 : own);
    if (chosen.includes(0)) return;
    game.add({ type: 'pulled', caught: caught.map((before, nth) => before + gain(chosen[nth])) });
  },
  text: { en: 'Drill for {fish}', de: 'Bohre auf {fish}' },
});
const drilling = step('drill', {
  prompt: { en: 'How many fish do you drill for?', de: 'Auf wie viele Fische bohrst du?' },
  asks: ({ chosen }) => [...chosen.keys()].filter((seat) => chosen[seat] === 0),
  answers: [drill],
  legal: () => [1, 2, 3].map((fish) => ({ type: 'drill', fish }) as const),
});
const titles = { en: 'Thin Ice', de: 'Dünnes Eis' };
const summary = { en: 'Drill where nobody else drills.', de: 'Bohre, wo sonst niemand bohrt.' };
export const thinIce = rulebook({
  meta: { id: 'thin-ice', titles, seats: { min: 2, max: 4 }, rulesVersion: '1', summary },
  ...{ events: [drilled, pulled], actions: [drill], steps: [drilling], initial },
  schemas: { options: Options, view: View },
  step: ({ round, rounds }) => (round > rounds ? undefined : { step: 'drill' }),
  scores: ({ caught }) => caught,
  view: ({ round, chosen, caught }, who) => ({ round, mine: chosen[Number(who)] ?? 0, caught: [...caught] }),
  imagine: (state, viewer, rng) => ({
    ...{ ...state, chosen: state.chosen.map((own, seat) => (own && seat !== viewer ? die(3, rng) : own)) },
  }),
});
