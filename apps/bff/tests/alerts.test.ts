import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addSampleRules } from '#features/alerts/add-sample-rules.ts';
import { LiveReader } from '#testing/clients/live-reader.ts';
import { TestBff } from '#testing/test-bff.ts';
import { addRule, listAlerts, listRules, StubRuns, send, WAIT } from './alert-requests.ts';

const MINUTE_MS = 60_000;

let bff: TestBff;
let runs: StubRuns;

beforeEach(async () => {
  bff = await TestBff.start();
  runs = new StubRuns(bff);
});

afterEach(() => bff[Symbol.asyncDispose]());

/** Advances the clock to the next evaluation. */
function pass(): void {
  bff.clock.advance(MINUTE_MS);
}

const FAILS = { count: 2, minutes: 60 };

describe('a rule', () => {
  test('finds its condition, once for each subject, and notifies the console at once', async () => {
    const operator = await bff.signIn('operator');
    const live = await LiveReader.open(operator, bff.port, ['alerts']);
    runs.fail('sync', 2 * MINUTE_MS);
    runs.fail('sync', MINUTE_MS);
    runs.fail('other', MINUTE_MS);
    await addRule(operator, 'functionFails', FAILS);
    await vi.waitFor(async () => expect(await listAlerts(operator)).toHaveLength(1), WAIT);
    expect(await listAlerts(operator)).toEqual([
      expect.objectContaining({
        title: 'sync in Orders',
        state: 'open',
        count: 2,
        isMet: true,
        ruleName: 'Rule functionFails',
      }),
    ]);
    expect((await operator.request('/api/alerts/summary')).json()).toEqual({ openCount: 1 });
    await vi.waitFor(() => expect(live.events.some(({ data }) => data?.includes('"changed"'))).toBe(true), WAIT);
    expect(await listRules(operator)).toMatchObject([{ status: 'watching', openCount: 1, isMine: true }]);
    await live.close();
  });

  test('counts new occurrences, and its alert resolves when the condition is back to normal', async () => {
    const operator = await bff.signIn('operator');
    runs.fail('sync', 2 * MINUTE_MS);
    runs.fail('sync', MINUTE_MS);
    await addRule(operator, 'functionFails', { count: 2, minutes: 5 });
    await vi.waitFor(async () => expect(await listAlerts(operator)).toHaveLength(1), WAIT);
    runs.fail('sync', 2_000);
    pass();
    await vi.waitFor(async () => expect(await listAlerts(operator)).toMatchObject([{ state: 'open', count: 3 }]), WAIT);
    bff.clock.advance(10 * MINUTE_MS);
    await vi.waitFor(
      async () => expect(await listAlerts(operator)).toMatchObject([{ state: 'resolved', isMet: false }]),
      WAIT,
    );
  });

  test('fires once, however many processes evaluate it, and survives a restart', async () => {
    await bff.startReplica();
    const operator = await bff.signIn('operator');
    runs.fail('sync', 2 * MINUTE_MS);
    runs.fail('sync', MINUTE_MS);
    await addRule(operator, 'functionFails', FAILS);
    await vi.waitFor(async () => expect(await listAlerts(operator)).toHaveLength(1), WAIT);
    await bff.stop();
    await bff.startReplica();
    const again = await bff.signIn('operator');
    pass();
    await vi.waitFor(async () => {
      const [checked] = await listRules(again);
      expect(Date.parse(String(checked?.checkedTime))).toBeGreaterThan(bff.clock.nowMs() - 10_000);
    }, WAIT);
    expect(await listAlerts(again)).toMatchObject([{ state: 'open', count: 2 }]);
  });

  test('reports when it can no longer read its data, and resumes automatically', async () => {
    const operator = await bff.signIn('operator');
    runs.status = 403;
    await addRule(operator, 'functionFails', FAILS);
    await vi.waitFor(async () => {
      expect(await listRules(operator)).toMatchObject([{ status: 'stopped', statusReason: expect.any(String) }]);
    }, WAIT);
    runs.status = 200;
    pass();
    await vi.waitFor(async () => expect(await listRules(operator)).toMatchObject([{ status: 'watching' }]), WAIT);
  });

  test('of the same source shares one read with the others, even after the clock was set back', async () => {
    const operator = await bff.signIn('operator');
    for (let index = 0; index < 10; index += 1)
      await addRule(operator, 'functionFails', { count: index + 1, minutes: 60 }, { isEnabled: false });
    bff.upstream.requests.splice(0);
    const all = await listRules(operator);
    const readCount = () => bff.upstream.requests.filter(({ url }) => url.startsWith('/v1/processes')).length;
    await Promise.all(
      all.map(({ ruleId }, index) =>
        send(operator, 'PUT', `/api/alert-rules/${ruleId}`, {
          name: `${index}`,
          kind: 'functionFails',
          settings: { count: index + 1, minutes: 60 },
        }),
      ),
    );
    await vi.waitFor(
      async () => expect(new Set((await listRules(operator)).map((one) => one.status))).toEqual(new Set(['watching'])),
      WAIT,
    );
    // A rule that is saved during a check is checked once more.
    let before = 0;
    const expectQuiet = () => {
      const last = before;
      before = readCount();
      expect(before).toBe(last);
    };
    await vi.waitFor(expectQuiet, { ...WAIT, interval: 1_000 });
    pass();
    await vi.waitFor(() => expect(readCount()).toBe(before + 1), WAIT);
    bff.clock.set(-24 * 60 * MINUTE_MS);
    await vi.waitFor(() => expect(readCount()).toBe(before + 2), WAIT);
  });

  test('previews the last 30 days without being stored', async () => {
    const operator = await bff.signIn('operator');
    for (const days of [1, 9, 20])
      for (const minutes of [2, 1]) runs.fail('sync', days * 1_440 * MINUTE_MS + minutes * MINUTE_MS);
    const draft = { name: 'Fails', kind: 'functionFails', settings: FAILS };
    const preview = await send(operator, 'POST', '/api/alert-rules/preview', draft);
    expect(preview.json()).toMatchObject({ count: 3, firings: [{ title: 'sync in Orders' }, {}, {}] });
    expect(await listRules(operator)).toEqual([]);
  });

  test.each([
    ['functionFails', { count: 0, minutes: 60 }],
    ['functionFails', { minutes: 60 }],
    ['functionFails', { count: 1, minutes: 60, more: 1 }],
    ['approvalDue', { hours: 0.5, scope: 'mine' }],
    ['unknown', {}],
  ])('is rejected if it is invalid: %s %j', async (kind, settings) => {
    const operator = await bff.signIn('operator');
    const response = await send(operator, 'POST', '/api/alert-rules', { name: 'Rule', kind, settings });
    expect([response.status, response.json()]).toEqual([400, expect.objectContaining({ code: 'bad_request' })]);
  });

  test('is in the audit log when it is created, changed and deleted', async () => {
    const operator = await bff.signIn('operator');
    const { ruleId } = await addRule(operator, 'roleChanged', {});
    await send(operator, 'PUT', `/api/alert-rules/${ruleId}`, { name: 'Other', kind: 'roleChanged', settings: {} });
    expect((await send(operator, 'DELETE', `/api/alert-rules/${ruleId}`)).status).toBe(204);
    const found = (await operator.request(`/api/audit?kind=changes&target=${ruleId}`)).text;
    expect(found).toContain('alerts.rule.update');
    expect(found).toContain('alerts.rule.delete');
    expect(found).not.toContain('hasNewOwner');
  });

  test('is in the audit log with its new owner when another user takes it over', async () => {
    const rule = { name: 'Roles', kind: 'roleChanged', settings: {}, isTeam: true };
    const { ruleId } = await addRule(await bff.signIn('operator'), rule.kind, rule.settings, { isTeam: true });
    bff.issuer.user = { sub: 'sub-deputy', email: 'deputy@example.com', name: 'deputy', roles: ['operator'] };
    const deputy = bff.openBrowser();
    await deputy.signIn();
    await send(deputy, 'PUT', `/api/alert-rules/${ruleId}`, { ...rule, isMine: true });
    await send(deputy, 'PUT', `/api/alert-rules/${ruleId}`, { ...rule, isMine: true });
    const found = (await deputy.request(`/api/audit?kind=changes&target=${ruleId}`)).text;
    expect(found.match(/"hasNewOwner":true/g)).toHaveLength(1);
  });
});

