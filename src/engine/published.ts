import { pick, quickRng, type Rng, seededRng } from '../kernel/rng.js';
import { actionId, readActionId } from './action-id.js';
import type { AnyAction, AnyConfig, AnyRulebook, AnyState, AnyView } from './any-rulebook.js';
import type { Scheme } from './drawing/palette.js';
import { toSvg } from './drawing/svg.js';
import { gameSeed, type SealedEntry } from './fairness.js';
import { judge } from './game.js';
import type { Drawing, Seat, Viewer, Worlds } from './rulebook.js';
import { botAnswer } from './sampling-bot.js';
import { type Evidence, verify } from './verify.js';

/** Raised with every change after which a server must call older engine files differently. */
export const ENGINE_CONTRACT = 1;

/** An exported game. Times are strings. */
type Exported = Omit<Evidence, 'entries'> & {
  readonly entries: readonly (Omit<SealedEntry, 'at'> & { readonly at: string })[];
};

type Rendered = Drawing<AnyAction, AnyConfig['components']> & {
  readonly scheme: Scheme;
  readonly size: number;
};

/** The exports of an engine file. `engine.d.mts` documents them. */
export function publish(rulebook: AnyRulebook): typeof import('./engine.mjs') {
  const { meta, schemas, components, words } = rulebook;
  const worth = rulebook.worth?.of ?? rulebook.scores;
  return {
    engineContract: ENGINE_CONTRACT,
    rulebook,
    meta,
    schemas,
    components,
    words,
    initial: rulebook.initial,
    setup: rulebook.setup,
    evolve: rulebook.evolve,
    start(config: AnyConfig, rng: Rng) {
      const events = rulebook.setup(config, rng);
      return { events, state: events.reduce(rulebook.evolve, rulebook.initial(config)) };
    },
    prompts: rulebook.prompts,
    legal: rulebook.legal,
    apply: (state: AnyState, seat: Seat, action: AnyAction, rng: Rng) =>
      judge(rulebook, state, seat, action, rng),
    decide: rulebook.decide,
    view: rulebook.view,
    seen: rulebook.seen,
    imagine: (state: AnyState, viewer: Viewer, rng: Rng, worlds: Worlds = 'likely') =>
      rulebook.imagine(state, viewer, rng, worlds),
    outcome: rulebook.outcome,
    ...(worth === undefined ? {} : { worth }),
    answer: (state: AnyState, seat: Seat, rng: Rng, legal = rulebook.legal(state, seat)) =>
      botAnswer(rulebook, state, seat, legal, rng),
    rollout: (state: AnyState, rng: Rng, maxActions = Number.POSITIVE_INFINITY) =>
      rollout(rulebook, state, rng, maxActions),
    picture: (view: AnyView, { scheme, size, ...drawing }: Rendered) =>
      toSvg(rulebook.picture(view, drawing), { scheme, size }),
    verify: (game: Exported) =>
      Array.isArray(game.seats) ? verify(rulebook, evidenceOf(game)) : ['it does not name the seats'],
    actionId,
    readActionId,
    seededRng,
    quickRng,
    gameSeed,
  };
}

function rollout(rulebook: AnyRulebook, from: AnyState, rng: Rng, maxActions: number) {
  let state = from;
  let actions = 0;
  for (; actions < maxActions; actions += 1) {
    const prompts = rulebook.prompts(state);
    if (prompts.length === 0) break;
    const { seat } = pick(prompts, rng);
    state = rulebook.decide(state, seat, pick(rulebook.legal(state, seat), rng), rng).state;
  }
  return { state, actions };
}

const evidenceOf = (game: Exported): Evidence => ({
  ...game,
  entries: game.entries.map((entry) => ({ ...entry, at: new Date(entry.at) }) as SealedEntry),
});
