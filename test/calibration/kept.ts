import { imagine as imagineEiszeit } from '../../src/rulebooks/eiszeit/imagine.js';
import { imagine as imagineEndlessWinter, type Kept } from '../../src/rulebooks/endless-winter/imagine.js';
import { likeness as eiszeit } from '../rulebooks/eiszeit/likeness.js';
import { likeness as endlessWinter } from '../rulebooks/endless-winter/likeness.js';
import type { Likeness } from '../support/likeness.js';
import { table, two } from './markdown.js';

/*
 * `node src/setup/tool.mjs tsx test/calibration/kept.ts` measures `KEPT` of Mammoth Hunters and of Endless Winter: by what
 * factor one more kind of card that could have been played makes a hand less likely to be left at random play. The
 * squares of all z add up to about the number of measures where worlds are like the truth.
 */
const SHARES = [0.3, 0.38, 0.46, 0.54];
/** Of Endless Winter: for members, where advancements count as they are and somewhat more or less. */
const MEMBERS = [0.3, 0.4, 0.5];
const ADVANCEMENTS = [1.2, 1.5, 1.8];
const [games, seed] = [900, 77];

const squares = (found: Likeness): string =>
  `${[...found.values()].reduce((sum, { errors }) => sum + errors ** 2, 0).toFixed(0)} of ${found.size}`;

const ofEiszeit = (share: number) =>
  eiszeit({ games, seats: [3], seed }, (state, viewer, rng, worlds) =>
    imagineEiszeit(state, viewer, rng, worlds, share),
  );
const ofEndlessWinter = (kept: Kept) =>
  endlessWinter({ games, seats: [2, 3], seed }, (state, viewer, rng, worlds) =>
    imagineEndlessWinter(state, viewer, rng, worlds, kept),
  );

process.stdout.write(
  `${table(
    ['KEPT', 'Mammoth Hunters, 3 seats'],
    SHARES.map((share) => [two(share), squares(ofEiszeit(share))]),
  )}\n\n${table(
    ['KEPT of members', ...ADVANCEMENTS.map((advancement) => `Endless Winter, advancements ${advancement}`)],
    MEMBERS.map((member) => [
      two(member),
      ...ADVANCEMENTS.map((advancement) =>
        squares(ofEndlessWinter({ advancement, member, memberAtLast: 0.3 * member })),
      ),
    ]),
  )}\n`,
);
