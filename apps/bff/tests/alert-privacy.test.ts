import { ROLES } from '@rotunda/api-client/roles';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { MailReceiver } from '#testing/servers/mail-receiver.ts';
import type { WebhookReceiver } from '#testing/servers/webhook-receiver.ts';
import type { TestBff } from '#testing/test-bff.ts';
import { kindsOf, SETTINGS } from './alert-matrix.ts';
import { AlertReceivers, addChannel, addDeliveredRule, INSTANT, listChannels } from './alert-receivers.ts';
import { addRule, listAlerts, listRules, type StubRuns, send, WAIT } from './alert-requests.ts';

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

/** The maximum number of alerts that a message lists. It counts the others. */
const MAX_LISTED = 20;
const FAILS = { count: 2, minutes: 60 };

describe('an alert never reveals', () => {
  test('data outside the user’s role: no rule, no preview', async () => {
    const matrix: Record<string, string[]> = {};
    for (const role of ROLES) {
      const browser = await bff.signIn(role);
      const allowed: string[] = [];
      for (const [kind, settings] of Object.entries(SETTINGS)) {
        const draft = { name: kind, kind, settings };
        const made = (await send(browser, 'POST', '/api/alert-rules', draft)).status;
        const previewed = (await send(browser, 'POST', '/api/alert-rules/preview', draft)).status;
        expect([kind, previewed === 403]).toEqual([kind, made === 403]);
        if (made === 201) allowed.push(kind);
      }
      matrix[role] = allowed.toSorted();
    }
    expect(matrix).toEqual(Object.fromEntries(ROLES.map((role) => [role, kindsOf(role)])));
  });

  test('data that only a colleague sees: a team rule reads with each user’s own credential', async () => {
    const operator = await bff.signIn('operator');
    runs.fail('sync', 2_000);
    await addRule(operator, 'functionFails', { count: 1, minutes: 60 }, { isTeam: true });
    await vi.waitFor(async () => expect(await listAlerts(operator)).toHaveLength(1), WAIT);
    runs.processes = [];
    const support = await bff.signIn('support');
    const reviewer = await bff.signIn('reviewer');
    for (const browser of [support, reviewer]) await browser.request('/api/alerts/summary');
    await vi.waitFor(async () => expect(await listRules(support)).toMatchObject([{ status: 'watching' }]), WAIT);
    expect(await listAlerts(support)).toEqual([]);
    expect(await listRules(reviewer)).toEqual([]);
    expect(await listAlerts(reviewer)).toEqual([]);
  });

  test('data of another user: neither alert nor rule can be changed', async () => {
    const operator = await bff.signIn('operator');
    runs.fail('sync', 2_000);
    const { ruleId } = await addRule(operator, 'functionFails', { count: 1, minutes: 60 });
    await vi.waitFor(async () => expect(await listAlerts(operator)).toHaveLength(1), WAIT);
    const [{ alertId = '' } = {}] = await listAlerts(operator);
    const support = await bff.signIn('support');
    expect((await send(support, 'PATCH', `/api/alerts/${alertId}`, { note: 'x' })).status).toBe(404);
    expect((await send(support, 'DELETE', `/api/alert-rules/${ruleId}`)).status).toBe(404);
    const team = { name: 'Team', kind: 'functionFails', settings: FAILS, isTeam: true };
    expect((await send(support, 'POST', '/api/alert-rules', team)).status).toBe(403);
  });

  test('data no longer in the user’s role: the alert is no longer listed, counted or changed', async () => {
    const both = await bff.signIn('support', 'reviewer');
    runs.fail('sync', 2_000);
    await addRule(both, 'functionFails', { count: 1, minutes: 60 });
    await vi.waitFor(async () => expect(await listAlerts(both)).toHaveLength(1), WAIT);
    const [found] = await listAlerts(both);
    const alertId = found?.alertId ?? '';
    bff.issuer.user = { sub: 'sub-support', email: 'support@example.com', name: 'support', roles: ['reviewer'] };
    const reviewer = bff.openBrowser();
    await reviewer.signIn();
    expect(await listAlerts(reviewer)).toEqual([]);
    expect((await reviewer.request('/api/alerts/summary')).json()).toEqual({ openCount: 0 });
    expect((await send(reviewer, 'PATCH', `/api/alerts/${alertId}`, { note: 'x' })).status).toBe(404);
    expect(await listRules(reviewer)).toMatchObject([{ status: 'stopped', openCount: 0 }]);
  });
});

