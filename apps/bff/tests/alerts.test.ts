import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { LiveReader } from '#testing/live-reader.ts';
import { TestBff } from '#testing/test-bff.ts';
import type { TestBrowser } from '#testing/test-browser.ts';

const WAIT = { timeout: 15_000, interval: 100 };
const MINUTE_MS = 60_000;

const alert = z.looseObject({ alertId: z.string(), title: z.string(), state: z.string(), count: z.number() });
const alertList = z.object({ alerts: z.array(alert) });
const rule = z.looseObject({ ruleId: z.string(), status: z.string(), name: z.string() });
const ruleList = z.object({ rules: z.array(rule) });

let bff: TestBff;
/** What the service says of runs. */
let processes: Record<string, unknown>[];
let status: number;

beforeEach(async () => {
  bff = await TestBff.start();
  processes = [];
  status = 200;
  bff.upstream.handler = (request, response) => {
    const isRuns = request.url?.startsWith('/v1/processes');
    response.writeHead(isRuns ? status : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isRuns && status === 200 ? { processes } : {}));
    return Promise.resolve();
  };
});

afterEach(() => bff[Symbol.asyncDispose]());

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

/** Lets the time until the next evaluation pass. */
function pass(): void {
  bff.clock.advance(MINUTE_MS);
}

const FAILS = { count: 2, minutes: 60 };

