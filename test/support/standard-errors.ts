/** By how many standard errors the mean of these values is off from zero. */
export function standardErrors(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return variance === 0 ? 0 : mean / Math.sqrt(variance / values.length);
}
