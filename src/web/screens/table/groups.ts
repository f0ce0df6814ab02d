import type { Choice } from '../../api/play.js';

export interface Group {
  readonly name: string;
  readonly members: readonly Choice[];
}

/** Actions of one type stand together, under the words that their texts begin with. */
export function groupsOf(choices: readonly Choice[]): readonly Group[] {
  const byType = new Map<string, Choice[]>();
  for (const choice of choices) {
    const { type } = choice.action;
    byType.set(type, [...(byType.get(type) ?? []), choice]);
  }
  return [...byType.values()].map((members) => ({ name: commonBeginning(members), members }));
}

function commonBeginning(members: readonly Choice[]): string {
  const [first, ...others] = members.map(({ text }) => text.split(' '));
  if (first === undefined) return '';
  if (others.length === 0) return first.join(' ');
  const differs = first.findIndex((word, nth) => others.some((other) => other[nth] !== word));
  const words = differs < 0 ? first : first.slice(0, differs);
  return `${(words.length === 0 ? first : words).join(' ')} …`;
}
