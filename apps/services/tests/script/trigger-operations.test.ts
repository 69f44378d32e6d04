import { afterEach, beforeEach, expect, test } from 'vitest';
import { TriggerScheduler } from '#script/scheduler/trigger-scheduler.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { makeProject } from './script-project.ts';

const OWNER = 'owner@example.com';
const EDITOR = 'editor@example.com';
const READER = 'reader@example.com';
const HOUR_MS = 3_600_000;
const START_MS = Date.UTC(2026, 4, 1, 12);
const CODE = {
  Code: "function main() { console.log(Session.getEffectiveUser().getEmail()); } function fail() { throw 'no'; }",
};
const HOURLY = { functionName: 'main', schedule: { repeat: 'HOURS', interval: 2 } };

let nowMs: number;
let services: TestServices;
let scheduler: TriggerScheduler;
let scriptId: string;

beforeEach(async () => {
  nowMs = START_MS;
  services = await startTestServices({ clock: { nowMs: () => nowMs } });
  scheduler = new TriggerScheduler({ ...services, onError: (error) => expect.unreachable(String(error)) });
  for (const email of [EDITOR, READER]) services.account(email);
  scriptId = makeProject(services, {
    owner: OWNER,
    code: CODE,
    sharedWith: { [EDITOR]: 'writer', [READER]: 'reader' },
  });
});
afterEach(() => services[Symbol.asyncDispose]());

async function call(method: string, path = '', body?: object, email = OWNER) {
  const response = await services.call(email, method, `/v1/projects/${scriptId}/triggers${path}`, body);
  return { status: response.status, body: Object(response.body) };
}

const list = async () => (await call('GET')).body.triggers;

test('a trigger is created, runs, and shows its last and next run', async () => {
  const { status, body } = await call('POST', '', HOURLY);
  expect(status).toBe(200);
  expect(body).toEqual({
    triggerId: expect.any(String),
    functionName: 'main',
    schedule: { repeat: 'HOURS', interval: 2 },
    nextRunTime: '2026-05-01T14:00:00.000Z',
    disabled: false,
    owner: expect.objectContaining({ email: OWNER }),
    createTime: '2026-05-01T12:00:00.000Z',
    updateTime: '2026-05-01T12:00:00.000Z',
    lastModifyUser: expect.objectContaining({ email: OWNER }),
  });
  nowMs += 2 * HOUR_MS;
  await scheduler.runDue();
  const [run] = await list();
  expect(run).toMatchObject({ nextRunTime: '2026-05-01T16:00:00.000Z' });
  expect(run.lastRun).toEqual({
    processId: expect.any(String),
    processStatus: 'COMPLETED',
    startTime: '2026-05-01T14:00:00.000Z',
  });
});

test('a disabled trigger does not run, and runs on its schedule once it is enabled again', async () => {
  const { triggerId } = (await call('POST', '', HOURLY)).body;
  expect((await call('PATCH', `/${triggerId}`, { disabled: true }, EDITOR)).body).toMatchObject({
    disabled: true,
    owner: { email: OWNER },
    lastModifyUser: { email: EDITOR },
  });
  nowMs += 5 * HOUR_MS;
  await scheduler.runDue();
  expect((await list())[0].lastRun).toBeUndefined();
  const { body } = await call('PATCH', `/${triggerId}`, { disabled: false });
  expect(body).toMatchObject({ disabled: false, nextRunTime: '2026-05-01T18:00:00.000Z' });
});

test.each([
  [{ schedule: { repeat: 'MONTHS' }, nextRunTime: '2026-05-31T06:00:00Z' }, '2026-05-31T06:00:00.000Z', 'MONTHS'],
  [{ schedule: { repeat: 'MONTHS' } }, '2026-06-01T12:00:00.000Z', 'MONTHS'],
  [{ schedule: { repeat: 'WEEKS' }, nextRunTime: '2026-04-20T06:00:00Z' }, '2026-05-04T06:00:00.000Z', 'WEEKS'],
  [{ schedule: { repeat: 'DAYS', interval: 3 } }, '2026-05-04T12:00:00.000Z', 'DAYS'],
  [{ schedule: { repeat: 'ONCE' }, nextRunTime: '2026-05-02T06:00:00+02:00' }, '2026-05-02T04:00:00.000Z', 'ONCE'],
])('a trigger with %o first runs at %s', async (settings, nextRunTime, repeat) => {
  const { body } = await call('POST', '', { functionName: 'main', ...settings });
  expect(body).toMatchObject({ nextRunTime, schedule: { repeat } });
  const changed = await call('PATCH', `/${body.triggerId}`, { functionName: 'fail' });
  expect(changed.body).toMatchObject({ functionName: 'fail', nextRunTime, schedule: body.schedule });
});

test('a deleted trigger is gone and does not run; when restored, it is unchanged, including its owner', async () => {
  const { body } = await call('POST', '', HOURLY);
  expect(await call('DELETE', `/${body.triggerId}`, undefined, EDITOR)).toEqual({ status: 200, body: {} });
  expect(await list()).toEqual([]);
  expect((await call('GET', `/${body.triggerId}`)).status).toBe(404);
  nowMs += 3 * HOUR_MS;
  await scheduler.runDue();
  const restored = await call('POST', `/${body.triggerId}:undelete`, undefined, EDITOR);
  expect(restored.body).toMatchObject({ owner: { email: OWNER }, nextRunTime: '2026-05-01T16:00:00.000Z' });
  expect(restored.body.lastRun).toBeUndefined();
  expect(await list()).toEqual([restored.body]);
});

test.each([
  [{ schedule: { repeat: 'HOURS' } }, 'functionName'],
  [{ functionName: 'main' }, 'schedule'],
  [{ functionName: 'main', schedule: {} }, 'schedule.repeat'],
  [{ functionName: 'main', schedule: { repeat: 'HOURS', interval: 0 } }, 'schedule.interval'],
  [{ functionName: 'main', schedule: { repeat: 'MONTHS', interval: 2 } }, 'schedule.interval'],
  [{ functionName: 'main', schedule: { repeat: 'ONCE' } }, 'nextRunTime'],
  [{ functionName: 'main', schedule: { repeat: 'ONCE' }, nextRunTime: '2026-04-01T00:00:00Z' }, 'nextRunTime'],
  [{ functionName: 'main', schedule: { repeat: 'HOURS' }, nextRunTime: 'soon' }, 'nextRunTime'],
  [{ functionName: 'a b', schedule: { repeat: 'HOURS' } }, 'functionName'],
])('%o is rejected, and no trigger is created', async (body, field) => {
  const refused = await call('POST', '', body);
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body)).toContain(field);
  expect(await list()).toEqual([]);
});

test('readers see the triggers and cannot change them, and a user has at most twenty', async () => {
  const { body } = await call('POST', '', HOURLY);
  for (const [method, path, sent] of [
    ['POST', '', HOURLY],
    ['PATCH', `/${body.triggerId}`, { disabled: true }],
    ['DELETE', `/${body.triggerId}`],
    ['POST', `/${body.triggerId}:undelete`],
  ] as const) {
    expect((await call(method, path, sent, READER)).status).toBe(403);
  }
  expect((await call('GET', '', undefined, READER)).body.triggers).toEqual([body]);
  for (let count = 1; count < 20; count += 1) expect((await call('POST', '', HOURLY)).status).toBe(200);
  expect((await call('POST', '', HOURLY)).body.error.message).toContain('too many triggers');
  expect((await call('POST', '', HOURLY, EDITOR)).status).toBe(200);
});