describe('a rule', () => {
  test('finds what it is about, once for each subject, and tells the console at once', async () => {
    const operator = await bff.signIn('operator');
    const live = await LiveReader.open(operator, bff.port, ['alerts']);
    fail('sync', 2 * MINUTE_MS);
    fail('sync', MINUTE_MS);
    fail('other', MINUTE_MS);
    await addRule(operator, 'functionFails', FAILS);
    await vi.waitFor(async () => expect(await list(operator)).toHaveLength(1), WAIT);
    expect(await list(operator)).toEqual([
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
    expect(await rules(operator)).toMatchObject([{ status: 'watching', openCount: 1, isMine: true }]);
    await live.close();
  });

  test('counts what is added, and its alert resolves when it is back to normal', async () => {
    const operator = await bff.signIn('operator');
    fail('sync', 2 * MINUTE_MS);
    fail('sync', MINUTE_MS);
    await addRule(operator, 'functionFails', { count: 2, minutes: 5 });
    await vi.waitFor(async () => expect(await list(operator)).toHaveLength(1), WAIT);
    fail('sync', 2_000);
    pass();
    await vi.waitFor(async () => expect(await list(operator)).toMatchObject([{ state: 'open', count: 3 }]), WAIT);
    bff.clock.advance(10 * MINUTE_MS);
    await vi.waitFor(
      async () => expect(await list(operator)).toMatchObject([{ state: 'resolved', isMet: false }]),
      WAIT,
    );
  });

  test('fires once, however many processes evaluate it, and survives a restart', async () => {
    await bff.startReplica();
    const operator = await bff.signIn('operator');
    fail('sync', 2 * MINUTE_MS);
    fail('sync', MINUTE_MS);
    await addRule(operator, 'functionFails', FAILS);
    await vi.waitFor(async () => expect(await list(operator)).toHaveLength(1), WAIT);
    await bff.stop();
    await bff.startReplica();
    const again = await bff.signIn('operator');
    pass();
    await vi.waitFor(async () => {
      const [checked] = await rules(again);
      expect(Date.parse(String(checked?.checkedTime))).toBeGreaterThan(bff.clock.nowMs() - 10_000);
    }, WAIT);
    expect(await list(again)).toMatchObject([{ state: 'open', count: 2 }]);
  });

  test('says when it cannot see any more, and goes on by itself', async () => {
    const operator = await bff.signIn('operator');
    status = 403;
    await addRule(operator, 'functionFails', FAILS);
    await vi.waitFor(async () => {
      expect(await rules(operator)).toMatchObject([{ status: 'stopped', statusReason: expect.any(String) }]);
    }, WAIT);
    status = 200;
    pass();
    await vi.waitFor(async () => expect(await rules(operator)).toMatchObject([{ status: 'watching' }]), WAIT);
  });

  test('of the same source shares one read with the others', async () => {
    const operator = await bff.signIn('operator');
    for (let index = 0; index < 10; index += 1)
      await addRule(operator, 'functionFails', { count: index + 1, minutes: 60 }, { isEnabled: false });
    bff.upstream.requests.splice(0);
    const all = await rules(operator);
    const readCount = () => bff.upstream.requests.filter(({ url }) => url.startsWith('/v1/processes')).length;
    await Promise.all(
      all.map(({ ruleId }, index) =>
        send(operator, 'PUT', `/api/alert-rules/${ruleId}`, {
          ...{ name: `${index}`, kind: 'functionFails', settings: { count: index + 1, minutes: 60 } },
        }),
      ),
    );
    await vi.waitFor(
      async () => expect(new Set((await rules(operator)).map((one) => one.status))).toEqual(new Set(['watching'])),
      WAIT,
    );
    const before = readCount();
    pass();
    await vi.waitFor(() => expect(readCount()).toBe(before + 1), WAIT);
  });

  test('previews the last 30 days without being stored', async () => {
    const operator = await bff.signIn('operator');
    for (const days of [1, 9, 20])
      for (const minutes of [2, 1]) fail('sync', days * 1_440 * MINUTE_MS + minutes * MINUTE_MS);
    const draft = { name: 'Fails', kind: 'functionFails', settings: FAILS };
    const preview = await send(operator, 'POST', '/api/alert-rules/preview', draft);
    expect(preview.json()).toMatchObject({ count: 3, firings: [{ title: 'sync in Orders' }, {}, {}] });
    expect(await rules(operator)).toEqual([]);
  });

  test.each([
    ['functionFails', { count: 0, minutes: 60 }],
    ['functionFails', { minutes: 60 }],
    ['functionFails', { count: 1, minutes: 60, more: 1 }],
    ['approvalDue', { hours: 0.5, scope: 'mine' }],
    ['unknown', {}],
  ])('is refused when it makes no sense: %s %j', async (kind, settings) => {
    const operator = await bff.signIn('operator');
    const response = await send(operator, 'POST', '/api/alert-rules', { name: 'Rule', kind, settings });
    expect([response.status, response.json()]).toEqual([400, expect.objectContaining({ code: 'bad_request' })]);
  });

  test('is on record when it is made, changed and deleted', async () => {
    const operator = await bff.signIn('operator');
    const { ruleId } = await addRule(operator, 'roleChanged', {});
    await send(operator, 'PUT', `/api/alert-rules/${ruleId}`, { name: 'Other', kind: 'roleChanged', settings: {} });
    expect((await send(operator, 'DELETE', `/api/alert-rules/${ruleId}`)).status).toBe(204);
    const found = (await operator.request(`/api/audit?kind=changes&target=${ruleId}`)).text;
    expect(found).toContain('alerts.rule.update');
    expect(found).toContain('alerts.rule.delete');
  });
});

describe('a person', () => {
  test('acknowledges, mutes, assigns, annotates and resolves an alert', async () => {
    const operator = await bff.signIn('operator');
    fail('sync', 2_000);
    await addRule(operator, 'functionFails', { count: 1, minutes: 60 });
    await vi.waitFor(async () => expect(await list(operator)).toHaveLength(1), WAIT);
    const [{ alertId = '' } = {}] = await list(operator);
    const change = (body: unknown) => send(operator, 'PATCH', `/api/alerts/${alertId}`, body);
    expect((await change({ action: 'acknowledge', isMine: true, note: ' Known ' })).json()).toMatchObject({
      ...{ state: 'acknowledged', assigneeName: 'operator', note: 'Known' },
    });
    expect((await change({ action: 'acknowledge' })).status).toBe(409);
    expect((await change({ action: 'mute' })).status).toBe(400);
    const mutedUntil = new Date(bff.clock.nowMs() + 5 * MINUTE_MS).toISOString();
    expect((await change({ action: 'mute', mutedUntil })).json()).toMatchObject({ state: 'muted', mutedUntil });
    bff.clock.advance(5 * MINUTE_MS);
    await vi.waitFor(async () => expect(await list(operator)).toMatchObject([{ state: 'open' }]), WAIT);
    expect((await change({ action: 'resolve' })).json()).toMatchObject({ state: 'resolved' });
    expect((await operator.request('/api/alerts/summary')).json()).toEqual({ openCount: 0 });
  });

  test('learns of a new error once, and not of one that occurred before', async () => {
    const operator = await bff.signIn('operator');
    const failWith = (message: string) => {
      fail('sync', 1_000);
      processes[0] = { ...processes[0], error: { type: 'TypeError', message } };
    };
    failWith('old');
    await addRule(operator, 'errorNew', {});
    await vi.waitFor(async () => expect(await rules(operator)).toMatchObject([{ status: 'watching' }]), WAIT);
    expect(await list(operator)).toEqual([]);
    pass();
    failWith('old');
    failWith('new');
    await vi.waitFor(async () => {
      expect(await list(operator)).toMatchObject([{ title: 'TypeError: new', state: 'open', count: 1 }]);
    }, WAIT);
    processes = [];
    pass();
    await vi.waitFor(async () => expect(await list(operator)).toMatchObject([{ state: 'resolved' }]), WAIT);
    failWith('new');
    pass();
    const checked = bff.clock.nowMs();
    await vi.waitFor(async () => {
      const [one] = await rules(operator);
      expect(Date.parse(String(one?.checkedTime))).toBeGreaterThanOrEqual(checked);
    }, WAIT);
    expect(await list(operator)).toMatchObject([{ state: 'resolved' }]);
  });

  test('learns of access to a calendar that was given and removed, and not of what was there before', async () => {
    const operator = await bff.signIn('operator');
    let rulesOfCalendar = [{ id: 'user:old@example.com', role: 'reader' }];
    bff.upstream.handler = (request, response) => {
      const items = request.url?.includes('/acl') ? rulesOfCalendar : [{ id: 'team', summary: 'Team' }];
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ items }));
      return Promise.resolve();
    };
    await addRule(operator, 'calendarAccessChanged', {});
    await vi.waitFor(async () => expect(await rules(operator)).toMatchObject([{ status: 'watching' }]), WAIT);
    expect(await list(operator)).toEqual([]);
    rulesOfCalendar = [{ id: 'user:new@example.com', role: 'writer' }];
    bff.clock.advance(15 * MINUTE_MS);
    await vi.waitFor(async () => {
      const details = (await list(operator)).map(({ detail }) => detail).toSorted();
      expect(details).toEqual(['new@example.com got access as writer.', 'old@example.com no longer has access.']);
    }, WAIT);
  });

  test('learns of many files that are removed, from the list of changes, until they are restored', async () => {
    const operator = await bff.signIn('operator');
    const changes: Record<string, unknown>[] = [];
    bff.upstream.handler = (request, response) => {
      const url = new URL(request.url ?? '', 'http://service');
      const from = Number(url.searchParams.get('pageToken'));
      const list = { changes: changes.slice(from), newStartPageToken: String(changes.length) };
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(url.pathname.endsWith('/startPageToken') ? { startPageToken: '0' } : list));
      return Promise.resolve();
    };
    await addRule(operator, 'filesRemoved', { count: 2, minutes: 10 });
    await vi.waitFor(async () => expect(await rules(operator)).toMatchObject([{ status: 'watching' }]), WAIT);
    const change = (fileId: string, trashed: boolean) => {
      const time = new Date(bff.clock.nowMs()).toISOString();
      changes.push({ fileId, time, file: { name: `${fileId}.txt`, trashed } });
    };
    for (const fileId of ['one', 'two']) change(fileId, true);
    pass();
    await vi.waitFor(async () => {
      expect(await list(operator)).toMatchObject([
        { title: '2 files removed', detail: expect.stringContaining('one.txt'), state: 'open' },
      ]);
    }, WAIT);
    change('one', false);
    pass();
    await vi.waitFor(async () => expect(await list(operator)).toMatchObject([{ state: 'resolved' }]), WAIT);
  });

  test('learns of a sign-in from another device', async () => {
    const operator = await bff.signIn('operator');
    await addRule(operator, 'deviceNew', {});
    const phone = bff.openBrowser();
    phone.userAgent = 'Mozilla/5.0 (iPhone) Version/19.0 Mobile/15E148 Safari/604.1';
    await phone.signIn();
    pass();
    await vi.waitFor(async () => expect(await list(operator)).toMatchObject([{ title: 'Safari 19 on iOS' }]), WAIT);
  });

  test('learns of changes of roles as an operator', async () => {
    const operator = await bff.signIn('operator');
    await addRule(operator, 'roleChanged', {});
    const given = await send(operator, 'PUT', '/auth/people/roles/rita%40example.com', { roles: ['support'] });
    expect(given.status).toBe(200);
    pass();
    await vi.waitFor(async () => {
      expect(await list(operator)).toMatchObject([
        { title: 'rita@example.com', detail: expect.stringContaining('support') },
      ]);
    }, WAIT);
  });
});
