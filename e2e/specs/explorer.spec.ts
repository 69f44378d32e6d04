import { findViolations } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';

test('an operator runs any operation manually, and opens the calls of a screen as forms', async ({ openAs }) => {
  const { page } = await openAs('operator', '/files');
  await page.getByRole('grid').getByRole('row').nth(1).waitFor();
  await page.keyboard.press('`');
  await page.getByRole('link', { name: 'Open in the explorer' }).first().click();
  await expect(page).toHaveURL(/\/explorer\/drive\./);
  await page.getByRole('searchbox', { name: 'Search operations' }).fill('drives create');
  await page
    .getByRole('navigation', { name: 'Operations', exact: true })
    .getByRole('link', { name: 'POST drives.create' })
    .click();
  await page.getByLabel('requestId (required)').fill(crypto.randomUUID());
  await page.getByRole('button', { name: 'Fill from schema' }).click();
  const body = page.getByRole('textbox', { name: 'Body, Drive' });
  await body.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('{ "name": "Made by hand" }');
  await expect(page.getByText('Read-only until you allow changes.')).toBeVisible();
  await page.getByText('Allow changes in this tab').click();
  await page.keyboard.press('ControlOrMeta+Enter');
  const response = page.getByRole('region', { name: 'Response' });
  await expect(response.getByRole('status')).toContainText('200');
  await response.getByRole('tab', { name: 'Raw' }).click();
  const driveId = /"id": ?"([^"]+)"/.exec((await response.getByRole('tabpanel').textContent()) ?? '')?.[1] ?? '';
  await expect(page.getByRole('list', { name: 'Earlier runs' }).getByRole('listitem')).toHaveCount(1);

  await page.goto(`/explorer/drive.drives.delete?params=${encodeURIComponent(JSON.stringify({ driveId: [driveId] }))}`);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Run drive.drives.delete?' });
  await dialog.getByLabel('Type delete to confirm').fill('delete');
  await dialog.getByRole('button', { name: 'Run' }).click();
  await expect(page.getByText('The response has no content.')).toBeVisible();
  await page.goto('/explorer/coverage?q=drives.delete');
  await expect(page.getByRole('row', { name: /^drive\.drives\.delete/ })).toContainText('204');
  expect(await findViolations(page)).toEqual([]);
});

test('a reviewer reads the parameters of an operation, and cannot run operations outside their role', async ({
  openAs,
}) => {
  const { page } = await openAs('reviewer', '/explorer/drive.files.delete');
  await expect(page.getByRole('note')).toContainText('Requires the Operator role.');
  await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeDisabled();
  await page.goto('/explorer/drive.about.get?params=%7B%22fields%22%3A%5B%22user%22%5D%7D');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Response' })).toContainText('reviewer@example.com');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await findViolations(page)).toEqual([]);
});
