import { Connection } from './harness/connection.js';
import { work } from './harness/worker.js';

export type LoadTask =
  | {
      readonly kind: 'connect';
      readonly port: number;
      /** One list of requests per connection, sent in order and repeated from the start. */
      readonly lanes: readonly (readonly string[])[];
      readonly expected: number;
    }
  /** Sends this many requests on each connection. */
  | { readonly kind: 'round'; readonly requests: number };

interface Lane {
  readonly connection: Connection;
  readonly requests: readonly string[];
  next: number;
}

let lanes: Lane[] = [];
let expected = 200;

function drive(lane: Lane, requests: number): Promise<void> {
  return new Promise((done, fail) => {
    let left = requests;
    const next = (): void => {
      if (left === 0) return done();
      left -= 1;
      const request = lane.requests[lane.next % lane.requests.length] ?? '';
      lane.next += 1;
      lane.connection.ask(request, (status) => {
        if (status === expected) next();
        else fail(new Error(`an answer had status ${status} instead of ${expected}`));
      });
    };
    next();
  });
}

/** Returns the answered requests per second. */
work<LoadTask, number>(async (task) => {
  if (task.kind === 'connect') {
    expected = task.expected;
    lanes = await Promise.all(
      task.lanes.map(async (requests) => ({
        connection: await Connection.open(task.port),
        requests,
        next: 0,
      })),
    );
    return 0;
  }
  const begun = performance.now();
  await Promise.all(lanes.map((lane) => drive(lane, task.requests)));
  return (lanes.length * task.requests * 1000) / (performance.now() - begun);
});
