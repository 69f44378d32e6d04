import { createTextFile, openServicesClient } from '../fixtures/services-client.ts';
import { expect, test } from '../fixtures/test.ts';

test('a file is found by its ID, and shared with a colleague by name, by keyboard alone', async ({ openAs, stack }) => {
  const operator = await openServicesClient(stack, 'operator');
  const fileId = await createTextFile(operator, 'Found by ID.txt');
  const { page } = await openAs('operator', '/jobs');
  await page.keyboard.press('Control+k');
  await page.keyboard.type(fileId);
  await expect(page.getByRole('menuitem')).toHaveCount(1);
  await expect(page.getByRole('menuitem')).toHaveText(/Found by ID\.txt/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/file/${fileId}`));
  await expect(page.getByRole('heading', { name: 'Found by ID.txt' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
  await page.keyboard.press('s');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox', { name: 'People or groups' })).toBeFocused();
  await page.keyboard.type('venter');
  await expect(dialog.getByRole('option', { name: /Ravi Venter.*reviewer@example\.com/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('row', { name: 'Ravi Venter, reviewer@example.com' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Share', exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
  const { permissions = [] } = await operator.call('drive.permissions.list', {
    fileId,
    fields: 'permissions(emailAddress)',
  });
  expect(permissions.map(({ emailAddress }) => emailAddress)).toContain('reviewer@example.com');
});
