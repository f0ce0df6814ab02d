import { type Figure, figures, type Income, incomes, stations, type Takeable, takeables } from '../fields.js';
import { neighbours, TILES } from '../hexes.js';

/* Actions that are often listed: made once, never changed. */

const frozen = <const Action extends object>(action: Action): Readonly<Action> => Object.freeze(action);

export const done = frozen({ type: 'done' });
export const goOn = frozen({ type: 'go-on' });

const takes = new Map(takeables.map((gain) => [gain, frozen({ type: 'take', gain })]));
export const take = (gain: Takeable) => takes.get(gain) ?? ({ type: 'take', gain } as const);

/** The lesser incomes that may be taken instead of one of these. */
const lowered = new Map(
  incomes.map((gain, index) => [
    gain,
    incomes.slice(index + 1).map((to) => frozen({ type: 'lower', gain, to })),
  ]),
);
export const lower = (gain: Income) => lowered.get(gain) ?? [];

const moves = Array.from({ length: TILES }, (_, from) =>
  (neighbours[from] ?? []).map((to) => frozen({ type: 'move-camp', from, to })),
);
export const movesFrom = (tile: number) => moves[tile] ?? [];

const builds = Array.from({ length: 256 }, (_, spot) => frozen({ type: 'build-megalith', spot }));
export const build = (spot: number) => builds[spot] ?? ({ type: 'build-megalith', spot } as const);

const placings = new Map(
  figures.map((figure) => [figure, stations.map((at) => frozen({ type: 'place-figure', figure, at }))]),
);
export const place = (figure: Figure) => placings.get(figure) ?? [];

const spendings = Array.from({ length: 40 }, (_, to) => frozen({ type: 'spend-food', to }));
export const spendFood = (to: number) => spendings[to] ?? ({ type: 'spend-food', to } as const);
