import type { Seat } from '../../../engine/rulebook.js';
import { assertNever } from '../../../kernel/assert-never.js';
import { type Rng, shuffled } from '../../../kernel/rng.js';
import { spotsOf } from '../building-ground.js';
import { catalogueOf, stoneOf } from '../catalogue.js';
import { siteAt } from '../gains/spots.js';
import { stoneCost } from '../gains/stones.js';
import { insteadAPoint, isSupplyEmpty } from '../gains/verbs.js';
import { joints } from '../hexes.js';
import { add, pendingOf } from '../pending.js';
import { foodLimit, nextIsNeutral } from '../player.js';
import type { Income, Takeable, Track } from '../schemas/action.js';
import type { Group } from '../schemas/effects.js';
import { pointsFor } from '../scoring/megaliths.js';
import { type Pending, playerOf, topStep } from '../state.js';
import type { Deciding } from './recording.js';

export function offer(recording: Deciding, seat: Seat, from: string, group: Group, slot = -1): void {
  const gains = pendingOf(recording.state, seat, group, { slot });
  if (gains.length > 0) recording.add({ type: 'gain-offered', seat, from, gains });
}

const unitsOf = (recording: Deciding, gain: string): number => {
  let units = 0;
  for (const pending of topStep(recording.state, 'gain').pending)
    if (pending.gain === gain) units += pending.n;
  return units;
};

/** All units of a gain that needs no choice; cards are drawn one by one. */
export function take(recording: Deciding, seat: Seat, gain: Takeable, rng: Rng): void {
  const { state } = recording;
  const player = playerOf(state, seat);
  const units = unitsOf(recording, gain);
  const room = foodLimit(state.components, player) - player.food;
  const none = { food: 0, tool: 0, work: 0, points: 0 };
  switch (gain) {
    case 'food':
      recording.add({ type: 'gain-taken', seat, gain, units, ...none, food: Math.min(units, room) });
      return;
    case 'feast':
      recording.add({ type: 'gain-taken', seat, gain, units, ...none, food: room });
      return;
    case 'tool': {
      const tool = Math.min(units, state.components.board.values.toolLimit - player.tools);
      recording.add({ type: 'gain-taken', seat, gain, units, ...none, tool });
      return;
    }
    case 'work':
      recording.add({ type: 'gain-taken', seat, gain, units, ...none, work: units });
      return;
    case 'points':
      recording.add({ type: 'gain-taken', seat, gain, units, ...none, points: units });
      return;
    case 'draw':
      drawCard(recording, seat, true, rng);
      return;
    case 'camp':
      for (let placed = 0; placed < Math.min(units, player.campsLeft); placed += 1) {
        recording.add({ type: 'camp-placed', seat });
      }
      return;
    case 'animal-top': {
      const animal = state.animalDeck[state.animalDeck.length - 1];
      if (animal === undefined) payAPoint(recording, seat, gain, units);
      else recording.add({ type: 'animal-taken', seat, animal, from: 'deck' });
      return;
    }
    case 'animal-reveal':
      reveal(recording, seat, units);
      return;
  }
  assertNever(gain);
}

/** An empty draw pile is made anew of the discards. */
export function drawCard(recording: Deciding, seat: Seat, income: boolean, rng: Rng): boolean {
  const { deck, discards } = playerOf(recording.state, seat);
  if (deck.length === 0 && discards.length > 0) {
    recording.add({
      type: 'discards-shuffled',
      seat,
      count: discards.length,
      cards: shuffled(discards, rng),
    });
  }
  const card = playerOf(recording.state, seat).deck.at(-1);
  if (card !== undefined) recording.add({ type: 'card-drawn', seat, card, income });
  return card !== undefined;
}

export function reveal(recording: Deciding, seat: Seat | null, most: number): void {
  const { animalDeck, ground, components } = recording.state;
  const count = Math.min(most, animalDeck.length, components.ground.values.most - ground.length);
  if (count <= 0) return;
  const animals = animalDeck.slice(animalDeck.length - count).reverse();
  recording.add({ type: 'animals-revealed', animals, seat });
}

