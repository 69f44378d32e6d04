// Measures the services on real HTTP over loopback, at the size that people will have and at a tenth of it.
import { startBenchServices } from './bench-services.ts';
import { type BenchCase, benchCases } from './cases.ts';
import { measurePair } from './measure.ts';
import { measureMemory } from './measure-memory.ts';
import { measureThroughput } from './measure-throughput.ts';
import { measureUploads } from './measure-uploads.ts';
import { say, toLatencyRow, writeRow } from './report.ts';

const CALL_COUNT = 200;

for (const one of benchCases) await measureCase(one);
for (const row of await measureThroughput()) writeRow(row);
writeRow(await measureUploads());
writeRow(await measureMemory());

async function measureCase(one: BenchCase): Promise<void> {
  const { noun, wholeCount } = one;
  await using tenth = await startBenchServices();
  await using whole = await startBenchServices();
  say(`${wholeCount.toLocaleString('en')} ${noun}, and a tenth of them`);
  const asksOfTenth = one.seed(tenth, wholeCount / 10);
  const asksOfWhole = one.seed(whole, wholeCount);
  for (const [name, askWhole] of Object.entries(asksOfWhole)) {
    const askTenth = asksOfTenth[name];
    if (!askTenth) continue;
    const [small, large] = await measurePair(CALL_COUNT, [askTenth, askWhole]);
    writeRow(toLatencyRow(`${name}, of ${wholeCount.toLocaleString('en')} ${noun}`, large, small));
  }
}
