import { createTextFile, openServicesClient } from '../fixtures/services-client.ts';
import { expect, test } from '../fixtures/test.ts';

const DOCUMENT_TYPE = 'application/vnd.google-apps.document';
const EXPORTED_AT_MOST_BYTES = 10 * 1024 * 1024;

test('a file is copied, the copy is deleted forever, and the trash is emptied', async ({ openAs, stack }) => {
  const operator = await openServicesClient(stack, 'operator');
  const fileId = await createTextFile(operator, 'Pattern.txt');
  const { page } = await openAs('operator');
  const dialog = page.getByRole('dialog');
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  const deleteForEver = async (confirmation: string) => {
    await dialog.getByLabel(`Type ${confirmation} to confirm`).fill(confirmation);
    await dialog.getByRole('button', { name: 'Delete forever' }).click();
  };
  await page.goto(`/file/${fileId}/preview`);
  await choose('Make a copy');
  await dialog.getByRole('button', { name: 'Make a copy' }).click();
  await expect(page.getByText('Copy of Pattern.txt was created')).toBeVisible();
  await choose('Move to trash');
  await expect(page.getByText('In the trash', { exact: true })).toBeVisible();

  await page.goto('/files?q=Pattern');
  await page.getByRole('row', { name: 'Copy of Pattern.txt, file' }).click();
  await expect(page.getByRole('heading', { name: 'Copy of Pattern.txt' })).toBeVisible();
  await choose('Delete forever');
  await deleteForEver('Copy of Pattern.txt');
  await expect(page.getByText('Copy of Pattern.txt was deleted forever')).toBeVisible();

  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Token for an encrypted file' }).click();
  await expect(dialog.getByText('ID of the new file')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.goto('/files?in=trash');
  await page.getByRole('button', { name: 'Empty trash' }).click();
  await deleteForEver('empty');
  await expect(page.getByRole('group', { name: 'The trash is empty' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Pattern.txt, file' })).toHaveCount(0);
});

test('a document is saved in another format, even if it exceeds the export limit', async ({
  openAs,
  stack,
  consoleMessages,
}) => {
  // The service's response for an export that would be too large, for any user.
  consoleMessages.allow(/drive\.files\.export was refused/);
  const operator = await openServicesClient(stack, 'operator');
  const { page } = await openAs('operator');
  for (const sizeBytes of [1_000, EXPORTED_AT_MOST_BYTES + 1_000]) {
    const name = `Minutes of ${sizeBytes}`;
    const media = { content: 'minutes '.repeat(sizeBytes / 8), contentType: 'text/markdown' };
    const { id } = await operator.call('drive.files.create', {}, { body: { name, mimeType: DOCUMENT_TYPE }, media });
    await page.goto(`/file/${id}/labels`);
    await page.getByRole('button', { name: 'Download as' }).click();
    const downloading = page.waitForEvent('download', { timeout: 60_000 });
    await page.getByRole('menuitem', { name: 'Markdown', exact: true }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`${name}.md`);
    const chunks: Buffer[] = await (await download.createReadStream()).toArray();
    expect(chunks.reduce((sum, chunk) => sum + chunk.length, 0)).toBeGreaterThanOrEqual(sizeBytes - 8);
  }
  await page.goto('/settings/account');
  const app = page.getByRole('list', { name: 'Apps' }).getByRole('listitem').first();
  await app.getByRole('button', { name: /^Details of / }).click();
  await expect(page.getByRole('dialog').getByText('primaryMimeTypes')).toBeVisible();
});
