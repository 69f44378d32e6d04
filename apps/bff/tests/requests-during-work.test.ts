import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ChannelStore } from '#features/alerts/delivery/channel-store.ts';
import { DeliveryQueue } from '#features/alerts/delivery/delivery-queue.ts';
import { MessageStore } from '#features/alerts/delivery/message-store.ts';
import { AccessPeriodStore } from '#features/calendar-access/access-period-store.ts';
import { DeploymentWatchStore, type WatchDraft } from '#features/deployment-watches/deployment-watch-store.ts';
import { EscalationStore } from '#features/escalations/escalation-store.ts';
import { CrawlStore } from '#features/indexes/store/crawl-store.ts';
import { type ReportDraft, ReportStore } from '#features/reports/report-store.ts';
import { openKeyRing } from '#platform/keys/key-ring-file.ts';
import { SecretStore } from '#platform/secrets/secret-store.ts';
import type { Lease } from '#platform/store/lease.ts';
import type { Store } from '#platform/store/open-store.ts';
import { countRows } from '#platform/store/row-limit.ts';
import { RowSeals } from '#platform/store/row-seals.ts';
import { OLGA } from '#testing/sample-principal.ts';
import { TestBff } from '#testing/test-bff.ts';

const HOUR_MS = 3_600_000;

let bff: TestBff;
let store: Store;
let seals: RowSeals;

beforeEach(async () => {
  bff = await TestBff.start();
  store = bff.openStore();
  seals = new RowSeals(openKeyRing(bff.config.keyRing), () => undefined);
});

afterEach(async () => {
  await store.destroy();
  await bff[Symbol.asyncDispose]();
});

/** Returns a value that a store must have returned. Throws if there is none. */
function given<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('nothing was given');
  return value;
}

describe('a report', () => {
  const schedule = { frequency: 'daily', timeZone: 'UTC', clock: '08:30', weekday: 1 } as const;
  const draft: ReportDraft = {
    name: 'Files',
    source: { operationId: 'drive.files.list', params: {} },
    path: '/files',
    isEnabled: true,
    destination: { kind: 'folder', id: 'f1', name: 'Reports' },
    schedule,
    format: 'csv',
  };

  /** Creates a report that is running, and returns a function that ends its scheduled run successfully. */
  async function run() {
    const reports = new ReportStore(store, bff.clock, seals);
    await reports.runNow(await reports.create(OLGA.userId, draft));
    const row = given((await reports.listDue(1))[0]);
    const lease = given(await reports.claim(row));
    const next = bff.clock.nowMs() + 24 * HOUR_MS;
    const note = { status: 'succeeded', last_result: 'Delivered', last_at: bff.clock.nowMs(), failures: 0 };
    const end = () => reports.release(row, lease, { ...note, planned_at: next, due_at: next, attempts: 0 });
    return { reports, row, next, end, read: async () => given(await reports.find(OLGA.userId, row.id)) };
  }

  test('that does not change during its run is due at its next time', async () => {
    const { reports, next, end, read } = await run();
    await end();
    expect(await read()).toMatchObject({ due_at: next, planned_at: next, status: 'succeeded' });
    expect(await reports.listDue(1)).toEqual([]);
  });

  test('that is requested again during its run is due immediately, and shows the result of the first run', async () => {
    const { reports, row, end, read } = await run();
    await reports.runNow(row);
    await end();
    expect(await read()).toMatchObject({ last_result: 'Delivered', status: 'preparing' });
    expect(await reports.listDue(1)).toMatchObject([{ id: row.id }]);
  });

  test('whose schedule changes during its run follows the new schedule', async () => {
    const { reports, row, next, end, read } = await run();
    const { planned_at: planned } = await reports.change(row, { ...draft, schedule: { ...schedule, clock: '23:59' } });
    await end();
    expect(planned).not.toBe(next);
    expect(await read()).toMatchObject({ due_at: planned, planned_at: planned, last_result: 'Delivered' });
  });
});

