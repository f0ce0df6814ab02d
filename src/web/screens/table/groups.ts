import type { Choice } from '../../api/play.js';

export interface Group {
  /** Null for actions that have nothing in common. */
  readonly name: string | null;
  readonly members: readonly Choice[];
}

/**
 * Actions of one type stand together, under the words that their texts begin with. First come those that are the
 * only ones of their type, such as to end a turn: in a long list they would be hard to find.
 */
export function groupsOf(choices: readonly Choice[]): readonly Group[] {
  const byType = new Map<string, Choice[]>();
  for (const choice of choices) {
    const { type } = choice.action;
    byType.set(type, [...(byType.get(type) ?? []), choice]);
  }
  const groups = [...byType.values()];
  const single = groups.filter(({ length }) => length === 1).flat();
  const several = groups.filter(({ length }) => length > 1);
  return [
    ...(single.length === 0 ? [] : [{ name: null, members: single }]),
    ...several.map((members) => ({ name: commonBeginning(members), members })),
  ];
}

function commonBeginning(members: readonly Choice[]): string {
  const [first, ...others] = members.map(({ text }) => text.split(' '));
  if (first === undefined) return '';
  const differs = first.findIndex((word, nth) => others.some((other) => other[nth] !== word));
  const words = differs < 0 ? first : first.slice(0, differs);
  return `${(words.length === 0 ? first : words).join(' ')} …`;
}
