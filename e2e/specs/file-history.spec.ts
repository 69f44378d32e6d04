import { createTextFile, openServicesClient } from '../fixtures/services-client.ts';
import { expect, test } from '../fixtures/test.ts';

test('a file is discussed: comments and replies are written, edited, resolved and deleted', async ({
  openAs,
  stack,
}) => {
  const operator = await openServicesClient(stack, 'operator');
  const fileId = await createTextFile(operator, 'Talked about.txt');
  const { page } = await openAs('operator', `/file/${fileId}/comments`);
  await page.getByRole('textbox', { name: 'New comment' }).fill('Is this the newest text?');
  await page.keyboard.press('Control+Enter');
  const thread = page.getByRole('listitem', { name: /^Thread of / });
  const press = (name: string, index = 0) => thread.getByRole('button', { name, exact: true }).nth(index).click();
  await press('Edit');
  await thread.getByRole('textbox', { name: 'Your comment' }).fill('Is this the text of today?');
  await press('Save');
  await expect(thread.getByText('Is this the text of today?')).toBeVisible();

  await press('Reply');
  await thread.getByRole('textbox', { name: 'Your reply' }).fill('It is');
  await page.keyboard.press('Control+Enter');
  await expect(thread.getByRole('list', { name: 'Replies' })).toContainText('It is');
  await expect(thread.getByRole('textbox')).toHaveCount(0); // The list may show the reply before the field is removed.
  await press('Edit', 1);
  await thread.getByRole('textbox', { name: 'Your reply' }).fill('It is, since noon');
  await press('Save');
  await expect(thread.getByRole('list', { name: 'Replies' })).toContainText('It is, since noon');
  await thread.getByRole('link', { name: 'Show only this thread' }).click();
  await expect(page).toHaveURL(/thread=/);
  await press('Delete', 1);
  await press('Delete forever');
  await expect(thread.getByText('Deleted by its author')).toBeVisible();
  await press('Resolve');
  await expect(thread.getByText('Resolved', { exact: true })).toBeVisible();
  await press('Reopen');
  await expect(thread.getByText('Reopened the thread')).toBeVisible();
  await press('Delete');
  await press('Delete forever');
  await expect(thread.getByText('Deleted by its author')).toHaveCount(2);
});

test('a file is labelled, and of its revisions one is pinned, one deleted and two are compared', async ({
  openAs,
  stack,
}) => {
  const operator = await openServicesClient(stack, 'operator');
  const fileId = await createTextFile(operator, 'Kept.txt', 'The first text.');
  for (const content of ['The second text.', 'The third text.']) {
    await operator.call('drive.files.update', { fileId }, { media: { content, contentType: 'text/plain' } });
  }
  const { page } = await openAs('operator', `/file/${fileId}/labels`);
  const dialog = page.getByRole('dialog');
  await page.getByLabel('Label', { exact: true }).selectOption('Not in this list');
  await page.getByLabel('Label ID').fill('retention');
  await page.getByRole('button', { name: 'Add label' }).click();
  const label = page.getByRole('region', { name: 'Label retention' });
  await label.getByRole('button', { name: 'Set a field' }).click();
  await dialog.getByRole('textbox', { name: 'Field ID' }).fill('note');
  await dialog.getByRole('textbox', { name: 'Value' }).fill('Until the audit');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(label.getByText('Until the audit')).toBeVisible();
  await label.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('This file has no labels')).toBeVisible();

  await page.keyboard.press('2');
  const revision = (number: number) => page.getByRole('listitem', { name: `Revision ${number}` });
  const pick = async (number: number, action: string) => {
    await page.getByRole('button', { name: `More actions for revision ${number}`, exact: true }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await pick(2, 'Keep forever');
  await expect(revision(2).getByText('Kept', { exact: true })).toBeVisible();
  await pick(1, 'Delete');
  await dialog.getByLabel('Type 1 to confirm').fill('1');
  await dialog.getByRole('button', { name: 'Delete revision' }).click();
  await expect(revision(3)).toHaveCount(0);
  await page.keyboard.press('x');
  await expect(page).toHaveURL(/\/revisions\/compare/);
  await expect(page.getByRole('table', { name: 'Text changes' })).toContainText('The third text.');
});

test('a document and a spreadsheet, which have no bytes, are previewed as pages, and their changes are found', async ({
  openAs,
  stack,
}) => {
  const operator = await openServicesClient(stack, 'operator');
  const create = async (kind: string, name: string, media: { content: string; contentType: string }) => {
    const body = { name, mimeType: `application/vnd.google-apps.${kind}` };
    const { id: fileId = '' } = await operator.call('drive.files.create', {}, { body, media });
    return fileId;
  };
  const terms = { content: '# Terms\n\nPaid within 30 days.', contentType: 'text/markdown' };
  const documentId = await create('document', 'Terms', terms);
  const sheetId = await create('spreadsheet', 'Rates', { content: 'day,rate\nMon,3\n', contentType: 'text/csv' });
  const rewrite = (fileId: string, content: string, contentType: string) =>
    operator.call('drive.files.update', { fileId }, { media: { content, contentType } });
  await rewrite(documentId, '# Terms\n\nPaid within 14 days.', 'text/markdown');
  await rewrite(sheetId, 'day,rate\nMon,4\n', 'text/csv');

  const { page } = await openAs('operator', `/file/${documentId}/preview`);
  const patient = { timeout: 40_000 }; // Converting documents can take long.
  await expect(page.getByRole('img', { name: 'Page 1' })).toBeVisible(patient);
  await page.goto(`/file/${documentId}/revisions/compare`);
  const changes = page.getByRole('table', { name: 'Text changes' });
  await expect(changes).toContainText('Paid within 14 days.', patient);
  await expect(changes).toContainText('Paid within 30 days.');
  await page.goto(`/file/${documentId}/revisions`);
  await page.getByRole('button', { name: 'Restore revision 1', exact: true }).click();
  await expect(page.getByRole('listitem', { name: 'Revision 3' })).toContainText('current', patient);
  const restored = await operator.raw('drive.files.export', { fileId: documentId, mimeType: 'text/plain' });
  expect(await restored.text()).toContain('Paid within 30 days.');
  await page.goto(`/file/${sheetId}/revisions/compare`);
  await expect(page.getByText('1 cell changed')).toBeVisible(patient);
  await expect(page.getByRole('gridcell', { name: 'Before: 3, after: 4' })).toBeVisible();
});
