import { beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { AlertKind } from '#features/alerts/alert-kinds.ts';
import { MailReceiver } from '#testing/mail-receiver.ts';
import { TestBff } from '#testing/test-bff.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { WebhookReceiver } from '#testing/webhook-receiver.ts';

const WAIT = { timeout: 15_000, interval: 100 };

const alert = z.looseObject({ alertId: z.string(), title: z.string(), state: z.string(), count: z.number() });
const alertList = z.object({ alerts: z.array(alert) });
const rule = z.looseObject({ ruleId: z.string(), status: z.string(), name: z.string() });
const ruleList = z.object({ rules: z.array(rule) });

let bff: TestBff;
/** What the service says of runs. */
let processes: Record<string, unknown>[];
let mail: MailReceiver;
let receiver: WebhookReceiver;

beforeEach(async () => {
  const stack = new AsyncDisposableStack();
  mail = stack.use(await MailReceiver.start());
  receiver = stack.use(await WebhookReceiver.start());
  const config = { url: mail.url, passwordFile: undefined, from: 'rotunda@example.com', mayBePlain: true };
  const webhookHosts = ['localhost', '127.0.0.0/8', '::1'];
  bff = stack.use(await TestBff.start({ delivery: { mail: config, webhookHosts } }));
  processes = [];
  bff.upstream.handler = (request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(request.url?.startsWith('/v1/processes') ? { processes } : {}));
    return Promise.resolve();
  };
  return () => stack.disposeAsync();
});

function fail(functionName: string, agoMs: number): void {
  const startTime = new Date(bff.clock.nowMs() - agoMs).toISOString();
  processes.unshift({ projectName: 'Orders', functionName, processStatus: 'FAILED', startTime, duration: '1s' });
}

