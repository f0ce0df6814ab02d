import type { AnyAction, AnyConfig, AnyRulebook, AnyState } from '../../../src/engine/any-rulebook.js';
import { showing } from '../../../src/engine/foresee.js';
import { type Seat, SPECTATOR, type Viewer } from '../../../src/engine/rulebook.js';
import { pick, quickRng, type Rng, shuffled } from '../../../src/kernel/rng.js';
import { configsOf, playout, type Step } from '../../support/playout.js';
import { sees } from './shown-by-rules.js';

/** A state, and another one that the viewer cannot tell from it. */
export interface Position {
  readonly rulebook: AnyRulebook;
  readonly config: AnyConfig;
  readonly viewer: Viewer;
  readonly here: AnyState;
  readonly there: AnyState;
  /** An action by which the viewer brings to light what others have chosen in secret. */
  readonly reveal: AnyAction | null;
  /** Actions of other states: mostly nonsense here. */
  readonly elsewhere: readonly AnyAction[];
}

/** Different games of each config, and states that are looked at for each position. */
const GAMES = 3;
const LOOKED_AT = 14;
const MAX_STEPS = 250;
const MAX_ACTIONS = 6;
const ELSEWHERE = 4;

/**
 * A position in which hidden facts differ, if the rulebook hides any. Positions in which the viewer could learn by an
 * action which of the two it is come first: there is most to leak.
 */
export function positionOf(rulebook: AnyRulebook, isSeated: boolean, rng: Rng): Position {
  const config = pick(configsOf(rulebook), rng);
  const { steps, opening } = playout(rulebook, config, rng.int(GAMES), { most: MAX_STEPS });
  const states = [opening, ...shuffled(steps, rng).map(({ after }) => after)];
  const elsewhere = actionsIn(steps, rng);
  let found: Position | null = null;
  let looked = 0;
  for (const here of states) {
    if (rulebook.outcome(here) !== null) continue;
    const viewer = isSeated ? viewerIn(rulebook, here, config.seats, rng) : SPECTATOR;
    const there = rulebook.imagine(here, viewer, quickRng(rng.int(2 ** 31)));
    const position = { rulebook, config, viewer, here, there, reveal: null, elsewhere };
    found ??= position;
    looked += 1;
    if (looked > LOOKED_AT) break;
    if (JSON.stringify(here) === JSON.stringify(there) || !isAlike(position)) continue;
    found = position;
    if (viewer === SPECTATOR || isTelling(position, rng)) break;
  }
  if (found === null) throw new Error(`${rulebook.meta.id} has no position to begin with`);
  return isAlike(found) ? found : { ...found, there: found.here };
}

/** A bot that searches is asked, and neither it nor a spectator can tell the two states apart: so it has to answer the same. */
export function searchingPosition(rulebook: AnyRulebook, rng: Rng): { position: Position; bot: Seat } {
  const config = pick(configsOf(rulebook), rng);
  const { steps, opening } = playout(rulebook, config, rng.int(GAMES), { most: MAX_STEPS });
  const elsewhere = actionsIn(steps, rng);
  for (const here of [...shuffled(steps, rng).map(({ after }) => after), opening]) {
    const [prompt] = rulebook.prompts(here);
    if (prompt === undefined || rulebook.legal(here, prompt.seat).length < 2) continue;
    const { seat: bot } = prompt;
    const there = rulebook.imagine(here, bot, quickRng(rng.int(2 ** 31)));
    const position: Position = { rulebook, config, viewer: SPECTATOR, here, there, reveal: null, elsewhere };
    const isSame = JSON.stringify(here) === JSON.stringify(there);
    if (!isSame && isAlike(position) && isAlike({ ...position, viewer: bot })) return { position, bot };
  }
  throw new Error(`${rulebook.meta.id} hides nothing from who is asked`);
}

export const actionsIn = (steps: readonly Step[], rng: Rng): AnyAction[] =>
  Array.from({ length: steps.length && ELSEWHERE }, () => pick(steps, rng).action);

/** Mostly a seat that is asked. */
function viewerIn(rulebook: AnyRulebook, state: AnyState, seats: number, rng: Rng): Viewer {
  const asked = rulebook.prompts(state).map(({ seat }) => seat);
  return asked.length > 0 && rng.int(4) > 0 ? pick(asked, rng) : rng.int(seats);
}

export const isAlike = ({ rulebook, viewer, here, there }: Position): boolean =>
  sees(rulebook, here, viewer) === sees(rulebook, there, viewer);

function isTelling({ rulebook, viewer, here, there }: Position, rng: Rng): boolean {
  const seat = Number(viewer);
  return shuffled(rulebook.legal(here, seat), rng)
    .slice(0, MAX_ACTIONS)
    .some((action) => {
      const shown = [here, there].map((state) =>
        showing(rulebook, rulebook.decide(state, seat, action, quickRng(1)), seat),
      );
      return shown[0] !== shown[1];
    });
}
