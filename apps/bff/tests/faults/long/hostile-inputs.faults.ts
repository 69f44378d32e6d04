import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { countFaults } from '#testing/faults/count-faults.ts';
import { hostileCorpus } from '#testing/hostile/hostile-corpus.ts';
import { HostileWorld } from '#testing/hostile/hostile-world.ts';
import { sendHostile } from '#testing/hostile/send-hostile.ts';
import { TestBff } from '#testing/test-bff.ts';

let world: HostileWorld;
let bff: TestBff;
let operator: TestBrowser;

beforeAll(async () => {
  world = await HostileWorld.start();
  bff = await TestBff.start();
  bff.upstream.handler = world.services.handler;
  operator = await bff.signIn('operator');
}, 300_000);
afterAll(async () => {
  await bff[Symbol.asyncDispose]();
  await world[Symbol.asyncDispose]();
});

/** Returns whether the console and the services respond to another client. */
async function areAlive(): Promise<boolean> {
  const [health, files] = await Promise.all([
    operator.request('/healthz'),
    world.services.request('/drive/v3/about?fields=user'),
  ]);
  return health.status === 200 && files !== undefined;
}

test('each hostile input gets its documented status, and other users get responses in the meantime', async () => {
  const corpus = hostileCorpus(world.targets);
  expect(corpus.length).toBeGreaterThanOrEqual(60);
  const unexpected: string[] = [];
  let aliveCount = 0;
  for (const input of corpus) {
    const sent = sendHostile(world, operator, input);
    if (await areAlive()) aliveCount += 1;
    const status = await sent;
    if (status !== 'cutOff' && !input.statuses.includes(status)) unexpected.push(`${input.name}: ${status}`);
  }
  expect(unexpected).toEqual([]);
  expect(aliveCount).toBe(corpus.length);
  countFaults('hostile inputs', { requests: 3 * corpus.length, badInputs: corpus.length });
}, 600_000);
