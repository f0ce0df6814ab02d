import { pick, type Rng, shuffled } from '../../../src/kernel/rng.js';
import { hexAt, LAKE, places, touching } from '../../../src/rulebooks/tal-der-mammuts/board.js';
import {
  type Components,
  directions,
  lands,
  type SideData,
} from '../../../src/rulebooks/tal-der-mammuts/components/schema.js';
import { rulebook } from './given.js';

const half = places.slice(0, LAKE);
const upTo = (most: number, rng: Rng, least = 0): number => least + rng.int(most - least + 1);

function anySide(rng: Rng, numbers: readonly number[], letters: string): SideData {
  const ground = shuffled(half, rng);
  const terrain = (at: number) => lands[Math.floor(at / 6)] ?? 'plain';
  const hexes = ground.map(({ q, r }, at) => ({ q, r, terrain: terrain(at) }));
  const regions = (land: number) =>
    numbers.map((number, at) => ({
      number,
      hexes: ground.slice(land * 6 + at * 2, land * 6 + at * 2 + 2).map(({ q, r }) => ({ q, r })),
    }));
  const edges = half.flatMap((a) =>
    half.filter((b) => touching(hexAt(a.q, a.r), hexAt(b.q, b.r))).map((b) => [a, b]),
  );
  const rim = shuffled(
    half.filter(({ q, r }) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 3),
    rng,
  );
  return {
    name: { en: 'Anywhere', de: 'Irgendwo' },
    hexes,
    volcanoes: ground
      .slice(12, 12 + rng.int(3))
      .map(({ q, r }) => ({ at: { q, r }, lava: [pick(directions, rng)] })),
    rivers: shuffled(edges, rng)
      .slice(0, rng.int(30))
      .map((edge) => edge.map(({ q, r }) => ({ q, r }))),
    regions: { plain: regions(0), forest: regions(1), mountain: regions(2) },
    letters: [...letters].map((letter, at) => ({ q: rim[at]?.q ?? 0, r: rim[at]?.r ?? 0, letter })),
  };
}

/** A pack of the same form whose every number, deck and board may be different. */
export function anyPack(rng: Rng): Components {
  const usual = rulebook.components;
  const sourced = <Values>(values: Values) => ({ provenance: 'reconstructed' as const, values });
  const [north, south] = ['ABCabcdef', 'DEFghijkl'];
  const some = <Card extends { readonly copies: number }>(cards: readonly Card[], most: number): Card[] => {
    const kept = cards.filter(() => rng.int(3) > 0).map((card) => ({ ...card, copies: upTo(most, rng, 1) }));
    return kept.length > 0 ? kept : [...cards];
  };
  const limits = { women: upTo(6, rng, 1), warriors: upTo(10, rng, 1), camps: upTo(5, rng, 1) };
  const bonus = () => upTo(10, rng);
  const few = () => ({ first: upTo(20, rng), summer: upTo(20, rng), winter: upTo(20, rng) });
  return {
    ...usual,
    boards: sourced({
      N1: anySide(rng, [1, 2, 3], north ?? ''),
      N2: anySide(rng, [3, 1, 2], north ?? ''),
      S1: anySide(rng, [4, 5, 6], south ?? ''),
      S2: anySide(rng, [6, 5, 4], south ?? ''),
    }),
    windRose: sourced(directions.map(() => pick(directions, rng))),
    species: sourced(
      usual.species.values.map((kind) => ({
        ...kind,
        range: upTo(6, rng),
        mountains: rng.int(2) === 1,
        rivers: rng.int(2) === 1,
        tramples: rng.int(2) === 1,
        food: upTo(20, rng),
      })),
    ),
    reserve: sourced({ species: pick(usual.species.values, rng).id, tiles: upTo(8, rng) }),
    // The card that makes a season longer must not be alone.
    summerEvents: sourced([
      ...some(
        usual.summerEvents.values.filter(({ id }) => id !== 'hail'),
        4,
      ),
      hail(),
    ]),
    winterEvents: sourced([
      ...some(
        usual.winterEvents.values.filter(({ id }) => id !== 'avalanche'),
        4,
      ),
      snow(),
    ]),
    specialCards: sourced(some(usual.specialCards.values, 5)),
    start: sourced({
      women: upTo(limits.women, rng, 1),
      warriors: upTo(limits.warriors, rng, 1),
      cards: [...Array(5)].map(() => upTo(6, rng)),
      roundsOfSummer: upTo(6, rng, 1),
      roundsWithoutEvent: upTo(6, rng),
    }),
    limits: sourced({
      ...limits,
      fields: upTo(37, rng),
      fences: upTo(37, rng),
      campsToWin: upTo(limits.camps, rng, 1),
    }),
    seasons: sourced({ rounds: upTo(6, rng, 1) }),
    arrivals: sourced({ few: few(), many: few(), manyFrom: upTo(7, rng, 2) }),
    movement: sourced({ steps: upTo(4, rng, 1) }),
    fighting: sourced({ warrior: bonus(), animal: bonus(), village: bonus(), cave: bonus(), fire: bonus() }),
    food: sourced({
      bank: upTo(20, rng),
      forest: upTo(20, rng),
      intact: upTo(20, rng),
      damaged: upTo(20, rng),
      sowing: upTo(20, rng),
      winterHalves: upTo(6, rng, 2),
    }),
    loot: sourced({ divisor: upTo(10, rng, 1), lastCampDivisor: upTo(10, rng, 1) }),
    births: sourced({ woman: upTo(5, rng), twins: 6 + rng.int(2), most: upTo(4, rng, 1) }),
    comeback: sourced({
      women: upTo(limits.women, rng, 1),
      warriors: upTo(limits.warriors, rng, 1),
      food: upTo(20, rng),
      cards: upTo(6, rng),
    }),
  };
}

const only = <Card extends { readonly id: string }>(cards: readonly Card[], id: string): Card => {
  const found = cards.find((card) => card.id === id);
  if (found === undefined) throw new Error(`no card ${id}`);
  return found;
};
const hail = () => only(rulebook.components.summerEvents.values, 'hail');
const snow = () => only(rulebook.components.winterEvents.values, 'avalanche');
