import { beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { Store } from '#platform/store/open-store.ts';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import type { TestBff } from '#testing/test-bff.ts';
import { putProposal } from '../../services/src/drive/permissions/proposal-store.ts';
import { requireItem } from '../../services/src/items/items.ts';
import { ensureSeries, insertProcess } from '../../services/src/script/processes/process-store.ts';
import type { TestServices } from '../../services/src/testing/start-test-services.ts';
import { deployHead, makeProject } from '../../services/tests/script/script-project.ts';
import { addRule, listAlerts, listRules, send } from './alert-requests.ts';
import { ServedBff } from './served-bff.ts';

const OPERATOR = 'operator@example.com';
const REVIEWER = 'reviewer@example.com';
const OUTSIDE = 'petra@partner.example';
const MINUTE_MS = 60_000;
const CODE = `
function sync() { throw new Error('No price for B-201'); }
function audit() { Utilities.sleep(400); }`;

const withId = z.object({ id: z.string() });

let services: TestServices;
let bff: TestBff;
let operator: TestBrowser;
let store: Store;

beforeAll(async () => {
  const served = await ServedBff.start();
  ({ bff, services, operator } = served);
  store = bff.openStore();
  for (const email of [REVIEWER, OUTSIDE]) services.account(email);
  await services.call(OPERATOR, 'GET', '/calendar/v3/calendars/primary');
  return async () => {
    await store[Symbol.asyncDispose]();
    await served[Symbol.asyncDispose]();
  };
});

async function call(path: string, body: object, method = 'POST'): Promise<string> {
  const response = await services.call(OPERATOR, method, path, body);
  expect([path, response.status, response.body]).toMatchObject([path, 200, {}]);
  return withId.safeParse(response.body).data?.id ?? '';
}

const createFile = (name: string) => call('/drive/v3/files', { name });

function share(fileId: string, permission: object) {
  return call(`/drive/v3/files/${fileId}/permissions`, permission);
}

/** Refreshes an index at once, instead of after an hour. */
const refresh = (name: string) => operator.request(`/api/indexes/${name}/refresh`, { method: 'POST' });

/**
 * Returns whether a source or an index is being read, or a source is due. Advancing the clock then would expire a
 * lease, or make the time between a change and its evaluation depend on the speed of the machine.
 */
async function isWorking(): Promise<boolean> {
  const nowMs = bff.clock.nowMs();
  const feeds = store
    .selectFrom('alert_feeds')
    .select('lease_until')
    .where(({ eb, or }) => or([eb('lease_until', '>', nowMs), eb('due_at', '<=', nowMs)]));
  const crawls = store.selectFrom('index_crawls').select('lease_until').where('lease_until', '>', nowMs);
  return (await feeds.union(crawls).limit(1).execute()).length > 0;
}

/** Advances the clock repeatedly, so that sources become due, until a check passes. */
function eventually(check: () => Promise<void>) {
  let count = 0;
  return vi.waitFor(
    async () => {
      if (count % 10 === 0 && !(await isWorking())) bff.clock.advance(MINUTE_MS);
      count += 1;
      await check();
    },
    { timeout: 30_000, interval: 50 },
  );
}

/** Adds rules and waits until each has been evaluated, so that existing data counts as known. */
async function watch(rules: Readonly<Record<string, object>>): Promise<void> {
  for (const [kind, settings] of Object.entries(rules)) await addRule(operator, kind, settings);
  await eventually(async () => {
    const states = (await listRules(operator)).map(({ kind, status, statusReason }) => ({
      kind,
      status,
      statusReason,
    }));
    expect(states.filter(({ status }) => status !== 'watching')).toEqual([]);
    // The state of a rule is the state of its source, which may have been read before the rule was added.
    expect(await isWorking()).toBe(false);
  });
}

/** Waits until the alerts of these rule kinds have the expected texts. */
async function waitForAlerts(expected: Readonly<Record<string, string>>): Promise<void> {
  await eventually(async () => {
    const found = (await listAlerts(operator)).map(({ kind, title, detail }) => [kind, `${title}: ${detail}`]);
    const own = found.filter(([kind]) => Object.keys(expected).includes(String(kind)));
    expect(Object.fromEntries(own)).toEqual(expected);
    expect(own).toHaveLength(Object.keys(expected).length);
  });
}

describe('with the real services, rules detect', () => {
  test('file events', async () => {
    const old = await createFile('Old.txt');
    await share(old, { type: 'anyone', role: 'reader' });
    const [shared, linked, given, first, second] = [
      await createFile('Shared.txt'),
      await createFile('Linked.txt'),
      await createFile('Given.txt'),
      await createFile('First.txt'),
      await createFile('Second.txt'),
    ];
    const toReviewer = await share(given, { type: 'user', role: 'writer', emailAddress: REVIEWER });
    const wanted = await createFile('Wanted.txt');
    const root = await services.call(OPERATOR, 'GET', '/drive/v3/files/root?fields=id');
    const placeId = withId.parse(root.body).id;
    await watch({
      sharedOutside: { placeId },
      sharedWithAnyone: {},
      ownershipChanged: {},
      accessRequestOld: { hours: 0 },
      filesRemoved: { count: 2, minutes: 10 },
    });
    expect(await listAlerts(operator)).toEqual([]);
    await share(shared, { type: 'user', role: 'reader', emailAddress: OUTSIDE });
    const owner = { role: 'owner' };
    await call(`/drive/v3/files/${given}/permissions/${toReviewer}?transferOwnership=true`, owner, 'PATCH');
    for (const id of [first, second]) await call(`/drive/v3/files/${id}`, { trashed: true }, 'PATCH');
    putProposal(services.db, requireItem(services.db, wanted).number, {
      requesterId: services.account(REVIEWER).id,
      role: 'writer',
      message: 'For the audit.',
      createdAt: bff.clock.nowMs(),
    });
    await refresh('access-requests');
    await waitForAlerts({
      sharedOutside: `Shared.txt: Shared with ${OUTSIDE} as reader.`,
      ownershipChanged: `Given.txt: The owner changed from ${OPERATOR} to ${REVIEWER}.`,
      filesRemoved: '2 files removed: Moved to the trash or deleted, such as First.txt, Second.txt.',
      accessRequestOld: `Wanted.txt: Requested by ${REVIEWER}.`,
    });
    await share(linked, { type: 'anyone', role: 'reader' });
    await waitForAlerts({ sharedWithAnyone: 'Linked.txt: Shared with anyone with the link as reader.' });
  });

  test('approval events', async () => {
    const fileId = await createFile('Contract.txt');
    for (const emailAddress of [REVIEWER, OUTSIDE])
      await share(fileId, { type: 'user', role: 'commenter', emailAddress });
    const dueTime = new Date(bff.clock.nowMs() + 5 * MINUTE_MS).toISOString();
    const path = `/drive/v3/files/${fileId}/approvals`;
    const { body } = await services.call(OPERATOR, 'POST', `${path}:start`, {
      reviewerEmails: [REVIEWER, OUTSIDE],
      dueTime,
    });
    const { approvalId } = z.object({ approvalId: z.string() }).parse(body);
    await services.call(REVIEWER, 'POST', `${path}/${approvalId}:approve`, {});
    await watch({ approvalDue: { hours: 0, scope: 'mine' }, approvalChanged: { scope: 'mine' } });
    bff.clock.advance(6 * MINUTE_MS);
    await call(`/drive/v3/files/${fileId}`, { description: 'Changed terms' }, 'PATCH');
    await refresh('approvals');
    await waitForAlerts({
      approvalDue: 'Contract.txt: Overdue.',
      approvalChanged: 'Contract.txt: Changed after an answer.',
    });
    await services.call(OPERATOR, 'POST', `${path}/${approvalId}:cancel`, {});
    await refresh('approvals');
    await eventually(async () => {
      const alerts = (await listAlerts(operator)).filter(({ kind }) => String(kind).startsWith('approval'));
      expect(alerts.map(({ state }) => state)).toEqual(['resolved', 'resolved']);
    });
  });

  test('calendar and watch events', async () => {
    const calendarId = await call('/calendar/v3/calendars', { summary: 'Team' });
    const rules = `/calendar/v3/calendars/${encodeURIComponent(calendarId)}/acl`;
    await call(rules, { role: 'reader', scope: { type: 'user', value: REVIEWER } });
    await watch({ calendarAccessChanged: {}, eventChanged: { text: 'freeze' }, watchExpired: {} });
    const draft = { kind: 'events', targetId: calendarId, label: 'Events of Team', lifeSeconds: 60 };
    expect((await send(operator, 'POST', '/api/watches', draft)).status).toBe(201);
    await call(rules, { role: 'writer', scope: { type: 'user', value: REVIEWER } });
    const at = (minutes: number) => ({ dateTime: new Date(bff.clock.nowMs() + minutes * MINUTE_MS).toISOString() });
    for (const summary of ['Code freeze', 'Lunch'])
      await call(`/calendar/v3/calendars/${encodeURIComponent(calendarId)}/events`, {
        summary,
        start: at(60),
        end: at(90),
      });
    bff.clock.advance(15 * MINUTE_MS);
    await waitForAlerts({
      calendarAccessChanged: `Team: ${REVIEWER} changed from reader to writer.`,
      eventChanged: 'Code freeze: The event was added.',
      watchExpired: expect.stringMatching(/^Events of Team: /),
    });
  });

  test('run events', async () => {
    const scriptId = makeProject(services, {
      owner: OPERATOR,
      manifest: { executionApi: { access: 'DOMAIN' } },
      code: { Code: CODE },
    });
    deployHead(services, scriptId);
    const run = (name: string) => services.call(OPERATOR, 'POST', `/v1/scripts/${scriptId}:run`, { function: name });
    const series = ensureSeries(services.db, {
      scriptId,
      deploymentId: '',
      functionName: 'nightly',
      processType: 'TIME_DRIVEN',
      processStatus: 'COMPLETED',
      userAccessLevel: 'OWNER',
      accountId: services.account(OPERATOR).id,
      runtimeVersion: 'V8',
    });
    for (const hours of [4, 3, 2, 1]) {
      const startTimeMs = bff.clock.nowMs() - hours * 60 * MINUTE_MS - 25 * MINUTE_MS;
      insertProcess(services.db, series, { startTimeMs, endTimeMs: startTimeMs + 1_000 });
    }
    await watch({
      functionFails: { count: 1, minutes: 60 },
      runTooLong: { minutes: 1 },
      runMissed: {},
      errorNew: {},
      runMissing: { functionName: 'nightly', minutes: 60 },
    });
    await run('sync');
    const running = run('audit');
    await vi.waitFor(
      () => expect(services.db.get('SELECT id FROM processes WHERE ended_at IS NULL')).toBeDefined(),
      10_000,
    );
    bff.clock.advance(2 * MINUTE_MS);
    await running;
    bff.clock.advance(5 * MINUTE_MS);
    await waitForAlerts({
      functionFails: 'sync in Script: Failed at least once within 60 minutes.',
      errorNew: 'Error: No price for B-… at sync (Code): New error of sync in Script.',
      runTooLong: 'audit in Script: Ran for more than 1 minute.',
      runMissed: 'nightly in Script: Has not run for 90 minutes, longer than its schedule so far.',
      runMissing: 'nightly: Has not run for 60 minutes.',
    });
  });
});

describe('from the console’s own data, rules detect', () => {
  test('a sign-in from another device, and role changes by an operator', async () => {
    await watch({ deviceNew: {}, roleChanged: {} });
    const phone = bff.openBrowser();
    phone.userAgent = 'Mozilla/5.0 (iPhone) Version/19.0 Mobile/15E148 Safari/604.1';
    await phone.signIn();
    const given = await send(operator, 'PUT', '/auth/people/roles/rita%40example.com', { roles: ['support'] });
    expect(given.status).toBe(200);
    bff.clock.advance(MINUTE_MS);
    await waitForAlerts({
      deviceNew: expect.stringMatching(/^Safari 19 on iOS: /),
      roleChanged: expect.stringMatching(/^rita@example.com: .*support/),
    });
  });
});
