/** How long calls took, in milliseconds. */
export type Latency = { p50Ms: number; p95Ms: number; maxMs: number };

/**
 * Times calls one after another. The first tenth is not counted: it fills caches, as the first users of a day do.
 * `call` gets the number of the call, so that calls can differ. Throws what a call throws.
 */
export async function measure(count: number, call: (index: number) => Promise<void>): Promise<Latency> {
  const durationsMs: number[] = [];
  const warmUpCount = Math.ceil(count / 10);
  for (let index = 0; index < count + warmUpCount; index += 1) {
    const startedAt = performance.now();
    await call(index);
    if (index >= warmUpCount) durationsMs.push(performance.now() - startedAt);
  }
  durationsMs.sort((left, right) => left - right);
  const at = (share: number) => durationsMs[Math.min(Math.floor(count * share), count - 1)] ?? 0;
  return { p50Ms: at(0.5), p95Ms: at(0.95), maxMs: at(1) };
}
