import { catalogueOf } from '../catalogue.js';
import type { Ability } from '../schemas/effects.js';
import type { View } from '../schemas/view.js';
import type { Told } from './say.js';

/* What actions would bring, as everybody at the table could work it out. */

export const abilityOfCard = ({ components }: Told, card: string): Ability | null =>
  catalogueOf(components).cards.get(card)?.ability ?? null;

/** In halves, with the work that the member's ability brings in this column without a choice. */
export function memberWork({ components }: Told, { turn }: View, id: string): number {
  const card = catalogueOf(components).cards.get(id);
  if (card === undefined) return 0;
  const { ability, work } = card;
  const [only, ...others] = ability?.ways ?? [];
  const fits = ability?.when === undefined || ability.when === turn?.station;
  if (only === undefined || others.length > 0 || !fits || only.pay.length > 0) return work;
  const isWork = only.get.every(({ gain, per }) => gain === 'work' && per === undefined);
  return isWork ? work + only.get.reduce((sum, { n }) => sum + n, 0) : work;
}

/** In halves. */
export function foodWork({ turn, seats, numbers }: View, to: number): { spent: number; work: number } {
  const food = seats[turn?.seat ?? 0]?.food ?? to;
  return { spent: food - to, work: numbers.workAt.filter((at) => at > to && at <= food).length * 2 };
}

/** Points for a megalith over four others. */
export function scoreOf({ spots }: View, { x, y, level }: View['spots'][number], seat: number): number {
  return spots
    .filter((one) => one.level === level - 1 && one.x - x <= 1 && one.y - y <= 1 && one.x >= x && one.y >= y)
    .reduce((sum, { megalith }) => sum + (megalith?.seat === seat ? 2 : 1), 0);
}

export const advancementsPlayed = ({ components }: Told, { turn }: View): number =>
  (turn?.played ?? []).filter(({ card }) => catalogueOf(components).cards.get(card)?.kind === 'advancement')
    .length;
