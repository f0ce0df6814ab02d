/** Few enough rows for a statement to end long before its timeout. */
const ROWS = 5_000;

/** Deletes in as many statements as it takes. */
export async function inBatches(
  remove: (limit: number) => Promise<{ readonly count: number }>,
): Promise<void> {
  while ((await remove(ROWS)).count === ROWS);
}
