// Measures the cost of alert rules while nothing happens: 50 users with 20 rules each, of nearly every kind, over 100,000 files
// with complete indexes.
import { setTimeout as sleep } from 'node:timers/promises';
import { DEFAULT_HORIZON_DAYS } from '#features/indexes/store/horizon.ts';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { LargeDrive } from '#testing/large-drive.ts';
import { startTestServer } from '#testing/servers/test-server.ts';
import { BenchConsole } from './bench-console.ts';
import { writeRow } from './write-row.ts';

const PEOPLE = 50;
const LATENCY_MS = 20;
const IDLE_MS = 30_000;
const WINDOW_MS = 180_000;
const TIMEOUT_MS = 15 * 60_000;
const POLL_MS = 1_000;
const DAY_MS = 24 * 3_600_000;
/** The default quota of a project, in calls per minute. */
const CALLS_PER_MINUTE = 12_000;

const RULES: readonly (readonly [string, object])[] = [
  ...[1, 3, 10].map((count) => ['functionFails', { count, minutes: 60 }] as const),
  ['runMissing', { functionName: 'sync', minutes: 60 }],
  ['runTooLong', { minutes: 5 }],
  ['runMissed', {}],
  ['errorNew', {}],
  ['approvalDue', { hours: -24, scope: 'mine' }],
  ['approvalDue', { hours: 0, scope: 'all' }],
  ['approvalChanged', { scope: 'mine' }],
  ['accessRequestOld', { hours: 24 }],
  ['sharedOutside', {}],
  ['sharedWithAnyone', {}],
  ['ownershipChanged', {}],
  ['filesRemoved', { count: 20, minutes: 10 }],
  ['calendarAccessChanged', {}],
  ['eventChanged', { text: 'freeze' }],
  ['roleChanged', {}],
  ['indexStopped', { minutes: 60 }],
  ['deviceNew', {}],
];

const nowMs = Date.now();
const people = Array.from({ length: PEOPLE }, (_, person) => `p${person}@example.com`);
const organisation = { files: 100_000, recent: 4_000, approvals: 300, people, sharedWithEach: 200, nowMs };
const drive = new LargeDrive({ ...organisation, latencyMs: LATENCY_MS });
const runs = Array.from({ length: 200 }, (_, number) => ({
  projectName: `Project ${number % 10}`,
  functionName: 'sync',
  processType: 'TIME_DRIVEN',
  processStatus: 'COMPLETED',
  startTime: new Date(nowMs - number * 300_000).toISOString(),
  duration: '2s',
}));
let calls = 0;
const service = await startTestServer(async (request, response) => {
  calls += 1;
  const path = request.url ?? '';
  if (path.startsWith('/drive/')) return drive.handle(request, response);
  request.resume();
  await sleep(LATENCY_MS);
  const items = path.includes('/calendarList') ? [{ id: 'team', summary: 'Team' }] : [];
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(path.startsWith('/v1/processes') ? { processes: runs } : { items }));
});
const bff = await BenchConsole.start(service.origin, { variables: { BFF_NOT_OFFERED: 'none' } });
try {
  const browsers: TestBrowser[] = [];
  for (let person = 0; person < PEOPLE; person += 1) browsers.push(await bff.signIn(person));
  const idle = await measure(IDLE_MS);
  for (const browser of browsers) await addRules(browser);
  for (const browser of browsers) await browser[Symbol.asyncDispose]();
  if (!(await waitUntilComplete())) throw new Error('the indexes were not read in time');
  const busy = await measure(WINDOW_MS);
  const name = `${(PEOPLE * RULES.length).toLocaleString('en')} alert rules of ${PEOPLE} people over 100,000 files`;
  writeRow({ name: 'the same people without rules: processor', value: idle.processor, unit: '% of a core' });
  writeRow({ name: `${name}: processor`, value: busy.processor, unit: '% of a core', atMost: 5 });
  writeRow({
    name: `calls of these rules, of the ${CALLS_PER_MINUTE.toLocaleString('en')} a minute that a project has`,
    value: busy.calls,
    unit: 'calls/min',
    atMost: CALLS_PER_MINUTE / 20,
  });
} finally {
  await bff[Symbol.asyncDispose]();
  await service.close();
}

async function addRules(browser: TestBrowser): Promise<void> {
  for (const [kind, settings] of RULES) {
    const body = JSON.stringify({ name: kind, kind, settings });
    const headers = { 'content-type': 'application/json' };
    const { status } = await browser.request('/api/alert-rules', { method: 'POST', headers, body });
    if (status !== 201) throw new Error(`the rule ${kind} was refused with ${status}`);
  }
}

/** Measures the console over a period: its share of a core in percent, and its calls per minute. */
async function measure(durationMs: number): Promise<{ processor: number; calls: number }> {
  const [cpuBefore, callsBefore] = [bff.cpuSeconds(), calls];
  await sleep(durationMs);
  return {
    processor: ((bff.cpuSeconds() - cpuBefore) / (durationMs / 1_000)) * 100,
    calls: (calls - callsBefore) / (durationMs / 60_000),
  };
}

/** Waits until the console reports that all indexes are complete and all sources have been read. Returns false on timeout. */
async function waitUntilComplete(): Promise<boolean> {
  const store = bff.openStore();
  try {
    for (const endMs = Date.now() + TIMEOUT_MS; Date.now() < endMs; await sleep(POLL_MS)) {
      // The state after the days over which the console spreads the older files.
      const swept = { sweep_at: nowMs - DAY_MS * DEFAULT_HORIZON_DAYS, sweep_phase: 2, sweep_ended_at: Date.now() };
      await store.updateTable('index_crawls').set(swept).where('sweep_phase', '!=', 2).execute();
      const unread = store.selectFrom('alert_feeds').select('source').where('checked_at', 'is', null);
      const growing = store.selectFrom('index_crawls').select('name').where('state', '!=', 'current');
      if (!(await growing.executeTakeFirst()) && !(await unread.executeTakeFirst())) return true;
    }
    return false;
  } finally {
    await store.destroy();
  }
}
