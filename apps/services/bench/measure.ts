/** Call latencies, in milliseconds. */
export type Latency = { p50Ms: number; p95Ms: number; maxMs: number };

/** A call to time. It receives its index among all calls, so that calls can differ. */
export type Call = (index: number) => Promise<void>;

/**
 * Times two kinds of calls alternately, one call at a time, so that other load on the machine slows both equally. Excludes the
 * first tenth, which fills caches as the first users of a day do. Rethrows the errors of the calls.
 */
export async function measurePair(count: number, calls: readonly [Call, Call]): Promise<[Latency, Latency]> {
  const durationsMs: [number[], number[]] = [[], []];
  const warmUpCount = Math.ceil(count / 10);
  for (let index = 0; index < count + warmUpCount; index += 1) {
    for (const side of [0, 1] as const) {
      const startedAt = performance.now();
      await calls[side](index);
      if (index >= warmUpCount) durationsMs[side].push(performance.now() - startedAt);
    }
  }
  return [toLatency(durationsMs[0]), toLatency(durationsMs[1])];
}

function toLatency(durationsMs: readonly number[]): Latency {
  const sorted = durationsMs.toSorted((left, right) => left - right);
  const at = (share: number) => sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0;
  return { p50Ms: at(0.5), p95Ms: at(0.95), maxMs: at(1) };
}
