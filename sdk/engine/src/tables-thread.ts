import { parentPort, workerData } from 'node:worker_threads';
import type { Engine } from './contract.js';
import { Tables } from './tables.js';
import type { Call, Part, Reply } from './threads.js';

/* A thread of `ThreadedTables`. */

const { engine, config, count, seed } = workerData as Part;
const tables = new Tables((await import(engine)) as Engine, config, count, seed);

function reply([method, numbers]: Call): Reply {
  try {
    return { value: tables[method](numbers) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (call: Call) => parentPort?.postMessage(reply(call)));
