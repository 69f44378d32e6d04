import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderApp } from '#testing/render-app.tsx';
import { sampleProcess } from '#testing/sample-processes.ts';
import { operatorSession, type StubResponses, serviceError } from '#testing/stub-services.ts';

const running = sampleProcess({ processId: 'p2', functionName: 'mailDigest', processStatus: 'RUNNING' });
const ended = sampleProcess({ processId: 'p1' });

/** Returns services with a process that runs until it is stopped. */
function stoppable(): StubResponses {
  let processStatus: 'RUNNING' | 'CANCELED' = 'RUNNING';
  return {
    'script.processes.list': () => ({ processes: [{ ...running, processStatus }, ended] }),
    'script.processes.listScriptProcesses': () => ({ processes: [{ ...running, processStatus }] }),
    'script.processes.cancel': () => {
      processStatus = 'CANCELED';
      return {};
    },
  };
}

test('a running process is stopped from its row with shortcuts, after a confirmation, and is shown as cancelled', async () => {
  const { screen, services } = await renderApp({ url: '/processes', responses: stoppable() });
  const row = screen.getByRole('row', { name: /^mailDigest in Order sync, Running/ });
  await expect.element(row).toBeVisible();
  row.element().focus();
  await userEvent.keyboard('.');
  await screen.getByRole('menuitem', { name: /^Stop process/ }).click();
  const dialog = screen.getByRole('dialog', { name: 'Stop process' });
  await expect.element(dialog.getByText(/stops immediately/)).toBeVisible();
  expect(services.callsOf('script.processes.cancel')).toEqual([]);
  dialog.getByRole('button', { name: 'Stop process' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('row', { name: /^mailDigest in Order sync, Cancelled/ })).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(services.callsOf('script.processes.cancel')).toHaveLength(1);
});

test('the panel of a running process offers to stop it, and shows why it was not stopped', async () => {
  const responses: StubResponses = {
    ...stoppable(),
    'script.processes.cancel': () => serviceError(400, 'failedPrecondition', 'The process has ended.'),
  };
  const { screen } = await renderApp({ url: '/processes?peek=p2', responses });
  await screen.getByRole('button', { name: 'Stop process' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Stop process' });
  await dialog.getByRole('button', { name: 'Stop process' }).click();
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent(/^The process was not stopped: The process has ended/);
});

test('the panel of a running process shows its duration and its log as it grows, and how it ended', async () => {
  const log = (text: string) => ({ time: running.startTime ?? '', level: 'INFO' as const, text });
  let report = { ...running, endTime: undefined, duration: undefined, logs: [log('Step 1')] };
  const { screen } = await renderApp({
    url: '/processes?peek=p2',
    responses: {
      'script.processes.list': () => ({ processes: [running] }),
      'script.processes.listScriptProcesses': () => ({ processes: [report] }),
    },
  });
  const panel = screen.getByRole('complementary', { name: 'mailDigest' });
  await expect.element(panel.getByRole('timer', { name: 'Elapsed time' })).toBeVisible();
  const lines = panel.getByRole('list', { name: 'Log lines' });
  await expect.element(lines).toMatchTextContent('Step 1');
  report = { ...report, logs: [...report.logs, log('Step 2')] };
  await expect.element(lines).toMatchTextContent('Step 2');
  report = { ...report, processStatus: 'COMPLETED' };
  await expect.element(panel.getByText('Completed successfully.')).toBeVisible();
  await expect.element(panel.getByRole('timer')).not.toBeInTheDocument();
  await expect.element(panel.getByRole('button', { name: 'Stop process' })).not.toBeInTheDocument();
});

test('an ended process cannot be stopped, and the action is not offered', async () => {
  const { screen } = await renderApp({ url: '/processes?peek=p1', responses: stoppable() });
  await expect.element(screen.getByRole('button', { name: 'Copy as JSON' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Stop process' })).not.toBeInTheDocument();
});

test('a role that may not stop processes sees why', async () => {
  const operations = ['script.processes.list', 'script.processes.listScriptProcesses'] as const;
  const session = { ...operatorSession, roles: ['support' as const], operations: [...operations] };
  const { screen } = await renderApp({ url: '/processes?peek=p2', responses: stoppable(), session });
  const button = screen.getByRole('button', { name: /^Stop process/ });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button).toHaveAccessibleDescription(/^Stopping processes requires the Operator role/);
});
