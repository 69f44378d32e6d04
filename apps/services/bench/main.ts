// Measures the services on real HTTP over loopback, at the size that people will have and at a tenth of it.
import { startBenchServices } from './bench-services.ts';
import { type BenchCase, benchCases } from './cases.ts';
import { type Latency, measure } from './measure.ts';
import { isWithinBounds, type Row, toTable } from './report.ts';

const CALL_COUNT = 200;

const rows: Row[] = [];
for (const one of benchCases) rows.push(...(await measureCase(one)));
process.stdout.write(`\n${toTable(rows)}\n`);
if (!rows.every(isWithinBounds)) process.stdout.write('\nNot every call is within its bounds.\n');

async function measureCase(one: BenchCase): Promise<Row[]> {
  const tenth = await measureSize(one, one.wholeCount / 10);
  const whole = await measureSize(one, one.wholeCount);
  return [...whole].flatMap(([name, latency]) => {
    const small = tenth.get(name);
    const size = `${one.wholeCount.toLocaleString('en')} ${one.noun}`;
    return small ? [{ name, size, whole: latency, tenth: small }] : [];
  });
}

async function measureSize(one: BenchCase, count: number): Promise<Map<string, Latency>> {
  await using bench = await startBenchServices();
  process.stdout.write(`${count.toLocaleString('en')} ${one.noun}: storing`);
  const asks = one.seed(bench, count);
  process.stdout.write(', asking\n');
  const latencies = new Map<string, Latency>();
  for (const [name, ask] of Object.entries(asks)) latencies.set(name, await measure(CALL_COUNT, ask));
  return latencies;
}
