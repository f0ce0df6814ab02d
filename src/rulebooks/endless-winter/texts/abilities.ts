import { say } from '../../../engine/words.js';
import type { Ability } from '../components/effects.js';
import { wayText } from './gains.js';
import { texts } from './index.js';
import { called, stationName } from './names.js';
import type { Told } from './say.js';

/** What an ability says, with when it may be used. */
export function abilityText(telling: Told, { when, ways }: Ability): string {
  const { or, eclipse } = texts[telling.language];
  const text = ways.map((way) => wayText(telling, way)).join(or);
  if (when === undefined) return text;
  return `${when === 'eclipse' ? eclipse : stationName(telling, when)}: ${text}`;
}

/** The public name of an ability, such as `card/elder` or `tile/7`, taken apart. */
export function partsOfName(ability: string): { kind: string; id: string; number: number } {
  const slash = ability.indexOf('/');
  const id = slash < 0 ? '' : ability.slice(slash + 1);
  return { kind: slash < 0 ? ability : ability.slice(0, slash), id, number: Number(id) };
}

/** Sources that are called by what is printed on them. */
const groups = { card: 'cards', setup: 'setupCards', animal: 'animals', stone: 'stones' } as const;

/** What is used or gains something, as a noun: `Elder`, `place 1 in the order`. */
export function sourceName(telling: Told, ability: string): string {
  const { kind, id, number } = partsOfName(ability);
  if (isGroup(kind)) return called(telling, groups[kind], id);
  const { sources } = texts[telling.language];
  return (sources[kind] ?? sources.table)?.(number + 1, id) ?? ability;
}

/** The same as the object of a sentence. */
export function usedName(telling: Told, ability: string): string {
  const { kind, id, number } = partsOfName(ability);
  return texts[telling.language].objects[kind]?.(number + 1, id) ?? sourceName(telling, ability);
}

export const chiefAbility = (telling: Told, chief: string): string => {
  const name = called(telling, 'chiefs', chief);
  return say(telling, { en: `the ability of ${name}`, de: `die Fähigkeit von ${name}` });
};

const isGroup = (kind: string): kind is keyof typeof groups => kind in groups;
