import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { makeProject } from '../../services/tests/script/script-project.ts';
import { ServedBff } from './served-bff.ts';

const OPERATOR = 'operator@example.com';
const SECRET = 'sk-4711-do-not-keep';
const OTHER_SECRET = 'sk-0815-do-not-keep';

const entry = z.looseObject({ id: z.string(), operationId: z.string().optional(), outcome: z.string() });
const trail = z.object({ entries: z.array(entry) });

let served: ServedBff;
let base: string;

beforeAll(async () => {
  served = await ServedBff.start();
  served.services.account('support@example.com');
  const sharedWith = { 'support@example.com': 'reader' } as const;
  const code = { Code: 'function main() {}' };
  base = `/api/script/v1/projects/${makeProject(served.services, { owner: OPERATOR, code, sharedWith })}`;
});
afterAll(() => served[Symbol.asyncDispose]());

// The outcome is recorded after the response.
const entriesOf = (operation: string) =>
  vi.waitFor(async () => {
    const { entries } = trail.parse((await served.operator.request(`/api/audit?operation=${operation}`)).json());
    expect(entries[0]).toMatchObject({ outcome: 'succeeded' });
    return entries;
  }, 10_000);

const json = (method: string, body: object) => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

test('values are read only by operators on request, and the read is audited', async () => {
  const added = await served.operator.request(
    `${base}/properties`,
    json('POST', { name: 'API_KEY', secretValue: SECRET }),
  );
  expect(added.status).toBe(200);
  const support = await served.bff.signIn('support');
  const list = await support.request(`${base}/properties`);
  expect([list.status, list.json()]).toMatchObject([200, { properties: [{ name: 'API_KEY', valueBytes: 19 }] }]);
  expect(list.text).not.toContain(SECRET);
  const refused = await support.request(`${base}/properties/API_KEY`);
  expect([refused.status, refused.json()]).toMatchObject([403, { code: 'policy_denied' }]);
  const read = await served.operator.request(`${base}/properties/API_KEY`);
  expect(read.json()).toMatchObject({ secretValue: SECRET });
  expect(await entriesOf('script.projects.properties.get')).toHaveLength(2);
});

test('the audit log contains each change and no value', async () => {
  await served.operator.request(`${base}/properties/API_KEY`, json('PATCH', { secretValue: OTHER_SECRET }));
  await served.operator.request(`${base}/properties/API_KEY`, { method: 'DELETE' });
  for (const operation of ['create', 'update', 'delete']) {
    const [last] = await entriesOf(`script.projects.properties.${operation}`);
    const detail = await served.operator.request(`/api/audit/entries/${last?.id}`);
    expect(detail.status).toBe(200);
    expect(detail.text).not.toContain('do-not-keep');
  }
  for (const operation of ['update', 'delete']) {
    const [last] = await entriesOf(`script.projects.properties.${operation}`);
    const undone = await served.operator.request(`/api/audit/entries/${last?.id}/undo`, json('POST', {}));
    expect([undone.status, undone.json()]).toMatchObject([409, { code: 'conflict' }]);
  }
});

test('a deleted trigger is restored from the audit log, with its owner', async () => {
  const schedule = { repeat: 'HOURS', interval: 1 };
  const made = await served.operator.request(`${base}/triggers`, json('POST', { functionName: 'main', schedule }));
  expect(made.status).toBe(200);
  const { triggerId } = z.looseObject({ triggerId: z.string() }).parse(made.json());
  expect((await served.operator.request(`${base}/triggers/${triggerId}`, { method: 'DELETE' })).status).toBe(200);
  expect((await served.operator.request(`${base}/triggers`)).json()).toEqual({ triggers: [] });
  const [last] = await entriesOf('script.projects.triggers.delete');
  const undone = await served.operator.request(`/api/audit/entries/${last?.id}/undo`, json('POST', {}));
  expect([undone.status, undone.text]).toEqual([200, expect.anything()]);
  expect((await served.operator.request(`${base}/triggers`)).json()).toMatchObject({
    triggers: [{ triggerId, functionName: 'main', schedule, owner: { email: OPERATOR } }],
  });
  const support = await served.bff.signIn('support');
  expect((await support.request(`${base}/triggers`)).status).toBe(200);
  const denied = await support.request(`${base}/triggers/${triggerId}`, json('PATCH', { disabled: true }));
  expect(denied.json()).toMatchObject({ code: 'policy_denied' });
});
