import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#core/durations.ts';
import { seedScript } from '#demo/script/seed-script.ts';
import { Random } from '#demo/setting/random.ts';
import { seedUsers } from '#demo/setting/users.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs } from '../drive/drive-client.ts';
import { clientOf } from './script-project.ts';

const OPERATOR = 'operator@example.com';
const NOW_MS = Date.UTC(2026, 10, 26, 15, 30);

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices({ clock: { nowMs: () => NOW_MS } });
  const random = new Random('stories');
  const people = seedUsers(services.db, random, '', 0);
  const anchorMs = Math.floor(NOW_MS / DAY_MS) * DAY_MS;
  await services.db.runAsyncTransaction(() => seedScript({ ...services, random, people, anchorMs, fileShare: 1 }));
});
afterAll(() => services[Symbol.asyncDispose]());

function idOf(title: string): string {
  return services.db.get<{ id: string }>('SELECT id FROM items WHERE name = ?', title)?.id ?? '';
}

/** Returns the executions of a function in the operator's list, oldest first. */
async function listRuns(title: string, functionName: string) {
  const runs = [];
  let pageToken: string | undefined;
  do {
    const { data } = await clientOf(services, OPERATOR).processes.listScriptProcesses({
      scriptId: idOf(title),
      'scriptProcessFilter.functionName': functionName,
      pageSize: 200,
      fields: 'nextPageToken,processes(processStatus,startTime,duration,error)',
      ...(pageToken && { pageToken }),
    });
    runs.push(...(data.processes ?? []));
    pageToken = data.nextPageToken ?? undefined;
  } while (pageToken);
  return runs.toReversed().map((run) => ({
    ...(run as typeof run & { error?: { type: string; message: string } }),
    startMs: Date.parse(run.startTime ?? ''),
    lengthMs: Number(run.duration?.replace('s', '')) * 1000,
  }));
}

/** Returns when a function started to fail. All of its earlier runs completed. */
async function findBreak(title: string, functionName: string): Promise<{ lastGoodMs: number; firstBadMs: number }> {
  const runs = await listRuns(title, functionName);
  const first = runs.findIndex(({ processStatus }) => processStatus !== 'COMPLETED');
  expect(first).toBeGreaterThan(10);
  return { lastGoodMs: runs[first - 1]?.startMs ?? 0, firstBadMs: runs[first]?.startMs ?? 0 };
}

/** Returns the recorded error of the last run. */
async function lastError(title: string, functionName: string): Promise<string | undefined> {
  const runs = await listRuns(title, functionName);
  const { error } = runs.at(-1) ?? {};
  return error && `${error.type}: ${error.message}`;
}

/** Runs the saved code of a function. Returns the outcome. */
async function run(email: string, title: string, functionName: string, parameters: unknown[] = []): Promise<unknown> {
  const { data } = await clientOf(services, email).scripts.run({
    scriptId: idOf(title),
    requestBody: { function: functionName, parameters, devMode: true },
  });
  const [detail] = data.error?.details ?? [];
  return data.error ? (detail as { errorMessage?: string }).errorMessage : 'completed';
}

async function sourceOf(title: string, name: string, versionNumber?: number): Promise<string> {
  const { data } = await clientOf(services, OPERATOR).projects.getContent({
    scriptId: idOf(title),
    ...(versionNumber && { versionNumber }),
  });
  return data.files?.find((file) => file.name === name)?.source ?? '';
}

async function savesOf(title: string): Promise<number[]> {
  const fields = 'revisions(modifiedTime)';
  const { data } = await driveAs(services, OPERATOR).revisions.list({ fileId: idOf(title), fields });
  return (data.revisions ?? []).map(({ modifiedTime }) => Date.parse(modifiedTime ?? ''));
}

describe('a release', () => {
  const TITLE = 'Invoice export (Nordics)';

  test('broke the functions that worked before', async () => {
    const { data } = await clientOf(services, OPERATOR).projects.deployments.list({ scriptId: idOf(TITLE) });
    const production = data.deployments?.find(({ deploymentConfig }) => deploymentConfig?.versionNumber);
    expect(production?.deploymentConfig).toMatchObject({ versionNumber: 3 });
    const releasedMs = Date.parse(production?.updateTime ?? '');
    for (const name of ['exportOne', 'exportNightly']) {
      const { lastGoodMs, firstBadMs } = await findBreak(TITLE, name);
      expect(lastGoodMs).toBeLessThan(releasedMs);
      expect(firstBadMs).toBeGreaterThan(releasedMs);
    }
  });

  test('contains the cause of the error, which a new run reproduces', async () => {
    const error = await lastError(TITLE, 'exportNightly');
    expect(error).toBe('RangeError: Invoice N-2041 has no amount');
    expect(await sourceOf(TITLE, 'Ledger', 2)).toContain('Number(invoice.total)');
    expect(await sourceOf(TITLE, 'Ledger', 3)).toContain('Number(invoice.amount)');
    expect(await run(OPERATOR, TITLE, 'exportNightly')).toBe(error);
  });

  test('can be rolled back', async () => {
    const client = clientOf(services, OPERATOR);
    const { data } = await client.projects.getContent({ scriptId: idOf(TITLE), versionNumber: 2 });
    const requestBody = { files: (data.files ?? []).map(({ name, type, source }) => ({ name, type, source })) };
    await client.projects.updateContent({ scriptId: idOf(TITLE), requestBody });
    expect(await run(OPERATOR, TITLE, 'exportNightly')).toBe('completed');
  });
});

