// Simulates hours of ordinary use: users with two tabs each sign in, work and sign out on two replicas and the embedded
// services. Prints the growth of each resource as a slope and checks it against the limits in docs/deployment.md.
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Store } from '#platform/store/open-store.ts';
import { StoreConnectionError } from '#platform/store/store-connection-error.ts';
import { LiveReader } from '#testing/clients/live-reader.ts';
import { LoadGenerator } from '#testing/clients/load-generator.ts';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { countFaults } from '#testing/faults/count-faults.ts';
import { growthPer, growthPerHour, type Sample } from '#testing/faults/growth.ts';
import { ServicesProcess } from '#testing/processes/services-process.ts';
import { TestReplicas } from '#testing/processes/test-replicas.ts';

const MINUTES = Number(process.env.SOAK_MINUTES ?? 30);
const PEOPLE = 40;
const TABS = 2;
const HOST = 'localhost:4000';
const TOPICS = ['events:primary', 'changes', 'jobs'];
const WORK_MS = 60_000;
const SAMPLES = 30;
/** The share of the time in which caches and pools fill. Slopes exclude it. */
const WARM_UP = 0.3;
const START_MS = 240_000;
const MIB = 1024 * 1024;
/** The averages per request, with three writes in ten requests. */
const [MAX_DATABASE_BYTES, MAX_LOG_BYTES] = [1_500, 600];
/** The memory of the console and of the services, with 100,000 files created in the meantime. */
const [MAX_CONSOLE_MIB, MAX_SERVICES_MIB] = [600, 700];

let services: ServicesProcess;
let replicas: TestReplicas;
let store: Store;
let isOver = false;
let signIns = 0;
const loads: LoadGenerator[] = [];
const samples: Sample[] = [];

beforeAll(async () => {
  [services, replicas] = await Promise.all([
    ServicesProcess.start({ WATCH_LOOPBACK_PORTS: '*' }),
    TestReplicas.start(),
  ]);
  replicas.upstream.handler = services.handler;
  store = replicas.openStore();
}, START_MS);

afterAll(async () => {
  await store.destroy();
  await replicas[Symbol.asyncDispose]();
  await services[Symbol.asyncDispose]();
});

/** Signs in one user at a time, because the provider signs in the most recently configured user. */
let lastSignIn: Promise<unknown> = Promise.resolve();
function signIn(sub: string): Promise<TestBrowser> {
  const browser = replicas.openBrowser(0);
  const signedIn = lastSignIn.then(async () => {
    replicas.issuer.user = { sub, email: `${sub}@example.com`, name: sub, roles: ['operator'] };
    await browser.signIn();
    signIns += 1;
    return browser;
  });
  lastSignIn = signedIn;
  return signedIn;
}

/** Simulates one user who repeatedly signs in, works in two tabs for about a minute, and signs out. */
async function live(sub: string): Promise<void> {
  while (!isOver) {
    const browser = await signIn(sub);
    const open = () => LiveReader.open(browser, replicas.portOf(0), TOPICS, undefined, HOST);
    const tabs = await Promise.all(Array.from({ length: TABS }, open));
    const load = new LoadGenerator([browser]);
    loads.push(load);
    await load.during(() => pause(WORK_MS * (0.5 + Math.random())));
    await Promise.all(tabs.map((tab) => tab.close()));
    const { status } = await browser.request('/auth/logout', { method: 'POST' });
    expect(status).toBe(200);
  }
}

/** Returns the number of requests that the console has handled, including notifications of the services. */
async function countRequests(): Promise<number> {
  const counts = (await replicas.readMetrics()).matchAll(/^rotunda_requests_total\{.*\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

/** Retries if the test process, which simulates all users, was too busy to open a connection in time. */
async function readDatabaseBytes(triesLeft = 5): Promise<number> {
  try {
    const { rows } = await sql<{ bytes: string }>`SELECT pg_database_size(current_database()) AS bytes`.execute(store);
    return Number(rows[0]?.bytes);
  } catch (error) {
    if (triesLeft === 0 || !(error instanceof StoreConnectionError)) throw error;
    return readDatabaseBytes(triesLeft - 1);
  }
}

async function takeSample(): Promise<void> {
  const bytes = await readDatabaseBytes();
  using database = new DatabaseSync(services.databasePath, { readOnly: true });
  const { channels } = database.prepare('SELECT count(*) AS channels FROM channels').get() as { channels: number };
  const values = {
    console: await replicas.memoryOf(0),
    services: await services.readMemory(),
    database: bytes,
    log: Buffer.byteLength(replicas.outputOf(0)),
    channels,
    requests: await countRequests(),
  };
  samples.push({ atMs: performance.now(), values });
  const [consoleMiB, servicesMiB] = [values.console, values.services].map((memory) => (memory / MIB).toFixed(0));
  process.stdout.write(
    `  sample ${samples.length}: console ${consoleMiB} MiB, services ${servicesMiB} MiB, ${values.requests} requests\n`,
  );
}

test(
  `${PEOPLE} people with ${TABS} tabs work for ${MINUTES} minutes, and no resource grows without limit`,
  async () => {
    const people = Array.from({ length: PEOPLE }, (_, index) => live(`person-${index}`));
    for (let taken = 0; taken < SAMPLES; taken += 1) {
      await Promise.race([pause((MINUTES * 60_000) / SAMPLES), ...people]);
      await takeSample();
    }
    isOver = true;
    await Promise.all(people);
    const settled = samples.slice(Math.floor(SAMPLES * WARM_UP));
    const most = (name: string) => Math.max(...samples.map(({ values }) => values[name] ?? 0));
    const growth = {
      'console, MiB at most': most('console') / MIB,
      'services, MiB at most': most('services') / MIB,
      'console, MiB per hour': growthPerHour(settled, 'console') / MIB,
      'services, MiB per hour': growthPerHour(settled, 'services') / MIB,
      'channels per hour': growthPerHour(settled, 'channels'),
      'database, bytes per request': growthPer(settled, 'database', 'requests'),
      'log, bytes per request': growthPer(settled, 'log', 'requests'),
    };
    countFaults(`${PEOPLE} people for ${MINUTES} minutes, ${signIns} sign-ins`, { requests: await countRequests() });
    for (const [what, value] of Object.entries(growth)) process.stdout.write(`  ${what}: ${value.toFixed(1)}\n`);
    expect(loads.flatMap(({ undocumented }) => undocumented)).toEqual([]);
    expect(replicas.crashes).toEqual([]);
    expect(growth['database, bytes per request']).toBeLessThan(MAX_DATABASE_BYTES);
    expect(growth['log, bytes per request']).toBeLessThan(MAX_LOG_BYTES);
    expect(growth['console, MiB at most']).toBeLessThan(MAX_CONSOLE_MIB);
    expect(growth['services, MiB at most']).toBeLessThan(MAX_SERVICES_MIB);
    expect(most('channels')).toBeGreaterThan(0);
    // Signed-out users have no channels, so there are no more than those of active users.
    expect(samples.at(-1)?.values.channels).toBeLessThanOrEqual(PEOPLE * TOPICS.length);
  },
  START_MS + MINUTES * 90_000,
);
