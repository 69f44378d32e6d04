import { createTextFile, openServicesClient } from '../fixtures/services-client.ts';
import { expect, test } from '../fixtures/test.ts';

const DAY_MS = 86_400_000;

test('a file is shared temporarily, made public and private again, and transferred', async ({ openAs, stack }) => {
  const operator = await openServicesClient(stack, 'operator');
  const fileId = await createTextFile(operator, 'Passed on.txt');
  const { page } = await openAs('operator', `/file/${fileId}/sharing`);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Add people' }).click();
  await dialog.getByLabel('People or groups').fill('reviewer@example.com');
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'reviewer@example.com' });
  await row.getByRole('button', { name: 'Role Reader' }).click();
  await page.getByRole('option', { name: 'Commenter' }).click();
  await expect(row.getByRole('button', { name: 'Role Commenter' })).toBeEnabled();
  await row.getByRole('button', { name: /^Set expiry for / }).click();
  await dialog
    .getByRole('textbox', { name: 'Access expires after' })
    .fill(new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10));
  await dialog.getByRole('button', { name: 'Set expiry' }).click();
  await expect(row.getByText(/^Expires /)).toBeVisible();
  await page.getByRole('combobox', { name: 'Person' }).fill('reviewer@example.com');
  await expect(page.getByText('reviewer@example.com can open it and comment.')).toBeVisible();

  const openTo = async (from: string, to: string) => {
    await page.getByRole('button', { name: `Access ${from}` }).click();
    await page.getByRole('option', { name: to }).click();
  };
  await openTo('Restricted', 'Anyone with the link');
  await dialog.getByRole('button', { name: 'Share' }).click();
  await openTo('Anyone with the link', 'Restricted');
  await expect(page.getByRole('button', { name: 'Access Restricted' })).toBeEnabled();

  await row.getByRole('button', { name: /^Make owner: / }).click();
  await dialog.getByLabel('Type reviewer@example.com to confirm').fill('reviewer@example.com');
  await dialog.getByRole('button', { name: 'Transfer ownership' }).click();
  await expect(row.getByText('Owner', { exact: true })).toBeVisible();
  const { owners } = await operator.call('drive.files.get', { fileId, fields: 'owners(emailAddress)' });
  expect(owners).toEqual([{ emailAddress: 'reviewer@example.com' }]);
});

test('a user requests access on the page of the service and is granted it; another request is denied with shortcuts', async ({
  openAs,
  stack,
}) => {
  const operator = await openServicesClient(stack, 'operator');
  const fileId = await createTextFile(operator, 'Asked for.txt');
  const { page: asker } = await openAs('support');
  await asker.goto(`/file/${fileId}/preview`);
  const link = asker.getByRole('link', { name: /^Request access/ });
  await asker.goto((await link.getAttribute('href')) ?? '');
  await asker.getByLabel('Role').selectOption({ label: 'Commenter' });
  await asker.getByLabel('Message (optional)').fill('For the case of today');
  await asker.getByRole('button', { name: 'Request access' }).click();
  await expect(asker.getByRole('heading', { name: 'Access requested' })).toBeVisible();

  const { page } = await openAs('operator', `/file/${fileId}/sharing`);
  const request = page.getByRole('region', { name: '1 person requests access' });
  await expect(request.getByText('“For the case of today”')).toBeVisible();
  await request.getByRole('button', { name: 'Accept' }).click();
  await expect(request).toBeHidden();
  await asker.goto(`/file/${fileId}/preview`);
  await expect(asker.getByRole('heading', { name: 'Asked for.txt' })).toBeVisible();

  // The first scan of all files takes a while.
  await page.goto('/access-requests');
  const first = page.getByRole('grid', { name: 'Access requests' }).getByRole('row').nth(1);
  await expect(first).toBeVisible({ timeout: 60_000 });
  const other = page.getByRole('row', { name: (await first.getAttribute('aria-label')) ?? '', exact: true });
  await other.press('Enter');
  await expect(page.getByRole('complementary').getByRole('button', { name: 'Deny' })).toBeEnabled();
  await page.keyboard.press('d');
  await expect(other).toHaveCount(0);
});
