import type { Call } from '../record.js';

/** A request with all its attempts. */
export interface Request {
  readonly call: Call;
  /** When its first attempt was sent. */
  readonly sent: number;
  /** When it was first acknowledged; null if it was not. */
  readonly acknowledged: number | null;
  readonly answer: Call | null;
  /** No attempt says whether it took effect. */
  readonly isUnknown: boolean;
}

const isSuccess = ({ status }: Call): boolean => status !== null && status < 300;

/** A timeout, a broken connection or a failure of the server: the request may have taken effect. */
export const isUnknown = ({ status }: Call): boolean => status === null || status >= 500;

export const nameOf = ({ client, operation, seat, action, sent }: Call): string =>
  `${operation}${action === null ? '' : ` ${action}`}${seat === null ? '' : ` of seat ${seat}`}, sent by client ${client} at ${Math.round(sent)}`;

/** The requests of a game in the order in which they were sent. */
export function requestsOf(calls: readonly Call[]): Request[] {
  const attempts = Map.groupBy(calls, (call) => (call.key === null ? call : `${call.client} ${call.key}`));
  return [...attempts.values()]
    .map((all): Request => {
      const [call] = all as [Call];
      const answer = all.filter(isSuccess).sort((one, other) => one.done - other.done)[0] ?? null;
      return {
        call,
        sent: Math.min(...all.map(({ sent }) => sent)),
        acknowledged: answer?.done ?? null,
        answer,
        isUnknown: answer === null && all.some(isUnknown),
      };
    })
    .sort((one, other) => one.sent - other.sent);
}

/** Answers, for growing times, which version was acknowledged last before. */
export function acknowledgedBefore(
  answers: readonly { readonly done: number; readonly version: number | null }[],
): (time: number) => number {
  const sorted = answers.toSorted((one, other) => one.done - other.done);
  let next = 0;
  let newest = 0;
  return (time) => {
    for (let one = sorted[next]; one !== undefined && one.done < time; one = sorted[next]) {
      newest = Math.max(newest, one.version ?? 0);
      next += 1;
    }
    return newest;
  };
}