test('a message of any channel never reveals data outside the user’s role, for any kind of rule', async () => {
  const addresses = { webhook: receiver.url, slack: receiver.url, googleChat: receiver.url, teams: receiver.url };
  let browser = await bff.signIn('operator');
  for (const role of ROLES) {
    browser = role === 'operator' ? browser : await bff.signIn(role);
    for (const [kind, address] of Object.entries({ ...addresses, mail: `${role}@example.com` })) {
      const draft = { kind, address, name: role, schedule: INSTANT };
      expect((await send(browser, 'POST', '/api/alert-channels', draft)).status).toBe(201);
    }
  }
  await using store = bff.openStore();
  const channels = await store.selectFrom('alert_channels').select(['id', 'user_id', 'kind', 'name as role']).execute();
  const nowMs = bff.clock.nowMs();
  for (const { user_id, role } of channels.filter(
    (one, index) => channels.findIndex((other) => other.role === one.role) === index,
  ))
    for (const kind of Object.keys(SETTINGS)) {
      const flags = { is_team: 0, is_enabled: 1, settings: '{}', created_at: nowMs, updated_at: nowMs };
      const rule = { id: `${role} ${kind}`, user_id, owner_name: role, kind, name: kind, ...flags };
      await store.insertInto('alert_rules').values(rule).execute();
    }
  const deliveries = channels.flatMap(({ id, user_id, role }) =>
    Object.keys(SETTINGS).map((kind) => ({
      id: `${id} ${kind}`,
      channel_id: id,
      rule_id: `${role} ${kind}`,
      alert_id: `${role} ${kind}`,
      user_id,
      change: 'opened',
      changed_at: nowMs,
      change_count: 1,
      title: `${role} ${kind}`,
      detail: '',
      path: '/',
      state: 'pending',
      message_id: null,
      attempts: 0,
      due_at: 0,
      updated_at: nowMs,
    })),
  );
  await store.insertInto('alert_deliveries').values(deliveries).execute();
  // Changing a channel makes its pending deliveries due at once.
  const last = channels.findLast(({ role }) => role === ROLES.at(-1));
  await send(browser, 'PUT', `/api/alert-channels/${last?.id}`, {
    kind: last?.kind,
    name: 'Changed',
    schedule: INSTANT,
  });
  const texts = () => [...receiver.received.map(({ body }) => body), ...mail.received.map(({ raw }) => unfold(raw))];
  await vi.waitFor(() => expect(texts()).toHaveLength(channels.length), WAIT);
  const found = texts().map((text) =>
    [...new Set(text.match(/\b(?:operator|reviewer|support) [a-z]+[A-Z]\w+/g))].toSorted(),
  );
  const expected = ROLES.flatMap((role) =>
    Array.from({ length: 5 }, () =>
      kindsOf(role)
        .slice(0, MAX_LISTED)
        .map((kind) => `${role} ${kind}`),
    ),
  );
  expect(found.toSorted(compareLists)).toEqual(expected.toSorted(compareLists));
});

/** Returns the text of an encoded mail message. */
function unfold(raw: string): string {
  return raw.replaceAll(/=\r?\n/g, '');
}

function compareLists(left: readonly string[], right: readonly string[]): number {
  return left.join().localeCompare(right.join());
}

describe('a delivery never reveals data', () => {
  test('no longer in the user’s role: it stops, and says so', async () => {
    const both = await bff.signIn('support', 'reviewer');
    const { channelId } = await addChannel(both, { kind: 'webhook', address: receiver.url });
    await receiver.close();
    runs.fail('sync');
    await addDeliveredRule(both, [channelId]);
    await vi.waitFor(async () => expect(await listChannels(both)).toMatchObject([{ status: 'failing' }]), WAIT);
    bff.issuer.user = { sub: 'sub-support', email: 'support@example.com', name: 'support', roles: ['reviewer'] };
    const reviewer = bff.openBrowser();
    await reviewer.signIn();
    await receiver.open();
    bff.clock.advance(2 * MINUTE_MS);
    await vi.waitFor(async () => {
      expect(await listChannels(reviewer)).toMatchObject([
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
  ])('to an address that is not allowed: %s to %s', async (kind, address) => {
    const support = await bff.signIn('support');
    const response = await send(support, 'POST', '/api/alert-channels', {
      kind,
      address,
      name: 'Channel',
      schedule: INSTANT,
    });
    expect([response.status, response.json()]).toMatchObject([400, { detail: expect.stringMatching(/^address: /) }]);
  });

  test('in a channel of other users, which cannot be seen, selected or changed', async () => {
    const operator = await bff.signIn('operator');
    const own = await addChannel(operator, { kind: 'webhook', address: receiver.url });
    const team = await addChannel(operator, { kind: 'webhook', address: receiver.url, isTeam: true });
    const support = await bff.signIn('support');
    expect(await listChannels(support)).toEqual([]);
    const ruleId = await addDeliveredRule(support, []);
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

  test('through a row assigned to another user in the store', async () => {
    const operator = await bff.signIn('operator');
    const support = await bff.signIn('support');
    const stolen = await addChannel(support, { kind: 'webhook', address: receiver.url });
    await using store = bff.openStore();
    const session = await store.selectFrom('alert_channels').select('user_id').executeTakeFirstOrThrow();
    const ownerId = session.user_id.replace('sub-support', 'sub-operator');
    await store.updateTable('alert_channels').set({ user_id: ownerId }).execute();
    runs.fail('sync');
    await addDeliveredRule(operator, [stolen.channelId]);
    await vi.waitFor(
      async () => expect(await listChannels(operator)).toMatchObject([{ status: 'failing', failedCount: 1 }]),
      WAIT,
    );
    expect(receiver.received).toEqual([]);
  });
});
