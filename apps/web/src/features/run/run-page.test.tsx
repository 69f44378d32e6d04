import { expect, test } from 'vitest';
import { toScriptFiles } from '#shared/script/script-file.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleFile } from '#testing/sample-files.ts';
import { sampleProcess } from '#testing/sample-processes.ts';
import type { StubResponses } from '#testing/stub-services.ts';

let scripts = 0;

/** Returns responses for a new project with one function and no deployment, because runs outlive a test. */
function newProject(manifest: object): { scriptId: string; responses: StubResponses } {
  scripts += 1;
  const scriptId = `run-test-${scripts}`;
  const code = { name: 'Code', type: 'SERVER_JS' as const, source: 'function greet() {\n}\n' };
  let files = [{ name: 'appsscript', type: 'JSON' as const, source: JSON.stringify(manifest) }, code];
  return {
    scriptId,
    responses: {
      'script.projects.get': () => ({ scriptId, title: 'Order sync' }),
      'drive.files.get': () => sampleFile({ id: scriptId, capabilities: { canEdit: true } }),
      'script.projects.getContent': () => ({ scriptId, files }),
      'script.projects.updateContent': ({ body }) => {
        ({ files } = body as { files: typeof files });
        return { scriptId, files };
      },
      'script.processes.listScriptProcesses': () => ({}),
      'script.processes.list': () => ({}),
    },
  };
}

test('a project that cannot be run is made runnable with one button, and its latest code is selected without a deployment', async () => {
  const { scriptId, responses } = newProject({ timeZone: 'Etc/UTC' });
  const { screen, services } = await renderApp({ url: `/scripts/${scriptId}/run`, responses });
  const run = screen.getByRole('button', { name: 'Run greet' });
  await expect.element(run).toHaveAttribute('aria-disabled', 'true');
  await expect.element(screen.getByRole('button', { name: 'Run from Latest code (HEAD)' })).toBeVisible();
  await screen.getByRole('button', { name: 'Make runnable' }).click();
  await expect.element(run).not.toHaveAttribute('aria-disabled', 'true');
  const [write] = services.callsOf('script.projects.updateContent');
  const [manifest] = toScriptFiles(write?.body ?? {});
  expect(JSON.parse(manifest?.source ?? '')).toEqual({ timeZone: 'Etc/UTC', executionApi: { access: 'MYSELF' } });
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(run).toHaveAttribute('aria-disabled', 'true');
});

test('a run in progress shows its duration and its log, can be stopped, and keeps its log next to the result', async () => {
  const { scriptId, responses } = newProject({ executionApi: {} });
  const startTime = new Date().toISOString();
  const logs = [{ time: startTime, level: 'INFO' as const, text: 'Step 1' }];
  const process = { processId: 'p7', functionName: 'greet', scriptId, startTime };
  const ended = Promise.withResolvers<void>();
  let isRunning = true;
  const { screen, services } = await renderApp({
    url: `/scripts/${scriptId}/run`,
    responses: {
      ...responses,
      'script.scripts.run': async () => {
        await ended.promise;
        isRunning = false;
        return { done: true, response: { result: 'Hello' } };
      },
      'script.processes.list': () => ({
        processes: [
          sampleProcess({ ...process, processStatus: isRunning ? 'RUNNING' : 'COMPLETED', logs }),
          sampleProcess({ ...process, processId: 'p6', processStatus: 'COMPLETED', logs: [] }),
        ],
      }),
      'script.processes.cancel': () => ({}),
    },
  });
  await screen.getByRole('button', { name: 'Run greet' }).click();
  await expect.element(screen.getByRole('timer', { name: 'Elapsed time' })).toMatchTextContent(/^0:0\d$/);
  await expect.element(screen.getByRole('list', { name: 'Log lines' })).toMatchTextContent('Step 1');
  await expectAccessible();
  await screen.getByRole('button', { name: 'Stop process' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Stop process' }).click();
  await expect.poll(() => services.callsOf('script.processes.cancel')[0]?.pathParams).toEqual({ processId: 'p7' });
  logs.push({ time: startTime, level: 'INFO', text: 'Step 2' });
  ended.resolve();
  await expect.element(screen.getByRole('region', { name: 'Outcome' })).toMatchTextContent('returned');
  await expect.element(screen.getByRole('list', { name: 'Log lines' })).toMatchTextContent('Step 2');
  await expect.element(screen.getByRole('timer')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Stop process' })).not.toBeInTheDocument();
});

test('a scope missing from a run is added to a manifest that declares scopes', async () => {
  const { scriptId, responses } = newProject({ executionApi: {}, oauthScopes: ['https://example.com/auth/a'] });
  const errorMessage = 'Not sufficient to call DriveApp. Required permissions: https://example.com/auth/b';
  const { screen, services } = await renderApp({
    url: `/scripts/${scriptId}/run`,
    responses: { ...responses, 'script.scripts.run': () => ({ done: true, error: { details: [{ errorMessage }] } }) },
  });
  await screen.getByRole('button', { name: 'Run greet' }).click();
  await screen.getByRole('button', { name: 'Add the scope to the manifest' }).click();
  await expect.element(screen.getByText(/^Scope added to the latest code/)).toBeVisible();
  const [manifest] = toScriptFiles(services.callsOf('script.projects.updateContent')[0]?.body ?? {});
  expect(JSON.parse(manifest?.source ?? '').oauthScopes).toEqual([
    'https://example.com/auth/a',
    'https://example.com/auth/b',
  ]);
  await expect.element(screen.getByRole('button', { name: 'Add the scope to the manifest' })).not.toBeInTheDocument();
});

test('two runs are compared by their results and by their logs', async () => {
  const { scriptId, responses } = newProject({ executionApi: {} });
  let runs = 0;
  const { screen } = await renderApp({
    url: `/scripts/${scriptId}/run`,
    responses: {
      ...responses,
      'script.scripts.run': () => {
        runs += 1;
        return { done: true, response: { result: 'same' } };
      },
      'script.processes.list': () => ({
        processes: Array.from({ length: runs }, (_, index) =>
          sampleProcess({
            processId: `p${index + 1}`,
            scriptId,
            processStatus: 'COMPLETED',
            // The start times only have to have the right order.
            startTime: new Date(Date.now() - (runs - index - 1) * 1000).toISOString(),
            logs: [{ time: '2026-11-20T10:00:00.000Z', level: 'INFO', text: `Rows: ${index + 1}` }],
          }),
        ).reverse(),
      }),
    },
  });
  const run = screen.getByRole('button', { name: 'Run greet' });
  const log = screen.getByRole('list', { name: 'Log lines' });
  await run.click();
  await expect.element(log).toMatchTextContent('Rows: 1');
  await run.click();
  await expect.element(log).toMatchTextContent('Rows: 2');
  await screen.getByRole('button', { name: 'Compare with previous' }).first().click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('Both runs had the same result.')).toBeVisible();
  await expect
    .element(dialog.getByRole('table', { name: 'Differences between the logs' }))
    .toMatchTextContent(/Rows: 1.*Rows: 2/);
});
