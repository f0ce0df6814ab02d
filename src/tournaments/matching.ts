/**
 * Pairs that leave nobody out, as Edmonds' algorithm finds them. `mayPlay` is symmetric. Returns the partner of each, or -1
 * where there is none.
 */
export function maximumMatching(
  size: number,
  mayPlay: (one: number, other: number) => boolean,
  begun: readonly number[] = Array<number>(size).fill(-1),
): number[] {
  const partner = [...begun];
  for (let root = 0; root < size; root += 1) if (partner[root] === -1) augment(size, mayPlay, partner, root);
  return partner;
}

/** Looks for a path from a free one to another free one, and pairs along it. */
function augment(
  size: number,
  mayPlay: (one: number, other: number) => boolean,
  partner: number[],
  root: number,
): void {
  const parent = Array<number>(size).fill(-1);
  const base = Array.from({ length: size }, (_, nth) => nth);
  const seen = new Set([root]);
  const queue = [root];
  for (let from = queue.shift(); from !== undefined; from = queue.shift()) {
    for (let to = 0; to < size; to += 1) {
      if (to === from || base[from] === base[to] || partner[from] === to || !mayPlay(from, to)) continue;
      const isOuter = to === root || (partner[to] !== -1 && parent[partner[to] as number] !== -1);
      if (isOuter) {
        for (const freed of contract(size, { partner, parent, base }, from, to))
          if (!seen.has(freed)) queue.push(freed) && seen.add(freed);
      } else if (parent[to] === -1) {
        parent[to] = from;
        const next = partner[to] as number;
        if (next === -1) return flip(partner, parent, to);
        seen.add(next);
        queue.push(next);
      }
    }
  }
}

interface Forest {
  readonly partner: readonly number[];
  readonly parent: number[];
  readonly base: number[];
}

/** A cycle of odd length becomes one place of the forest. Returns who is in it. */
function contract(size: number, forest: Forest, one: number, other: number): number[] {
  const { partner, parent, base } = forest;
  const common = commonBase(forest, one, other);
  const inside = new Set<number>();
  const mark = (from: number, child: number): void => {
    for (let at = from, below = child; base[at] !== common; ) {
      inside.add(base[at] as number).add(base[partner[at] as number] as number);
      parent[at] = below;
      below = partner[at] as number;
      at = parent[below] as number;
    }
  };
  mark(one, other);
  mark(other, one);
  const freed: number[] = [];
  for (let nth = 0; nth < size; nth += 1)
    if (inside.has(base[nth] as number)) {
      base[nth] = common;
      freed.push(nth);
    }
  return freed;
}

function commonBase({ partner, parent, base }: Forest, one: number, other: number): number {
  const above = new Set<number>();
  for (let at = base[one] as number; ; at = base[parent[partner[at] as number] as number] as number) {
    above.add(at);
    if (partner[at] === -1) break;
  }
  let at = base[other] as number;
  while (!above.has(at)) at = base[parent[partner[at] as number] as number] as number;
  return at;
}

function flip(partner: number[], parent: readonly number[], end: number): void {
  for (let at = end; at !== -1; ) {
    const before = parent[at] as number;
    const next = partner[before] as number;
    partner[at] = before;
    partner[before] = at;
    at = next;
  }
}
