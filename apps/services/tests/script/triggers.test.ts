import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { refreshAccess } from '#items/access.ts';
import { TriggerScheduler } from '#script/scheduler/trigger-scheduler.ts';
import { insertTrigger } from '#script/triggers/trigger-store.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { clientOf, makeProject, saveHead } from './script-project.ts';

const OWNER = 'owner@example.com';
const MINUTE_MS = 60_000;
const START_MS = Date.UTC(2026, 4, 1, 12);

let nowMs: number;
let services: TestServices;
let errors: unknown[];
let scheduler: TriggerScheduler;

beforeEach(async () => {
  nowMs = START_MS;
  errors = [];
  services = await startTestServices({ clock: { nowMs: () => nowMs } });
  scheduler = new TriggerScheduler({ ...services, onError: (error) => errors.push(error) });
});
afterEach(() => services[Symbol.asyncDispose]());

const CODE = {
  Code: `function main(event) {
    const store = PropertiesService.getScriptProperties();
    const count = Number(store.getProperty('count') || 0) + 1;
    store.setProperty('count', count);
    console.log(count + ' at ' + event.hour + ':' + event.minute + ' for ' + Session.getEffectiveUser().getEmail());
  }`,
};

function addTrigger(scriptId: string, functionName = 'main'): void {
  const accountId = services.account(OWNER).id;
  insertTrigger(services.db, { scriptId, functionName, accountId, intervalMs: 5 * MINUTE_MS }, START_MS);
}

async function listProcesses(scriptId: string) {
  const params = { scriptId, fields: 'processes(processType,processStatus,userAccessLevel,startTime,logs/text,error)' };
  const { data } = await clientOf(services, OWNER).processes.listScriptProcesses(params);
  return data.processes ?? [];
}

