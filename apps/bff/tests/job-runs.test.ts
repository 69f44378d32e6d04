import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { TestServices } from '../../services/src/testing/start-test-services.ts';
import { deployHead, makeProject } from '../../services/tests/script/script-project.ts';
import { ServedBff } from './served-bff.ts';

const EMAIL = 'operator@example.com';
const CODE = `
function greet(name) { return 'Hello ' + name; }
function fail() { throw new Error('The sheet is full'); }
`;

const job = z.looseObject({ jobId: z.string(), state: z.string() });
const items = z.object({ items: z.array(z.looseObject({ id: z.string(), state: z.string() })) });

let served: ServedBff;
let services: TestServices;

beforeAll(async () => {
  served = await ServedBff.start();
  services = served.services;
  return () => served[Symbol.asyncDispose]();
});

function makeExecutable(): string {
  const manifest = { executionApi: { access: 'MYSELF' } };
  const scriptId = makeProject(services, { owner: EMAIL, manifest, code: { Code: CODE } });
  deployHead(services, scriptId);
  return scriptId;
}

function post(path: string, body: object = {}) {
  const headers = { 'content-type': 'application/json' };
  return served.operator.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function endOf(jobId: string): Promise<unknown> {
  const read = async () => job.parse((await served.operator.request(`/api/jobs/${jobId}`)).json());
  await vi.waitFor(async () => expect(await read()).toMatchObject({ state: 'ended' }), 20_000);
  return read();
}

async function itemsOf(jobId: string) {
  return items.parse((await served.operator.request(`/api/jobs/${jobId}/items`)).json()).items;
}

test('a job of runs distinguishes failed functions from completed ones, names each process, and retries failures', async () => {
  const scriptId = makeExecutable();
  const run = (id: string, fn: string, parameters: unknown[] = []) => ({
    id,
    label: fn,
    params: { scriptId },
    body: { function: fn, parameters, devMode: false },
  });
  const accepted = await post('/api/jobs', {
    title: 'Run again 3 runs',
    operationId: 'script.scripts.run',
    items: [run('1', 'greet', ['Ada']), run('2', 'fail'), run('3', 'missing')],
  });
  expect(accepted.status).toBe(201);
  const { jobId } = job.parse(accepted.json());
  expect(await endOf(jobId)).toMatchObject({ counts: { done: 1, retryable: 2 }, canUndo: false });
  const [greeted, failed, missing] = await itemsOf(jobId);
  expect(greeted).toMatchObject({ state: 'done', resultId: expect.stringMatching(/^\d+$/) });
  expect(failed).toMatchObject({
    state: 'retryable',
    reason: 'Error: The sheet is full',
    resultId: expect.any(String),
  });
  expect(failed).not.toHaveProperty('problem');
  expect(missing).toMatchObject({ state: 'retryable', reason: 'Script function not found: missing' });
  const { body } = await services.call(EMAIL, 'GET', `/v1/processes:listScriptProcesses?scriptId=${scriptId}`);
  const { processes } = z.object({ processes: z.array(z.looseObject({ processId: z.string() })) }).parse(body);
  expect(processes).toContainEqual(expect.objectContaining({ processId: greeted?.resultId, functionName: 'greet' }));
  expect(processes).toContainEqual(expect.objectContaining({ processId: failed?.resultId, functionName: 'fail' }));

  expect((await post(`/api/jobs/${jobId}/retry`)).status).toBe(200);
  await endOf(jobId);
  const [, retried] = await itemsOf(jobId);
  expect(retried).toMatchObject({ state: 'retryable', attempts: 2 });
  expect(retried?.resultId).not.toBe(failed?.resultId);
});

test('a job of runs is paused, makes no calls while paused, and continues when it is resumed', async () => {
  const scriptId = makeExecutable();
  const ran = () => served.bff.upstream.requests.filter(({ url }) => url.includes(':run')).length;
  const before = ran();
  const accepted = await post('/api/jobs', {
    title: 'Run again 40 runs',
    operationId: 'script.scripts.run',
    items: Array.from({ length: 40 }, (_, index) => ({
      id: String(index),
      label: 'greet',
      params: { scriptId },
      body: { function: 'greet', parameters: [], devMode: false },
    })),
  });
  const { jobId } = job.parse(accepted.json());
  await vi.waitFor(() => expect(ran()).toBeGreaterThan(before), 10_000);
  const paused = await post(`/api/jobs/${jobId}/pause`);
  expect([paused.status, paused.json()]).toMatchObject([200, { state: 'paused' }]);
  expect((await post(`/api/jobs/${jobId}/pause`)).status).toBe(409);
  const states = async () => (await itemsOf(jobId)).map(({ state }) => state);
  await vi.waitFor(async () => expect(await states()).not.toContain('running'), 10_000);
  const called = ran();
  expect(called - before).toBeLessThan(40);
  await pause(300);
  expect(ran()).toBe(called);
  expect((await post(`/api/jobs/${jobId}/resume`)).status).toBe(200);
  expect(await endOf(jobId)).toMatchObject({ counts: { done: 40 } });
  expect(ran() - before).toBe(40);
});
