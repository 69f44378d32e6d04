import { createHash, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { openServicesClient } from '../fixtures/services-client.ts';
import { expect, test } from '../fixtures/test.ts';

const SIZE_BYTES = 20 * 1024 * 1024 + 17;

test('an upload that a reload broke off goes on where it was, and arrives whole', async ({
  openAs,
  stack,
}, testInfo) => {
  const content = randomBytes(SIZE_BYTES);
  const path = testInfo.outputPath('survey.bin');
  await writeFile(path, content);
  const { page } = await openAs('operator');
  // The second part never arrives: the page is left while it is on its way.
  await page.route('**/api/files/uploads/*', async (route) => {
    const range = route.request().headers()['content-range'] ?? '';
    if (/^bytes 0-|\*/.test(range)) await route.continue();
  });
  await page.goto('/files');
  await expect(page.getByRole('grid', { name: 'Files' })).toBeVisible();
  await page.getByLabel('Files to upload').setInputFiles(path);
  const tray = page.getByRole('region', { name: 'Uploads' });
  await expect(tray.getByText(/^8\.4 MB of 21\.0 MB/)).toBeVisible();

  page.on('dialog', (dialog) => void dialog.accept());
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect(tray.getByText(/Interrupted when the page was left/)).toBeVisible();
  const picker = page.waitForEvent('filechooser');
  await tray.getByRole('button', { name: 'Choose the file again' }).click();
  await (await picker).setFiles(path);
  // The part that was broken off keeps the upload to itself until the service notices.
  await expect(tray.getByText('1 of 1 uploaded')).toBeVisible({ timeout: 30_000 });

  await tray.getByRole('link', { name: 'survey.bin' }).click();
  await expect(page.getByRole('heading', { name: 'survey.bin' })).toBeVisible();
  const fileId = new URL(page.url()).pathname.split('/')[2] ?? '';
  const operator = await openServicesClient(stack, 'operator');
  const stored = await operator.call('drive.files.get', { fileId, fields: 'size,sha256Checksum' });
  expect(stored).toEqual({
    size: String(SIZE_BYTES),
    sha256Checksum: createHash('sha256').update(content).digest('hex'),
  });
});
