import { PACE_STEPS, type Pace, type Policies } from '../ports/people/policies.js';

/** The number of the shortest step that a time fits into. */
const stepOf = (ms: number): number =>
  Math.min(PACE_STEPS - 1, Math.max(0, Math.ceil(2 * Math.log2(Math.max(1, ms)))));

/** How long bots of this process have taken to answer, until it is written down. */
export class AnswerTimes {
  #paces = new Map<string, number[]>();

  answered(playerId: string, ms: number): void {
    const pace = this.#paces.get(playerId) ?? Array.from({ length: PACE_STEPS }, () => 0);
    const step = stepOf(ms);
    pace[step] = (pace[step] ?? 0) + 1;
    this.#paces.set(playerId, pace);
  }

  async writeTo(policies: Policies): Promise<void> {
    const paces = this.#paces;
    this.#paces = new Map();
    for (const [playerId, pace] of paces) await policies.addPace(playerId, pace);
  }
}

/** The milliseconds within which a part of the answers came; null without answers. */
export function quantileOf(pace: Pace, part: number): number | null {
  const all = pace.reduce((sum, one) => sum + one, 0);
  let sum = 0;
  for (const [step, count] of pace.entries()) {
    sum += count;
    if (count > 0 && sum >= all * part) return Math.round(2 ** (step / 2));
  }
  return null;
}
