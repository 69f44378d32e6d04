import { expectOutageReported, expectRecovered, LOST_CONNECTION, RECOVERY_TIMEOUT_MS } from '../fixtures/outage.ts';
import { pasteCode } from '../fixtures/paste-code.ts';
import { createScriptProject } from '../fixtures/script-project.ts';
import { openServicesClient } from '../fixtures/services-client.ts';
import { emailOf } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test.beforeEach(({ consoleMessages }) => consoleMessages.allow(LOST_CONNECTION));

test('code is saved in a dialog opened while the server was hanging and restarted', async ({ openAs, stack }) => {
  const operator = await openServicesClient(stack, 'operator');
  const scriptId = await createScriptProject(operator, 'Restarted');
  const { page } = await openAs('operator', `/scripts/${scriptId}/code`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await pasteCode(page.getByRole('textbox', { name: 'Text of Code.gs' }), 'function restarted() {}\n');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  stack.signalConsole('SIGSTOP');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectOutageReported(page);
  await expect(page.getByText('This opens automatically when it responds.')).toBeVisible();
  stack.signalConsole('SIGKILL');
  const save = page.getByRole('dialog').getByRole('button', { name: 'Save' });
  await expect(save).toBeVisible({ timeout: RECOVERY_TIMEOUT_MS });
  await save.click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const { files = [] } = await operator.call('script.projects.getContent', { scriptId });
  expect(files.find(({ name }) => name === 'Code')?.source).toContain('restarted');
  await expectRecovered(page);
});

test('a sign-in completes although the server was killed during it', async ({ page, stack }) => {
  await page.goto('/processes');
  await page.getByLabel('Email').fill(emailOf('support'));
  await page.getByLabel('Password').fill(stack.demoPassword);
  stack.signalConsole('SIGKILL');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const nav = page.getByRole('navigation', { name: 'Main' });
  // The browser itself shows that nothing responds, so the only option is to reload the page.
  await expect(async () => {
    if (!(await nav.isVisible())) await page.reload();
    await expect(nav).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: RECOVERY_TIMEOUT_MS });
  await expect(page).toHaveURL(/\/processes$/);
});
