import { topOf } from '../../../engine/agenda.js';
import type { Seat } from '../../../engine/rulebook.js';
import { say } from '../../../engine/words.js';
import type { Conquest } from '../agenda.js';
import { hasFire } from '../conditions.js';
import { campsLeft, womenAt, womenLeft } from '../people.js';
import { action, type Game, step } from '../rules.js';
import type { State } from '../state.js';
import { choices } from '../texts/choices.js';
import { questions, who } from '../texts/names.js';
import { bestCamp } from './tend.js';

export const keep = action('keep', {
  fields: {},
  description: 'The conquered camp and its women become your own.',
  carryOut: (game) => {
    const { seat, from, hex } = conquestIn(game);
    game.add({ type: 'camp-kept', seat, from, hex });
    joinWomen(game, { seat, from, hex });
    gainFire(game, seat, from, hex);
  },
  text: choices.keep,
  whyNot: (state, _, seat) => (campsLeft(state, seat) > 0 ? 'figure_limit' : 'camp_limit'),
});

export const burn = action('burn', {
  fields: {},
  description: 'The conquered camp and its women are removed.',
  carryOut: (game) => burnCamp(game),
  text: choices.burn,
});

export const takeCampStep = step('take-camp', {
  prompt: {
    ...questions['take-camp'],
    words: (telling, { about }) => {
      const [name, hex] = [who(Number(about?.from), telling), about?.hex];
      return say(telling, {
        en: `Do you keep the camp of ${name} on hex ${hex}, or burn it?`,
        de: `Behältst du das Lager von ${name} auf Feld ${hex}, oder brennst du es nieder?`,
      });
    },
  },
  about: (_, { hex, from }) => ({ hex, from }),
  answers: [keep, burn],
  legal: (state, step) => (canKeep(state, step) ? [{ type: 'keep' }, { type: 'burn' }] : [{ type: 'burn' }]),
  auto: (game, step) => {
    if (canKeep(game.state, step)) return false;
    burnCamp(game);
    return true;
  },
});

/** A camp needs a marker of the winner, and a woman of theirs to live in it. */
function canKeep(state: State, { seat, from, hex }: Conquest): boolean {
  if (campsLeft(state, seat) <= 0) return false;
  if (womenAt(state, seat, hex) > 0) return true;
  return womenAt(state, from, hex) > 0 && womenLeft(state, seat) > 0;
}

function burnCamp(game: Game): void {
  const { seat, from, hex } = conquestIn(game);
  game.add({ type: 'camp-burnt', seat, from, hex });
  gainFire(game, seat, from, bestCamp(game.state, seat));
}

/** Women join the winner as far as it has figures left. */
export function joinWomen(game: Game, { seat, from, hex }: Conquest): void {
  const women = womenAt(game.state, from, hex);
  if (women === 0) return;
  const joined = Math.max(0, Math.min(women, womenLeft(game.state, seat)));
  game.add({ type: 'women-joined', seat, from, hex, women, joined });
}

/** Conquering a camp of a tribe with fire brings fire, if the winner has a camp to keep it. */
function gainFire(game: Game, seat: Seat, from: Seat, camp: number | null): void {
  const { state } = game;
  if (camp === null || !hasFire(state, from) || hasFire(state, seat)) return;
  game.add({ type: 'fire-placed', seat, hex: camp });
}

function conquestIn({ state }: Game): Conquest {
  const step = topOf(state.agenda);
  if (step?.step !== 'take-camp') throw new Error('no camp was conquered');
  return step;
}
