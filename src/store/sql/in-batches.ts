/** Rows per statement, few enough to stay well below the statement timeout. */
const ROWS = 5_000;

/** Deletes rows batch by batch until none is left. */
export async function inBatches(
  remove: (limit: number) => Promise<{ readonly count: number }>,
): Promise<void> {
  while ((await remove(ROWS)).count === ROWS);
}
