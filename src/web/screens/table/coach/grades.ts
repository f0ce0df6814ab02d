export type Grade = 'best' | 'good' | 'weaker' | 'weak';

/** Values are shares of a win, with a little for the lead: what differs by less than this is about as good. */
const SMALL = 0.08;
const LARGE = 0.3;

/** An action beside the chosen one, in a word: numbers would promise more than a search can know. */
export function gradeOf(value: number, chosen: number, isChoice: boolean): Grade {
  const behind = chosen - value;
  if (isChoice) return 'best';
  if (behind < SMALL) return 'good';
  return behind < LARGE ? 'weaker' : 'weak';
}
