import { type Static, Type } from 'typebox';
import { closed } from '../../engine/define/index.js';

/** How many layouts there are for each number of seats. */
export const LAYOUTS = 3;

const off = (description: string) => Type.Boolean({ default: false, description });

export const OptionsSchema = closed({
  iceFinds: off('Module: a find lies face down on every glacier.'),
  restTiles: off('Module: who rests first in a round gains a rest tile.'),
  draftSetup: off('Set-up cards are chosen from an open display, last seat first.'),
  draftChiefs: off('Chiefs are chosen from an open display, first seat first.'),
  shortFirstRound: off('One tribe figure stays aside in the first round.'),
  layout: Type.Integer({
    minimum: 1,
    maximum: LAYOUTS,
    default: 1,
    description:
      'How the building ground is laid out: one of three ways for each number of seats. The first if a pack has no such layout.',
  }),
  majorityOnly: off('Terrain pays only for the most influence, not for a tie.'),
});
export type Options = Static<typeof OptionsSchema>;
