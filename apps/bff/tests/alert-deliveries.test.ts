import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { MailReceiver } from '#testing/servers/mail-receiver.ts';
import type { WebhookReceiver } from '#testing/servers/webhook-receiver.ts';
import type { TestBff } from '#testing/test-bff.ts';
import { TestClock } from '#testing/test-clock.ts';
import {
  AlertReceivers,
  addChannel,
  addDeliveredRule,
  bodiesOf,
  INSTANT,
  listChannels,
  readChannel,
  signatureOf,
  titlesOf,
} from './alert-receivers.ts';
import { listAlerts, listRules, type StubRuns, send, WAIT } from './alert-requests.ts';

const MINUTE_MS = 60_000;

let bff: TestBff;
let runs: StubRuns;
let mail: MailReceiver;
let receiver: WebhookReceiver;

beforeEach(async () => {
  const receivers = await AlertReceivers.start();
  ({ bff, runs, mail, receiver } = receivers);
  return () => receivers[Symbol.asyncDispose]();
});

const bodies = () => bodiesOf(receiver);
const titles = () => titlesOf(receiver);

describe('an alert', () => {
  test('is sent to a webhook, signed, and again when it resolves', async () => {
    const operator = await bff.signIn('operator');
    const {
      channelId,
      signingSecret = '',
      target,
    } = await addChannel(operator, { kind: 'webhook', address: receiver.url });
    expect(target).toBe(new URL(receiver.url).host);
    runs.fail('sync');
    await addDeliveredRule(operator, [channelId], { settings: { count: 1, minutes: 5 } });
    await vi.waitFor(() => expect(titles()).toEqual(['sync in Orders: opened']), WAIT);
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
    expect(headers['webhook-signature']).toBe(signatureOf({ headers, body }, signingSecret));
    expect(bodies()[0]).toMatchObject({
      messageId: headers['webhook-id'],
      alerts: [{ url: expect.stringMatching(/^http:\/\/console\.test\/processes/) }],
    });
    await vi.waitFor(async () => expect(await listChannels(operator)).toMatchObject([{ status: 'delivering' }]), WAIT);
    const listed = (await operator.request('/api/alert-channels')).text;
    expect(listed).not.toContain('/hook');
    expect(listed).not.toContain('whsec_');
    const rotated = readChannel((await send(operator, 'POST', `/api/alert-channels/${channelId}/secret`)).json());
    bff.clock.advance(10 * MINUTE_MS);
    await vi.waitFor(() => expect(titles()).toEqual(['sync in Orders: opened', 'sync in Orders: resolved']), WAIT);
    const secrets = [rotated.signingSecret ?? '', signingSecret];
    const both = receiver.received[1] ?? { headers: {}, body: '' };
    expect(both.headers['webhook-signature']).toBe(secrets.map((secret) => signatureOf(both, secret)).join(' '));
  });

  test('is sent to its user by email, with an ID that a retry repeats', async () => {
    const operator = await bff.signIn('operator');
    const { channelId } = await addChannel(operator, { kind: 'mail', address: 'operator@example.com' });
    mail.refusal = { code: 451, text: 'Try again later' };
    runs.fail('sync');
    await addDeliveredRule(operator, [channelId]);
    await vi.waitFor(async () => {
      expect(await listChannels(operator)).toMatchObject([
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
      async () => expect(await listChannels(operator)).toMatchObject([{ status: 'delivering', waitingCount: 0 }]),
      WAIT,
    );
  });

  test('of a team rule is sent once to a team channel while its owner is signed in, and to each user’s own channel', async () => {
    const operator = await bff.signIn('operator');
    const team = await addChannel(operator, { kind: 'webhook', address: receiver.url, isTeam: true });
    runs.fail('sync');
    const ruleId = await addDeliveredRule(operator, [team.channelId], { isTeam: true });
    const support = await bff.signIn('support');
    expect(await listChannels(support)).toEqual([]);
    const own = await addChannel(support, { kind: 'mail', address: 'support@example.com' });
    await send(support, 'PUT', `/api/alert-rules/${ruleId}/channels`, { channelIds: [own.channelId] });
    await support.request('/api/alerts/summary');
    await vi.waitFor(() => expect(mail.received).toHaveLength(1), WAIT);
    await vi.waitFor(() => expect(bodies()).toHaveLength(1), WAIT);
    expect(bodies()).toMatchObject([{ count: 1 }]);
    await send(operator, 'POST', '/auth/logout', {});
    bff.issuer.user = { sub: 'sub-deputy', email: 'deputy@example.com', name: 'deputy', roles: ['operator'] };
    const deputy = bff.openBrowser();
    await deputy.signIn();
    bff.clock.advance(MINUTE_MS);
    const teamDeliveryReason = 'operator is signed out, so team channels receive nothing.';
    await vi.waitFor(async () => expect(await listRules(deputy)).toMatchObject([{ teamDeliveryReason }]), WAIT);
    const [seenBySupport] = await listRules(support);
    expect(seenBySupport).not.toHaveProperty('teamDeliveryReason');
    const draft = { name: 'Failures', kind: 'functionFails', settings: { count: 1, minutes: 60 }, isTeam: true };
    expect((await send(support, 'PUT', `/api/alert-rules/${ruleId}`, { ...draft, isMine: true })).status).toBe(403);
    const taken = await send(deputy, 'PUT', `/api/alert-rules/${ruleId}`, { ...draft, isMine: true });
    expect(taken.json()).toMatchObject({ isMine: true, ownerName: 'deputy', isTeam: true });
    expect(taken.json()).not.toHaveProperty('teamDeliveryReason');
    await vi.waitFor(() => expect(bodies()).toHaveLength(2), WAIT);
  });

  test('waits for its digest, and then for the end of quiet hours', async () => {
    const operator = await bff.signIn('operator');
    const clockIn = (minutes: number) => new Date(bff.clock.nowMs() + minutes * MINUTE_MS).toISOString().slice(11, 16);
    const quietHours = { from: clockIn(5), to: clockIn(20) };
    const schedule = { frequency: 'daily', timeZone: 'UTC', clock: clockIn(10), weekday: 1, quietHours };
    const { channelId } = await addChannel(operator, { kind: 'webhook', address: receiver.url, schedule });
    runs.fail('sync');
    await addDeliveredRule(operator, [channelId]);
    await vi.waitFor(async () => expect(await listChannels(operator)).toMatchObject([{ waitingCount: 1 }]), WAIT);
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

  test('shares one message and a count if a rule fires for many subjects', async () => {
    const operator = await bff.signIn('operator');
    const { channelId } = await addChannel(operator, { kind: 'webhook', address: receiver.url });
    for (let index = 0; index < 400; index += 1) runs.fail(`function${index}`);
    await addDeliveredRule(operator, [channelId]);
    await vi.waitFor(() => expect(bodies()).toMatchObject([{ count: 21, alerts: { length: 20 } }]), WAIT);
  });
});

describe('a failing receiver', () => {
  const failures: [string, (response: import('node:http').ServerResponse) => void, string][] = [
    ['answers 500', (response) => void response.writeHead(500).end('broken'), '500 broken'],
    ['closes the connection', (response) => void response.destroy(), 'The connection was closed.'],
    ['is busy', (response) => void response.writeHead(429, { 'retry-after': '120' }).end(), '429'],
  ];

  test.each(failures)('gets the same message again if it %s', async (_name, respond, response) => {
    const operator = await bff.signIn('operator');
    const { channelId } = await addChannel(operator, { kind: 'webhook', address: receiver.url });
    receiver.respond = respond;
    runs.fail('sync');
    await addDeliveredRule(operator, [channelId]);
    await vi.waitFor(
      async () => expect(await listChannels(operator)).toMatchObject([{ status: 'failing', lastResponse: response }]),
      WAIT,
    );
    receiver.respond = (response) => void response.writeHead(204).end();
    if (response === '429') {
      const before = receiver.received.length;
      bff.clock.advance(MINUTE_MS);
      await vi.waitFor(() => expect(bff.upstream.requests.length).toBeGreaterThan(1), WAIT);
      expect(receiver.received).toHaveLength(before);
    }
    bff.clock.advance(2 * MINUTE_MS);
    await vi.waitFor(
      async () => expect(await listChannels(operator)).toMatchObject([{ status: 'delivering', waitingCount: 0 }]),
      WAIT,
    );
    expect(titles()).toEqual(['sync in Orders: opened']);
    expect(new Set(bodies().map(({ messageId }) => messageId)).size).toBe(1);
  });

  test('that is down loses nothing, even if a clock is set back', async () => {
    const operator = await bff.signIn('operator');
    const { channelId } = await addChannel(operator, { kind: 'webhook', address: receiver.url });
    await receiver.close();
    runs.fail('sync');
    await addDeliveredRule(operator, [channelId], { settings: { count: 1, minutes: 5 } });
    await vi.waitFor(async () => {
      expect(await listChannels(operator)).toMatchObject([
        { status: 'failing', lastResponse: 'The connection was refused.' },
      ]);
    }, WAIT);
    await receiver.open();
    bff.clock.set(-24 * 60 * MINUTE_MS);
    await vi.waitFor(() => expect(titles()).toEqual(['sync in Orders: opened']), WAIT);
    // At the earlier time of the clock, the run lies in the future and must not resolve the alert.
    await vi.waitFor(async () => {
      const [rule] = await listRules(operator);
      expect(Date.parse(String(rule?.checkedTime))).toBeLessThanOrEqual(bff.clock.nowMs());
    }, WAIT);
    expect(await listAlerts(operator)).toMatchObject([{ state: 'open', count: 1 }]);
    bff.clock.advance((24 * 60 + 10) * MINUTE_MS);
    await vi.waitFor(() => expect(titles()).toEqual(['sync in Orders: opened', 'sync in Orders: resolved']), WAIT);
  });

  test('that rejects permanently is reported, and gets the message once the channel is changed', async () => {
    const operator = await bff.signIn('operator');
    const draft = { kind: 'webhook', address: receiver.url };
    const { channelId } = await addChannel(operator, draft);
    receiver.respond = (response) => void response.writeHead(410).end('gone');
    runs.fail('sync');
    await addDeliveredRule(operator, [channelId]);
    await vi.waitFor(async () => {
      expect(await listChannels(operator)).toMatchObject([
        { status: 'failing', lastResponse: '410 gone', failedCount: 1 },
      ]);
    }, WAIT);
    receiver.respond = (response) => void response.writeHead(302, { location: receiver.url }).end();
    const test = await send(operator, 'POST', `/api/alert-channels/${channelId}/test`);
    expect(test.json()).toMatchObject({ isAccepted: false, status: 302 });
    expect(receiver.received).toHaveLength(2);
    receiver.respond = (response) => void response.writeHead(200).end('x'.repeat(1_000));
    await send(operator, 'PUT', `/api/alert-channels/${channelId}`, { ...draft, name: 'Renamed', schedule: INSTANT });
    await vi.waitFor(
      async () => expect(await listChannels(operator)).toMatchObject([{ status: 'delivering', failedCount: 0 }]),
      WAIT,
    );
    expect((await listChannels(operator))[0]?.lastResponse).toHaveLength(200);
  });
});

describe('with several processes', () => {
  test('each alert is delivered once', async () => {
    await bff.startReplica();
    const operator = await bff.signIn('operator');
    const { channelId } = await addChannel(operator, { kind: 'webhook', address: receiver.url });
    for (const name of ['one', 'two', 'three']) runs.fail(name);
    await addDeliveredRule(operator, [channelId]);
    await vi.waitFor(
      async () => expect(await listChannels(operator)).toMatchObject([{ status: 'delivering', waitingCount: 0 }]),
      WAIT,
    );
    expect(titles()).toEqual(['one in Orders: opened', 'three in Orders: opened', 'two in Orders: opened']);
    expect(receiver.received).toHaveLength(1);
  });

  test('a message that one process abandoned midway is sent by another, with the same ID', async () => {
    const operator = await bff.signIn('operator');
    const { channelId } = await addChannel(operator, { kind: 'webhook', address: receiver.url });
    const held = Promise.withResolvers<undefined>();
    receiver.respond = (response) => void held.promise.then(() => response.writeHead(200).end());
    runs.fail('sync');
    await addDeliveredRule(operator, [channelId]);
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), WAIT);
    const clock = new TestClock();
    clock.advance(31_000);
    receiver.respond = (response) => void response.writeHead(200).end();
    await bff.startReplica(bff.config, clock);
    await vi.waitFor(() => expect(receiver.received).toHaveLength(2), WAIT);
    held.resolve(undefined);
    expect(new Set(bodies().map(({ messageId }) => messageId)).size).toBe(1);
    await vi.waitFor(
      async () => expect(await listChannels(operator)).toMatchObject([{ status: 'delivering', waitingCount: 0 }]),
      WAIT,
    );
  });
});
