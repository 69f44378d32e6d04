// Measures the services on real HTTP over loopback, at the size that people will have, beside a tenth and ten times of it.
import { benchCases } from './cases.ts';
import { measureGrowth } from './measure-growth.ts';
import { measureMemory } from './measure-memory.ts';
import { measureThroughput } from './measure-throughput.ts';
import { measureUploads } from './measure-uploads.ts';
import { writeRow } from './report.ts';

for (const one of benchCases) await measureGrowth(one);
for (const row of await measureThroughput()) writeRow(row);
writeRow(await measureUploads());
writeRow(await measureMemory());
