import { catalogueOf } from '../catalogue.js';
import type { Ability } from '../components/effects.js';
import { bonusWork } from '../gains/abilities.js';
import type { View } from '../view-schema.js';
import type { Told } from './say.js';

/* What actions would bring, as everybody at the table could work it out. */

export const abilityOfCard = ({ components }: Told, card: string): Ability | null =>
  catalogueOf(components).cards.get(card)?.ability ?? null;

/** In halves, with what comes with it. */
export function memberWork({ components }: Told, { turn }: View, id: string): number {
  const card = catalogueOf(components).cards.get(id);
  return card === undefined ? 0 : card.work + (bonusWork(card.ability, turn?.station) ?? 0);
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
