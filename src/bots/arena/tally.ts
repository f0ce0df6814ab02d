import type { ArenaGame } from './play-game.js';

/** How a contestant did. */
export interface Tallied {
  readonly name: string;
  /** Seats that it held, in all games. */
  readonly seats: number;
  /** Of the games of each seat, the part that was won; who shares the first rank shares the win. */
  readonly wins: number;
  /** The 95 % confidence interval of `wins`. */
  readonly from: number;
  readonly to: number;
  /** What a contestant wins that is as good as the others. */
  readonly fair: number;
  readonly meanScore: number;
  /** Seats that lost because of the program. */
  readonly lost: number;
  readonly msPerAnswer: number;
}

interface Sum {
  seats: number;
  wins: number;
  fair: number;
  score: number;
  lost: number;
  asked: number;
  ms: number;
  /** By world: the seats held there, and their wins. */
  readonly worlds: Map<string, { seats: number; wins: number }>;
}

/** Best first. */
export class Tally {
  readonly #sums = new Map<string, Sum>();

  add({ seed, world, seats, standings, lost, asked, ms }: ArenaGame): void {
    const winners = standings.filter(({ rank }) => rank === 1).length;
    for (const { seat, rank, score } of standings) {
      const sum = this.#sumOf(seats[seat] ?? '');
      const won = rank === 1 ? 1 / winners : 0;
      sum.seats += 1;
      sum.wins += won;
      sum.fair += 1 / seats.length;
      sum.score += score;
      sum.lost += lost.filter((one) => one.seat === seat).length;
      sum.asked += asked[seat] ?? 0;
      sum.ms += ms[seat] ?? 0;
      const key = `${seed} ${world}`;
      const there = sum.worlds.get(key) ?? { seats: 0, wins: 0 };
      sum.worlds.set(key, { seats: there.seats + 1, wins: there.wins + won });
    }
  }

  #sumOf(name: string): Sum {
    const sum = this.#sums.get(name) ?? {
      ...{ seats: 0, wins: 0, fair: 0, score: 0, lost: 0, asked: 0, ms: 0 },
      worlds: new Map(),
    };
    this.#sums.set(name, sum);
    return sum;
  }

  results(): Tallied[] {
    return [...this.#sums]
      .map(([name, sum]) => ({
        ...{ name, seats: sum.seats, lost: sum.lost, wins: sum.wins / sum.seats, fair: sum.fair / sum.seats },
        ...intervalOf(sum),
        meanScore: sum.score / sum.seats,
        msPerAnswer: sum.asked === 0 ? 0 : sum.ms / sum.asked,
      }))
      .sort((one, other) => other.wins - one.wins);
  }
}

/** For 95 %. */
const Z = 1.96;

/**
 * Wilson's interval. Games of one world are alike, so what counts is by how much worlds differ: from that follows how
 * many independent games would say as much. That is never more than were played, and never less than one a world.
 */
function intervalOf({ seats, wins, worlds }: Sum): { readonly from: number; readonly to: number } {
  const share = wins / seats;
  const count = worlds.size;
  const squares = [...worlds.values()].map((one) => (one.wins - share * one.seats) ** 2);
  const total = squares.reduce((sum, one) => sum + one, 0);
  const variance = count < 2 ? 0 : (total / seats ** 2) * (count / (count - 1));
  const worth = variance === 0 ? count : (share * (1 - share)) / variance;
  const games = Math.min(seats, Math.max(count, worth));
  const middle = (share + Z ** 2 / (2 * games)) / (1 + Z ** 2 / games);
  const half =
    (Z / (1 + Z ** 2 / games)) * Math.sqrt((share * (1 - share)) / games + Z ** 2 / (4 * games ** 2));
  return { from: Math.max(0, middle - half), to: Math.min(1, middle + half) };
}
