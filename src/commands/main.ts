import { constants } from 'node:os';
import { packageVersion } from '../store/migrations/read-migrations.js';
import { BadUsage, type Command } from './command.js';
import { commands } from './commands.js';
import { sayError, sayText } from './say.js';

/* `npx permafrost`: commands for operators (databases) and for players (exported games). */

/** The process received a signal to stop. */
class Stopped extends Error {
  readonly exitCode: number;
  constructor(signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP') {
    super(`Stopped by ${signal}. No partial result was kept.`);
    this.exitCode = 128 + constants.signals[signal];
  }
}

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

async function list(): Promise<string> {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  const lines = Object.entries(commands).map(
    async ([name, load]) => `  ${name.padEnd(width)}  ${(await load()).summary}`,
  );
  return [
    'usage: permafrost COMMAND',
    '',
    ...(await Promise.all(lines)),
    '',
    'permafrost help COMMAND describes a command.',
  ].join('\n');
}

const find = async (name: string): Promise<Command | undefined> =>
  Object.hasOwn(commands, name) ? commands[name]?.() : undefined;

async function main([name = 'help', ...args]: readonly string[]): Promise<number> {
  if (name === '--version') {
    sayText(await packageVersion());
    return 0;
  }
  if (name === 'help' || name === '--help' || name === '-h') {
    const [about] = args;
    if (about === undefined) {
      sayText(await list());
      return 0;
    }
    const described = await find(about);
    if (described === undefined) throw new BadUsage(`There is no command ${about}.`);
    sayText(described.help);
    return 0;
  }
  const command = await find(name);
  if (command === undefined) throw new BadUsage(`There is no command ${name}. permafrost help lists them.`);
  if (args.includes('--help')) {
    sayText(command.help);
    return 0;
  }
  return command.run(args, { env: process.env, signal: stopSignal() });
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  sayError(error);
  process.exitCode = error instanceof Stopped ? error.exitCode : error instanceof BadUsage ? 2 : 1;
}
