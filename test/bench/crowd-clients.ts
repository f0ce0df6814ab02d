import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { work } from './harness/worker.js';

export type CrowdTask =
  /** Opens streams of one path. Done when each has received its response head. */
  | { readonly kind: 'connect'; readonly port: number; readonly path: string; readonly streams: number }
  /** Done when every stream has received the event with this id. */
  | { readonly kind: 'await'; readonly id: number };

interface Follower {
  readonly socket: Socket;
  /** The id of the last event. */
  id: number;
  /** The end of the last chunk: an id may be split over two. */
  rest: string;
}

const SIDE_BY_SIDE = 100;
const followers: Follower[] = [];
/** The awaited id, the number of streams without it, and what to do when all have it. */
let awaited = 0;
let missing = 0;
let allHaveIt = (): void => {};

function read(follower: Follower, chunk: Buffer): void {
  const text = follower.rest + chunk.toString('latin1');
  const before = follower.id;
  for (const [, id] of text.matchAll(/\bid: (\d+)\n/g)) follower.id = Number(id);
  follower.rest = text.slice(-20);
  if (before >= awaited || follower.id < awaited) return;
  missing -= 1;
  if (missing === 0) allHaveIt();
}

async function follow(port: number, path: string): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const follower: Follower = { socket, id: 0, rest: '' };
  followers.push(follower);
  socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept: text/event-stream\r\n\r\n`);
  await once(socket, 'data');
  socket.on('data', (chunk: Buffer) => read(follower, chunk));
}

work<CrowdTask, number>(async (task) => {
  if (task.kind === 'connect') {
    for (const { socket } of followers.splice(0)) socket.destroy();
    for (let left = task.streams; left > 0; left -= SIDE_BY_SIDE)
      await Promise.all(
        Array.from({ length: Math.min(left, SIDE_BY_SIDE) }, () => follow(task.port, task.path)),
      );
    return followers.length;
  }
  awaited = task.id;
  missing = followers.filter(({ id }) => id < task.id).length;
  if (missing > 0)
    await new Promise<void>((done) => {
      allHaveIt = done;
    });
  return followers.length;
});