describe('a user', () => {
  test('acknowledges, mutes, assigns, annotates and resolves an alert', async () => {
    const operator = await bff.signIn('operator');
    runs.fail('sync', 2_000);
    await addRule(operator, 'functionFails', { count: 1, minutes: 60 });
    await vi.waitFor(async () => expect(await listAlerts(operator)).toHaveLength(1), WAIT);
    const [{ alertId = '' } = {}] = await listAlerts(operator);
    const change = (body: unknown) => send(operator, 'PATCH', `/api/alerts/${alertId}`, body);
    expect((await change({ action: 'acknowledge', isMine: true, note: ' Known ' })).json()).toMatchObject({
      state: 'acknowledged',
      assigneeName: 'operator',
      note: 'Known',
    });
    expect((await change({ action: 'acknowledge' })).status).toBe(409);
    expect((await change({ action: 'mute' })).status).toBe(400);
    const mutedUntil = new Date(bff.clock.nowMs() + 5 * MINUTE_MS).toISOString();
    expect((await change({ action: 'mute', mutedUntil })).json()).toMatchObject({ state: 'muted', mutedUntil });
    bff.clock.advance(5 * MINUTE_MS);
    await vi.waitFor(async () => expect(await listAlerts(operator)).toMatchObject([{ state: 'open' }]), WAIT);
    expect((await change({ action: 'resolve' })).json()).toMatchObject({ state: 'resolved' });
    expect((await operator.request('/api/alerts/summary')).json()).toEqual({ openCount: 0 });
  });

  test('is notified of a new error once, and not of one that occurred before', async () => {
    const operator = await bff.signIn('operator');
    const failWith = (message: string) => runs.fail('sync', 1_000, { error: { type: 'TypeError', message } });
    failWith('old');
    await addRule(operator, 'errorNew', {});
    await vi.waitFor(async () => expect(await listRules(operator)).toMatchObject([{ status: 'watching' }]), WAIT);
    expect(await listAlerts(operator)).toEqual([]);
    pass();
    failWith('old');
    failWith('new');
    await vi.waitFor(async () => {
      expect(await listAlerts(operator)).toMatchObject([{ title: 'TypeError: new', state: 'open', count: 1 }]);
    }, WAIT);
    runs.processes = [];
    pass();
    await vi.waitFor(async () => expect(await listAlerts(operator)).toMatchObject([{ state: 'resolved' }]), WAIT);
    failWith('new');
    pass();
    const checked = bff.clock.nowMs();
    await vi.waitFor(async () => {
      const [one] = await listRules(operator);
      expect(Date.parse(String(one?.checkedTime))).toBeGreaterThanOrEqual(checked);
    }, WAIT);
    expect(await listAlerts(operator)).toMatchObject([{ state: 'resolved' }]);
  });
});

test('sample rules are created once, in a console that nobody has signed in to yet', async () => {
  await using store = bff.openStore();
  for (const _ of [1, 2]) await addSampleRules(store, bff.clock);
  const operator = await bff.signIn('operator');
  const { length } = await listRules(operator);
  expect(length).toBeGreaterThan(5);
  for (const name of ['sync', 'sync', 'sync']) runs.fail(name, 60 * MINUTE_MS);
  await operator.request('/api/alerts/summary');
  await vi.waitFor(async () => expect(await listAlerts(operator)).toMatchObject([{ title: 'sync in Orders' }]), WAIT);
  for (const { ruleId } of await listRules(operator)) await send(operator, 'DELETE', `/api/alert-rules/${ruleId}`);
  await addSampleRules(store, bff.clock);
  expect(await listRules(operator)).toEqual([]);
});
