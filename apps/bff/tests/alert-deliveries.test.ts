import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { MailReceiver } from '#testing/mail-receiver.ts';
import { TestBff, TestClock } from '#testing/test-bff.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { type ReceivedWebhook, WebhookReceiver } from '#testing/webhook-receiver.ts';

const WAIT = { timeout: 15_000, interval: 50 };
const MINUTE_MS = 60_000;
const INSTANT = { frequency: 'instant', timeZone: 'Europe/Berlin', clock: '08:00', weekday: 1 };
const HOSTS = ['localhost', '127.0.0.0/8', '::1'];

const rule = z.looseObject({ ruleId: z.string() });
const channel = z.looseObject({
  channelId: z.string(),
  target: z.string(),
  status: z.string(),
  lastResponse: z.string().optional(),
  waitingCount: z.number(),
  failedCount: z.number(),
  signingSecret: z.string().optional(),
});
const entry = z.looseObject({ title: z.string(), change: z.string(), url: z.string(), changeCount: z.number() });
const webhook = z
  .object({ data: z.object({ messageId: z.string(), count: z.number(), alerts: z.array(entry) }).loose() })
  .loose();

let bff: TestBff;
let mail: MailReceiver;
let receiver: WebhookReceiver;
/** What the service says of runs. */
let processes: Record<string, unknown>[];

beforeEach(async () => {
  const stack = new AsyncDisposableStack();
  mail = stack.use(await MailReceiver.start());
  receiver = stack.use(await WebhookReceiver.start());
  const config = { url: mail.url, passwordFile: undefined, from: 'rotunda@example.com', mayBePlain: true };
  bff = stack.use(await TestBff.start({ delivery: { mail: config, webhookHosts: HOSTS } }));
  processes = [];
  bff.upstream.handler = (request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(request.url?.startsWith('/v1/processes') ? { processes } : {}));
    return Promise.resolve();
  };
  return () => stack.disposeAsync();
});

afterEach(() => vi.restoreAllMocks());

function fail(functionName: string, agoMs = 1_000): void {
  const startTime = new Date(bff.clock.nowMs() - agoMs).toISOString();
  processes.unshift({ projectName: 'Orders', functionName, processStatus: 'FAILED', startTime, duration: '1s' });
}