test('an error names a file whose access was revoked, and its owner can restore access for the user who requests it', async () => {
  const title = 'Licence usage report';
  const [owner, fileId] = ['dina@example.com', idOf('Licence seats.csv')];
  const error = await lastError(title, 'reportUsage');
  expect(error).toContain(`Cannot open Licence seats.csv (${fileId})`);
  await findBreak(title, 'reportUsage');
  expect(await run(owner, title, 'reportUsage')).toBe(error);

  const drive = driveAs(services, OPERATOR);
  const { data } = await drive.permissions.list({ fileId, fields: 'permissions(emailAddress)' });
  expect(data.permissions).toEqual([{ emailAddress: OPERATOR }]);
  const { data: asked } = await drive.accessproposals.list({ fileId });
  const [proposal] = asked.accessProposals ?? [];
  expect(proposal).toMatchObject({ requesterEmailAddress: owner });
  await drive.accessproposals.resolve({
    fileId,
    proposalId: proposal?.proposalId ?? '',
    requestBody: { action: 'ACCEPT', role: ['reader'] },
  });
  expect(await run(owner, title, 'reportUsage')).toBe('completed');
});

test('a property is missing since a save that needs it, and a run completes once it exists', async () => {
  const title = 'Support load report';
  const scriptId = idOf(title);
  const { lastGoodMs, firstBadMs } = await findBreak(title, 'mailLoad');
  expect((await savesOf(title)).some((savedMs) => savedMs > lastGoodMs && savedMs < firstBadMs)).toBe(true);
  expect(await sourceOf(title, 'Load', 2)).not.toContain("requireProperty('recipients')");
  expect(await sourceOf(title, 'Load')).toContain("requireProperty('recipients')");
  const error = await lastError(title, 'mailLoad');
  expect(error).toBe('Error: Script property recipients is missing');

  const list = await services.call(OPERATOR, 'GET', `/v1/projects/${scriptId}/properties`);
  expect(list.body).toMatchObject({ properties: [{ name: 'language' }, { name: 'tickets' }] });
  expect(await run('emil@example.com', title, 'mailLoad')).toBe(error);
  const made = { name: 'recipients', secretValue: 'support@example.com' };
  await services.call(OPERATOR, 'POST', `/v1/projects/${scriptId}/properties`, made);
  expect(await run('emil@example.com', title, 'mailLoad')).toBe('completed');
});

test('the property storage is full, and a run completes once a property is deleted', async () => {
  const title = 'Order status sync';
  const error = await lastError(title, 'syncOrders');
  expect(error).toMatch(/^Exception: You have exceeded the property storage quota/);
  await findBreak(title, 'syncOrders');
  expect(await run('bo@example.com', title, 'syncOrders')).toBe(error);
  await services.call(OPERATOR, 'DELETE', `/v1/projects/${idOf(title)}/properties/order.P-5050`);
  expect(await run('bo@example.com', title, 'syncOrders')).toBe('completed');
});

test('an audit took longer and longer, until its runs were ended and its trigger was disabled', async () => {
  const title = 'Shared link audit';
  const { firstBadMs } = await findBreak(title, 'auditLinks');
  const runs = await listRuns(title, 'auditLinks');
  const good = runs.filter(({ startMs }) => startMs < firstBadMs);
  const medians = [0, 1, 2, 3].map((part) => {
    const lengths = good
      .slice((part * good.length) / 4, ((part + 1) * good.length) / 4)
      .map(({ lengthMs }) => lengthMs);
    return lengths.toSorted((one, other) => one - other)[Math.floor(lengths.length / 2)] ?? 0;
  });
  expect(medians).toEqual(medians.toSorted((one, other) => one - other));
  expect(medians.at(-1)).toBeGreaterThan(4 * (medians[0] ?? 0));
  const bad = runs.filter(({ startMs }) => startMs >= firstBadMs);
  expect(bad.every(({ processStatus }) => processStatus === 'TIMED_OUT')).toBe(true);
  const { body } = await services.call(OPERATOR, 'GET', `/v1/projects/${idOf(title)}/triggers`);
  expect(body).toMatchObject({ triggers: [{ functionName: 'auditLinks', disabled: true }] });
});

test('one line of a feed has had no price since its last save: one run in eight fails', async () => {
  const title = 'Supplier feed check';
  const { firstBadMs } = await findBreak(title, 'checkNextLine');
  const savedMs = Math.max(...(await savesOf(title)));
  expect(savedMs).toBeLessThan(firstBadMs);
  const since = (await listRuns(title, 'checkNextLine')).filter(({ startMs }) => startMs > savedMs);
  expect(since.filter(({ processStatus }) => processStatus === 'FAILED')).toHaveLength(Math.floor(since.length / 8));
  const outcomes = [];
  for (let line = 0; line < 8; line += 1) outcomes.push(await run(OPERATOR, title, 'checkNextLine'));
  expect(outcomes.filter((outcome) => outcome !== 'completed')).toEqual(['RangeError: No price for B-201: n/a']);
});

test('all failures within a week belong to a story, and fit in one read of Home', async () => {
  const { data } = await clientOf(services, OPERATOR).processes.list({
    'userProcessFilter.statuses': ['FAILED', 'TIMED_OUT'],
    'userProcessFilter.startTime': new Date(NOW_MS - 7 * DAY_MS).toISOString(),
    pageSize: 200,
  });
  expect(data.nextPageToken).toBeUndefined();
  // Runs of the tests above are recent and are excluded.
  const failed = (data.processes ?? []).filter(
    ({ startTime = '' }) => Date.parse(startTime ?? '') < NOW_MS - HOUR_MS / 10,
  );
  expect([...new Set(failed.map(({ projectName }) => projectName))].toSorted()).toEqual([
    'Invoice export (Nordics)',
    'Licence usage report',
    'Order status sync',
    'Shared link audit',
    'Supplier feed check',
    'Support load report',
  ]);
});
