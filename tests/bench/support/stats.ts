export const median = (values: readonly number[]) => percentile(values, 0.5)

/** The smallest value that at least this part of all does not exceed; the median of an even count is the lower one. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN
}
