import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallBudgetStore, LEAST_CALLS_PER_MINUTE } from '#platform/limits/call-budget-store.ts';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { findFreePort } from '#testing/servers/free-port.ts';
import { TestBff } from '#testing/test-bff.ts';

const OF_SERVICE = { project: 1_000, user: 100, read: 1_000, write: 500, upload: 100 };
const LIMITS = { script: OF_SERVICE, calendar: OF_SERVICE, drive: OF_SERVICE };
const MINUTE_MS = 60_000;

let bff: TestBff;
let operator: TestBrowser;
let metricsPort: number;
/** The error reason with which the service rejects reads. Undefined if it accepts them. */
let isRefusing: string | undefined;

beforeEach(async () => {
  isRefusing = undefined;
  metricsPort = await findFreePort();
  bff = await TestBff.start({ callBudgets: LIMITS, metricsPort });
  bff.upstream.handler = (request, response) => {
    request.resume();
    const reason = isRefusing;
    const error = { error: { code: 403, message: 'Slow down', errors: [{ domain: 'usageLimits', reason }] } };
    response.writeHead(reason ? 403 : 200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify(reason ? error : { files: [], items: [], startPageToken: '1', newStartPageToken: '1' }),
    );
  };
  operator = await bff.signIn('operator');
});

afterEach(() => bff[Symbol.asyncDispose]());

type Budget = { service: string; scope: string; callsPerMinute: number; maxCallsPerMinute: number; used: number };

async function readBudgets(browser = operator): Promise<Record<string, Budget>> {
  const { budgets } = JSON.parse((await browser.request('/api/call-budgets')).text) as { budgets: Budget[] };
  return Object.fromEntries(budgets.filter(({ service }) => service === 'drive').map((one) => [one.scope, one]));
}

async function readFiles(count: number, browser = operator): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) {
    statuses.push((await browser.request(`/api/drive/v3/files/f${index}`)).status);
  }
  return statuses;
}

const POLL = { timeout: 15_000, interval: 100 };

async function readCoverage(): Promise<unknown> {
  const { coverage } = JSON.parse((await operator.request('/api/indexes/approvals')).text) as { coverage: unknown };
  return coverage;
}

