/** Finds periods in which `count` of the given times fall within a window. */
export function findBursts(times: readonly number[], count: number, windowMs: number, nowMs: number) {
  const found: { startMs: number; endMs: number | undefined; times: number[] }[] = [];
  for (const [index, time] of times.entries()) {
    const first = times[index - count + 1];
    if (first === undefined || time - first > windowMs) continue;
    const current = found.at(-1);
    // The period lasts until its oldest event leaves the window.
    const endMs = first + windowMs;
    if (current?.endMs !== undefined && time <= current.endMs) {
      current.times.push(time);
      current.endMs = endMs;
    } else found.push({ startMs: time, endMs, times: times.slice(index - count + 1, index + 1) });
  }
  return found.map((one) => ({ ...one, endMs: one.endMs !== undefined && one.endMs > nowMs ? undefined : one.endMs }));
}
