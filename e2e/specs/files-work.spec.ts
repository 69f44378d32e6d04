import type { Client } from '@rotunda/api-client/client';
import { findViolations } from '../fixtures/accessibility.ts';
import { openServicesClient } from '../fixtures/services-client.ts';
import { expect, test } from '../fixtures/test.ts';

const FOLDER_TYPE = 'application/vnd.google-apps.folder';

/** Creates a folder of the operator with text files and a folder to move them to. Resolves to the ID of the outer folder. */
async function createFolder(operator: Client, name: string, files: readonly string[]): Promise<string> {
  const create = (body: { name: string; mimeType: string; parents?: string[] }) =>
    operator.call('drive.files.create', {}, { body });
  const { id = '' } = await create({ name, mimeType: FOLDER_TYPE });
  await create({ name: 'Archive', mimeType: FOLDER_TYPE, parents: [id] });
  for (const file of files) {
    const media = { content: `The text of ${file}`, contentType: 'text/plain' };
    await operator.call('drive.files.create', {}, { body: { name: file, parents: [id] }, media });
  }
  return id;
}

test('by mouse: a range of files is moved and moved back, sent for review, and made private again', async ({
  openAs,
  stack,
}) => {
  const operator = await openServicesClient(stack, 'operator');
  const folderId = await createFolder(operator, 'Moving house', ['Attic.txt', 'Cellar.txt', 'Garden.txt']);
  const { page } = await openAs('operator', `/files/${folderId}`);
  const row = (name: string) => page.getByRole('row', { name: `${name}, file` });
  await page.getByRole('checkbox', { name: 'Select Attic.txt, file' }).click();
  await row('Garden.txt').click({ modifiers: ['Shift'] });
  await expect(page.getByText('3 items selected')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Move 3 items' });
  await dialog.getByRole('button', { name: 'Archive' }).click();
  await dialog.getByRole('button', { name: 'Move here' }).click();
  await expect(page.getByText('Moved 3 items to Archive')).toBeVisible();
  await expect(row('Cellar.txt')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row('Cellar.txt')).toBeVisible();

  await page.getByRole('checkbox', { name: 'Select Attic.txt, file' }).click();
  await row('Cellar.txt').click({ modifiers: ['Shift'] });
  await page.getByRole('button', { name: 'Start approval' }).click();
  const approvals = page.getByRole('dialog', { name: 'Start 2 approvals' });
  await approvals.getByLabel('Reviewers', { exact: true }).fill('operator@example.com');
  await approvals.getByRole('button', { name: 'Start 2 approvals' }).click();
  await expect(page.getByText('Started 2 approvals')).toBeVisible();
  await row('Attic.txt').click();
  await expect(page.getByRole('link', { name: '0 of 1 approved' })).toBeVisible();
  await page.getByRole('link', { name: 'In Moving house' }).click();

  const { files = [] } = await operator.call('drive.files.list', { q: "name = 'Cellar.txt'", fields: 'files(id)' });
  const fileId = files[0]?.id ?? '';
  await operator.call('drive.permissions.create', { fileId }, { body: { type: 'anyone', role: 'reader' } });
  await page.goto('/files?in=open');
  await page.getByRole('checkbox', { name: 'Select Cellar.txt, file' }).click();
  await page.getByRole('button', { name: 'Turn off link' }).click();
  await expect(page.getByText('Turned off the links of 1 item')).toBeVisible();
  await expect(row('Cellar.txt')).toBeHidden();
  const { permissions = [] } = await operator.call('drive.permissions.list', { fileId });
  expect(permissions.map(({ type }) => type)).toEqual(['user']);
});

test('by keyboard alone: a folder is created, files are selected, moved to the trash and restored', async ({
  openAs,
  stack,
}) => {
  const operator = await openServicesClient(stack, 'operator');
  const folderId = await createFolder(operator, 'Keys', ['First.txt', 'Second.txt']);
  const { page } = await openAs('operator', `/files/${folderId}`);
  const row = (name: string) => page.getByRole('row', { name });
  await expect(row('First.txt, file')).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog', { name: 'New folder' })).toBeVisible();
  await page.keyboard.type('Drafts');
  await page.keyboard.press('Enter');
  await expect(row('Drafts, folder')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();

  await row('Archive, folder').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('x');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+X');
  await expect(page.getByText('2 items selected')).toBeVisible();
  await page.keyboard.press('#');
  await expect(row('First.txt, file')).toBeHidden();
  await expect(page.getByText('Moved 2 items to trash')).toBeVisible();
  await page.keyboard.press('z');
  await expect(row('Second.txt, file')).toBeVisible();
  await row('Drafts, folder').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('This folder is empty')).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(row('First.txt, file')).toBeVisible();
});

test('a text search is rejected at the invalid term, and finds files with the correct one', async ({
  openAs,
  stack,
}) => {
  const operator = await openServicesClient(stack, 'operator');
  const folderId = await createFolder(operator, 'Found', ['Needle.txt', 'Hay.txt']);
  const { page } = await openAs('operator', `/files/${folderId}`);
  await page.getByRole('button', { name: 'Filters' }).click();
  const text = page.getByRole('textbox', { name: 'Search as text' });
  await text.fill("name contains 'Needle' and modifiedTime > 'soon'");
  await text.press('Enter');
  await expect(page.getByText(/Condition not supported by the service/)).toBeVisible();
  await expect(page.getByRole('alert').getByText("modifiedTime > 'soon'", { exact: true })).toBeVisible();
  await text.fill("name contains 'Needle'");
  await text.press('Enter');
  await expect(page.getByRole('row', { name: 'Needle.txt, file' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Hay.txt, file' })).toBeHidden();
});