async function readMetrics(): Promise<string> {
  return (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
}

async function countWrites(): Promise<number> {
  return Number(/statements_total\{kind="write"\} (\d+)/.exec(await readMetrics())?.[1]);
}

function until(meets: (budgets: Record<string, Budget>) => void, browser?: TestBrowser): Promise<void> {
  return vi.waitFor(async () => meets(await readBudgets(browser)), POLL);
}

describe('call budgets', () => {
  test('count each call for the project, its user and its kind, across all processes', async () => {
    await bff.startReplica({ ...bff.config, metrics: { host: '127.0.0.1', port: 0 } });
    bff.issuer.user = { sub: 'sub-reviewer', email: 'reviewer@example.com', name: 'reviewer', roles: ['reviewer'] };
    const reviewer = bff.openBrowser(1);
    await reviewer.signIn();
    await readFiles(3);
    await readFiles(2, reviewer);
    await operator.request('/api/drive/v3/files/f1/comments?fields=id', { method: 'POST', body: '{"content":"x"}' });
    await until((drive) => {
      expect(drive.project).toMatchObject({ used: 6, callsPerMinute: 1_000, maxCallsPerMinute: 1_000 });
      expect(drive.user?.used).toBe(4);
      expect(drive.read?.used).toBe(5);
      expect(drive.write?.used).toBe(1);
    });
    await until((drive) => expect(drive.user?.used).toBe(2), reviewer);
    const metrics = await readMetrics();
    expect(metrics).toContain('rotunda_call_budget{service="drive",scope="project"} 1000');
    expect(metrics).toContain('rotunda_call_budget_used{service="drive",scope="write"} 1');
  });

  test('reserve a fifth for users, and defer background work to the next minute', async () => {
    await readFiles(85);
    await until((drive) => expect(drive.user?.used).toBe(85));
    const reason = 'Background work has reached its limit of calls to this service per minute.';
    await expect
      .poll(readCoverage, POLL)
      .toMatchObject({ state: 'paused', failure: 'quota', reason, resumeTime: expect.any(String) });
    expect((await readFiles(1))[0]).toBe(200);
    bff.clock.advance(MINUTE_MS + 1);
    await expect.poll(readCoverage, POLL).toMatchObject({ state: 'current' });
  });

  test('stop users at the configured limit, and state until when', async () => {
    await readFiles(100);
    await until((drive) => expect(drive.user?.used).toBe(100));
    const sent = bff.upstream.requests.length;
    const refused = await operator.request('/api/drive/v3/files/f1');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(30);
    expect(JSON.parse(refused.text)).toMatchObject({ code: 'rate_limited', failure: 'quota', retryable: true });
    expect(bff.upstream.requests).toHaveLength(sent);
    bff.clock.advance(MINUTE_MS + 1);
    expect(await readFiles(1)).toEqual([200]);
  });

  test('lowered by the service delay background work only', async () => {
    await readFiles(45);
    await until((drive) => expect(drive.user?.used).toBe(45));
    isRefusing = 'userRateLimitExceeded';
    await readFiles(1);
    await until((drive) => expect(drive.user?.callsPerMinute).toBeLessThan(45));
    isRefusing = undefined;
    expect(await readFiles(2)).toEqual([200, 200]);
    await expect.poll(readCoverage, POLL).toMatchObject({ state: 'paused', failure: 'quota' });
  });

  test('add no statement to a call, because calls are added to the store in batches', async () => {
    await readFiles(1);
    await until((drive) => expect(drive.user?.used).toBe(1));
    const before = await countWrites();
    await readFiles(50);
    await until((drive) => expect(drive.user?.used).toBe(51));
    expect((await countWrites()) - before).toBeLessThan(50);
  });

  test('retain their counts while the store is down', async () => {
    const store = bff.openStore();
    await store.schema.alterTable('call_budgets').renameTo('away').execute();
    await readFiles(3);
    await expect.poll(() => bff.log, POLL).toContain('failed to count calls to services');
    await store.schema.alterTable('away').renameTo('call_budgets').execute();
    await readFiles(2);
    await until((drive) => expect(drive.user?.used).toBe(5));
    await store.destroy();
  });

  test('are lowered when the service reports an exceeded quota, for one user only if it says so', async () => {
    await readFiles(36);
    await until((drive) => expect(drive.user?.used).toBe(36));
    isRefusing = 'userRateLimitExceeded';
    await readFiles(1);
    await until((drive) => {
      // The limit is three quarters of the 39 calls, which include three attempts of the last one, but at least the
      // minimum.
      expect(drive.user?.callsPerMinute).toBe(LEAST_CALLS_PER_MINUTE);
      expect(drive.project?.callsPerMinute).toBe(1_000);
    });
    isRefusing = 'rateLimitExceeded';
    await readFiles(1);
    await until((drive) => expect(drive.project?.callsPerMinute).toBeLessThan(100));
  });
});

describe('the budget store', () => {
  const counted = (calls: number) => [{ key: 'drive project', calls, maxCallsPerMinute: 1_000 }];

  test('lowers a budget once a minute, and raises it in steps while the service is quiet', async () => {
    const store = bff.openStore();
    const budgets = new CallBudgetStore(store, bff.clock);
    await budgets.add(counted(400));
    await budgets.lower(['drive project']);
    await budgets.lower(['drive project']);
    const read = async () => (await budgets.add(counted(0))).get('drive project')?.callsPerMinute;
    expect(await read()).toBe(300);
    bff.clock.advance(MINUTE_MS + 1);
    // The quota was exceeded in the previous minute, but not in the one after it.
    expect(await read()).toBe(300);
    bff.clock.advance(MINUTE_MS + 1);
    expect(await read()).toBe(376);
    for (let minute = 0; minute < 10; minute += 1) {
      bff.clock.advance(MINUTE_MS + 1);
      await read();
    }
    expect(await read()).toBe(1_000);
    await store.destroy();
  });

  test('drops budgets without calls for an hour', async () => {
    const store = bff.openStore();
    const budgets = new CallBudgetStore(store, bff.clock);
    await budgets.add(counted(400));
    await budgets.lower(['drive project']);
    bff.clock.advance(62 * MINUTE_MS);
    await budgets.sweep();
    expect(await budgets.read(['drive project'])).toEqual(new Map());
    await store.destroy();
  });
});
