import type { Choice } from '../../api/play.js';

export interface Group {
  /** Null for the group of actions with nothing in common. */
  readonly name: string | null;
  readonly members: readonly Choice[];
}

/**
 * Groups actions by type. The name of a group is the common beginning of its texts. Actions that are the only one of
 * their type, such as to end a turn, come first, because they would be hard to find in a long list.
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
