import type { Gain, GainCode, Pay, Way } from '../components/effects.js';
import { buryWorth } from './graves.js';
import type { Table } from './table.js';

/** What one of a gain is worth in points: at the beginning, and in the last round. */
const worths: Readonly<Record<GainCode, readonly [number, number]>> = {
  food: [0.5, 0.3],
  feast: [1.2, 0.6],
  tool: [0.9, 0.4],
  work: [0.3, 0.3],
  points: [1, 1],
  idol: [1, 0.9],
  draw: [0.9, 0.5],
  megalith: [1.9, 1.7],
  neutral: [0.8, 0.3],
  camp: [1.2, 0.4],
  move: [0.6, 0.3],
  settlement: [6, 2.5],
  bury: [1.6, 1.8],
  recruit: [2.2, 1.5],
  'recruit-discard': [1.6, 1.2],
  advancement: [1.6, 1.5],
  animal: [2.2, 2.2],
  'animal-top': [1.8, 1.8],
  'animal-reveal': [0.2, 0.1],
  slay: [0.6, 0.3],
  stone: [5, 2],
  'buy-stone': [5, 2],
};

/** The share of the game that is over, from 0 to 1. */
export const lateness = ({ view, roundsLeft }: Table): number =>
  1 - roundsLeft / Math.max(1, view.numbers.rounds - 1);

export function worthOf(table: Table, gain: GainCode): number {
  // A card has to be given up for it.
  if (gain === 'bury') return buryWorth(table) * 0.7;
  const [early, late] = worths[gain];
  return early + (late - early) * lateness(table);
}

/** What is counted is reckoned at one of each: good enough for a guess. */
export const groupWorth = (table: Table, group: readonly Gain[]): number =>
  group.reduce((sum, { gain, n }) => sum + worthOf(table, gain) * (gain === 'feast' ? 1 : n), 0);

export function costOf(table: Table, pays: readonly Pay[]): number {
  const prices = {
    food: worthOf(table, 'food'),
    tool: worthOf(table, 'tool'),
    work: 0.2,
    discard: worthOf(table, 'draw'),
  };
  return pays.reduce((sum, { pay, n }) => sum + prices[pay] * n, 0);
}

export const wayWorth = (table: Table, { pay, get }: Way): number =>
  groupWorth(table, get) - costOf(table, pay);
