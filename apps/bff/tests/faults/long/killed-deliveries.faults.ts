// Kills a console during deliveries of alerts and reports. After the next start, each arrives once, if repeats are
// recognised by ID.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { countFaults } from '#testing/faults/count-faults.ts';
import type { ConsoleProcess } from '#testing/processes/console-process.ts';
import { KillableConsole } from '#testing/processes/killable-console.ts';
import { MailReceiver } from '#testing/servers/mail-receiver.ts';
import { readText } from '#testing/servers/test-server.ts';
import { WebhookReceiver } from '#testing/servers/webhook-receiver.ts';

const ME = 'operator@example.com';
const FOLDER = 'reports-folder';
const TEST_MS = 300_000;
// Another process continues the work of a killed one when its lease expires.
const POLL = { timeout: 120_000, interval: 200 };
const INSTANT = { frequency: 'instant', timeZone: 'UTC', clock: '08:00', weekday: 1 };
const REPORT = {
  path: '/files',
  format: 'csv',
  isEnabled: true,
  source: { operationId: 'drive.files.list', params: { fields: 'nextPageToken,files(id,name)', pageSize: 2 } },
  schedule: { frequency: 'weekly', timeZone: 'UTC', clock: '03:00', weekday: 1 },
};
const RULE = { name: 'Failures', kind: 'functionFails', settings: { count: 1, minutes: 1_440 } };
const startTime = new Date(Date.now() - 60_000).toISOString();
const report = z.looseObject({ reportId: z.string(), status: z.string() });

const stack = new AsyncDisposableStack();
/** The names of the files created in the folder. */
const savedFiles: string[] = [];
const arrived = { webhook: 0, mail: 0, folder: 0 };
let installed: KillableConsole;
let mail: MailReceiver;
let hook: WebhookReceiver;
let variables: Record<string, string>;
/** Resolves when receivers respond again. */
let held = Promise.withResolvers<void>();

beforeAll(async () => {
  mail = stack.use(await MailReceiver.start());
  hook = stack.use(await WebhookReceiver.start());
  installed = stack.use(await KillableConsole.create());
  installed.upstream.handler = serveFiles;
  variables = { SMTP_URL: mail.url, SMTP_FROM: 'rotunda@example.com', BFF_WEBHOOK_HOSTS: 'localhost,127.0.0.0/8,::1' };
  mail.gate = async () => {
    arrived.mail += 1;
    await held.promise;
  };
  hook.respond = async (response) => {
    arrived.webhook += 1;
    await held.promise;
    response.writeHead(200).end('ok');
  };
});

afterAll(() => stack.disposeAsync());

/** Handles requests as services with a failed run, two files and a folder. Files are created before the response. */
const serveFiles: NonNullable<KillableConsole['upstream']['handler']> = async (request, response) => {
  const url = new URL(request.url ?? '', 'http://services.test');
  const body = await readText(request);
  const respond = (value: object) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  if (url.pathname === '/v1/processes') {
    const failed = { functionName: 'sync', processStatus: 'FAILED', startTime, duration: '1s' };
    respond({ processes: [{ projectName: 'Orders', ...failed }] });
  } else if (request.method === 'POST' && url.pathname.endsWith('/files')) {
    savedFiles.push(/"name":"([^"]+)"/.exec(body)?.[1] ?? '');
    arrived.folder += 1;
    await held.promise;
    respond({ id: `f${savedFiles.length}` });
  } else if (url.pathname.endsWith(FOLDER)) {
    respond({ id: FOLDER, name: 'Reports', capabilities: { canAddChildren: true } });
  } else if (url.searchParams.get('q')?.includes(FOLDER)) {
    const name = /name = '([^']+)'/.exec(url.searchParams.get('q') ?? '')?.[1] ?? '';
    respond({ files: savedFiles.includes(name) ? [{ id: 'f1' }] : [] });
  } else respond({ files: [{ id: 'a', name: 'Plan' }] });
};

async function send(browser: TestBrowser, method: 'POST' | 'PUT', path: string, body: object = {}) {
  const headers = { 'content-type': 'application/json' };
  const response = await browser.request(path, { method, headers, body: JSON.stringify(body) });
  expect([path, response.status, response.text]).toEqual([path, expect.toBeOneOf([200, 201, 202]), expect.anything()]);
  return z.record(z.string(), z.unknown()).parse(response.json());
}

/** Requests an alert to a webhook and to a mailbox, and a report to a mailbox and to a folder. */
async function sendAll(browser: TestBrowser): Promise<void> {
  const add = async (kind: string, address: string) =>
    (await send(browser, 'POST', '/api/alert-channels', { name: kind, kind, address, schedule: INSTANT })).channelId;
  const channelIds = [await add('webhook', hook.url), await add('mail', ME)];
  const { ruleId } = await send(browser, 'POST', '/api/alert-rules', { ...RULE, isEnabled: false });
  await send(browser, 'PUT', `/api/alert-rules/${ruleId}/channels`, { channelIds });
  await send(browser, 'PUT', `/api/alert-rules/${ruleId}`, { ...RULE, isEnabled: true });
  for (const destination of [{ channelId: channelIds[1] }, { folderId: FOLDER }]) {
    const name = 'channelId' in destination ? 'Mailed' : 'Saved';
    const { reportId } = await send(browser, 'POST', '/api/reports', { ...REPORT, name, destination });
    await send(browser, 'POST', `/api/reports/${reportId}/run`);
  }
}

async function readReports(browser: TestBrowser): Promise<string[]> {
  const body = (await browser.request('/api/reports')).json();
  return z
    .object({ reports: z.array(report) })
    .parse(body)
    .reports.map(({ status }) => status);
}

async function readChannels(browser: TestBrowser): Promise<unknown> {
  return (await browser.request('/api/alert-channels')).json();
}

/** Kills a console during all deliveries, then lets the receivers accept them. */
async function killDuringDeliveries(console: ConsoleProcess): Promise<void> {
  await expect.poll(() => arrived, POLL).toEqual({ webhook: 1, mail: 2, folder: 1 });
  await console.stop('SIGKILL');
  held.resolve();
  held = Promise.withResolvers();
  held.resolve();
}

test(
  'alerts and reports in transit arrive once: repeated messages have the same ID, and files are not created twice',
  async () => {
    const first = await installed.start(variables);
    await first.browser.signIn();
    await sendAll(first.browser);
    await killDuringDeliveries(first.console);
    const { browser } = await installed.start(variables, first.browser.cookies);
    await expect.poll(() => readReports(browser), POLL).toEqual(['succeeded', 'succeeded']);
    const delivering = expect.objectContaining({ status: 'delivering', waitingCount: 0, failedCount: 0 });
    await expect.poll(() => readChannels(browser), POLL).toMatchObject({ channels: [delivering, delivering] });
    countFaults('console killed during deliveries', { kills: 1, lost: 0 });
    expect(hook.received.length).toBeGreaterThan(1);
    expect(new Set(hook.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const messages = mail.received.map(({ raw }) => /^Message-ID: (\S+)/im.exec(raw)?.[1]);
    expect(messages.length).toBeGreaterThan(2);
    expect(new Set(messages).size).toBe(2);
    expect(savedFiles).toHaveLength(1);
  },
  TEST_MS,
);
