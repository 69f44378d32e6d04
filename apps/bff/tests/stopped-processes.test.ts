import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { deployHead, makeProject } from '../../services/tests/script/script-project.ts';
import { ServedBff } from './served-bff.ts';

const OPERATOR = 'operator@example.com';
const WAIT = { timeout: 20_000, interval: 100 };
const CODE = 'function main() { Utilities.sleep(60000); }';

const processes = z.object({ processes: z.array(z.object({ processId: z.string(), processStatus: z.string() })) });
const entry = z.object({ actor: z.object({ email: z.string() }), target: z.string(), outcome: z.string() });
const trail = z.object({ entries: z.array(entry) });

let served: ServedBff;

beforeAll(async () => {
  served = await ServedBff.start();
});
afterAll(() => served[Symbol.asyncDispose]());

/** Starts a function that does not end by itself. Returns its project. */
function start(): string {
  const { services } = served;
  const manifest = { executionApi: { access: 'DOMAIN' } };
  const scriptId = makeProject(services, { owner: OPERATOR, manifest, code: { Code: CODE } });
  deployHead(services, scriptId);
  void services.call(OPERATOR, 'POST', `/v1/scripts/${scriptId}:run`, { function: 'main' });
  return scriptId;
}

async function findProcess(scriptId: string) {
  const path = `/api/script/v1/processes:listScriptProcesses?scriptId=${scriptId}`;
  const response = await served.operator.request(path);
  return processes.parse(response.json()).processes[0];
}

test('an operator stops a running process, which becomes CANCELED, and the audit log names the operator', async () => {
  const scriptId = start();
  await vi.waitFor(async () => expect((await findProcess(scriptId))?.processStatus).toBe('RUNNING'), WAIT);
  const { processId = '' } = (await findProcess(scriptId)) ?? {};
  const path = `/api/script/v1/processes/${processId}:cancel`;
  const support = await served.bff.signIn('support');
  const refused = await support.request(path, { method: 'POST' });
  expect([refused.status, refused.json()]).toMatchObject([403, { code: 'policy_denied' }]);
  expect((await findProcess(scriptId))?.processStatus).toBe('RUNNING');

  expect((await served.operator.request(path, { method: 'POST' })).status).toBe(200);
  expect(await findProcess(scriptId)).toMatchObject({ processId, processStatus: 'CANCELED' });
  const again = await served.operator.request(path, { method: 'POST' });
  expect([again.status, again.json()]).toMatchObject([400, { detail: 'The process has ended.' }]);
  const { entries } = trail.parse(
    (await served.operator.request('/api/audit?operation=script.processes.cancel')).json(),
  );
  expect(entries.map(({ actor, target, outcome }) => [actor.email, target, outcome])).toEqual([
    [OPERATOR, processId, 'refused'],
    [OPERATOR, processId, 'succeeded'],
    ['support@example.com', processId, 'denied'],
  ]);
});
