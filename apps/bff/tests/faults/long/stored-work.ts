// Creates and reads data of a user with console and services in a data directory.
import { expect } from 'vitest';
import { z } from 'zod';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import type { VersionedStack } from '#testing/processes/versioned-stack.ts';

const POLL = { timeout: 40_000, interval: 200 };
const HOLD_MS = 600_000;
const SERIES = {
  summary: 'Standing',
  start: { dateTime: '2031-03-10T09:00:00Z', timeZone: 'UTC' },
  end: { dateTime: '2031-03-10T10:00:00Z', timeZone: 'UTC' },
  recurrence: ['RRULE:FREQ=WEEKLY;COUNT=3'],
};
const CODE = [
  { name: 'appsscript', type: 'JSON', source: '{"timeZone":"Etc/UTC","executionApi":{"access":"MYSELF"}}' },
  { name: 'Code', type: 'SERVER_JS', source: "function fail() { throw new Error('Out of stock'); }" },
];
const FAILURES = { name: 'Failures', kind: 'functionFails', settings: { count: 1, minutes: 60 }, isTeam: false };
const INSTANT = { frequency: 'instant', timeZone: 'Europe/Berlin', clock: '08:00', weekday: 1 };
const REPORT = {
  name: 'Files',
  path: '/files',
  format: 'csv',
  isEnabled: true,
  source: { operationId: 'drive.files.list', params: { fields: 'nextPageToken,files(id,name)', pageSize: 2 } },
  schedule: { frequency: 'daily', timeZone: 'UTC', clock: '03:00', weekday: 1 },
};

export const OPERATOR = 'operator@example.com';
export const CONTENT = 'Written by a former version';

/** The identifiers of the created data. */
export type StoredWork = { fileId: string; jobId: string; delayedCallId: string; paths: readonly string[] };

/** Sends a request. Fails unless the response is a success. */
export async function send(
  browser: TestBrowser,
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body: object = {},
): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json' };
  const response = await browser.request(path, { method, headers, body: JSON.stringify(body) });
  expect([method, path, response.status, response.text]).toEqual([
    method,
    path,
    expect.toBeOneOf(OK),
    expect.anything(),
  ]);
  return response.text === '' ? {} : z.record(z.string(), z.unknown()).parse(response.json());
}

const OK = [200, 201, 202, 204];

export async function read(browser: TestBrowser, path: string): Promise<unknown> {
  const response = await browser.request(path);
  expect([path, response.status]).toEqual([path, 200]);
  return response.json();
}

/** Creates files, events, a failing script, an approval, a job, a delayed call, an alert and a report. */
export async function makeWork(stack: VersionedStack, browser: TestBrowser): Promise<StoredWork> {
  stack.token('reviewer@example.com');
  const { fileId, paths } = await makeContent(stack, browser);
  await send(browser, 'PATCH', '/api/preferences', { reasonSnippets: ['Written before the upgrade.'] });
  await send(browser, 'POST', '/api/views', { screen: 'processes', name: 'Failing', search: { status: ['FAILED'] } });
  await send(browser, 'PUT', '/auth/people/roles/colleague@example.com', { roles: ['reviewer'] });
  const jobId = await renameByJob(browser, fileId);
  const call = { operationId: 'drive.files.update', params: { fileId }, body: { name: 'Later' }, label: 'Rename' };
  const delayed = await send(browser, 'POST', '/api/delayed-calls', { ...call, holdMs: HOLD_MS });
  const delayedCallId = String(delayed.delayedCallId);
  const own = ['/api/preferences', '/api/views', '/auth/people/roles', `/api/jobs/${jobId}`, '/api/delayed-calls'];
  own.push(
    ...(await raiseAlert(browser)),
    '/api/audit?operation=drive.files.update',
    '/api/audit?operation=calendar.events.insert',
  );
  return { fileId, jobId, delayedCallId, paths: [...paths, ...own] };
}

async function makeContent(stack: VersionedStack, browser: TestBrowser): Promise<{ fileId: string; paths: string[] }> {
  const uploaded = await fetch(`${stack.origin}/upload/drive/v3/files?uploadType=media`, {
    method: 'POST',
    headers: { authorization: `Bearer ${stack.token(OPERATOR)}`, 'content-type': 'text/plain' },
    body: CONTENT,
  });
  const { id: fileId } = z.object({ id: z.string() }).parse(await uploaded.json());
  const file = `/api/drive/v3/files/${fileId}`;
  await send(browser, 'PATCH', file, { name: 'Former.txt' });
  await send(browser, 'POST', `${file}/comments?fields=id`, { content: 'Noted.' });
  await send(browser, 'POST', `${file}/approvals:start`, { reviewerEmails: ['reviewer@example.com'] });
  await send(browser, 'POST', '/api/calendar/v3/calendars/primary/events', SERIES);
  const { scriptId } = await send(browser, 'POST', '/api/script/v1/projects', { title: 'Former project' });
  await send(browser, 'PUT', `/api/script/v1/projects/${scriptId}/content`, { files: CODE });
  await send(browser, 'POST', `/api/script/v1/scripts/${scriptId}:run`, { function: 'fail', devMode: true });
  const days = 'timeMin=2031-01-01T00:00:00Z&timeMax=2032-01-01T00:00:00Z';
  return {
    fileId,
    paths: [
      `${file}?fields=id,name,mimeType,size,md5Checksum,owners(emailAddress),createdTime,modifiedTime`,
      `${file}/comments?fields=comments(id,content,author(displayName))`,
      `${file}/approvals?fields=items(approvalId,status,createTime)`,
      '/api/drive/v3/files?fields=files(id,name)&orderBy=name',
      `/api/calendar/v3/calendars/primary/events?singleEvents=true&orderBy=startTime&${days}`,
      `/api/script/v1/projects/${scriptId}/content`,
      '/api/script/v1/processes?pageSize=50',
    ],
  };
}

async function renameByJob(browser: TestBrowser, fileId: string): Promise<string> {
  const item = { id: fileId, label: 'Former.txt', params: { fileId }, body: { name: 'Renamed.txt' } };
  const draft = { title: 'Rename', operationId: 'drive.files.update', items: [item] };
  const { jobId } = await send(browser, 'POST', '/api/jobs', draft);
  await expect.poll(() => read(browser, `/api/jobs/${jobId}`), POLL).toMatchObject({ state: 'ended' });
  return String(jobId);
}

async function raiseAlert(browser: TestBrowser): Promise<string[]> {
  await send(browser, 'POST', '/api/alert-rules', { ...FAILURES, isEnabled: true });
  await expect
    .poll(() => read(browser, '/api/alerts'), POLL)
    .toMatchObject({ alerts: [expect.objectContaining({ state: 'open' })] });
  const address = 'https://hooks.example.com/alerts';
  const channel = await send(browser, 'POST', '/api/alert-channels', {
    name: 'Team',
    kind: 'webhook',
    address,
    schedule: INSTANT,
  });
  await send(browser, 'POST', '/api/reports', { ...REPORT, destination: { channelId: channel.channelId } });
  return ['/api/alerts', '/api/alert-rules', '/api/alert-channels', '/api/reports'];
}