describe('a time-driven trigger', () => {
  test('for a single time runs once, and one for a day of the month runs monthly', async () => {
    const scriptId = makeProject(services, { owner: OWNER, code: CODE });
    const { id: accountId } = services.account(OWNER);
    const trigger = { scriptId, functionName: 'main', accountId, intervalMs: MINUTE_MS };
    insertTrigger(services.db, { ...trigger, isOnce: true }, START_MS);
    insertTrigger(services.db, { ...trigger, monthDay: 31 }, START_MS);
    await scheduler.runDue();
    expect(await listProcesses(scriptId)).toHaveLength(2);
    const left = services.db.all('SELECT next_run_at AS nextMs FROM script_triggers WHERE script_id = ?', scriptId);
    expect(left).toEqual([{ nextMs: Date.UTC(2026, 5, 30, 12) }]);
    nowMs = Date.UTC(2026, 5, 30, 12);
    await scheduler.runDue();
    expect(await listProcesses(scriptId)).toHaveLength(3);
    const then = services.db.all('SELECT next_run_at AS nextMs FROM script_triggers WHERE script_id = ?', scriptId);
    expect(then).toEqual([{ nextMs: Date.UTC(2026, 6, 31, 12) }]);
  });

  test('has no more scopes than the run that created it, whatever the manifest says later', async () => {
    const drive = 'https://www.googleapis.com/auth/drive';
    const { id: accountId } = services.account(OWNER);
    for (const scopes of [[], [drive]]) {
      const code = { Code: 'function main() { DriveApp.getFiles().hasNext(); }' };
      const scriptId = makeProject(services, { owner: OWNER, code, manifest: { oauthScopes: [drive] } });
      const trigger = { scriptId, functionName: 'main', accountId, intervalMs: MINUTE_MS, scopes };
      insertTrigger(services.db, trigger, START_MS);
      await scheduler.runDue();
      const processStatus = scopes.length === 0 ? 'FAILED' : 'COMPLETED';
      expect(await listProcesses(scriptId)).toMatchObject([{ processStatus }]);
    }
  });

  test('runs its function when it is due, as its creator', async () => {
    const scriptId = makeProject(services, { owner: OWNER, code: CODE });
    addTrigger(scriptId);
    await scheduler.runDue();
    expect(await listProcesses(scriptId)).toEqual([
      {
        processType: 'TIME_DRIVEN',
        processStatus: 'COMPLETED',
        userAccessLevel: 'OWNER',
        startTime: '2026-05-01T12:00:00.000Z',
        logs: [{ text: `1 at 12:0 for ${OWNER}` }],
      },
    ]);
  });

  test('runs once in each interval, and does not catch up on missed runs', async () => {
    const scriptId = makeProject(services, { owner: OWNER, code: CODE });
    addTrigger(scriptId);
    for (const minute of [0, 1, 4, 5, 9, 27, 29, 30]) {
      nowMs = START_MS + minute * MINUTE_MS;
      await scheduler.runDue();
    }
    const logged = ['4 at 12:30', '3 at 12:27', '2 at 12:5', '1 at 12:0'].map((text) => `${text} for ${OWNER}`);
    expect(await listProcesses(scriptId)).toMatchObject(logged.map((text) => ({ logs: [{ text }] })));
  });

  test('runs the latest save', async () => {
    const scriptId = makeProject(services, { owner: OWNER, code: CODE });
    addTrigger(scriptId);
    saveHead(services, scriptId, { code: { Code: 'function main() { throw new Error("changed"); }' } });
    await scheduler.runDue();
    expect(await listProcesses(scriptId)).toMatchObject([{ processStatus: 'FAILED', error: { message: 'changed' } }]);
  });

  test('does not run for a user who has lost access to the project', async () => {
    const scriptId = makeProject(services, { owner: 'former@example.com', code: CODE });
    addTrigger(scriptId);
    const item = services.db.get<{ number: number }>('SELECT number FROM items WHERE id = ?', scriptId);
    services.db.run('DELETE FROM permissions WHERE item_number = ?', item?.number ?? 0);
    refreshAccess(services.db, item?.number ?? 0);
    await scheduler.runDue();
    expect(services.db.all('SELECT 1 FROM processes')).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('does not run while its project is in the trash', async () => {
    const scriptId = makeProject(services, { owner: OWNER, code: CODE });
    addTrigger(scriptId);
    await services.call(OWNER, 'PATCH', `/drive/v3/files/${scriptId}`, { trashed: true });
    await scheduler.runDue();
    expect(await listProcesses(scriptId)).toEqual([]);
    await services.call(OWNER, 'PATCH', `/drive/v3/files/${scriptId}`, { trashed: false });
    nowMs += 5 * MINUTE_MS;
    await scheduler.runDue();
    expect(await listProcesses(scriptId)).toHaveLength(1);
  });

  test('is deleted with its project', async () => {
    const scriptId = makeProject(services, { owner: OWNER, code: CODE });
    addTrigger(scriptId);
    services.db.run('DELETE FROM items WHERE id = ?', scriptId);
    await scheduler.runDue();
    expect(services.db.all('SELECT 1 FROM script_triggers')).toEqual([]);
  });

  test('ignores a manifest that is longer than a manifest may be', async () => {
    const code = { Code: `function main() { console.log(Session.getScriptTimeZone()); }` };
    const addOns = { text: 'a'.repeat(1_000_000) };
    const scriptId = makeProject(services, { owner: OWNER, code, manifest: { timeZone: 'Asia/Tokyo', addOns } });
    const usual = makeProject(services, { owner: OWNER, code, manifest: { timeZone: 'Asia/Tokyo' } });
    for (const id of [scriptId, usual]) addTrigger(id);
    await scheduler.runDue();
    expect(await listProcesses(scriptId)).toMatchObject([{ logs: [{ text: 'Etc/UTC' }] }]);
    expect(await listProcesses(usual)).toMatchObject([{ logs: [{ text: 'Asia/Tokyo' }] }]);
  });

  test('lets requests run before all of many due triggers are started', async () => {
    const scriptIds = Array.from({ length: 5 }, () => makeProject(services, { owner: OWNER, code: CODE }));
    for (const id of scriptIds) addTrigger(id);
    const countStarted = () => services.db.all('SELECT 1 FROM processes').length;
    const done = scheduler.runDue();
    await setImmediate();
    expect(countStarted()).toBe(1);
    await done;
    expect(countStarted()).toBe(5);
  });

  test('that cannot run does not prevent others from running', async () => {
    const looping = makeProject(services, { owner: OWNER, code: { Code: 'function main() { none(); }' } });
    const scriptId = makeProject(services, { owner: OWNER, code: CODE });
    addTrigger(looping);
    addTrigger(scriptId);
    await scheduler.runDue();
    expect(await listProcesses(looping)).toMatchObject([{ processStatus: 'FAILED' }]);
    expect(await listProcesses(scriptId)).toMatchObject([{ processStatus: 'COMPLETED' }]);
  });
});

describe('a trigger created by a script', () => {
  const code = {
    Code: `${CODE.Code}
    function make() {
      ScriptApp.newTrigger('main').timeBased().everyMinutes(10).create();
      return list();
    }
    function list() {
      return ScriptApp.getProjectTriggers().map((trigger) => trigger.getHandlerFunction());
    }
    function remove() {
      ScriptApp.getProjectTriggers().forEach((trigger) => ScriptApp.deleteTrigger(trigger));
      return list();
    }
    function makeMany() {
      for (let count = 0; count < 30; count += 1) ScriptApp.newTrigger('main').timeBased().everyHours(1).create();
    }`,
  };
  const makeRunnable = () =>
    makeProject(services, {
      owner: OWNER,
      code,
      manifest: { executionApi: { access: 'MYSELF' } },
      sharedWith: { 'editor@example.com': 'writer' },
    });

  async function run(scriptId: string, name: string, email = OWNER) {
    const requestBody = { function: name, devMode: true };
    const { data } = await clientOf(services, email).scripts.run({ scriptId, requestBody });
    return data.response?.result ?? data.error?.details?.[0]?.errorMessage;
  }

  test('runs from then on, until the script deletes it', async () => {
    const scriptId = makeRunnable();
    expect(await run(scriptId, 'make')).toEqual(['main']);
    expect(await run(scriptId, 'list')).toEqual(['main']);
    // The script used the clock of its thread.
    nowMs = Date.now() + 11 * MINUTE_MS;
    await scheduler.runDue();
    expect(await listProcesses(scriptId)).toMatchObject([{ processType: 'TIME_DRIVEN' }, {}, {}]);
    expect(await run(scriptId, 'remove')).toEqual([]);
    nowMs += 60 * MINUTE_MS;
    await scheduler.runDue();
    const types = (await listProcesses(scriptId)).map(({ processType }) => processType);
    expect(types.filter((type) => type === 'TIME_DRIVEN')).toHaveLength(1);
  });

  test('belongs to the user who ran the script', async () => {
    const scriptId = makeRunnable();
    await run(scriptId, 'make');
    expect(await run(scriptId, 'list', 'editor@example.com')).toEqual([]);
    expect(await run(scriptId, 'remove', 'editor@example.com')).toEqual([]);
    expect(await run(scriptId, 'list')).toEqual(['main']);
  });

  test('is limited to twenty per script', async () => {
    const scriptId = makeRunnable();
    expect(await run(scriptId, 'makeMany')).toContain('This script has too many triggers.');
    expect(await run(scriptId, 'list')).toHaveLength(20);
  });
});

test('a closed scheduler runs nothing', async () => {
  const scriptId = makeProject(services, { owner: OWNER, code: CODE });
  addTrigger(scriptId);
  scheduler.start();
  await scheduler.close();
  expect(await listProcesses(scriptId)).toHaveLength(1);
});
