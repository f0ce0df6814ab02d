import { constants } from 'node:os';
import { program, Stopped } from './program.js';

function stopSignal(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      // A second signal means: exit without waiting.
      if (stop.signal.aborted) process.exit(128 + constants.signals[signal]);
      stop.abort(new Stopped(signal));
    });
  return stop.signal;
}

process.exitCode = await program(process.argv.slice(2), { env: process.env, stopSignal });
