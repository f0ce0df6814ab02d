import { Type } from 'typebox';
import type { Seat, Text } from '../../../engine/rulebook.js';
import { say } from '../../../engine/words.js';
import { die, type Rng } from '../../../kernel/rng.js';
import { NOWHERE } from '../board.js';
import { catalogueOf } from '../catalogue.js';
import { Hex } from '../fields.js';
import {
  againstName,
  animalsLeft,
  bonusOf,
  conflictsOf,
  fightersOf,
  fightOver,
  herdBonus,
  preyFood,
  preyTile,
  seatsLeft,
  TRIBES,
  tribesAt,
  withWarriors,
} from '../fights.js';
import { campsOf, inOrder, peopleAt } from '../people.js';
import { retreats } from '../plays.js';
import { action, type Game, step } from '../rules.js';
import { bitOfWindow, type Fight, type Roll, type State } from '../state.js';
import { both, herd, listed, questions, type Told, who } from '../texts/names.js';
import { oddsText } from '../texts/odds.js';
import type { View } from '../view-schema.js';
import { endSeatStep } from './endings.js';
import { joinWomen } from './take-camp.js';

export const chooseFight = action('choose-fight', {
  fields: {
    hex: Hex,
    against: Type.String({ maxLength: 32, description: '`tribes`, or the id of a species.' }),
  },
  description: 'Which fight comes next.',
  carryOut: beginFight,
  text: ({ hex, against }, telling, view) => {
    const { en, de } = foeText(hex, against, view, telling);
    const odds = view.conflicts.find((one) => one.hex === hex && one.against === against)?.odds ?? [];
    const chances = oddsText(odds, telling);
    return say(telling, {
      en: `Fight on hex ${hex} against ${en}${chances.en}`,
      de: `Kämpfe auf Feld ${hex} gegen ${de}${chances.de}`,
    });
  },
  whyNot: (state, { hex, against }, seat) => {
    const quarrels = conflictsOf(state, seat).some((one) => one.hex === hex && one.species === NOWHERE);
    return quarrels && against !== TRIBES && tribesAt(state, hex).includes(seat)
      ? 'tribes_first'
      : 'no_fight';
  },
});

export const chooseFightStep = step('choose-fight', {
  prompt: questions['choose-fight'],
  answers: [chooseFight],
  legal: (state, _, seat) =>
    conflictsOf(state, seat).map(({ hex, species }) => ({
      type: 'choose-fight',
      hex,
      against: againstName(state, species),
    })),
  auto: (game, { seat }, rng) => {
    const { state } = game;
    const [only, ...others] = conflictsOf(state, seat);
    if (others.length > 0) return false;
    if (only === undefined) endSeatStep(game, rng);
    else beginFight(game, seat, { hex: only.hex, against: againstName(state, only.species) });
    return true;
  },
});

/** Rolls until a seat has a choice to make or the fight is over. */
export const fightStep = step('fight', { run: (game, _, rng) => fightOn(game, rng) });

function foeText(hex: number, against: string, view: View, telling: Told): Text {
  const here = view.pieces.find((one) => one.hex === hex);
  if (against !== TRIBES)
    return herd(here?.animals.find(({ species }) => species === against)?.count ?? 1, against, telling);
  const foes = (here?.people ?? [])
    .filter(({ seat }) => seat !== view.turn)
    .map(({ seat }) => who(seat, telling));
  return foes.length === 0 ? { en: 'other tribes', de: 'andere Stämme' } : listed(foes.map(both));
}

/** Women alone among warriors of one tribe go over without a fight. */
function beginFight(
  game: Game,
  seat: Seat,
  { hex, against }: { readonly hex: number; readonly against: string },
): void {
  const { state } = game;
  const species = catalogueOf(state.components).speciesRow.get(against) ?? NOWHERE;
  const fight = fightOver(state, { hex, species }, seat);
  if (fight === null) return takeOver(game, withWarriors(state, hex)[0] ?? seat, hex);
  const { kind, seats } = fight;
  game.add({ type: 'fight-began', hex, kind, species: species === NOWHERE ? null : against, seats });
  openWindow(game);
}

function openWindow(game: Game): void {
  const { state } = game;
  const seats = inOrder(state).filter(
    (seat) => state.fight?.seats.includes(seat) === true && mayPlay(state, seat),
  );
  if (seats.length > 0) game.add({ type: 'fight-window-opened', seats });
}

