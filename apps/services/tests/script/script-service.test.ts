import { script } from '@googleapis/script';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refreshAccess } from '#items/access.ts';
import { SCRIPT_TYPE } from '#items/item-types.ts';
import { createItem } from '#items/items.ts';
import { putPermission } from '#items/permissions.ts';
import { insertVersion } from '#items/script-content.ts';
import { ensureSeries, insertProcess, type ProcessSeries } from '#script/processes/process-store.ts';
import { createProject } from '#script/projects/create-project.ts';
import { insertDeployment } from '#script/projects/deployment-store.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';

const OWNER = 'owner@example.com';
const SUPPORT = 'support@example.com';
const STRANGER = 'stranger@example.com';
const MINUTE_MS = 60_000;
const START_MS = Date.UTC(2026, 4, 1, 12);

let services: TestServices;
let scriptId: string;

beforeAll(async () => {
  services = await startTestServices();
  scriptId = seedProject('Payroll export');
  const other = seedProject('Room board');
  const owner = services.account(OWNER);
  for (let index = 0; index < 120; index += 1) {
    const failed = index % 10 === 0;
    const series = ensureSeries(services.db, {
      ...toSeries(index % 3 === 0 ? other : scriptId, owner.id),
      processStatus: failed ? 'FAILED' : index === 119 ? 'RUNNING' : 'COMPLETED',
      processType: index % 2 === 0 ? 'TIME_DRIVEN' : 'EDITOR',
    });
    const startTimeMs = START_MS + index * MINUTE_MS;
    const error = {
      type: 'TypeError',
      message: 'x is null',
      stack: [{ function: 'main', file: 'Code', lineNumber: 2 }],
    };
    insertProcess(services.db, series, {
      startTimeMs,
      ...(index !== 119 && { endTimeMs: startTimeMs + 1500 }),
      ...(failed && { error, logs: [{ timeMs: startTimeMs, level: 'INFO', text: 'begin' }] }),
    });
  }
});

afterAll(() => services[Symbol.asyncDispose]());

function seedProject(title: string): string {
  const { db } = services;
  const owner = services.account(OWNER);
  const support = services.account(SUPPORT);
  const creator = { accountId: owner.id, permissionId: owner.permissionId };
  return db.transaction(() => {
    const item = createItem(db, { mimeType: SCRIPT_TYPE, name: title, creator, createdAt: START_MS });
    const grantee = { type: 'user', id: support.permissionId, grantee: support.id } as const;
    putPermission(db, item.number, { ...grantee, role: 'reader', grantedAt: START_MS });
    refreshAccess(db, item.number);
    const meta = { lastModifyAccountId: owner.id, createdAt: START_MS, updatedAt: START_MS };
    const files = [
      {
        ...meta,
        name: 'appsscript',
        type: 'JSON',
        source: '{"webapp":{"access":"DOMAIN","executeAs":"USER_DEPLOYING"}}',
      },
      { ...meta, name: 'Code', type: 'SERVER_JS', source: 'function main() {}\n' },
    ] as const;
    createProject(db, item, { files, headDeploymentId: `AKfycb-head-${item.id}` });
    for (const description of ['one', 'two', 'three']) insertVersion(db, item.id, description, START_MS);
    const deployment = { scriptId: item.id, manifestFileName: 'appsscript', description: '', updatedAt: START_MS };
    insertDeployment(db, { ...deployment, deploymentId: `AKfycb-two-${item.id}`, versionNumber: 2 });
    return item.id;
  });
}

function toSeries(id: string, accountId: string): ProcessSeries {
  return {
    scriptId: id,
    deploymentId: '',
    functionName: 'main',
    processType: 'EDITOR',
    processStatus: 'COMPLETED',
    userAccessLevel: 'OWNER',
    accountId,
    runtimeVersion: 'V8',
  };
}

function clientOf(email: string) {
  services.account(email);
  const headers = { authorization: `Bearer ${services.token(email)}` };
  return script({ version: 'v1', rootUrl: `${services.origin}/`, headers, retry: false });
}

async function listAll(email: string, params: Record<string, string | string[]>) {
  const client = clientOf(email);
  const starts: (string | null | undefined)[] = [];
  let pageToken: string | undefined;
  do {
    const { data } = await client.processes.list({ ...params, pageSize: 7, ...(pageToken && { pageToken }) });
    starts.push(...(data.processes ?? []).map((process) => process.startTime));
    pageToken = data.nextPageToken ?? undefined;
  } while (pageToken);
  return starts;
}

