import type { script_v1 } from '@googleapis/script';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { clientOf } from './script-project.ts';

const AUTHOR = 'author@example.com';
const COLLEAGUE = 'colleague@example.com';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services[Symbol.asyncDispose]());

const toFiles = (greeting: string): script_v1.Schema$File[] => [
  {
    name: 'appsscript',
    type: 'JSON',
    source: JSON.stringify({ timeZone: 'Europe/Lisbon', executionApi: { access: 'DOMAIN' } }),
  },
  { name: 'Greeting', type: 'SERVER_JS', source: `const GREETING = '${greeting}';` },
  {
    name: 'Code',
    type: 'SERVER_JS',
    source: `function greet(name) {
  if (!name) throw new TypeError('Nobody to greet');
  const store = PropertiesService.getScriptProperties();
  const count = Number(store.getProperty('count')) + 1;
  store.setProperty('count', count);
  console.log('Greeting %s', name);
  return { text: GREETING + ' ' + name, count, by: Session.getActiveUser().getEmail() };
}`,
  },
];

test('a script is created, deployed, run by a colleague, changed, deployed again and inspected', async () => {
  const author = clientOf(services, AUTHOR);
  const colleague = clientOf(services, COLLEAGUE);
  const { data: project } = await author.projects.create({ requestBody: { title: 'Greeter' } });
  const scriptId = project.scriptId ?? '';
  const save = (greeting: string) =>
    author.projects.updateContent({ scriptId, requestBody: { files: toFiles(greeting) } });
  const freeze = async () => (await author.projects.versions.create({ scriptId, requestBody: {} })).data.versionNumber;
  const greet = async (client: typeof author, name: string, devMode = false) =>
    (await client.scripts.run({ scriptId, requestBody: { function: 'greet', parameters: [name], devMode } })).data;

  await save('Hello');
  await expect(greet(author, 'Ana')).rejects.toMatchObject({ status: 404 });

  const requestBody = { versionNumber: await freeze(), description: 'first' };
  const { data: deployment } = await author.projects.deployments.create({ scriptId, requestBody });
  const deploymentId = deployment.deploymentId ?? '';
  expect(deployment.entryPoints?.[0]?.entryPointType).toBe('EXECUTION_API');
  expect((await greet(colleague, 'Ana')).response?.result).toEqual({ text: 'Hello Ana', count: 1, by: COLLEAGUE });

  await save('Good morning');
  expect((await greet(colleague, 'Ana')).response?.result).toMatchObject({ text: 'Hello Ana', count: 2 });
  expect((await greet(author, 'Ana', true)).response?.result).toMatchObject({ text: 'Good morning Ana', count: 3 });
  await expect(greet(colleague, 'Ana', true)).rejects.toMatchObject({ status: 403 });

  const deploymentConfig = { versionNumber: await freeze(), description: 'second' };
  await author.projects.deployments.update({ scriptId, deploymentId, requestBody: { deploymentConfig } });
  expect((await greet(colleague, 'Bo')).response?.result).toMatchObject({ text: 'Good morning Bo', count: 4 });
  expect((await greet(colleague, '')).error?.details?.[0]).toMatchObject({
    errorMessage: 'TypeError: Nobody to greet',
    scriptStackTraceElements: [{ function: 'greet', lineNumber: 2 }],
  });

  const { data: own } = await colleague.processes.list({ fields: '*,processes(*,logs,error)' });
  expect(own.processes).toHaveLength(4);
  expect(own.processes?.[0]).toMatchObject({
    projectName: 'Greeter',
    processStatus: 'FAILED',
    userAccessLevel: 'NONE',
    deploymentId,
    error: { type: 'TypeError', stack: [{ function: 'greet', file: 'Code', lineNumber: 2 }] },
  });
  expect(own.processes?.[1]).toMatchObject({ processStatus: 'COMPLETED', logs: [{ text: 'Greeting Bo' }] });
  const { data: all } = await author.processes.listScriptProcesses({ scriptId });
  expect(all.processes).toHaveLength(5);

  const { data: metrics } = await author.projects.getMetrics({ scriptId, metricsGranularity: 'DAILY' });
  expect(metrics.totalExecutions?.at(-1)?.value).toBe('5');
  expect(metrics.failedExecutions?.at(-1)?.value).toBe('1');
  expect(metrics.activeUsers?.at(-1)?.value).toBe('2');

  await author.projects.deployments.delete({ scriptId, deploymentId });
  await expect(greet(colleague, 'Ana')).rejects.toMatchObject({ status: 404 });
});
