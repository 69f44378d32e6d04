import type { Page } from '@playwright/test';
import { findViolations } from '../fixtures/accessibility.ts';
import { openServicesClient } from '../fixtures/services-client.ts';
import { emailOf } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

/** Calls the backend like the console's own script. */
function callBackend(page: Page, method: string, path: string, body: object): Promise<number> {
  return page.evaluate(
    async (request) => {
      const { status } = await fetch(request.path, {
        method: request.method,
        headers: { 'x-bff-csrf': '1', 'content-type': 'application/json' },
        body: JSON.stringify(request.body),
      });
      return status;
    },
    { method, path, body },
  );
}

test('an operator watches a file, sees its change in the feed and in the activity, and undoes it', async ({
  openAs,
  stack,
}) => {
  const operator = await openServicesClient(stack, 'operator');
  const { startPageToken = '' } = await operator.call('drive.changes.getStartPageToken', {});
  const { id: fileId = '' } = await operator.call('drive.files.create', {}, { body: { name: 'Watched plan.txt' } });
  const { page } = await openAs('operator', '/watches');
  await page.getByRole('button', { name: 'New watch' }).click();
  const dialog = page.getByRole('dialog', { name: 'New watch' });
  await dialog.getByRole('textbox', { name: 'File' }).fill(`${stack.consoleOrigin}/file/${fileId}/preview`);
  await expect(dialog.getByText('Watched plan.txt')).toBeVisible();
  await dialog.getByRole('button', { name: 'Start watch' }).click();
  const watch = page.getByRole('row', { name: 'Watched plan.txt, A file' });
  await expect(watch.getByText('sync, 1 in total')).toBeVisible();
  const renamed = { name: 'Renamed plan.txt' };
  expect(await callBackend(page, 'PATCH', `/api/drive/v3/files/${fileId}?supportsAllDrives=true`, renamed)).toBe(200);
  await expect(watch.getByText(/^update, \d+ in total$/)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await watch.press('Enter');
  await page.getByRole('button', { name: 'Stop watching' }).click();
  await expect(page.getByText('No watches yet')).toBeVisible();

  await page.goto(`/changes?from=${encodeURIComponent(startPageToken)}`);
  await expect(page.getByRole('row', { name: 'Renamed plan.txt, Changed' })).toBeVisible();
  await operator.call('drive.files.update', { fileId }, { body: { trashed: true } });
  // A change made while the page is subscribing appears only after a reload.
  await expect(async () => {
    await page.keyboard.press('R');
    await expect(page.getByRole('row', { name: 'Renamed plan.txt, In the trash' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(await findViolations(page)).toEqual([]);

  await page.goto(`/activity?target=${fileId}&operation=drive.files.update`);
  await page.getByRole('row', { name: `Changed a file by ${emailOf('operator')}, Done` }).press('Enter');
  const entry = page.getByRole('complementary', { name: 'Changed a file' });
  await expect(entry.getByRole('row', { name: 'name Watched plan.txt Renamed plan.txt' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await entry.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect(entry.getByText(`Undone by ${emailOf('operator')}`)).toBeVisible();
  const { name } = await operator.call('drive.files.get', { fileId });
  expect(name).toBe('Watched plan.txt');
  await page.getByRole('button', { name: 'Verify audit log' }).click();
  await expect(page.getByText('Audit log verified')).toBeVisible();
});

test('every other watchable resource is watched, and then no longer', async ({ openAs }) => {
  const { page } = await openAs('operator');
  const dialog = page.getByRole('dialog', { name: 'New watch' });
  const kinds = [
    'All file changes',
    'Calendar events',
    'Calendar access',
    'Your calendar list',
    'Your calendar settings',
  ];
  await page.goto('/watches');
  for (const label of kinds) {
    await page.getByRole('button', { name: 'New watch' }).click();
    await dialog.getByLabel('Target', { exact: true }).selectOption({ label });
    await dialog.getByRole('button', { name: 'Start watch' }).click();
    await expect(page.getByRole('row', { name: new RegExp(`, ${label}$`) })).toBeVisible();
    await expect(dialog).toBeHidden();
  }
  for (const label of kinds) {
    const row = page.getByRole('row', { name: new RegExp(`, ${label}$`) });
    await row.press('Enter');
    await page.getByRole('button', { name: 'Stop watching' }).click();
    await expect(row).toHaveCount(0);
  }
});

test('a job is inspected item by item, and undone by another job', async ({ openAs, stack }) => {
  const operator = await openServicesClient(stack, 'operator');
  const create = (name: string) => operator.call('drive.files.create', {}, { body: { name } });
  const files = await Promise.all(['Job one.txt', 'Job two.txt', 'Job three.txt'].map(create));
  const { page } = await openAs('operator');
  const items = [
    ...files.map(({ id = '', name = '' }) => ({ id, label: name, params: { fileId: id }, body: { starred: true } })),
    { id: 'none', label: 'Not there', params: { fileId: 'not-there' }, body: { starred: true } },
  ];
  const draft = { title: 'Star three files', operationId: 'drive.files.update', items };
  expect(await callBackend(page, 'POST', '/api/jobs', draft)).toBe(201);
  await page.goto('/jobs');
  await expect(page.getByRole('row', { name: 'Star three files, ended' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('row', { name: 'Star three files, ended' }).press('Enter');
  await expect(page.getByText('3 done, 1 failed (cannot be retried)')).toBeVisible();
  await page.getByRole('button', { name: 'Items All 4' }).click();
  await page.getByRole('option', { name: 'Failed (cannot be retried) (1)' }).click();
  await page.getByRole('row', { name: 'Not there, Failed (cannot be retried)' }).press('Enter');
  await expect(
    page
      .getByRole('complementary', { name: 'Not there' })
      .getByText(/not found/i)
      .first(),
  ).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Results as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('job-results.csv');
  await page.getByRole('button', { name: 'Undo 3 done' }).click();
  await expect(page.getByRole('heading', { name: 'Undo: Star three files' })).toBeVisible();
  await expect(page.getByText('3 done', { exact: true })).toBeVisible();
  const { starred } = await operator.call('drive.files.get', { fileId: files[0]?.id ?? '', fields: 'starred' });
  expect(starred).toBe(false);
});

test('an operator gives a person a role, views everything related to them, and removes their access when they leave', async ({
  openAs,
  stack,
}) => {
  const operator = await openServicesClient(stack, 'operator');
  const { id: fileId = '' } = await operator.call('drive.files.create', {}, { body: { name: 'Shared plan.txt' } });
  const leaver = { type: 'user', role: 'writer', emailAddress: 'ines@example.com' } as const;
  await operator.call('drive.permissions.create', { fileId, sendNotificationEmail: false }, { body: leaver });
  const { page } = await openAs('operator', '/people');
  await page.getByRole('button', { name: 'Add a person' }).click();
  await page.getByRole('combobox', { name: 'Name or email address' }).fill('newcomer@example.com');
  await page.getByRole('button', { name: 'Add person' }).click();
  const row = page.getByRole('row', { name: 'newcomer@example.com' });
  await expect(row.getByText('Support')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await row.press('Enter');
  await page.getByRole('button', { name: 'Remove entry' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove entry' }).click();
  await expect(page.getByText('Roles come from your identity provider.')).toBeVisible();
  await page.goto(`/people/${emailOf('reviewer')}`);
  await expect(page.getByRole('region', { name: 'Script projects' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.goto(`/people/${leaver.emailAddress}`);
  await page.getByRole('button', { name: 'Scan' }).click();
  await page.getByRole('button', { name: /^Remove from \d+ file/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Shared plan.txt')).toBeVisible();
  await dialog.getByRole('button', { name: /^Remove from \d+ file/ }).click();
  const undo = dialog.getByRole('button', { name: /^Undo / });
  await expect(undo).toBeVisible();
  const readMembers = async () => {
    const { permissions = [] } = await operator.call('drive.permissions.list', { fileId, fields: '*' });
    return permissions.map(({ emailAddress }) => emailAddress);
  };
  expect(await readMembers()).not.toContain(leaver.emailAddress);
  await undo.click();
  await expect.poll(readMembers).toContain(leaver.emailAddress);
});

test('a screen outside the role names the required roles, and makes no requests', async ({ openAs }) => {
  const { page } = await openAs('support');
  for (const path of ['/activity', '/watches', '/calendar', '/settings/services']) {
    await page.goto(path);
    await expect(page.getByText('Your role does not include this')).toBeVisible();
  }
  await expect(page.getByText('Requires the Operator or Reviewer role.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Activity, not included in your role' })).toBeVisible();
});

test('an operator views one setting of the calendar service in full', async ({ openAs }) => {
  const { page } = await openAs('operator', '/settings/services');
  await page.getByRole('button', { name: 'Details of Time zone' }).click();
  await expect(page.getByText('calendar#setting')).toBeVisible();
});
