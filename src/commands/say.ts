/** To standard output: what was asked for. */
export const sayText = (text: string): void => void process.stdout.write(`${text}\n`);

/** To standard error: how it goes. */
export const sayProgress = (text: string): void => void process.stderr.write(`${text}\n`);

export const sayError = (error: unknown): void => sayProgress(reasonOf(error));

/** In words; some errors of the system have none but a code. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.message !== '') return error.message;
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return 'code' in error ? String(error.code) : error.name;
}

/** In one line without control characters: what a file says of itself must not look like what is said of it. */
export const oneLine = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '\uFFFD');