function send(browser: TestBrowser, method: string, path: string, body?: unknown) {
  const headers = { 'content-type': 'application/json' };
  return browser.request(path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
}

async function addRule(browser: TestBrowser, kind: string, settings: unknown, more: Record<string, unknown> = {}) {
  const response = await send(browser, 'POST', '/api/alert-rules', { name: `Rule ${kind}`, kind, settings, ...more });
  expect([response.status, response.text]).toEqual([201, expect.any(String)]);
  return rule.parse(response.json());
}

async function list(browser: TestBrowser) {
  return alertList.parse((await browser.request('/api/alerts')).json()).alerts;
}

async function rules(browser: TestBrowser) {
  return ruleList.parse((await browser.request('/api/alert-rules')).json()).rules;
}

const FAILS = { count: 2, minutes: 60 };

/** Settings of a rule of each kind. */
const SETTINGS: Readonly<Record<AlertKind, unknown>> = {
  functionFails: { count: 1, minutes: 60 },
  runMissing: { functionName: 'sync', minutes: 60 },
  runTooLong: { minutes: 60 },
  runMissed: {},
  errorNew: {},
  approvalDue: { hours: 0, scope: 'all' },
  approvalChanged: { scope: 'all' },
  accessRequestOld: { hours: 24 },
  sharedOutside: {},
  sharedWithAnyone: {},
  filesRemoved: { count: 2, minutes: 10 },
  calendarAccessChanged: {},
  eventChanged: { text: 'freeze' },
  deploymentFails: {},
  roleChanged: {},
  indexStopped: { minutes: 60 },
  watchExpired: {},
  credentialLost: {},
  deviceNew: {},
};
const EVERYONE: AlertKind[] = [
  'approvalDue',
  'approvalChanged',
  'indexStopped',
  'watchExpired',
  'credentialLost',
  'deviceNew',
];
const OF_FILES: AlertKind[] = ['accessRequestOld', 'sharedOutside', 'sharedWithAnyone', 'filesRemoved', 'eventChanged'];
const OF_RUNS: AlertKind[] = ['functionFails', 'runMissing', 'runTooLong', 'runMissed', 'errorNew'];
const ROLES = ['operator', 'reviewer', 'support'] as const;

/** The kinds that a role includes. */
function kindsOf(role: (typeof ROLES)[number]): string[] {
  const kinds = {
    operator: Object.keys(SETTINGS),
    reviewer: [...EVERYONE, ...OF_FILES],
    support: [...EVERYONE, ...OF_RUNS],
  };
  return kinds[role].toSorted();
}

describe('nobody learns by an alert', () => {
  test('what their role does not include: no rule, no preview', async () => {
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

  test('what a colleague sees: a team rule reads with the credential of each', async () => {
    const operator = await bff.signIn('operator');
    fail('sync', 2_000);
    await addRule(operator, 'functionFails', { count: 1, minutes: 60 }, { isTeam: true });
    await vi.waitFor(async () => expect(await list(operator)).toHaveLength(1), WAIT);
    processes = [];
    const support = await bff.signIn('support');
    const reviewer = await bff.signIn('reviewer');
    for (const browser of [support, reviewer]) await browser.request('/api/alerts/summary');
    await vi.waitFor(async () => expect(await rules(support)).toMatchObject([{ status: 'watching' }]), WAIT);
    expect(await list(support)).toEqual([]);
    expect(await rules(reviewer)).toEqual([]);
    expect(await list(reviewer)).toEqual([]);
  });

  test('that of another person: neither alert nor rule can be changed', async () => {
    const operator = await bff.signIn('operator');
    fail('sync', 2_000);
    const { ruleId } = await addRule(operator, 'functionFails', { count: 1, minutes: 60 });
    await vi.waitFor(async () => expect(await list(operator)).toHaveLength(1), WAIT);
    const [{ alertId = '' } = {}] = await list(operator);
    const support = await bff.signIn('support');
    expect((await send(support, 'PATCH', `/api/alerts/${alertId}`, { note: 'x' })).status).toBe(404);
    expect((await send(support, 'DELETE', `/api/alert-rules/${ruleId}`)).status).toBe(404);
    const team = { name: 'Team', kind: 'functionFails', settings: FAILS, isTeam: true };
    expect((await send(support, 'POST', '/api/alert-rules', team)).status).toBe(403);
  });

  test('what their role no longer includes: the alert is not listed, counted or changed any more', async () => {
    const both = await bff.signIn('support', 'reviewer');
    fail('sync', 2_000);
    await addRule(both, 'functionFails', { count: 1, minutes: 60 });
    await vi.waitFor(async () => expect(await list(both)).toHaveLength(1), WAIT);
    const [found] = await list(both);
    const alertId = found?.alertId ?? '';
    bff.issuer.user = { sub: 'sub-support', email: 'support@example.com', name: 'support', roles: ['reviewer'] };
    const reviewer = bff.openBrowser();
    await reviewer.signIn();
    expect(await list(reviewer)).toEqual([]);
    expect((await reviewer.request('/api/alerts/summary')).json()).toEqual({ openCount: 0 });
    expect((await send(reviewer, 'PATCH', `/api/alerts/${alertId}`, { note: 'x' })).status).toBe(404);
    expect(await rules(reviewer)).toMatchObject([{ status: 'stopped', openCount: 0 }]);
  });
});

test('nobody learns by a message of any channel what their role does not include, of any kind of rule', async () => {
  const addresses = { webhook: receiver.url, slack: receiver.url, googleChat: receiver.url, teams: receiver.url };
  const schedule = { frequency: 'instant', timeZone: 'UTC', clock: '08:00', weekday: 1 };
  let browser = await bff.signIn('operator');
  for (const role of ROLES) {
    browser = role === 'operator' ? browser : await bff.signIn(role);
    for (const [kind, address] of Object.entries({ ...addresses, mail: `${role}@example.com` })) {
      const draft = { kind, address, name: role, schedule };
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
      ...{ id: `${id} ${kind}`, channel_id: id, rule_id: `${role} ${kind}`, alert_id: `${role} ${kind}`, user_id },
      ...{ change: 'opened', changed_at: nowMs, change_count: 1, title: `${role} ${kind}`, detail: '', path: '/' },
      ...{ state: 'pending', message_id: null, attempts: 0, due_at: 0, updated_at: nowMs },
    })),
  );
  await store.insertInto('alert_deliveries').values(deliveries).execute();
  // A change of a channel has the deliveries looked at now.
  const last = channels.findLast(({ role }) => role === ROLES.at(-1));
  await send(browser, 'PUT', `/api/alert-channels/${last?.id}`, { kind: last?.kind, name: 'Changed', schedule });
  const texts = () => [...receiver.received.map(({ body }) => body), ...mail.received.map(({ raw }) => unfold(raw))];
  await vi.waitFor(() => expect(texts()).toHaveLength(channels.length), WAIT);
  const found = texts().map((text) =>
    [...new Set(text.match(/\b(?:operator|reviewer|support) [a-z]+[A-Z]\w+/g))].toSorted(),
  );
  const expected = ROLES.flatMap((role) =>
    Array.from({ length: 5 }, () => kindsOf(role).map((kind) => `${role} ${kind}`)),
  );
  expect(found.toSorted(compareLists)).toEqual(expected.toSorted(compareLists));
});

/** The text of a message in the encoding of mail. */
function unfold(raw: string): string {
  return raw.replaceAll(/=\r?\n/g, '');
}

function compareLists(left: readonly string[], right: readonly string[]): number {
  return left.join().localeCompare(right.join());
}
