import type { Call } from '../record.js';
import { isUnknown, nameOf } from './requests.js';
import type { Violation } from './violation.js';

/** Responses that are never saved, because the action was not judged. */
const NOT_JUDGED: readonly (number | null)[] = [401, 403, 404, 429];

/** All responses to one key must be the same, once one of them was an acknowledgement. */
export function checkRetries(game: string, calls: readonly Call[]): Violation[] {
  const keyed = Map.groupBy(
    calls.filter(({ key }) => key !== null),
    ({ client, key }) => `${client} ${key}`,
  );
  return [...keyed.values()].flatMap((attempts) => {
    const judged = attempts.filter((call) => !isUnknown(call) && !NOT_JUDGED.includes(call.status));
    const [first] = judged;
    if (first === undefined) return [];
    return judged
      .filter(({ status, body }) => status !== first.status || body !== first.body)
      .map(
        (other): Violation => ({
          kind: 'retry',
          game,
          detail: `${nameOf(first)} was answered with ${answerOf(first)}, and again with ${answerOf(other)}`,
        }),
      );
  });
}

const answerOf = ({ status, version, problem, body }: Call): string =>
  `${status}${version === null ? '' : ` version ${version}`}${problem === null ? '' : ` ${problem}`} (${body.slice(0, 8)})`;
