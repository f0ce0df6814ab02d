import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** The environment of a command. */
export interface Surroundings {
  readonly env: NodeJS.ProcessEnv;
  /** Aborted when the process receives a signal to stop. */
  readonly signal: AbortSignal;
}

export interface Command {
  /** One line for the list of commands. */
  readonly summary: string;
  /** Usage, options and description. */
  readonly help: string;
  /** Resolves with the exit code. */
  run(args: readonly string[], surroundings: Surroundings): Promise<number>;
}

/** The arguments are not valid for the command. */
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