export function payAPoint(recording: Deciding, seat: Seat, gain: Pending['gain'], points: number): void {
  const reason = insteadAPoint(recording.state, gain) ?? 'supply-empty';
  recording.add({ type: 'points-gained', seat, gain, for: reason, points });
}

export function lower(recording: Deciding, seat: Seat, gain: Income, to: Income): void {
  recording.add({ type: 'income-lowered', seat, gain, to });
}

export function build(recording: Deciding, seat: Seat, spot: number, arrow: boolean): void {
  const { state } = recording;
  const neutral = nextIsNeutral(state.components, playerOf(state, seat));
  const points = pointsFor(state, seat, spot);
  recording.add({ type: 'megalith-built', seat, spot, neutral, arrow, points });
  const place = spotsOf(state.components, state.seats)[spot];
  const covered = siteAt(state, place?.slot ?? -1)?.spaces[place?.space ?? -1];
  if (place !== undefined && covered !== undefined)
    offer(recording, seat, `spot/${spot}`, covered, place.slot);
}

export function moveCamp(recording: Deciding, seat: Seat, from: number, to: number): void {
  const { finds, findsOpen } = recording.state.land;
  const find = finds[to] !== '' && findsOpen[to] === false ? (finds[to] ?? null) : null;
  recording.add({ type: 'camp-moved', seat, from, to, find });
}

/** Food above the limit that the returning camps lower is lost. */
export function settle(recording: Deciding, seat: Seat, joint: number): void {
  const { state } = recording;
  const player = playerOf(state, seat);
  const around = joints[joint] ?? [];
  const limit = foodLimit(state.components, player) - around.length;
  const lost = Math.max(0, player.food - limit);
  recording.add({ type: 'settlement-built', seat, joint, lost });
  const gains: Pending[] = [];
  for (const tile of around) {
    const find = state.land.findsOpen[tile]
      ? catalogueOf(state.components).finds.get(state.land.finds[tile] ?? '')
      : undefined;
    for (const pending of pendingOf(recording.state, seat, find ?? [])) add(gains, pending);
  }
  if (gains.length > 0) recording.add({ type: 'gain-offered', seat, from: `joint/${joint}`, gains });
}

export function stepIdol(recording: Deciding, seat: Seat, track: Track): void {
  const { state } = recording;
  const player = playerOf(state, seat);
  const { offering, glory } = state.components.idols.values;
  const to = player[track] + 1;
  if (track === 'glory') {
    recording.add({ type: 'idol-stepped', seat, track, to, points: glory[to - 1] ?? 0 });
    return;
  }
  const step = offering[to - 1];
  if (step === undefined) {
    recording.add({ type: 'points-gained', seat, gain: 'idol', for: 'idol-at-top', points: 1 });
    return;
  }
  recording.add({ type: 'idol-stepped', seat, track, to, points: 0 });
  offer(recording, seat, `offering/${to}`, step.bonus);
}

export function recruit(recording: Deciding, seat: Seat, member: string): void {
  const pending = topStep(recording.state, 'gain').pending.find(({ gain }) => gain.startsWith('recruit'));
  const gain = pending?.gain ?? 'recruit';
  if (isSupplyEmpty(recording.state, member)) {
    recording.add({ type: 'points-gained', seat, gain, for: 'supply-empty', points: 1 });
    return;
  }
  const to = gain === 'recruit' ? 'hand' : 'discards';
  recording.add({ type: 'member-recruited', seat, member, to, top: pending?.top ?? false });
}

export function slay(recording: Deciding, seat: Seat, animal: string): void {
  recording.add({ type: 'animal-slain', seat, animal });
  const income = recording.state.components.animals.values.find(({ id }) => id === animal)?.income ?? [];
  offer(recording, seat, `animal/${animal}`, income);
}

export function takeStone(recording: Deciding, seat: Seat, stone: string): void {
  const { state } = recording;
  const bought = topStep(state, 'gain').pending.some(({ gain }) => gain === 'buy-stone');
  const cost = (bought ? stoneCost(state, playerOf(state, seat)) : null) ?? { food: 0, tool: 0 };
  recording.add({ type: 'stone-taken', seat, stone, bought, food: cost.food, tool: cost.tool });
  offer(recording, seat, `stone/${stone}`, stoneOf(state.components, stone).income);
}