function send(browser: TestBrowser, method: string, path: string, body?: unknown) {
  const headers = { 'content-type': 'application/json' };
  return browser.request(path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
}

async function addChannel(browser: TestBrowser, draft: Record<string, unknown>) {
  const whole = { name: 'Channel', schedule: INSTANT, ...draft };
  const response = await send(browser, 'POST', '/api/alert-channels', whole);
  expect([response.status, response.text]).toEqual([201, expect.any(String)]);
  return channel.parse(response.json());
}

async function addRule(browser: TestBrowser, channelIds: readonly string[], more: Record<string, unknown> = {}) {
  const draft = {
    name: 'Failures',
    kind: 'functionFails',
    settings: { count: 1, minutes: 60 },
    isEnabled: false,
    ...more,
  };
  const { ruleId } = rule.parse((await send(browser, 'POST', '/api/alert-rules', draft)).json());
  const chosen = await send(browser, 'PUT', `/api/alert-rules/${ruleId}/channels`, { channelIds });
  expect([chosen.status, chosen.json()]).toMatchObject([200, { channelIds }]);
  await send(browser, 'PUT', `/api/alert-rules/${ruleId}`, { ...draft, isEnabled: true });
  return ruleId;
}

async function channels(browser: TestBrowser) {
  const response = await browser.request('/api/alert-channels');
  return z.object({ channels: z.array(channel) }).parse(response.json()).channels;
}

function signatureOf({ headers, body }: ReceivedWebhook, secret: string): string {
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

function bodies() {
  return receiver.received.map(({ body }) => webhook.parse(JSON.parse(body)).data);
}

/** The messages that have arrived, each once: what a receiver shows that looks at their IDs. */
function titles(): string[] {
  const byId = new Map(bodies().map((data) => [data.messageId, data]));
  return [...byId.values()]
    .flatMap(({ alerts }) => alerts.map(({ title, change }) => `${title}: ${change}`))
    .toSorted();
}

describe('an alert', () => {
  test('goes to a webhook, signed, and again when it resolves', async () => {
    const operator = await bff.signIn('operator');
    const {
      channelId,
      signingSecret = '',
      target,
    } = await addChannel(operator, { kind: 'webhook', address: receiver.url });
    expect(target).toBe(new URL(receiver.url).host);
    fail('sync');
    await addRule(operator, [channelId], { settings: { count: 1, minutes: 5 } });
    await vi.waitFor(() => expect(titles()).toEqual(['sync in Orders: opened']), WAIT);
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
    expect(headers['webhook-signature']).toBe(signatureOf({ headers, body }, signingSecret));
    expect(bodies()[0]).toMatchObject({
      messageId: headers['webhook-id'],
      alerts: [{ url: expect.stringMatching(/^http:\/\/console\.test\/processes/) }],
    });
    await vi.waitFor(async () => expect(await channels(operator)).toMatchObject([{ status: 'delivering' }]), WAIT);
    const listed = (await operator.request('/api/alert-channels')).text;
    expect(listed).not.toContain('/hook');
    expect(listed).not.toContain('whsec_');
    const rotated = channel.parse((await send(operator, 'POST', `/api/alert-channels/${channelId}/secret`)).json());
    bff.clock.advance(10 * MINUTE_MS);
    await vi.waitFor(() => expect(titles()).toEqual(['sync in Orders: opened', 'sync in Orders: resolved']), WAIT);
    const secrets = [rotated.signingSecret ?? '', signingSecret];
    const both = receiver.received[1] ?? { headers: {}, body: '' };
    expect(both.headers['webhook-signature']).toBe(secrets.map((secret) => signatureOf(both, secret)).join(' '));
  });

  test('goes by mail to its person, with an ID that a retry repeats', async () => {
    const operator = await bff.signIn('operator');
    const { channelId } = await addChannel(operator, { kind: 'mail', address: 'operator@example.com' });
    mail.refusal = { code: 451, text: 'Try again later' };
    fail('sync');
    await addRule(operator, [channelId]);
    await vi.waitFor(async () => {
      expect(await channels(operator)).toMatchObject([
        { status: 'failing', lastResponse: expect.stringContaining('Try again later'), waitingCount: 1 },
      ]);
    }, WAIT);
    mail.refusal = undefined;
    bff.clock.advance(MINUTE_MS);
    await vi.waitFor(() => expect(mail.received).toHaveLength(1), WAIT);
    expect(mail.received[0]?.to).toEqual(['operator@example.com']);
    expect(mail.received[0]?.raw).toMatch(/^Subject: sync in Orders \(opened\)/m);
    expect(mail.received[0]?.raw).toMatch(/^Message-ID: <msg_[^@]+@example\.com>/m);
    expect(mail.received[0]?.raw).toMatch(/^Auto-Submitted: auto-generated/m);
    await vi.waitFor(
      async () => expect(await channels(operator)).toMatchObject([{ status: 'delivering', waitingCount: 0 }]),
      WAIT,
    );
  });

  test('of a team rule goes once to a channel of the team, and to the own channel of each', async () => {
    const operator = await bff.signIn('operator');
    const team = await addChannel(operator, { kind: 'webhook', address: receiver.url, isTeam: true });
    fail('sync');
    const ruleId = await addRule(operator, [team.channelId], { isTeam: true });
    const support = await bff.signIn('support');
    expect(await channels(support)).toEqual([]);
    const own = await addChannel(support, { kind: 'mail', address: 'support@example.com' });
    await send(support, 'PUT', `/api/alert-rules/${ruleId}/channels`, { channelIds: [own.channelId] });
    await support.request('/api/alerts/summary');
    await vi.waitFor(() => expect(mail.received).toHaveLength(1), WAIT);
    await vi.waitFor(() => expect(bodies()).toHaveLength(1), WAIT);
    expect(bodies()).toMatchObject([{ count: 1 }]);
  });

  test('waits for its digest, and then for the end of quiet hours', async () => {
    const operator = await bff.signIn('operator');
    const clockIn = (minutes: number) => new Date(bff.clock.nowMs() + minutes * MINUTE_MS).toISOString().slice(11, 16);
    const quietHours = { from: clockIn(5), to: clockIn(20) };
    const schedule = { frequency: 'daily', timeZone: 'UTC', clock: clockIn(10), weekday: 1, quietHours };
    const { channelId } = await addChannel(operator, { kind: 'webhook', address: receiver.url, schedule });
    fail('sync');
    await addRule(operator, [channelId]);
    await vi.waitFor(async () => expect(await channels(operator)).toMatchObject([{ waitingCount: 1 }]), WAIT);
    bff.clock.advance(12 * MINUTE_MS);
    await using store = bff.openStore();
    const isPostponed = async () => {
      const { due_at } = await store.selectFrom('alert_deliveries').select('due_at').executeTakeFirstOrThrow();
      return Number(due_at) > bff.clock.nowMs();
    };
    await vi.waitFor(async () => expect(await isPostponed()).toBe(true), WAIT);
    expect(receiver.received).toEqual([]);
    bff.clock.advance(10 * MINUTE_MS);
    await vi.waitFor(() => expect(titles()).toEqual(['sync in Orders: opened']), WAIT);
  });

  test('is one of a message with a count when a rule fires for many subjects', async () => {
    const operator = await bff.signIn('operator');
    const { channelId } = await addChannel(operator, { kind: 'webhook', address: receiver.url });
    for (let index = 0; index < 400; index += 1) fail(`function${index}`);
    await addRule(operator, [channelId]);
    await vi.waitFor(() => expect(bodies()).toMatchObject([{ count: 21, alerts: { length: 20 } }]), WAIT);
  });
});

describe('a receiver that fails', () => {
  const failures: [string, (response: import('node:http').ServerResponse) => void, string][] = [
    ['answers 500', (response) => void response.writeHead(500).end('broken'), '500 broken'],
    ['closes the connection', (response) => void response.destroy(), 'The connection was closed.'],
    ['is busy', (response) => void response.writeHead(429, { 'retry-after': '120' }).end(), '429'],
  ];

  test.each(failures)('gets the same message again when it %s', async (_name, respond, answer) => {
    const operator = await bff.signIn('operator');
    const { channelId } = await addChannel(operator, { kind: 'webhook', address: receiver.url });
    receiver.respond = respond;
    fail('sync');
    await addRule(operator, [channelId]);
    await vi.waitFor(
      async () => expect(await channels(operator)).toMatchObject([{ status: 'failing', lastResponse: answer }]),
      WAIT,
    );
    receiver.respond = (response) => void response.writeHead(204).end();
    if (answer === '429') {
      const before = receiver.received.length;
      bff.clock.advance(MINUTE_MS);
      await vi.waitFor(() => expect(bff.upstream.requests.length).toBeGreaterThan(1), WAIT);
      expect(receiver.received).toHaveLength(before);
    }
    bff.clock.advance(2 * MINUTE_MS);
    await vi.waitFor(
      async () => expect(await channels(operator)).toMatchObject([{ status: 'delivering', waitingCount: 0 }]),
      WAIT,
    );
    expect(titles()).toEqual(['sync in Orders: opened']);
    expect(new Set(bodies().map(({ messageId }) => messageId)).size).toBe(1);
  });

  test('is away: nothing is lost, also with a clock that is set back', async () => {
    const operator = await bff.signIn('operator');
    const { channelId } = await addChannel(operator, { kind: 'webhook', address: receiver.url });
    await receiver.close();
    fail('sync');
    await addRule(operator, [channelId]);
    await vi.waitFor(async () => {
      expect(await channels(operator)).toMatchObject([
        { status: 'failing', lastResponse: 'The connection was refused.' },
      ]);
    }, WAIT);
    await receiver.open();
    bff.clock.advance(-24 * 60 * MINUTE_MS);
    await vi.waitFor(() => expect(titles()).toEqual(['sync in Orders: opened']), WAIT);
  });

  test('refuses for good: it is said, and sent when the channel is changed', async () => {
    const operator = await bff.signIn('operator');
    const draft = { kind: 'webhook', address: receiver.url };
    const { channelId } = await addChannel(operator, draft);
    receiver.respond = (response) => void response.writeHead(410).end('gone');
    fail('sync');
    await addRule(operator, [channelId]);
    await vi.waitFor(async () => {
      expect(await channels(operator)).toMatchObject([{ status: 'failing', lastResponse: '410 gone', failedCount: 1 }]);
    }, WAIT);
    receiver.respond = (response) => void response.writeHead(302, { location: receiver.url }).end();
    const test = await send(operator, 'POST', `/api/alert-channels/${channelId}/test`);
    expect(test.json()).toMatchObject({ isAccepted: false, status: 302 });
    expect(receiver.received).toHaveLength(2);
    receiver.respond = (response) => void response.writeHead(200).end('x'.repeat(1_000));
    await send(operator, 'PUT', `/api/alert-channels/${channelId}`, { ...draft, name: 'Renamed', schedule: INSTANT });
    await vi.waitFor(
      async () => expect(await channels(operator)).toMatchObject([{ status: 'delivering', failedCount: 0 }]),
      WAIT,
    );
    expect((await channels(operator))[0]?.lastResponse).toHaveLength(200);
  });
});

describe('with several processes', () => {
  test('each alert is delivered once', async () => {
    await bff.startReplica();
    const operator = await bff.signIn('operator');
    const { channelId } = await addChannel(operator, { kind: 'webhook', address: receiver.url });
    for (const name of ['one', 'two', 'three']) fail(name);
    await addRule(operator, [channelId]);
    await vi.waitFor(
      async () => expect(await channels(operator)).toMatchObject([{ status: 'delivering', waitingCount: 0 }]),
      WAIT,
    );
    expect(titles()).toEqual(['one in Orders: opened', 'three in Orders: opened', 'two in Orders: opened']);
    expect(receiver.received).toHaveLength(1);
  });

  test('what one left in the middle is sent by another, with the same ID', async () => {
    const operator = await bff.signIn('operator');
    const { channelId } = await addChannel(operator, { kind: 'webhook', address: receiver.url });
    const held = Promise.withResolvers<undefined>();
    receiver.respond = (response) => void held.promise.then(() => response.writeHead(200).end());
    fail('sync');
    await addRule(operator, [channelId]);
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), WAIT);
    const clock = new TestClock();
    clock.advance(31_000);
    receiver.respond = (response) => void response.writeHead(200).end();
    await bff.startReplica(bff.config, clock);
    await vi.waitFor(() => expect(receiver.received).toHaveLength(2), WAIT);
    held.resolve(undefined);
    expect(new Set(bodies().map(({ messageId }) => messageId)).size).toBe(1);
    await vi.waitFor(
      async () => expect(await channels(operator)).toMatchObject([{ status: 'delivering', waitingCount: 0 }]),
      WAIT,
    );
  });
});

