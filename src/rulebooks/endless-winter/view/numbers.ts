import type { State } from '../state.js';
import type { View } from '../view-schema.js';

export function numbersOf({ components, options }: State): View['numbers'] {
  const { rounds, board, ground, orderTrack, idols } = components;
  return {
    rounds: rounds.values.rounds,
    ageTwoFrom: rounds.values.ageTwoFrom,
    toolLimit: board.values.toolLimit,
    workAt: board.values.workAt,
    groundMost: ground.values.most,
    restComparison: board.values.restComparison,
    stoneCosts: board.values.stoneCosts,
    recesses: board.values.recesses,
    recessSize: board.values.recessSize,
    settlementSpaces: board.values.settlementSpaces,
    orderTrack: orderTrack.values,
    offering: idols.values.offering,
    glory: idols.values.glory,
    first: idols.values.first,
    second: idols.values.second,
    others: idols.values.others,
    majorityOnly: options.majorityOnly,
  };
}