test('an alert channel that changes while a delivery fails is retried immediately', async () => {
  const channels = new ChannelStore(store, bff.clock, new SecretStore(store, openKeyRing(bff.config.keyRing)));
  const [queue, messages] = [new DeliveryQueue(store, bff.clock), new MessageStore(store, bff.clock)];
  const schedule = { frequency: 'instant', timeZone: 'UTC', clock: '08:30', weekday: 1 } as const;
  const draft = { kind: 'webhook', name: 'Hook', schedule, isTeam: false, isEnabled: true } as const;
  const secret = { address: 'https://hook.example/1', signingSecret: 'secret' };
  const channel = await channels.create({ userId: OLGA.userId, name: OLGA.name }, draft, secret);
  const alert = { alertId: 'a', ruleId: 'r', userId: OLGA.userId, title: 'T', detail: '', path: '/' };
  await queue.add(store, { ...alert, change: 'opened' }, [{ channelId: channel.id, schedule }]);
  const fail = async (lease: Lease) => {
    const { messageId } = given(await messages.claimNextMessage(channel.id, []));
    const retryAt = bff.clock.nowMs() + HOUR_MS / 10;
    await messages.release(channel.id, lease, { status: 'failing', retryAt }, { messageId, state: 'pending' });
  };
  await fail(given(await messages.claim(channel.id)));
  expect(await queue.findNextDue()).toBeGreaterThan(bff.clock.nowMs());

  await channels.change(channel, draft);
  const lease = given(await messages.claim(channel.id));
  await channels.change(channel, { ...draft, address: 'https://hook.example/2' });
  await fail(lease);
  expect(await queue.findNextDue()).toBeLessThanOrEqual(bff.clock.nowMs());
});

test('an index whose scan is requested while it is paused is due immediately', async () => {
  const crawls = new CrawlStore(store, bff.clock);
  const key = { userId: OLGA.userId, name: 'sharing' } as const;
  await crawls.recordView(key);
  const pause = async (lease: Lease) => crawls.release(key, lease, { due_at: bff.clock.nowMs() + HOUR_MS });
  await pause(given(await crawls.claim(key)).lease);
  expect(await crawls.listDue(1)).toEqual([]);

  await crawls.rescan(key);
  const { lease } = given(await crawls.claim(key));
  await crawls.rescan(key);
  await pause(lease);
  expect(await crawls.listDue(1)).toEqual([key]);
});

test('a deployment whose watch is replaced while its failures are counted has one watch', async () => {
  const watches = new DeploymentWatchStore(store, bff.clock, seals);
  const draft: WatchDraft = {
    scriptId: 's',
    deploymentId: 'd',
    isNew: false,
    formerVersion: 1,
    formerDescription: '',
    startMs: bff.clock.nowMs(),
    endMs: bff.clock.nowMs() + HOUR_MS,
    maxFailures: 3,
    action: 'rollBack',
  };
  const first = await watches.replace(OLGA, draft);
  const lease = given(await watches.due.claim(first));
  const second = await watches.replace(OLGA, { ...draft, formerVersion: 2 });
  await watches.release(first, lease, { state: 'waiting', reason: '', failures: 1, versionNumber: 2 });
  expect(await watches.list('s')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: first.id, state: 'ended', failures: 1 }),
      expect.objectContaining({ id: second.id, state: 'waiting' }),
    ]),
  );
  const waiting = { table: 'deployment_watches', of: { user_id: OLGA.userId, state: 'waiting' } } as const;
  expect(await countRows(store, waiting)).toBe(1);
});

describe('escalation steps that are replaced while one is in progress', () => {
  const key = { userId: OLGA.userId, fileId: 'f', approvalId: 'a' };

  async function replaceDuring(result: Parameters<EscalationStore['release']>[2]) {
    const escalations = new EscalationStore(store, bff.clock, seals);
    await escalations.replace(key, [{ kind: 'remind', timeMs: bff.clock.nowMs() }]);
    const step = given((await escalations.due.listDue(1))[0]);
    const lease = given(await escalations.due.claim(step));
    await escalations.replace(key, [{ kind: 'notify', timeMs: bff.clock.nowMs() + HOUR_MS }]);
    await escalations.release(step, lease, result);
    return (await escalations.list(key)).map(({ kind, state }) => `${kind} ${state}`);
  }

  test('are the only pending ones', async () => {
    const retried = { state: 'waiting', reason: 'No response', dueAt: bff.clock.nowMs() + HOUR_MS } as const;
    expect(await replaceDuring(retried)).toEqual(['remind dropped', 'notify waiting']);
  });

  test('do not hide the completed step', async () => {
    expect(await replaceDuring({ state: 'done', reason: '' })).toEqual(['remind done', 'notify waiting']);
  });
});

test('calendar access that is ended while granting it fails is due immediately', async () => {
  const periods = new AccessPeriodStore(store, bff.clock);
  const nowMs = bff.clock.nowMs();
  const scope = { type: 'user', value: 'ana@example.com' } as const;
  const draft = { calendarId: 'c', scope, role: 'reader', notifies: false, startMs: nowMs, endMs: nowMs + HOUR_MS };
  const period = given(await periods.create(OLGA, draft));
  const lease = given(await periods.due.claim(period));
  expect(await periods.end(OLGA.userId, period.id)).toBe(true);
  await periods.release(period, lease, { state: 'planned', reason: 'No response', dueAt: nowMs + HOUR_MS / 2 });
  expect(await periods.due.listDue(1)).toMatchObject([{ id: period.id }]);
});