describe('nobody learns by a delivery', () => {
  test('what their role no longer includes: it stops, and says so', async () => {
    const both = await bff.signIn('support', 'reviewer');
    const { channelId } = await addChannel(both, { kind: 'webhook', address: receiver.url });
    await receiver.close();
    fail('sync');
    await addRule(both, [channelId]);
    await vi.waitFor(async () => expect(await channels(both)).toMatchObject([{ status: 'failing' }]), WAIT);
    bff.issuer.user = { sub: 'sub-support', email: 'support@example.com', name: 'support', roles: ['reviewer'] };
    const reviewer = bff.openBrowser();
    await reviewer.signIn();
    await receiver.open();
    bff.clock.advance(2 * MINUTE_MS);
    await vi.waitFor(async () => {
      expect(await channels(reviewer)).toMatchObject([
        { status: 'withheld', waitingCount: 0, lastResponse: expect.stringContaining('role') },
      ]);
    }, WAIT);
    expect(receiver.received).toEqual([]);
  });

  test.each([
    ['mail', 'somebody@example.com'],
    ['webhook', 'http://example.com/hook'],
    ['webhook', 'https://10.0.0.1/hook'],
    ['webhook', 'https://user:secret@localhost/hook'],
    ['slack', 'ftp://example.com'],
    ['teams', 'nothing'],
  ])('at an address that is not allowed: %s to %s', async (kind, address) => {
    const support = await bff.signIn('support');
    const response = await send(support, 'POST', '/api/alert-channels', {
      kind,
      address,
      name: 'Channel',
      schedule: INSTANT,
    });
    expect([response.status, response.json()]).toMatchObject([400, { detail: expect.stringMatching(/^address: /) }]);
  });

  test('in a channel of others, which they neither see nor choose nor change', async () => {
    const operator = await bff.signIn('operator');
    const own = await addChannel(operator, { kind: 'webhook', address: receiver.url });
    const team = await addChannel(operator, { kind: 'webhook', address: receiver.url, isTeam: true });
    const support = await bff.signIn('support');
    expect(await channels(support)).toEqual([]);
    const ruleId = await addRule(support, []);
    for (const { channelId } of [own, team]) {
      const path = `/api/alert-channels/${channelId}`;
      expect((await send(support, 'DELETE', path)).status).toBe(404);
      expect((await send(support, 'POST', `${path}/test`)).status).toBe(404);
      expect(
        (await send(support, 'PUT', `/api/alert-rules/${ruleId}/channels`, { channelIds: [channelId] })).status,
      ).toBe(400);
    }
    const draft = { kind: 'webhook', address: receiver.url, name: 'Team', schedule: INSTANT, isTeam: true };
    expect((await send(support, 'POST', '/api/alert-channels', draft)).status).toBe(403);
  });

  test('by a row that somebody gave to another person in the store', async () => {
    const operator = await bff.signIn('operator');
    const support = await bff.signIn('support');
    const stolen = await addChannel(support, { kind: 'webhook', address: receiver.url });
    await using store = bff.openStore();
    const session = await store.selectFrom('alert_channels').select('user_id').executeTakeFirstOrThrow();
    const ownerId = session.user_id.replace('sub-support', 'sub-operator');
    await store.updateTable('alert_channels').set({ user_id: ownerId }).execute();
    fail('sync');
    await addRule(operator, [stolen.channelId]);
    await vi.waitFor(
      async () => expect(await channels(operator)).toMatchObject([{ status: 'failing', failedCount: 1 }]),
      WAIT,
    );
    expect(receiver.received).toEqual([]);
  });
});
