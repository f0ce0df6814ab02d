/** Results go to standard output. */
export const sayText = (text: string): void => void process.stdout.write(`${text}\n`);

/** Progress and errors go to standard error. */
export const sayProgress = (text: string): void => void process.stderr.write(`${text}\n`);

export const sayError = (error: unknown): void => sayProgress(reasonOf(error));

/** Some system errors have a code but no message. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.message !== '') return error.message;
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return 'code' in error ? String(error.code) : error.name;
}

/** Removes line breaks and control characters, so that the content of a file cannot imitate our own messages. */
export const oneLine = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '\uFFFD');
