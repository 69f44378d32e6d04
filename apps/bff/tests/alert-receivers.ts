import { createHmac } from 'node:crypto';
import { expect } from 'vitest';
import { z } from 'zod';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { MailReceiver } from '#testing/servers/mail-receiver.ts';
import { type ReceivedWebhook, WebhookReceiver } from '#testing/servers/webhook-receiver.ts';
import { TestBff } from '#testing/test-bff.ts';
import { StubRuns, send } from './alert-requests.ts';

/** Delivers each change of an alert immediately. */
export const INSTANT = { frequency: 'instant', timeZone: 'Europe/Berlin', clock: '08:00', weekday: 1 };

const HOSTS = ['localhost', '127.0.0.0/8', '::1'];

const channel = z.looseObject({
  channelId: z.string(),
  target: z.string(),
  status: z.string(),
  lastResponse: z.string().optional(),
  waitingCount: z.number(),
  failedCount: z.number(),
  signingSecret: z.string().optional(),
});
const rule = z.looseObject({ ruleId: z.string() });
const entry = z.looseObject({ title: z.string(), change: z.string(), url: z.string(), changeCount: z.number() });
const webhook = z
  .object({ data: z.object({ messageId: z.string(), count: z.number(), alerts: z.array(entry) }).loose() })
  .loose();

/** A BFF that delivers to a mail server and a webhook receiver on this machine. */
export class AlertReceivers implements AsyncDisposable {
  readonly bff: TestBff;
  readonly mail: MailReceiver;
  readonly receiver: WebhookReceiver;
  readonly runs: StubRuns;
  readonly #stack: AsyncDisposableStack;

  private constructor(bff: TestBff, mail: MailReceiver, receiver: WebhookReceiver, stack: AsyncDisposableStack) {
    this.bff = bff;
    this.mail = mail;
    this.receiver = receiver;
    this.#stack = stack;
    this.runs = new StubRuns(bff);
  }

  static async start(): Promise<AlertReceivers> {
    const stack = new AsyncDisposableStack();
    const mail = stack.use(await MailReceiver.start());
    const receiver = stack.use(await WebhookReceiver.start());
    const config = { url: mail.url, passwordFile: undefined, from: 'rotunda@example.com', allowsPlaintext: true };
    const bff = stack.use(await TestBff.start({ delivery: { mail: config, webhookHosts: HOSTS } }));
    return new AlertReceivers(bff, mail, receiver, stack);
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#stack.disposeAsync();
  }
}

/** Adds a channel. */
export async function addChannel(browser: TestBrowser, draft: Record<string, unknown>) {
  const whole = { name: 'Channel', schedule: INSTANT, ...draft };
  const response = await send(browser, 'POST', '/api/alert-channels', whole);
  expect([response.status, response.text]).toEqual([201, expect.any(String)]);
  return readChannel(response.json());
}

/** Parses a channel in an API response. */
export function readChannel(body: unknown) {
  return channel.parse(body);
}

/** Adds a rule for failed runs that delivers to these channels. */
export async function addDeliveredRule(browser: TestBrowser, channelIds: readonly string[], more: object = {}) {
  const settings = { count: 1, minutes: 60 };
  const draft = { name: 'Failures', kind: 'functionFails', settings, isEnabled: false, ...more };
  const { ruleId } = rule.parse((await send(browser, 'POST', '/api/alert-rules', draft)).json());
  const chosen = await send(browser, 'PUT', `/api/alert-rules/${ruleId}/channels`, { channelIds });
  expect([chosen.status, chosen.json()]).toMatchObject([200, { channelIds }]);
  await send(browser, 'PUT', `/api/alert-rules/${ruleId}`, { ...draft, isEnabled: true });
  return ruleId;
}

/** Lists the channels of the signed-in user. */
export async function listChannels(browser: TestBrowser) {
  const response = await browser.request('/api/alert-channels');
  return z.object({ channels: z.array(channel) }).parse(response.json()).channels;
}

/** Returns the expected signature of a webhook. */
export function signatureOf({ headers, body }: ReceivedWebhook, secret: string): string {
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

/** Returns the messages that a receiver got. */
export function bodiesOf(receiver: WebhookReceiver) {
  return receiver.received.map(({ body }) => webhook.parse(JSON.parse(body)).data);
}

/** Returns the titles of received messages, each message once by its ID. */
export function titlesOf(receiver: WebhookReceiver): string[] {
  const byId = new Map(bodiesOf(receiver).map((data) => [data.messageId, data]));
  return [...byId.values()]
    .flatMap(({ alerts }) => alerts.map(({ title, change }) => `${title}: ${change}`))
    .toSorted();
}
