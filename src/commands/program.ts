import { constants } from 'node:os';
import { packageVersion } from '../store/migrations/read-migrations.js';
import { BadUsage, type Command } from './command.js';
import { commands } from './commands.js';
import { sayError, sayText } from './say.js';

/* `npx permafrost`: commands for operators (databases) and for players (exported games). */

/** The process received a signal to stop. */
export class Stopped extends Error {
  readonly exitCode: number;
  constructor(signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP') {
    super(`Stopped by ${signal}. No partial result was kept.`);
    this.exitCode = 128 + constants.signals[signal];
  }
}

/** What the program takes from its process. */
interface Process {
  readonly env: NodeJS.ProcessEnv;
  /** Asked for by a command that runs, so that signals end everything else at once. */
  readonly stopSignal: () => AbortSignal;
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

async function run([name = 'help', ...args]: readonly string[], process: Process): Promise<number> {
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
  return command.run(args, { env: process.env, signal: process.stopSignal() });
}

/** Runs the program with its arguments. Resolves with the exit code; what went wrong has been said. */
export async function program(args: readonly string[], process: Process): Promise<number> {
  try {
    return await run(args, process);
  } catch (error) {
    sayError(error);
    return error instanceof Stopped ? error.exitCode : error instanceof BadUsage ? 2 : 1;
  }
}
