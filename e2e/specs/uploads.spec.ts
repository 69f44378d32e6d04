import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { truncate, writeFile } from 'node:fs/promises';
import { openServicesClient } from '../fixtures/services-client.ts';
import { expect, test } from '../fixtures/test.ts';

const SIZE_BYTES = 20 * 1024 * 1024 + 17;
/** Any size up to the service's limit; `UPLOAD_TEST_BYTES=1073741824` tests a gigabyte. */
const PAUSED_BYTES = Number(process.env.UPLOAD_TEST_BYTES ?? 24 * 1024 * 1024 + 5);
const SLOW_BYTES_PER_SECOND = 6 * 1024 * 1024; // Slow enough to press the button during the upload.

test('an upload interrupted by a reload continues where it stopped, and arrives complete', async ({
  openAs,
  stack,
}, testInfo) => {
  const content = randomBytes(SIZE_BYTES);
  const path = testInfo.outputPath('survey.bin');
  await writeFile(path, content);
  const { page } = await openAs('operator');
  // The second part never arrives, because the page is left while it is in progress.
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
  await page.reload();
  await expect(tray.getByText(/Paused \(page was closed\)/)).toBeVisible();
  // Not earlier, because held requests would continue while the page is still open.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const picker = page.waitForEvent('filechooser');
  await tray.getByRole('button', { name: 'Reselect file to resume' }).click();
  await (await picker).setFiles(path);
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

test('an upload is paused, the page reloaded, and the rest of the file uploaded', async ({
  openAs,
  stack,
}, testInfo) => {
  testInfo.setTimeout(60_000 + PAUSED_BYTES / 2_000);
  const path = testInfo.outputPath('recording.bin');
  await writeFile(path, 'It begins here.');
  await truncate(path, PAUSED_BYTES);
  const { page, context } = await openAs('operator', '/files');
  const network = await context.newCDPSession(page);
  const conditions = { offline: false, latency: 0, downloadThroughput: -1 };
  await network.send('Network.emulateNetworkConditions', { ...conditions, uploadThroughput: SLOW_BYTES_PER_SECOND });
  await page.getByLabel('Files to upload').setInputFiles(path);
  const tray = page.getByRole('region', { name: 'Uploads' });
  await expect(tray.getByText(/^8\.4 MB of .*\/s/)).toBeVisible({ timeout: 30_000 });
  await tray.getByRole('button', { name: 'Pause recording.bin' }).click();
  await expect(tray.getByText(/^Paused, (?:8\.4|16\.8) MB of/)).toBeVisible();

  await network.send('Network.emulateNetworkConditions', { ...conditions, uploadThroughput: -1 });
  await page.reload();
  await expect(tray.getByText(/Paused \(page was closed\), (?:8\.4|16\.8) MB of/)).toBeVisible();
  const picker = page.waitForEvent('filechooser');
  await tray.getByRole('button', { name: 'Reselect file to resume' }).click();
  await (await picker).setFiles(path);
  await expect(tray.getByText('1 of 1 uploaded')).toBeVisible({ timeout: 30_000 + PAUSED_BYTES / 4_000 });

  const operator = await openServicesClient(stack, 'operator');
  const q = "name = 'recording.bin'";
  const { files } = await operator.call('drive.files.list', { q, fields: 'files(size,sha256Checksum)' });
  expect(files).toEqual([{ size: String(PAUSED_BYTES), sha256Checksum: await digestOf(path) }]);
});

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}
