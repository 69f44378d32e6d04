import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureSeries, insertProcess, type ProcessSeries } from '#script/processes/process-store.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { clientOf, makeProject } from './script-project.ts';

const OWNER = 'owner@example.com';
const COLLEAGUE = 'colleague@example.com';
const DAY_MS = 86_400_000;
// This is a Wednesday.
const NOW_MS = Date.UTC(2026, 4, 13, 15);
const TODAY_MS = Date.UTC(2026, 4, 13);

let services: TestServices;
let scriptId: string;

beforeAll(async () => {
  services = await startTestServices({ clock: { nowMs: () => NOW_MS } });
  scriptId = makeProject(services, { owner: OWNER, code: {} });
  record(OWNER, TODAY_MS, 'COMPLETED');
  record(COLLEAGUE, TODAY_MS + 1, 'FAILED', 'AKfycb-one');
  record(COLLEAGUE, TODAY_MS + 2, 'TIMED_OUT', 'AKfycb-one');
  record(COLLEAGUE, TODAY_MS - 1, 'COMPLETED', 'AKfycb-one');
  record(OWNER, TODAY_MS - 6 * DAY_MS, 'CANCELED');
  record(OWNER, TODAY_MS - 6 * DAY_MS - 1, 'FAILED');
});
afterAll(() => services[Symbol.asyncDispose]());

function record(
  email: string,
  startTimeMs: number,
  processStatus: ProcessSeries['processStatus'],
  deploymentId = '',
): void {
  const series = ensureSeries(services.db, {
    scriptId,
    deploymentId,
    functionName: 'main',
    processType: 'EXECUTION_API',
    processStatus,
    userAccessLevel: 'NONE',
    accountId: services.account(email).id,
    runtimeVersion: 'V8',
  });
  insertProcess(services.db, series, { startTimeMs, endTimeMs: startTimeMs + 10 });
}

async function metrics(query: { metricsGranularity?: string; 'metricsFilter.deploymentId'?: string }) {
  const { data } = await clientOf(services, OWNER).projects.getMetrics({ scriptId, ...query });
  const valuesOf = (values: typeof data.totalExecutions) => values?.map(({ value }) => value).join(' ');
  return {
    data,
    total: valuesOf(data.totalExecutions),
    failed: valuesOf(data.failedExecutions),
    users: valuesOf(data.activeUsers),
  };
}

describe('metrics of a project', () => {
  test('count executions started on each of the last seven days, as strings', async () => {
    const { total, failed, users, data } = await metrics({ metricsGranularity: 'DAILY' });
    expect(total).toBe('1 0 0 0 0 1 3');
    expect(failed).toBe('0 0 0 0 0 0 2');
    expect(users).toBe('1 0 0 0 0 1 2');
    expect(data.totalExecutions?.at(-1)).toEqual({
      value: '3',
      startTime: '2026-05-13T00:00:00.000Z',
      endTime: '2026-05-14T00:00:00.000Z',
    });
  });

  test('count by weeks, further back', async () => {
    const { total, failed, users } = await metrics({ metricsGranularity: 'WEEKLY' });
    expect(total).toBe('0 0 0 0 0 0 2 4');
    expect(failed).toBe('0 0 0 0 0 0 1 2');
    expect(users).toBe('0 0 0 0 0 0 1 2');
  });

  test('can be limited to one deployment', async () => {
    const { total } = await metrics({ metricsGranularity: 'DAILY', 'metricsFilter.deploymentId': 'AKfycb-one' });
    expect(total).toBe('0 0 0 0 0 1 2');
  });

  test('require a granularity', async () => {
    for (const query of [{}, { metricsGranularity: 'UNSPECIFIED_GRANULARITY' }]) {
      await expect(metrics(query)).rejects.toMatchObject({ status: 400 });
    }
  });

  test('are available to users who may read the project', async () => {
    const path = `/v1/projects/${scriptId}/metrics?metricsGranularity=DAILY`;
    expect((await services.call(COLLEAGUE, 'GET', path)).status).toBe(403);
    expect((await services.call(OWNER, 'GET', path.replace(scriptId, 'none'))).status).toBe(404);
  });
});
