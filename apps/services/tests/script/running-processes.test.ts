import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { clientOf, deployHead, makeProject } from './script-project.ts';

const OWNER = 'owner@example.com';
const READER = 'reader@example.com';
const EDITOR = 'editor@example.com';
const CODE =
  "function main() { console.log('first'); console.warn('second'); Utilities.sleep(60000); console.log('never'); }";

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices({ scripts: { timeoutMs: 90_000 } });
});
afterAll(() => services[Symbol.asyncDispose]());

function start() {
  const sharedWith = { [READER]: 'reader', [EDITOR]: 'writer' } as const;
  for (const email of [READER, EDITOR]) services.account(email);
  const manifest = { executionApi: { access: 'DOMAIN' } };
  const scriptId = makeProject(services, { owner: OWNER, manifest, sharedWith, code: { Code: CODE } });
  deployHead(services, scriptId);
  const ended = clientOf(services, OWNER).scripts.run({ scriptId, requestBody: { function: 'main' } });
  return { scriptId, ended };
}

async function findProcess(scriptId: string) {
  const params = { scriptId, fields: 'processes(processId,processStatus,logs/text)' };
  const { data } = await clientOf(services, OWNER).processes.listScriptProcesses(params);
  return Object(data.processes?.[0]);
}

const cancel = (email: string, processId: string) => services.call(email, 'POST', `/v1/processes/${processId}:cancel`);

describe('a running process', () => {
  test('has a log while it is running, and can be stopped by its user', async () => {
    const { scriptId, ended } = start();
    const logs = [{ text: 'first' }, { text: 'second' }];
    await vi.waitFor(async () => expect((await findProcess(scriptId)).logs).toEqual(logs), { timeout: 20_000 });
    const { processId, processStatus } = await findProcess(scriptId);
    expect(processStatus).toBe('RUNNING');
    expect(await cancel(OWNER, processId)).toEqual({ status: 200, body: {} });
    expect(await findProcess(scriptId)).toEqual({ processId, processStatus: 'CANCELED', logs });
    expect((await ended).data.error).toMatchObject({ message: 'CANCELLED' });
    expect(await cancel(OWNER, processId)).toMatchObject({
      status: 400,
      body: { error: { message: 'The process has ended.' } },
    });
  });

  test('can be stopped by editors of its project and nobody else', async () => {
    const { scriptId, ended } = start();
    await vi.waitFor(async () => expect((await findProcess(scriptId)).processStatus).toBe('RUNNING'), {
      timeout: 20_000,
    });
    const { processId } = await findProcess(scriptId);
    for (const email of [READER, 'stranger@example.com']) {
      services.account(email);
      expect((await cancel(email, processId)).status).toBe(404);
    }
    const headers = { authorization: `Bearer ${services.token(EDITOR, ['script.processes'])}` };
    const response = await fetch(`${services.origin}/v1/processes/${processId}:cancel`, { method: 'POST', headers });
    expect(response.status).toBe(403);
    expect((await findProcess(scriptId)).processStatus).toBe('RUNNING');
    expect((await cancel(EDITOR, processId)).status).toBe(200);
    await ended;
  });

  test('that does not exist cannot be stopped', async () => {
    for (const id of ['999999', 'x', '-1', '9'.repeat(30)]) expect((await cancel(OWNER, id)).status).toBe(404);
    const anonymous = await fetch(`${services.origin}/v1/processes/1:cancel`, { method: 'POST' });
    expect(anonymous.status).toBe(401);
  });
});
