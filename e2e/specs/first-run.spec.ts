import { openServicesClient } from '../fixtures/services-client.ts';
import { expect, test } from '../fixtures/test.ts';

const SLOW_CODE = `function count() {
  for (let step = 1; step <= 40; step += 1) {
    console.log('Step ' + step);
    Utilities.sleep(500);
  }
}
`;

test('a new project runs as soon as it is created, and shows its result next to its log', async ({ openAs }) => {
  const { page } = await openAs('operator', '/scripts');
  await page.getByRole('button', { name: 'New project' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('First steps');
  await page.getByRole('button', { name: 'Create project' }).click();
  await expect(page.getByRole('textbox', { name: 'Text of Code.gs' })).toContainText('function myFunction');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page.getByRole('button', { name: 'Run myFunction' }).click();
  await expect(page.getByRole('region', { name: 'Outcome' })).toContainText('Done');
  await expect(page.getByRole('list', { name: 'Log lines' })).toContainText('Hello');
});

test('a project not set up for runs is set up with the button next to the reason, and a run is watched and stopped', async ({
  openAs,
  stack,
}) => {
  const operator = await openServicesClient(stack, 'operator');
  const { scriptId = '' } = await operator.call('script.projects.create', {}, { body: { title: 'Slow steps' } });
  const manifest = { name: 'appsscript', type: 'JSON', source: '{ "timeZone": "Etc/UTC" }' } as const;
  const code = { name: 'Code', type: 'SERVER_JS', source: SLOW_CODE } as const;
  await operator.call('script.projects.updateContent', { scriptId }, { body: { files: [manifest, code] } });
  const { page } = await openAs('operator', `/scripts/${scriptId}/run`);
  const run = page.getByRole('button', { name: 'Run count' });
  await expect(run).toBeDisabled();
  await page.getByRole('button', { name: 'Make runnable' }).click();
  await expect(run).toBeEnabled();
  await run.click();
  await expect(page.getByRole('timer', { name: 'Elapsed time' })).toHaveText(/^0:0[1-9]$/);
  const log = page.getByRole('list', { name: 'Log lines' });
  await expect(log).toContainText('Step 3');
  await page.getByRole('button', { name: 'Stop process' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop process' }).click();
  await expect(page.getByRole('region', { name: 'Outcome' })).toContainText('failed');
  await expect(page.getByRole('timer')).toBeHidden();
  await expect(log).toContainText('Step 1');

  await page.getByRole('link', { name: 'Process details' }).click();
  const panel = page.getByRole('complementary', { name: 'count' });
  await expect(panel.getByText('Cancelled by a user.')).toBeVisible();
});

test('a run without granted scopes gets them in a separate window, and continues', async ({
  openAs,
  stack,
  consoleMessages,
}) => {
  consoleMessages.allow(/script\.scripts\.run was refused/);
  const operator = await openServicesClient(stack, 'operator');
  const { scriptId = '' } = await operator.call('script.projects.create', {}, { body: { title: 'Intake form' } });
  const oauthScopes = ['https://www.googleapis.com/auth/forms'];
  const manifest = { timeZone: 'Etc/UTC', executionApi: { access: 'MYSELF' }, oauthScopes };
  const files = [
    { name: 'appsscript', type: 'JSON', source: JSON.stringify(manifest) } as const,
    { name: 'Code', type: 'SERVER_JS', source: 'function echo(text) { return "Heard " + text; }' } as const,
  ];
  await operator.call('script.projects.updateContent', { scriptId }, { body: { files } });
  const { page } = await openAs('operator', `/scripts/${scriptId}/run`);
  await page.getByLabel('text').fill('"you"');
  await page.getByRole('button', { name: 'Run echo' }).click();
  await page.getByRole('button', { name: 'Grant access and run again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Grant access' });
  await expect(dialog).toContainText('See and change your forms');
  // The identity provider still has a session, so the window returns automatically and closes.
  await dialog.getByRole('button', { name: 'Sign in again' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Outcome' })).toContainText('Heard you');
});
