/** A run that has ended. */
type EndedRun = { timeMs: number; isFailed: boolean };
type Limits = { count: number; percent: number; windowMs: number };
type Found = { startMs: number; endMs: number | undefined; times: number[] };

/**
 * Finds periods in which both the number and the share of failed runs within a window reached the limits. The runs must be in
 * order.
 */
export function findHighFailureRate(
  runs: readonly EndedRun[],
  { count, percent, windowMs }: Limits,
  nowMs: number,
): Found[] {
  const found: Found[] = [];
  let [first, next, failed] = [0, 0, 0];
  for (const atMs of getChanges(runs, windowMs).filter((time) => time <= nowMs)) {
    const before = next;
    for (; (runs[next]?.timeMs ?? Number.POSITIVE_INFINITY) <= atMs; next += 1) failed += Number(runs[next]?.isFailed);
    for (; first < next && (runs[first]?.timeMs ?? 0) <= atMs - windowMs; first += 1)
      failed -= Number(runs[first]?.isFailed);
    const isMet = failed >= count && failed * 100 >= percent * (next - first);
    const last = found.at(-1);
    const open = last && last.endMs === undefined ? last : undefined;
    if (isMet && open) open.times.push(...getFailures(runs.slice(before, next)));
    else if (isMet) found.push({ startMs: atMs, endMs: undefined, times: getFailures(runs.slice(first, next)) });
    else if (open) open.endMs = atMs;
  }
  return found;
}

function getFailures(runs: readonly EndedRun[]): number[] {
  return runs.flatMap(({ timeMs, isFailed }) => (isFailed ? [timeMs] : []));
}

/** The times at which the share may change: when a run ends and when it leaves the window. */
function getChanges(runs: readonly EndedRun[], windowMs: number): number[] {
  const times = new Set(runs.flatMap(({ timeMs }) => [timeMs, timeMs + windowMs]));
  return [...times].toSorted((left, right) => left - right);
}
