// Measures the services with real HTTP over loopback, at the expected production size, a tenth of it and ten times it.
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
