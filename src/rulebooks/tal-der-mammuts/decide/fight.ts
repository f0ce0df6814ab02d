import type { Seat } from '../../../engine/rulebook.js';
import { die, type Rng } from '../../../kernel/rng.js';
import { NOWHERE } from '../board.js';
import { catalogueOf } from '../catalogue.js';
import {
  animalsLeft,
  bonusOf,
  fightersOf,
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
import { bitOfWindow, type Fight, type Roll, type State } from '../state.js';
import type { Deciding } from './deciding.js';
import { joinWomen } from './take-camp.js';

/** Women alone among warriors of one tribe go over without a fight. */
export function beginFight(
  recording: Deciding,
  seat: Seat,
  { hex, against }: { readonly hex: number; readonly against: string },
): void {
  const { state } = recording;
  if (against !== TRIBES) {
    recording.add({ type: 'fight-began', hex, kind: 'animals', species: against, seats: [seat] });
  } else {
    const armed = withWarriors(state, hex);
    const [winner] = armed;
    if (armed.length === 1 && winner !== undefined) {
      takeOver(recording, winner, hex);
      return;
    }
    const seats = armed.length > 1 ? armed : tribesAt(state, hex);
    recording.add({
      type: 'fight-began',
      hex,
      kind: armed.length > 1 ? 'warriors' : 'women',
      species: null,
      seats,
    });
  }
  openWindow(recording);
}

function openWindow(recording: Deciding): void {
  const { state } = recording;
  const seats = inOrder(state).filter(
    (seat) => state.fight?.seats.includes(seat) === true && mayPlay(state, seat),
  );
  if (seats.length > 0) recording.add({ type: 'fight-window-opened', seats });
}

/** By what everybody knows, and the seat's own standing order. */
const mayPlay = (state: State, seat: Seat): boolean =>
  (state.hands[seat]?.length ?? 0) > 0 && ((state.standing[seat] ?? 0) & bitOfWindow('fight-window')) === 0;

/** Rolls until somebody has a choice to make, or the fight is over. */
export function fightOn(recording: Deciding, rng: Rng): void {
  for (;;) {
    const { fight } = recording.state;
    if (fight === null) throw new Error('there is no fight');
    const asked =
      fight.kind === 'animals' ? huntOnce(recording, fight, rng) : rollOnce(recording, fight, rng);
    if (asked || recording.state.fight === null) return;
  }
}

function huntOnce(recording: Deciding, fight: Fight, rng: Rng): boolean {
  const { state } = recording;
  const [seat] = fight.seats;
  if (seat === undefined || seatsLeft(state, fight).length === 0 || animalsLeft(state, fight) === 0) {
    recording.add({ type: 'fight-ended', hex: fight.hex });
    return false;
  }
  const ours: Roll = { seat, die: die(6, rng), bonus: bonusOf(state, fight, seat) };
  const theirs: Roll = { seat: null, die: die(6, rng), bonus: herdBonus(state, fight) };
  recording.add({ type: 'fight-rolled', rolls: [ours, theirs] });
  if (total(ours) > total(theirs)) kill(recording, seat);
  if (total(ours) < total(theirs)) return loseOne(recording, fight, [seat]);
  return false;
}

export function kill(recording: Deciding, seat: Seat): void {
  const { state } = recording;
  const { fight } = state;
  if (fight === null || animalsLeft(state, fight) === 0) return;
  const tile = preyTile(state, fight);
  const species =
    state.components.species.values[catalogueOf(state.components).speciesOf[tile] ?? 0]?.id ?? '';
  recording.add({ type: 'animal-killed', seat, tile, species, food: preyFood(state, fight.species, seat) });
}

/** All but the best lose one. */
function rollOnce(recording: Deciding, fight: Fight, rng: Rng): boolean {
  const { state } = recording;
  const left = seatsLeft(state, fight);
  if (left.length < 2) {
    recording.add({ type: 'fight-ended', hex: fight.hex });
    if (left[0] !== undefined) takeOver(recording, left[0], fight.hex);
    return false;
  }
  const rolls = left.map((seat) => ({ seat, die: die(6, rng), bonus: bonusOf(state, fight, seat) }));
  recording.add({ type: 'fight-rolled', rolls });
  const best = Math.max(...rolls.map(total));
  return loseOne(
    recording,
    fight,
    rolls.filter((roll) => total(roll) < best).map(({ seat }) => seat),
  );
}

const total = ({ die, bonus }: { readonly die: number; readonly bonus: number }): number => die + bonus;

/** Whether somebody must be asked: what to lose, or whether to flee. */
function loseOne(recording: Deciding, fight: Fight, losers: readonly Seat[]): boolean {
  const asked: Seat[] = [];
  for (const seat of losers) {
    const { state } = recording;
    const { warrior, woman } = fightersOf(state, fight, seat);
    const mayFlee =
      mayPlay(state, seat) && peopleAt(state, seat, fight.hex) > 1 && retreats(state, fight, seat).length > 0;
    if (mayFlee || (warrior > 0 && woman > 0)) asked.push(seat);
    else {
      const figure = warrior > 0 ? 'warrior' : 'woman';
      recording.add({ type: 'figure-lost', seat, hex: fight.hex, figure, fight: true });
    }
  }
  if (asked.length === 0) return false;
  recording.add({ type: 'losses-demanded', seats: asked, hexes: [fight.hex] });
  return true;
}

/** One tribe is left with a say: women of the others join it, and a foreign camp is conquered. */
function takeOver(recording: Deciding, seat: Seat, hex: number): void {
  const owner = recording.state.camps[hex] ?? NOWHERE;
  for (const from of tribesAt(recording.state, hex))
    if (from !== seat && from !== owner) joinWomen(recording, { seat, from, hex });
  if (owner === NOWHERE || owner === seat) return;
  const { divisor, lastCampDivisor } = recording.state.components.loot.values;
  const isLast = campsOf(recording.state, owner).length === 1;
  const food = Math.floor((recording.state.food[owner] ?? 0) / (isLast ? lastCampDivisor : divisor));
  recording.add({ type: 'camp-conquered', seat, from: owner, hex, food });
}
