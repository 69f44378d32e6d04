// Measures indexes in an organisation of a million files, in real time, against a service with the latency and quotas of a public
// one. #testing/large-estate.ts models the files: 40,000 were modified or shared in the last year; 600 of these have an approval,
// and half of the approvals are in progress, with two reviewers of ten users each.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { z } from 'zod';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { LargeDrive } from '#testing/large-drive.ts';
import { startTestServer } from '#testing/servers/test-server.ts';
import { BenchConsole } from './bench-console.ts';
import { writeRow } from './write-row.ts';

const PEOPLE = 10;
const RECENT = 40_000;
const LATENCY_MS = 150;
const POLL_MS = 1_000;
const TIMEOUT_MS = 7.4 * 60_000;
const PAGES = 60;
const QUEUE = '/api/indexes/approvals?folder=waiting';
/**
 * As in the indexes: the daily call budget before older files have to wait, and a poll for changes every minute for eight hours.
 */
const CALLS_PER_DAY = 5_000;
const POLLS_PER_DAY = 8 * 60;

const page = z.object({
  counts: z.object({ waiting: z.number() }),
  coverage: z.object({ state: z.string(), scanned: z.number(), total: z.number(), asOf: z.string().optional() }),
});

/** The milliseconds from the user's first visit until each part was available, and the number of files read by the end. */
type Times = { due: number | undefined; horizon: number | undefined; read: number };

const people = Array.from({ length: PEOPLE }, (_, person) => `p${person}@example.com`);
const organisation = {
  files: 1_000_000,
  recent: RECENT,
  approvals: 600,
  people,
  sharedWithEach: 1_500,
  nowMs: Date.now(),
};
const quotas = { project: 12_000, person: 2_400 };
const drive = new LargeDrive({ ...organisation, latencyMs: LATENCY_MS, callsPerMinute: quotas });
const service = await startTestServer(drive.handle);
const bff = await BenchConsole.start(service.origin, { variables: { BFF_NOT_OFFERED: 'none' } });
const startMs = performance.now();
let signingIn: Promise<unknown> = Promise.resolve();
try {
  const before = { memoryMib: await bff.liveMemoryMib(), storeMib: await storeMib() };
  const first = await bff.signIn(0);
  const times: Times[] = [{ due: undefined, horizon: undefined, read: 0 }];
  const firstEnd = follow(first, 0);
  while (times[0]?.due === undefined && performance.now() - startMs < TIMEOUT_MS) await sleep(POLL_MS);
  const others = people.slice(1).map(async (_, index) => {
    times.push({ due: undefined, horizon: undefined, read: 0 });
    await follow(await signIn(index + 1), index + 1);
  });
  await Promise.all([firstEnd, ...others]);
  report(times);
  writeRow({
    name: 'memory per person, of ten whose horizons are read',
    value: ((await bff.liveMemoryMib()) - before.memoryMib) / PEOPLE,
    unit: 'MiB',
    atMost: 60,
  });
  writeRow({
    name: 'database per person, of ten whose horizons are read',
    value: ((await storeMib()) - before.storeMib) / PEOPLE,
    unit: 'MiB',
    atMost: 60,
  });
  writeRow({ name: 'a page of the queue, median', value: await pageMs(first), unit: 'ms', atMost: 20 });

  async function follow(browser: TestBrowser, person: number): Promise<void> {
    const wanted = Math.ceil(0.99 * drive.estate.filesAwaitingReview(people[person] ?? '').length);
    const beganMs = performance.now();
    for (;;) {
      const { counts, coverage } = page.parse((await browser.request(QUEUE)).json());
      const own = times[person];
      const elapsedMs = performance.now() - beganMs;
      if (own && counts.waiting >= wanted) own.due ??= elapsedMs;
      if (own && coverage.total > RECENT * 0.9 && coverage.scanned === coverage.total && coverage.asOf) {
        own.horizon = elapsedMs;
        return;
      }
      if (own) own.read = coverage.scanned;
      if (performance.now() - startMs > TIMEOUT_MS) return;
      await sleep(POLL_MS);
    }
  }
} finally {
  await bff[Symbol.asyncDispose]();
  await service.close();
}

function report(times: readonly Times[]): void {
  const [first, ...others] = times;
  writeTime('99 % of what is due, one person alone', first ? [first] : [], 'due', 120);
  writeTime('99 % of what is due, nine more at once', others, 'due', 120);
  writeTime('all of the horizon, the first person', first ? [first] : [], 'horizon', 1_800);
  writeTime('all of the horizon, nine more at once', others, 'horizon', 1_800);
  // The daily calls are unknown if any horizon was not read.
  if (times.some(({ horizon }) => horizon === undefined)) return;
  writeRow({ name: 'calls of ten people until all horizons are read', value: drive.calls.length, unit: 'calls' });
  const ofDay = people.map((email) => Math.max(CALLS_PER_DAY, drive.countOf(email)) + POLLS_PER_DAY);
  const day = ofDay.reduce((sum, calls) => sum + calls, 0);
  writeRow({
    name: 'calls of ten people on the first day: measured, then the most that the budget of a day allows',
    value: day,
    unit: 'calls',
    atMost: 60_000,
  });
}

// Each run has a time limit. Anything not reached by then is reported and counts as missed.
function writeTime(name: string, of: readonly Times[], what: 'due' | 'horizon', atMost: number): void {
  const missing = of.filter((one) => one[what] === undefined);
  const read = Math.min(...missing.map((one) => one.read));
  const value = Math.max(...of.map((one) => (one[what] ?? TIMEOUT_MS) / 1_000));
  if (missing.length === 0) writeRow({ name, value, unit: 's', atMost });
  else writeRow({ name: `${name}: not reached, with ${read} files read`, value, unit: 's', atMost: 0 });
}

async function storeMib(): Promise<number> {
  const store = bff.openStore();
  const { rows } = await sql<{ bytes: number }>`
    select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`.execute(store);
  await store.destroy();
  return (rows[0]?.bytes ?? 0) / 1024 ** 2;
}

async function pageMs(browser: TestBrowser): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < PAGES; count += 1) {
    const beganMs = performance.now();
    await browser.request(QUEUE);
    times.push(performance.now() - beganMs);
  }
  return times.sort((one, other) => one - other)[PAGES / 2] ?? Number.NaN;
}

// Runs sign-ins one after another, because the provider signs in the user that was set last.
function signIn(person: number): Promise<TestBrowser> {
  const next = signingIn.then(() => bff.signIn(person));
  signingIn = next;
  return next;
}
