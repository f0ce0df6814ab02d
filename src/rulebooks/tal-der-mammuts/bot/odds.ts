/** How likely a roll is won with a bonus that much higher; ties are rolled again. */
function winning(lead: number): number {
  let [won, lost] = [0, 0];
  for (let mine = 1; mine <= 6; mine += 1)
    for (let theirs = 1; theirs <= 6; theirs += 1) {
      if (mine + lead > theirs) won += 1;
      if (mine + lead < theirs) lost += 1;
    }
  return won + lost === 0 ? 0.5 : won / (won + lost);
}

const chances = Array.from({ length: 41 }, (_, at) => winning(at - 20));
const chance = (lead: number): number => chances[Math.max(0, Math.min(40, lead + 20))] ?? 0.5;

export interface Odds {
  readonly won: number;
  readonly lost: number;
  readonly killed: number;
}

const known = new Map<number, Odds>();
const MOST = 12;
const bounded = (count: number): number => Math.max(0, Math.min(MOST, count));

/** How a fight ends on average: whether it is won, and how many fall on either side. */
export function odds(mine: number, extras: number, theirs: number, bonus: number): Odds {
  const [a, e, b] = [bounded(mine), bounded(extras), bounded(theirs)];
  if (b === 0) return { won: 1, lost: 0, killed: 0 };
  if (a + e === 0) return { won: 0, lost: 0, killed: 0 };
  const key = ((a * 16 + e) * 16 + b) * 64 + bonus + 20;
  const found = known.get(key);
  if (found !== undefined) return found;
  const p = chance(a + bonus - b);
  const win = odds(a, e, b - 1, bonus);
  // Those who do not count fall first.
  const lose = e > 0 ? odds(a, e - 1, b, bonus) : odds(a - 1, e, b, bonus);
  const made = {
    won: p * win.won + (1 - p) * lose.won,
    lost: p * win.lost + (1 - p) * (1 + lose.lost),
    killed: p * (1 + win.killed) + (1 - p) * lose.killed,
  };
  known.set(key, made);
  return made;
}
