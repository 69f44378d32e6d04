import { beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { MailReceiver } from '#testing/servers/mail-receiver.ts';
import { WebhookReceiver } from '#testing/servers/webhook-receiver.ts';
import type { TestBff } from '#testing/test-bff.ts';
import type { TestServices } from '../../services/src/testing/start-test-services.ts';
import { ServedBff } from './served-bff.ts';

/** Longer than the poller sleeps where the store was changed without it. */
const WAIT = { timeout: 20_000, interval: 50 };
const MINUTE_MS = 60_000;
const OPERATOR = 'operator@example.com';
const INSTANT = { frequency: 'instant', timeZone: 'Europe/Berlin', clock: '08:00', weekday: 1 };
const FILES = { operationId: 'drive.files.list', params: { fields: 'nextPageToken,files(id,name)', pageSize: 2 } };
const QUEUE = { operationId: 'bff.indexes.approvals', params: { folder: 'waiting', sort: 'dueTime' } };

const report = z.looseObject({
  reportId: z.string(),
  status: z.string(),
  nextTime: z.string().optional(),
  lastResult: z.string().optional(),
  failureCount: z.number(),
});
type Report = z.infer<typeof report>;

let bff: TestBff;
let services: TestServices;
let operator: TestBrowser;
let mail: MailReceiver;
let hook: WebhookReceiver;
let channels: { mail: string; webhook: string };

beforeAll(async () => {
  const stack = new AsyncDisposableStack();
  mail = stack.use(await MailReceiver.start());
  hook = stack.use(await WebhookReceiver.start());
  const config = { url: mail.url, passwordFile: undefined, from: 'rotunda@example.com', mayBePlain: true };
  const hosts = ['localhost', '127.0.0.0/8', '::1'];
  const served = stack.use(await ServedBff.start({ delivery: { mail: config, webhookHosts: hosts } }));
  ({ bff, services, operator } = served);
  await bff.startReplica();
  channels = {
    mail: await addChannel(operator, { kind: 'mail', address: OPERATOR }),
    webhook: await addChannel(operator, { kind: 'webhook', address: hook.url }),
  };
  for (const name of ['Plan, new', 'Budget', '=1+1'])
    await services.call(OPERATOR, 'POST', '/drive/v3/files', { name, mimeType: 'text/plain' });
  return () => stack.disposeAsync();
});

function send(browser: TestBrowser, method: string, path: string, body?: unknown) {
  const headers = { 'content-type': 'application/json' };
  return browser.request(path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
}

async function addChannel(browser: TestBrowser, draft: Record<string, unknown>): Promise<string> {
  const response = await send(browser, 'POST', '/api/alert-channels', { name: 'Channel', schedule: INSTANT, ...draft });
  return z.object({ channelId: z.string() }).parse(response.json()).channelId;
}

/** A report that is due in a minute. */
/** A report that is due in one to two minutes: later than a test takes, and before the clock is two minutes further. */
function draftOf(more: Record<string, unknown>) {
  const clock = new Date(bff.clock.nowMs() + 2 * MINUTE_MS).toISOString().slice(11, 16);
  return {
    ...{ name: 'Files', source: FILES, path: '/files', format: 'csv', destination: { channelId: channels.mail } },
    ...{ schedule: { frequency: 'daily', timeZone: 'UTC', clock, weekday: 1 }, isEnabled: true },
    ...more,
  };
}

async function addReport(browser: TestBrowser, more: Record<string, unknown>): Promise<Report> {
  const response = await send(browser, 'POST', '/api/reports', draftOf(more));
  expect([response.status, response.text]).toEqual([201, expect.any(String)]);
  return report.parse(response.json());
}

async function find(browser: TestBrowser, { reportId }: Report): Promise<Report> {
  const list = z.object({ reports: z.array(report) }).parse((await browser.request('/api/reports')).json());
  return report.parse(list.reports.find((one) => one.reportId === reportId));
}

async function runNow(browser: TestBrowser, made: Report): Promise<Report> {
  expect((await send(browser, 'POST', `/api/reports/${made.reportId}/run`, {})).status).toBe(202);
  await vi.waitFor(async () => expect((await find(browser, made)).status).not.toBe('preparing'), WAIT);
  return find(browser, made);
}

/** Has a run take place again, as if its process had been lost after the delivery and before it was noted. */
async function forgetRun({ reportId }: Report, plannedAt: number): Promise<void> {
  const store = bff.openStore();
  const set = { status: 'preparing', planned_at: plannedAt, due_at: plannedAt, last_result: '' };
  await store.updateTable('reports').set(set).where('id', '=', reportId).execute();
  await store.destroy();
  bff.clock.advance(1_000);
}

describe('a report', () => {
  test('is sent by mail as a file, once though there are two processes, and is planned anew', async () => {
    const made = await addReport(operator, {});
    expect(made).toMatchObject({ status: 'scheduled', destinationName: 'Channel', failureCount: 0 });
    bff.clock.advance(2 * MINUTE_MS);
    await vi.waitFor(async () => expect((await find(operator, made)).status).toBe('succeeded'), WAIT);
    const done = await find(operator, made);
    expect(done.lastResult).toBe('Sent to Channel: 3 rows');
    expect(Date.parse(done.nextTime ?? '')).toBeGreaterThan(bff.clock.nowMs());
    expect(mail.received).toHaveLength(1);
    const [{ to, raw } = { to: [], raw: '' }] = mail.received;
    expect(to).toEqual([OPERATOR]);
    expect(raw).toMatch(/filename="?Files \d{4}-\d\d-\d\d \d\d-\d\d\.csv/);
    const encoded = /\r\n\r\n([A-Za-z0-9+/=\r\n]+)\r\n--/.exec(raw.slice(raw.indexOf('filename')))?.[1] ?? '';
    const csv = Buffer.from(encoded, 'base64').toString() || raw;
    expect(csv).toContain('"Plan, new"');
    expect(csv).toContain("'=1+1");
  });

  test('is made of every list that the console shows, whole or in pages', async () => {
    const { body } = await services.call(OPERATOR, 'POST', '/v1/projects', { title: 'Listed' });
    const { scriptId } = z.object({ scriptId: z.string() }).parse(body);
    const since = new Date(bff.clock.nowMs() - MINUTE_MS).toISOString();
    const lists: Record<string, Record<string, string>> = {
      ...{ 'bff.accessDecisions.list': { since }, 'bff.alertChannels.list': {}, 'bff.alertRules.list': {} },
      ...{ 'bff.alerts.list': {}, 'bff.audit.search': {}, 'bff.indexes.people': {}, 'bff.jobs.list': {} },
      ...{ 'bff.reports.list': {}, 'bff.watches.list': {}, 'calendar.calendarList.list': {}, 'drive.drives.list': {} },
      ...{ 'script.projects.properties.list': { scriptId }, 'script.projects.triggers.list': { scriptId } },
    };
    const refused: string[] = [];
    for (const [operationId, params] of Object.entries(lists)) {
      const response = await send(operator, 'POST', '/api/reports', draftOf({ source: { operationId, params } }));
      if (response.status !== 201) refused.push(`${operationId} ${response.text}`);
      else await send(operator, 'DELETE', `/api/reports/${report.parse(response.json()).reportId}`);
    }
    expect(refused).toEqual([]);
    const channelList = { operationId: 'bff.alertChannels.list', params: {} };
    const made = await addReport(operator, { source: channelList });
    expect((await runNow(operator, made)).lastResult).toBe('Sent to Channel: 2 rows');
    await send(operator, 'DELETE', `/api/reports/${made.reportId}`);
  });

  test('is saved in a folder under a name with its time; when that is deleted, the reason is told, and the third time pauses', async () => {
    const folder = { name: 'Reports', mimeType: 'application/vnd.google-apps.folder' };
    const { body } = await services.call(OPERATOR, 'POST', '/drive/v3/files', folder);
    const { id: folderId } = z.object({ id: z.string() }).parse(body);
    const made = await addReport(operator, { format: 'json', destination: { folderId } });
    expect(made).toMatchObject({ destinationName: 'Reports' });
    expect((await send(operator, 'POST', `/api/reports/${made.reportId}/run`, {})).status).toBe(202);
    const plannedAt = bff.clock.nowMs();
    await vi.waitFor(async () => expect((await find(operator, made)).status).toBe('succeeded'), WAIT);
    const saved = await find(operator, made);
    expect(saved.lastResult).toMatch(/^Saved Files \S+ \d\d-\d\d\.json: \d rows$/);
    const q = encodeURIComponent(`'${folderId}' in parents`);
    const listed = await services.call(OPERATOR, 'GET', `/drive/v3/files?q=${q}&fields=files(id,name)`);
    const [file] = z.object({ files: z.array(z.object({ id: z.string() })).length(1) }).parse(listed.body).files;
    const content = await services.call(OPERATOR, 'GET', `/drive/v3/files/${file?.id}?alt=media`);
    expect(JSON.stringify(content.body)).toContain('Budget');
    await forgetRun(made, plannedAt);
    await vi.waitFor(async () => expect((await find(operator, made)).status).toBe('succeeded'), WAIT);
    const again = await services.call(OPERATOR, 'GET', `/drive/v3/files?q=${q}&fields=files(id)`);
    expect(again.body).toEqual({ files: [{ id: file?.id }] });
    await services.call(OPERATOR, 'DELETE', `/drive/v3/files/${folderId}`);
    for (const [failureCount, status] of [
      [1, 'failed'],
      [2, 'failed'],
      [3, 'paused'],
    ] as const)
      expect(await runNow(operator, made)).toMatchObject({
        status,
        failureCount,
        lastResult: expect.stringMatching(/./),
      });
    expect((await find(operator, made)).nextTime).toBeUndefined();
    const alerts = async () => JSON.stringify((await operator.request('/api/alerts')).json());
    await vi.waitFor(async () => {
      bff.clock.advance(MINUTE_MS / 2);
      expect(await alerts()).toContain('The report failed three times in a row and is paused.');
    }, WAIT);
    const resumed = draftOf({ destination: { channelId: channels.webhook }, format: 'json' });
    const changed = await send(operator, 'PUT', `/api/reports/${made.reportId}`, resumed);
    expect(report.parse(changed.json())).toMatchObject({ status: 'scheduled', failureCount: 0 });
    expect((await runNow(operator, made)).status).toBe('succeeded');
    const { data } = z
      .object({ data: z.object({ content: z.string() }) })
      .parse(JSON.parse(hook.received.at(-1)?.body ?? ''));
    expect(data.content).toContain('Budget');
    expect((await send(operator, 'DELETE', `/api/reports/${made.reportId}`)).status).toBe(204);
  });

  test('is tried again while the receiver fails, with the same ID', async () => {
    const made = await addReport(operator, { destination: { channelId: channels.webhook } });
    const before = hook.received.length;
    hook.respond = (response) => response.writeHead(hook.received.length === before + 1 ? 503 : 200).end();
    await send(operator, 'POST', `/api/reports/${made.reportId}/run`, {});
    await vi.waitFor(async () => expect((await find(operator, made)).lastResult).toMatch(/^503/), WAIT);
    bff.clock.advance(MINUTE_MS);
    await vi.waitFor(async () => expect((await find(operator, made)).status).toBe('succeeded'), WAIT);
    const ids = hook.received.slice(before).map(({ headers }) => headers['webhook-id']);
    expect(ids).toEqual([ids[0], ids[0]]);
    // It would run again with the reports of the tests that follow.
    expect((await send(operator, 'DELETE', `/api/reports/${made.reportId}`)).status).toBe(204);
  });
});

test('a digest names what waits, overdue approvals first, and is not sent when nothing waits', async () => {
  const reviewer = await bff.signIn('reviewer');
  const channelId = await addChannel(reviewer, { kind: 'webhook', address: hook.url });
  const digest = { name: 'Queue', source: QUEUE, path: '/reviews', format: 'digest', destination: { channelId } };
  await services.call('reviewer@example.com', 'GET', '/drive/v3/about?fields=user');
  const made = await addReport(reviewer, digest);
  const waitForIndex = async (count: number) => {
    const page = z.looseObject({ rows: z.array(z.unknown()), coverage: z.looseObject({ state: z.string() }) });
    await vi.waitFor(async () => {
      const body = page.parse((await reviewer.request('/api/indexes/approvals?folder=waiting')).json());
      expect([body.rows.length, body.coverage.state]).toEqual([count, 'current']);
    }, WAIT);
  };
  await waitForIndex(0);
  const before = hook.received.length;
  expect((await runNow(reviewer, made)).lastResult).toBe('Nothing was waiting, so no message was sent');
  expect(hook.received).toHaveLength(before);
  for (const [name, minutes] of [
    ['Later', 60],
    ['Soon', 1],
  ] as const) {
    const { body } = await services.call(OPERATOR, 'POST', '/drive/v3/files', { name, mimeType: 'text/plain' });
    const { id } = z.object({ id: z.string() }).parse(body);
    const permission = { type: 'user', role: 'reader', emailAddress: 'reviewer@example.com' };
    await services.call(OPERATOR, 'POST', `/drive/v3/files/${id}/permissions`, permission);
    const dueTime = new Date(bff.clock.nowMs() + minutes * MINUTE_MS).toISOString();
    const start = { reviewerEmails: ['reviewer@example.com'], dueTime };
    await services.call(OPERATOR, 'POST', `/drive/v3/files/${id}/approvals:start`, start);
  }
  await send(reviewer, 'POST', '/api/indexes/approvals/refresh?full=true');
  await waitForIndex(2);
  bff.clock.advance(2 * MINUTE_MS);
  await runNow(reviewer, made);
  const sent = JSON.parse(hook.received.at(-1)?.body ?? '{}');
  expect(sent).toMatchObject({
    type: 'report.created',
    data: {
      rowCount: 2,
      entries: [{ title: 'Soon', detail: expect.stringMatching(/^Overdue since/) }, { title: 'Later' }],
    },
  });
});

describe('nobody gets by a report what their role does not show', () => {
  const sources = [
    FILES,
    QUEUE,
    ...['bff.audit.search', 'bff.jobs.list', 'bff.indexes.outsideAccess', 'bff.indexes.projects'].map(
      (operationId) => ({
        operationId,
        params: {},
      }),
    ),
    { operationId: 'script.processes.list', params: {} },
    { operationId: 'calendar.calendarList.list', params: {} },
  ];
  const paths: Readonly<Record<string, string>> = {
    'drive.files.list': '/api/drive/v3/files',
    'bff.indexes.approvals': '/api/indexes/approvals',
    'bff.audit.search': '/api/audit',
    'bff.jobs.list': '/api/jobs',
    'bff.indexes.outsideAccess': '/api/indexes/outside-access',
    'bff.indexes.projects': '/api/indexes/projects',
    'script.processes.list': '/api/script/v1/processes',
    'calendar.calendarList.list': '/api/calendar/v3/users/me/calendarList',
  };

  test.each(['operator', 'reviewer', 'support'])('a %s can have a report of what they can list', async (role) => {
    const browser = await bff.signIn(role);
    const channelId = await addChannel(browser, { kind: 'webhook', address: hook.url });
    for (const source of sources) {
      const shown = (await browser.request(paths[source.operationId] ?? '')).status;
      const draft = draftOf({ source, destination: { channelId }, isEnabled: false });
      const { status } = await send(browser, 'POST', '/api/reports', draft);
      expect([source.operationId, status]).toEqual([source.operationId, shown === 200 ? 201 : shown]);
    }
    // The channels of others are none.
    const { status } = await send(browser, 'POST', '/api/reports', draftOf({}));
    expect(status).toBe(role === 'operator' ? 201 : 404);
  });

  test('after a role was revoked nothing is sent, and the owner is told why; while signed out it waits', async () => {
    bff.issuer.user = { sub: 'sub-leaver', email: 'leaver@example.com', name: 'leaver', roles: ['operator'] };
    const leaver = bff.openBrowser();
    await leaver.signIn();
    const channelId = await addChannel(leaver, { kind: 'webhook', address: hook.url });
    const source = { operationId: 'bff.audit.search', params: {} };
    const made = await addReport(leaver, { source, destination: { channelId } });
    expect((await runNow(leaver, made)).status).toBe('succeeded');
    await send(leaver, 'POST', `/auth/logout`, {});
    const before = hook.received.length;
    await using store = bff.openStore();
    const status = async () =>
      (await store.selectFrom('reports').select('status').where('id', '=', made.reportId).executeTakeFirstOrThrow())
        .status;
    bff.clock.advance(2 * MINUTE_MS);
    await vi.waitFor(async () => expect(await status()).toBe('waiting'), WAIT);
    bff.issuer.user = { sub: 'sub-leaver', email: 'leaver@example.com', name: 'leaver', roles: ['reviewer'] };
    const reviewer = bff.openBrowser();
    await reviewer.signIn();
    bff.clock.advance(2 * MINUTE_MS);
    await vi.waitFor(async () => expect(await status()).toBe('failed'), WAIT);
    expect((await find(reviewer, made)).lastResult).toBe('Requires the operator role.');
    expect(hook.received).toHaveLength(before);
  });

  test('a row that somebody changed in the database is not run', async () => {
    const made = await addReport(operator, { destination: { channelId: channels.webhook } });
    const before = hook.received.length;
    await using store = bff.openStore();
    const change = { source: JSON.stringify({ operationId: 'bff.audit.search', params: {} }) };
    await store.updateTable('reports').set(change).where('id', '=', made.reportId).execute();
    expect((await send(operator, 'POST', `/api/reports/${made.reportId}/run`, {})).status).toBe(404);
    bff.clock.advance(2 * MINUTE_MS);
    await vi.waitFor(() => expect(bff.log).toContain('row refused'), WAIT);
    expect(hook.received.slice(before).filter(({ body }) => body.includes(made.reportId))).toEqual([]);
  });
});
