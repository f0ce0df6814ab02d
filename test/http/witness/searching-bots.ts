import { actionId } from '../../../src/engine/action-id.js';
import { isAction } from '../../../src/engine/entry.js';
import type { Seat } from '../../../src/engine/rulebook.js';
import type { Pair } from './pair.js';
import { seenIn } from './shown-by-rules.js';

/** What a bot that searches has answered while it could not tell the worlds apart. */
export interface Compared {
  readonly answers: number;
  /** Null if they were the same. */
  readonly difference: string | null;
}

/** Until the rules show the bot in which world it is, it has to answer the same: it knows no more than its seat. */
export function compareBots({ rulebook, stands: [here, there] }: Pair, bot: Seat): Compared {
  let answers = 0;
  for (const [nth, one] of here.entries.entries()) {
    const other = there.entries[nth];
    if (other === undefined) break;
    if (isAction(one) && isAction(other) && one.seat === bot && other.seat === bot) {
      const [answer, answerThere] = [actionId(one.action), actionId(other.action)];
      if (answer !== answerThere)
        return { answers, difference: `the bot on seat ${bot}: ${answer} | ${answerThere}` };
      answers += 1;
    }
    if (seenIn(rulebook, one, bot) !== seenIn(rulebook, other, bot)) break;
  }
  return { answers, difference: null };
}
