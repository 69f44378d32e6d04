import { createScriptProject } from '../fixtures/script-project.ts';
import { openServicesClient } from '../fixtures/services-client.ts';
import { expect, test } from '../fixtures/test.ts';

test('an operator finds a failed process by filter and reads why it failed', async ({ openAs }) => {
  const { page } = await openAs('operator', '/processes');
  const table = page.getByRole('grid', { name: 'Processes' });
  await expect(table.getByRole('row', { name: /Completed/ }).first()).toBeVisible();

  await page.getByRole('combobox', { name: 'Filter' }).fill('status:fail');
  await page.getByRole('option', { name: /Failed/ }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/status=%5B%22FAILED%22%5D/);
  await expect(table.getByRole('row', { name: /Completed|Running/ })).toHaveCount(0);

  await table
    .getByRole('row', { name: /Failed/ })
    .first()
    .click();
  const panel = page.getByRole('complementary');
  await expect(panel.getByText('Failed with an error.')).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Error' })).toBeVisible();
  await expect(panel.getByRole('list', { name: 'Stack' }).getByRole('listitem').first()).toContainText('at ');
});

test('filters are in the address and survive a reload', async ({ openAs }) => {
  const { page } = await openAs('support', '/processes?status=["TIMED_OUT"]&from=-30d');
  const table = page.getByRole('grid', { name: 'Processes' });
  await expect(table.getByRole('row', { name: /Timed out/ }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Status Timed out, change' })).toBeVisible();
  await expect(table.getByRole('row', { name: /Failed|Completed/ })).toHaveCount(0);
});

test('the list is operated by keyboard alone', async ({ openAs }) => {
  const { page } = await openAs('operator', '/processes');
  const rows = page.getByRole('grid', { name: 'Processes' }).getByRole('row', { name: / in / });
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('f');
  await expect(page.getByRole('button', { name: 'Status Failed, change' })).toBeVisible();
  // The filtered rows replace the others.
  await expect(rows.filter({ hasNotText: 'Failed' })).toHaveCount(0);
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.locator('[role=row]:focus')).toHaveAttribute('aria-rowindex', '2'); // The first row below the header.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('complementary')).toBeHidden();
});

test('a filter that matches nothing says so, and an error looks different', async ({ openAs }) => {
  const { page } = await openAs('operator', '/processes?fn=noSuchFunctionAnywhere');
  await expect(page.getByRole('main').getByText('No processes match these filters')).toBeVisible();
  await page.getByRole('search').getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('grid', { name: 'Processes' })).toBeVisible();

  await page.goto('/processes?script=no-such-script');
  await expect(page.getByRole('alert')).toContainText('The processes could not be loaded');
  await expect(page.getByRole('alert')).toContainText('script.processes.listScriptProcesses');
});

test('an operator stops a running process, and finds it cancelled', async ({ openAs, stack }) => {
  const operator = await openServicesClient(stack, 'operator');
  const scriptId = await createScriptProject(operator, 'Endless');
  const running = operator.call('script.scripts.run', { scriptId }, { body: { function: 'wait', devMode: true } });
  const { page } = await openAs('operator', `/processes?script=${scriptId}&live=true`);
  const table = page.getByRole('grid', { name: 'Processes' });
  await table.getByRole('row', { name: /^wait in Endless, Running/ }).click();
  await page.getByRole('complementary').getByRole('button', { name: 'Stop process' }).click();
  await page.getByRole('dialog', { name: 'Stop process' }).getByRole('button', { name: 'Stop process' }).click();
  await expect(table.getByRole('row', { name: /^wait in Endless, Cancelled/ })).toBeVisible();
  await expect(page.getByRole('complementary').getByRole('button', { name: 'Stop process' })).toBeHidden();
  expect(await running).toHaveProperty('error');
});

test('an operator reruns selected processes as a job, and opens a new run from its result', async ({
  openAs,
  stack,
}) => {
  const operator = await openServicesClient(stack, 'operator');
  const scriptId = await createScriptProject(operator, 'Repeated');
  for (const name of ['add', 'fail'])
    await operator.call('script.scripts.run', { scriptId }, { body: { function: name, parameters: [1] } });
  const { page } = await openAs('operator', `/scripts/${scriptId}/processes`);
  await expect(
    page.getByRole('grid', { name: 'Processes' }).getByRole('row', { name: /^add in Repeated/ }),
  ).toBeVisible();
  await page.keyboard.press('*');
  await page.getByRole('group', { name: 'Selection' }).getByRole('button', { name: 'Run again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Run 2 processes again' });
  await dialog.getByRole('textbox', { name: 'Arguments (JSON array)' }).fill('[2, 3]');
  await dialog.getByRole('button', { name: 'Run 2 processes' }).click();
  await expect(dialog.getByRole('listitem', { name: /^fail/ })).toContainText('RangeError: this always fails');
  await dialog
    .getByRole('listitem', { name: /^add/ })
    .getByRole('link', { name: /^View run/ })
    .click();
  const panel = page.getByRole('complementary', { name: 'add' });
  await expect(panel.getByText('Completed successfully')).toBeVisible();
});