/** Known to everybody, apart from the seat's own standing order. */
const mayPlay = (state: State, seat: Seat): boolean =>
  (state.hands[seat]?.length ?? 0) > 0 && ((state.standing[seat] ?? 0) & bitOfWindow('fight-window')) === 0;

function fightOn(game: Game, rng: Rng): void {
  for (;;) {
    const { fight } = game.state;
    if (fight === null) throw new Error('there is no fight');
    const asked = fight.kind === 'animals' ? huntOnce(game, fight, rng) : rollOnce(game, fight, rng);
    if (asked || game.state.fight === null) return;
  }
}

function huntOnce(game: Game, fight: Fight, rng: Rng): boolean {
  const { state } = game;
  const [seat] = fight.seats;
  if (seat === undefined || seatsLeft(state, fight).length === 0 || animalsLeft(state, fight) === 0) {
    game.add({ type: 'fight-ended', hex: fight.hex });
    return false;
  }
  const ours: Roll = { seat, die: die(6, rng), bonus: bonusOf(state, fight, seat) };
  const theirs: Roll = { seat: null, die: die(6, rng), bonus: herdBonus(state, fight) };
  game.add({ type: 'fight-rolled', rolls: [ours, theirs] });
  if (total(ours) > total(theirs)) kill(game, seat);
  if (total(ours) < total(theirs)) return loseOne(game, fight, [seat]);
  return false;
}

export function kill(game: Game, seat: Seat): void {
  const { state } = game;
  const { fight } = state;
  if (fight === null || animalsLeft(state, fight) === 0) return;
  const tile = preyTile(state, fight);
  const species =
    state.components.species.values[catalogueOf(state.components).speciesOf[tile] ?? 0]?.id ?? '';
  game.add({ type: 'animal-killed', seat, tile, species, food: preyFood(state, fight.species, seat) });
}

/** Every seat below the best roll loses a figure. */
function rollOnce(game: Game, fight: Fight, rng: Rng): boolean {
  const { state } = game;
  const left = seatsLeft(state, fight);
  if (left.length < 2) {
    game.add({ type: 'fight-ended', hex: fight.hex });
    if (left[0] !== undefined) takeOver(game, left[0], fight.hex);
    return false;
  }
  const rolls = left.map((seat) => ({ seat, die: die(6, rng), bonus: bonusOf(state, fight, seat) }));
  game.add({ type: 'fight-rolled', rolls });
  const best = Math.max(...rolls.map(total));
  return loseOne(
    game,
    fight,
    rolls.filter((roll) => total(roll) < best).map(({ seat }) => seat),
  );
}

const total = ({ die, bonus }: { readonly die: number; readonly bonus: number }): number => die + bonus;

/** Returns whether a seat must be asked what to lose, or whether to flee. */
function loseOne(game: Game, fight: Fight, losers: readonly Seat[]): boolean {
  const asked: Seat[] = [];
  for (const seat of losers) {
    const { state } = game;
    const { warrior, woman } = fightersOf(state, fight, seat);
    const mayFlee =
      mayPlay(state, seat) && peopleAt(state, seat, fight.hex) > 1 && retreats(state, fight, seat).length > 0;
    if (mayFlee || (warrior > 0 && woman > 0)) asked.push(seat);
    else {
      const figure = warrior > 0 ? 'warrior' : 'woman';
      game.add({ type: 'figure-lost', seat, hex: fight.hex, figure, fight: true });
    }
  }
  if (asked.length === 0) return false;
  game.add({ type: 'losses-demanded', losses: asked.map((seat) => ({ seat, hexes: [fight.hex] })) });
  return true;
}

/** One tribe is left: women of the others join it, and it conquers a foreign camp. */
function takeOver(game: Game, seat: Seat, hex: number): void {
  const owner = game.state.camps[hex] ?? NOWHERE;
  for (const from of tribesAt(game.state, hex))
    if (from !== seat && from !== owner) joinWomen(game, { seat, from, hex });
  if (owner === NOWHERE || owner === seat) return;
  const { divisor, lastCampDivisor } = game.state.components.loot.values;
  const isLast = campsOf(game.state, owner).length === 1;
  const food = Math.floor((game.state.food[owner] ?? 0) / (isLast ? lastCampDivisor : divisor));
  game.add({ type: 'camp-conquered', seat, from: owner, hex, food });
}
