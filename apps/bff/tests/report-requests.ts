import { beforeAll, expect, vi } from 'vitest';
import { z } from 'zod';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { MailReceiver } from '#testing/servers/mail-receiver.ts';
import { WebhookReceiver } from '#testing/servers/webhook-receiver.ts';
import type { TestBff } from '#testing/test-bff.ts';
import type { TestServices } from '../../services/src/testing/start-test-services.ts';
import { ServedBff } from './served-bff.ts';

/** Longer than the sleep of the poller, which does not notice direct changes to the store. */
export const WAIT = { timeout: 20_000, interval: 50 };
export const MINUTE_MS = 60_000;
export const OPERATOR = 'operator@example.com';
const INSTANT = { frequency: 'instant', timeZone: 'Europe/Berlin', clock: '08:00', weekday: 1 };
export const FILES = {
  operationId: 'drive.files.list',
  params: { fields: 'nextPageToken,files(id,name)', pageSize: 2 },
};

export const QUEUE = { operationId: 'bff.indexes.approvals', params: { folder: 'waiting', sort: 'dueTime' } };
export const report = z.looseObject({
  reportId: z.string(),
  status: z.string(),
  nextTime: z.string().optional(),
  lastResult: z.string().optional(),
  failureCount: z.number(),
});

export type Report = z.infer<typeof report>;

export function send(browser: TestBrowser, method: string, path: string, body?: unknown) {
  const headers = { 'content-type': 'application/json' };
  return browser.request(path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
}

export async function addChannel(browser: TestBrowser, draft: Record<string, unknown>): Promise<string> {
  const response = await send(browser, 'POST', '/api/alert-channels', { name: 'Channel', schedule: INSTANT, ...draft });
  return z.object({ channelId: z.string() }).parse(response.json()).channelId;
}

export async function find(browser: TestBrowser, { reportId }: Report): Promise<Report> {
  const list = z.object({ reports: z.array(report) }).parse((await browser.request('/api/reports')).json());
  return report.parse(list.reports.find((one) => one.reportId === reportId));
}

export async function runNow(browser: TestBrowser, made: Report): Promise<Report> {
  expect((await send(browser, 'POST', `/api/reports/${made.reportId}/run`, {})).status).toBe(202);
  await vi.waitFor(async () => expect((await find(browser, made)).status).not.toBe('preparing'), WAIT);
  return find(browser, made);
}

/** Starts services, message receivers, and a console with an operator who has reports. */
export function prepareReports() {
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
    const config = { url: mail.url, passwordFile: undefined, from: 'rotunda@example.com', allowsPlaintext: true };
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

  /**
   * Creates a report that is due in one to two minutes: after the end of a test, but before the clock advances by two
   * minutes.
   */
  function draftOf(more: Record<string, unknown>) {
    const clock = new Date(bff.clock.nowMs() + 2 * MINUTE_MS).toISOString().slice(11, 16);
    return {
      name: 'Files',
      source: FILES,
      path: '/files',
      format: 'csv',
      destination: { channelId: channels.mail },
      schedule: { frequency: 'daily', timeZone: 'UTC', clock, weekday: 1 },
      isEnabled: true,
      ...more,
    };
  }

  async function addReport(browser: TestBrowser, more: Record<string, unknown>): Promise<Report> {
    const response = await send(browser, 'POST', '/api/reports', draftOf(more));
    expect([response.status, response.text]).toEqual([201, expect.any(String)]);
    return report.parse(response.json());
  }

  return {
    bff: () => bff,
    services: () => services,
    operator: () => operator,
    mail: () => mail,
    hook: () => hook,
    channels: () => channels,
    draftOf,
    addReport,
  };
}
