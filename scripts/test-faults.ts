// Runs tests that take too long to run daily: bad networks in front of the BFF, full disks, processes killed under load, a
// gigabyte uploaded from a browser, paused, and resumed after reloading the page, and 20,000 recurrence rules.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { findBrowser } from './install/find-browser.ts';
import { runSteps } from './steps/run-steps.ts';

const GIGABYTE = 2 ** 30;

/** Node tests that cover more with `LONG_TESTS`. */
const LONG_FILES = [
  'packages/recurrence/src/differential',
  'apps/bff/src/features/approval-history/approval-history',
  'apps/bff/tests/connections',
  'apps/bff/tests/upgrade',
  'apps/services/src/drive/search/list-files',
  'apps/services/src/drive/search/search-terms',
  'apps/services/src/script/runtime/run-script',
  'apps/services/src/script/runtime/zoned-dates',
  'apps/services/tests/any-input',
  'apps/services/tests/drive/app-files-model',
  'apps/services/tests/script/content',
];

const counted = z.record(z.string(), z.number());
const report = z.object({ numPassedTests: z.number(), numTotalTests: z.number() });

const directory = mkdtempSync(join(tmpdir(), 'rotunda-faults-'));
const [countsFile, reportFile] = [join(directory, 'counts'), join(directory, 'report.json')];
// A run that fails before it writes its counts has none.
writeFileSync(countsFile, '');
writeFileSync(reportFile, '{"numPassedTests":0,"numTotalTests":0}');
const env = {
  ...process.env,
  CHROMIUM_PATH: findBrowser(),
  UPLOAD_TEST_BYTES: String(GIGABYTE),
  KILLS: process.env.KILLS ?? '100',
  FAULT_COUNTS: countsFile,
  LONG_TESTS: '1',
  ALL_ON_POSTGRES: '1',
};
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
process.exitCode = await runSteps(
  [
    { title: 'Faults', command: 'vitest', args: ['run', '--config', 'vitest.faults.config.ts', ...reporters] },
    {
      title: 'Recurrence rules beside another engine, random cases, and thousands of connections',
      command: 'vitest',
      args: ['run', '--project', 'node', ...LONG_FILES],
    },
    { title: 'The backend on PostgreSQL', command: 'vitest', args: ['run', '--project', 'postgres'] },
    { title: 'Build of the console', command: 'node', args: ['scripts/build-console.ts'] },
    {
      title: 'A gigabyte from a browser, paused and resumed',
      command: 'playwright',
      args: ['test', '--config', 'e2e/playwright.config.ts', 'specs/uploads.spec.ts', '--grep', 'is paused'],
    },
    {
      title: 'Journeys over a slow and faulty network',
      command: 'playwright',
      args: ['test', '--config', 'e2e/playwright.config.ts', 'specs/slow-network.spec.ts'],
    },
    {
      title: 'Actions in a browser while the console is killed, hangs and is restarted',
      command: 'playwright',
      args: ['test', '--config', 'e2e/playwright.config.ts', 'specs/outages.spec.ts', 'specs/restarts.spec.ts'],
    },
    {
      title: 'A tab that stays open',
      command: 'playwright',
      args: ['test', '--config', 'e2e/playwright.config.ts', 'specs/tab-growth.spec.ts'],
    },
  ],
  env,
);
process.stdout.write(summarize());
rmSync(directory, { recursive: true });

/** Returns the total counts of all suites, one per line. */
function summarize(): string {
  const { numPassedTests, numTotalTests } = report.parse(JSON.parse(readFileSync(reportFile, 'utf8')));
  const sums: Record<string, number> = {};
  const lines = readFileSync(countsFile, 'utf8').split('\n');
  for (const line of lines.filter((one) => one !== '')) {
    for (const [kind, count] of Object.entries(counted.parse(JSON.parse(line)))) sums[kind] = (sums[kind] ?? 0) + count;
  }
  const { badInputs = 0, kills = 0, lost = 0, requests = 0, streams = 0, writes = 0 } = sums;
  const rows = [
    ['load held', `${requests} requests, ${streams} live streams at a time`],
    ['faults survived', `${numPassedTests} of ${numTotalTests}, ${kills} kills among them`],
    ['bad inputs tried', String(badInputs)],
    ['writes acknowledged', String(writes)],
    ['writes lost', String(lost)],
  ];
  return `\n${rows.map(([what = '', count]) => `${what.padEnd(20)} ${count}`).join('\n')}\n`;
}
