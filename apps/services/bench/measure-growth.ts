import { startBenchServices } from './bench-services.ts';
import type { BenchCase, ExecuteCall } from './cases.ts';
import { measurePair } from './measure.ts';
import { logProgress, toLatencyRow, writeRow } from './report.ts';

const CALL_COUNT = 200;

/** Services that hold `count` resources, and the requests to measure. */
type Seeded = { count: number; requests: Record<string, ExecuteCall> };

/** Measures the requests of one benchmark case at full size, a tenth of it and ten times it. */
export async function measureGrowth(one: BenchCase): Promise<void> {
  const { noun, fullSize } = one;
  await using services = new AsyncDisposableStack();
  const seed = async (count: number): Promise<Seeded> => {
    logProgress(`${count.toLocaleString('en')} ${noun}`);
    return { count, requests: one.seed(services.use(await startBenchServices()), count) };
  };
  const tenth = await seed(fullSize / 10);
  const whole = await seed(fullSize);
  for await (const { name, small, large } of measureEach(noun, tenth, whole)) {
    writeRow(toLatencyRow(name, large, small));
  }
  if (!one.measuresTenfold) return;
  const tenfold = await seed(fullSize * 10);
  for await (const { name, small, large } of measureEach(noun, whole, tenfold)) {
    writeRow(toLatencyRow(name, large, small));
  }
}

async function* measureEach(noun: string, less: Seeded, more: Seeded) {
  for (const [request, requestMore] of Object.entries(more.requests)) {
    const requestLess = less.requests[request];
    if (!requestLess) continue;
    const [small, large] = await measurePair(CALL_COUNT, [requestLess, requestMore]);
    yield { name: `${request}, of ${more.count.toLocaleString('en')} ${noun}`, small, large };
  }
}
