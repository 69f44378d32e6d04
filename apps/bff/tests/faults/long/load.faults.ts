import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { LoadGenerator } from '#testing/clients/load-generator.ts';
import { OUTAGE_CODES } from '#testing/clients/response-code.ts';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { countFaults } from '#testing/faults/count-faults.ts';
import { watchReplicas } from '#testing/faults/watch-replicas.ts';
import { ServicesProcess } from '#testing/processes/services-process.ts';
import { TestReplicas } from '#testing/processes/test-replicas.ts';

const PEOPLE = 200;
const MINUTES = Number(process.env.FAULT_MINUTES ?? 0.5);
const KILLS = Math.max(4, Math.round(MINUTES * 6));
const START_MS = 300_000;
const files = z.object({
  files: z.array(z.object({ id: z.string(), name: z.string() })),
  nextPageToken: z.string().optional(),
});

let services: ServicesProcess;
let replicas: TestReplicas;
let bystander: TestBrowser;
const browsers: TestBrowser[] = [];

beforeAll(async () => {
  [services, replicas] = await Promise.all([ServicesProcess.start(), TestReplicas.start()]);
  replicas.upstream.handler = services.handler;
  for (let number = 0; number < PEOPLE; number += 1) browsers.push(await signIn(`person-${number}`, 'operator'));
  bystander = await signIn('bystander', 'reviewer');
}, START_MS);

afterAll(async () => {
  await replicas[Symbol.asyncDispose]();
  await services[Symbol.asyncDispose]();
});

async function signIn(sub: string, role: string): Promise<TestBrowser> {
  replicas.issuer.user = { sub, email: `${sub}@example.com`, name: sub, roles: [role] };
  const browser = replicas.openBrowser();
  await browser.signIn();
  return browser;
}

/** Returns the number of files by name. */
async function countFiles(): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  let pageToken: string | undefined;
  do {
    const query = new URLSearchParams({
      pageSize: '1000',
      fields: 'nextPageToken,files(id,name)',
      ...(pageToken && { pageToken }),
    });
    const page = files.parse(await services.request(`/drive/v3/files?${query}`));
    for (const { name } of page.files) counts.set(name, (counts.get(name) ?? 0) + 1);
    pageToken = page.nextPageToken;
  } while (pageToken !== undefined);
  return counts;
}

/** Records the load, and checks that no acknowledged write was lost or repeated. */
async function expectNothingLost(what: string, load: LoadGenerator, kills = 0): Promise<void> {
  const counts = await countFiles();
  const lost = [...load.acknowledged.keys()].filter((name) => !counts.has(name));
  const doubled = [...load.acknowledged.keys()].filter((name) => (counts.get(name) ?? 0) > 1);
  const refused = JSON.stringify(Object.fromEntries(load.refusals));
  countFaults(`${what}, ${doubled.length} writes made twice, refused ${refused}`, {
    requests: load.requests,
    kills,
    writes: load.acknowledged.size,
    lost: lost.length,
  });
  expect(lost).toEqual([]);
  expect(doubled).toEqual([]);
  expect(load.undocumented).toEqual([]);
  expect(load.acknowledged.size).toBeGreaterThan(0);
}

async function expectEveryoneServed(): Promise<void> {
  await expect
    .poll(
      async () => {
        const responses = await Promise.all(
          browsers.map((browser) => browser.request('/api/drive/v3/files?pageSize=1').catch(() => undefined)),
        );
        return responses.filter((response) => response?.status !== 200).length;
      },
      { timeout: 90_000, interval: 1_000 },
    )
    .toBe(0);
}

/** Kills a random part of the system at a random time and restarts it. */
async function killRandomPart(): Promise<string> {
  await pause(randomInt(500, 4_000));
  const victim = randomInt(4);
  if (victim === 0) {
    await services.kill();
    await services.run();
    return 'services';
  }
  if (victim === 1) {
    await replicas.postgres.stop();
    await pause(randomInt(1_000));
    await replicas.postgres.start();
    return 'PostgreSQL';
  }
  await replicas.kill(victim - 2);
  await replicas.run(victim - 2);
  return `replica ${victim - 2}`;
}

describe(`${PEOPLE} concurrent users`, () => {
  test(
    'lose no write, and get only documented responses',
    async () => {
      await using watch = watchReplicas(replicas, bystander);
      const load = new LoadGenerator(browsers);
      await load.during(() => pause(MINUTES * 60_000));
      await expectNothingLost(`${PEOPLE} people for ${MINUTES} minutes`, load);
      expect([...load.refusals.keys()].filter((code) => code !== 'overloaded')).toEqual([]);
      await watch.expectUnharmed();
    },
    MINUTES * 60_000 + START_MS,
  );

  test(
    'lose no write while services, replicas and PostgreSQL are killed at random, and everything recovers automatically',
    async () => {
      await using watch = watchReplicas(replicas, bystander, OUTAGE_CODES);
      const killed: string[] = [];
      const load = new LoadGenerator(browsers.slice(0, PEOPLE / 5));
      await load.during(async () => {
        while (killed.length < KILLS) killed.push(await killRandomPart());
      });
      await expectEveryoneServed();
      await expectNothingLost(`killed ${killed.join(', ')}`, load, killed.length);
      expect([...load.refusals.keys()].filter((code) => !OUTAGE_CODES.has(code))).toEqual([]);
      await watch.expectUnharmed();
    },
    START_MS + KILLS * 60_000,
  );
});
