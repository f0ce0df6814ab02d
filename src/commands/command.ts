import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** What a command is run with, beside its arguments. */
export interface Surroundings {
  readonly env: NodeJS.ProcessEnv;
  /** Aborts when the process is told to end. */
  readonly signal: AbortSignal;
}

export interface Command {
  /** One line for the list of commands. */
  readonly summary: string;
  /** How it is called, its options, and what it does. */
  readonly help: string;
  /** Resolves with the exit code. */
  run(args: readonly string[], surroundings: Surroundings): Promise<number>;
}

/** The arguments are not what the command takes. */
export class BadUsage extends Error {}

type Parsed<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Options; allowPositionals: true; strict: true }>
>;

/** A command whose options are typed by their declaration. */
export function command<const Options extends ParseArgsOptionsConfig>({
  options,
  run,
  ...texts
}: Pick<Command, 'summary' | 'help'> & {
  readonly options: Options;
  readonly run: (parsed: Parsed<Options>, surroundings: Surroundings) => Promise<number>;
}): Command {
  return {
    ...texts,
    run: (args, surroundings) => run(parsed(args, options), surroundings),
  };
}

function parsed<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
): Parsed<Options> {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new BadUsage(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
