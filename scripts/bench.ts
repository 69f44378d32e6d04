// Measures the product at production scale, prints one table and writes it to bench/results.json. Arguments after a part limit
// it, and its results are not written: `pnpm bench console calendar` covers the screens whose routes contain the word.
import { writeResults } from './bench/results.ts';
import type { BenchRow } from './bench/row.ts';
import { runProgram } from './bench/run-program.ts';
import { toTable } from './bench/table.ts';

const programs: Readonly<Record<string, string>> = {
  services: 'apps/services/bench/main.ts',
  bff: 'apps/bff/bench/main.ts',
  paths: 'apps/bff/bench/paths.ts',
  uploads: 'apps/bff/bench/uploads.ts',
  idle: 'apps/bff/bench/idle.ts',
  hostile: 'apps/bff/bench/hostile.ts',
  scale: 'apps/bff/bench/scale.ts',
  alerts: 'apps/bff/bench/alerts.ts',
  console: 'e2e/bench/main.ts',
};

const EXIT_USAGE = 64; // EX_USAGE of sysexits.h

const [requested, ...words] = process.argv.slice(2);
const parts = requested === undefined ? Object.keys(programs) : [requested];
const unknown = parts.find((part) => programs[part] === undefined);
if (words.length > 0 && requested !== 'console') {
  process.stderr.write('Only the part console accepts names of screens.\n');
  process.exitCode = EXIT_USAGE;
} else if (unknown === undefined) {
  const rows: BenchRow[] = [];
  for (const part of parts) rows.push(...(await runProgram(programs[part] ?? '', words)));
  process.stdout.write(`\n${toTable(rows)}\n`);
  if (words.length === 0) writeResults('bench/results.json', rows, { isWhole: requested === undefined });
  if (!rows.every(({ ok }) => ok)) {
    process.stdout.write('\nSome targets were not met.\n');
    process.exitCode = 1;
  }
} else {
  process.stderr.write(`Unknown part: ${unknown}. Choose from: ${Object.keys(programs).join(', ')}.\n`);
  process.exitCode = EXIT_USAGE;
}
