import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { byTurns } from './by-turns.js';
import { boundConnections } from './connections.js';
import { oneByOne, ReadRequest } from './one-by-one.js';
import type { Peers } from './peers.js';

/** A server on which nobody gets more than their share before a request is looked at. */
export function fairServer(
  options: ServerOptions,
  handle: RequestListener,
  { peers, connectionsPerAddress }: { readonly peers: Peers; readonly connectionsPerAddress: number },
): Server {
  const server = createServer(
    { ...options, IncomingMessage: ReadRequest },
    oneByOne(byTurns(handle, peers), peers),
  );
  boundConnections(server, connectionsPerAddress, peers);
  return server;
}