describe('processes', () => {
  test('are listed newest first, each once, over all pages', async () => {
    const starts = await listAll(OWNER, {});
    expect(starts).toHaveLength(120);
    expect(starts).toEqual([...starts].sort().reverse());
  });

  test('are listed for users the project is shared with, and for nobody else', async () => {
    expect(await listAll(SUPPORT, {})).toHaveLength(120);
    expect(await listAll(STRANGER, {})).toEqual([]);
  });

  test('match all filters together and any value of a repeated one', async () => {
    const named = { 'userProcessFilter.projectName': 'PAYROLL' };
    expect(await listAll(OWNER, named)).toHaveLength(80);
    const statuses = { 'userProcessFilter.statuses': ['FAILED', 'RUNNING'] };
    expect(await listAll(OWNER, statuses)).toHaveLength(13);
    expect(await listAll(OWNER, { ...named, ...statuses, 'userProcessFilter.types': ['EDITOR'] })).toHaveLength(1);
  });

  test('in progress never match a completion time', async () => {
    const endTime = new Date(START_MS + 500 * MINUTE_MS).toISOString();
    expect(await listAll(OWNER, { 'userProcessFilter.endTime': endTime })).toHaveLength(119);
  });

  test('include errors and logs only if fields names them', async () => {
    const client = clientOf(SUPPORT);
    const params = { scriptId, 'scriptProcessFilter.statuses': ['FAILED'], pageSize: 1 };
    const { data: plain } = await client.processes.listScriptProcesses(params);
    expect(plain.processes?.[0]).toMatchObject({ processStatus: 'FAILED', scriptId, duration: '1.5s' });
    expect(plain.processes?.[0]).not.toHaveProperty('error');
    const { data } = await client.processes.listScriptProcesses({ ...params, fields: 'processes(error,logs)' });
    expect(data.processes?.[0]).toEqual({
      error: { type: 'TypeError', message: 'x is null', stack: [{ function: 'main', file: 'Code', lineNumber: 2 }] },
      logs: [{ time: expect.stringMatching(/Z$/), level: 'INFO', text: 'begin' }],
    });
  });

  test('reject a page token of another filter, a negative page size and a missing script', async () => {
    const page = await services.call(OWNER, 'GET', '/v1/processes?pageSize=5');
    const token = String(Object(page.body).nextPageToken);
    const refused = ['pageSize=-1', `pageToken=${token}&userProcessFilter.functionName=other`, 'pageToken=nonsense'];
    for (const query of refused) {
      const response = await services.call(OWNER, 'GET', `/v1/processes?${query}`);
      expect(response).toMatchObject({ status: 400, body: { error: { status: 'INVALID_ARGUMENT' } } });
    }
    expect((await services.call(OWNER, 'GET', '/v1/processes:listScriptProcesses')).status).toBe(400);
  });
});

describe('projects', () => {
  test('have metadata, content, versions and deployments', async () => {
    const client = clientOf(SUPPORT);
    const { data: project } = await client.projects.get({ scriptId });
    expect(project).toMatchObject({ scriptId, title: 'Payroll export', creator: { email: OWNER } });
    const { data: content } = await client.projects.getContent({ scriptId, versionNumber: 1 });
    expect(content.files?.map((file) => file.name)).toEqual(['appsscript', 'Code']);
    const { data: first } = await client.projects.versions.list({ scriptId, pageSize: 2 });
    expect(first.versions?.map((version) => version.versionNumber)).toEqual([1, 2]);
    const pageToken = first.nextPageToken ?? '';
    const { data: second } = await client.projects.versions.list({ scriptId, pageSize: 2, pageToken });
    expect(second).toMatchObject({ versions: [{ versionNumber: 3, description: 'three' }] });
    const { data: deployments } = await client.projects.deployments.list({ scriptId });
    expect(deployments.deployments?.map((each) => each.deploymentConfig?.versionNumber)).toEqual([undefined, 2]);
    const deploymentId = `AKfycb-two-${scriptId}`;
    const { data: deployment } = await client.projects.deployments.get({ scriptId, deploymentId });
    expect(deployment.entryPoints?.[0]?.webApp?.url).toBe(`${services.origin}/macros/s/${deploymentId}/exec`);
  });

  test('return 404 if they do not exist and 403 if they are not shared', async () => {
    const missing = [
      '/v1/projects/none',
      `/v1/projects/${scriptId}/versions/9`,
      `/v1/projects/${scriptId}/deployments/x`,
    ];
    for (const path of missing) expect((await services.call(OWNER, 'GET', path)).status).toBe(404);
    const response = await services.call(STRANGER, 'GET', `/v1/projects/${scriptId}`);
    expect(response).toMatchObject({ status: 403, body: { error: { status: 'PERMISSION_DENIED' } } });
  });
});
