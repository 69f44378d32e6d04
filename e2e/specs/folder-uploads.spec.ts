import { createHash } from 'node:crypto';
import { mkdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openServicesClient } from '../fixtures/services-client.ts';
import { signIn } from '../fixtures/sign-in.ts';
import type { Stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

const WHOLE = '**/api/upload/drive/v3/files*';
const LARGE_BYTES = 9 * 1024 * 1024;

/** Writes 60 small files in three folders, an empty file and a large one. */
async function writeFolder(root: string): Promise<number> {
  for (const folder of ['', 'drafts', 'drafts/old']) {
    await mkdir(join(root, folder), { recursive: true });
    for (let index = 0; index < 20; index += 1) {
      await writeFile(join(root, folder, `page ${index}.txt`), `${folder} ${index}`);
    }
  }
  await writeFile(join(root, 'empty.txt'), '');
  await writeFile(join(root, 'scan.bin'), Buffer.alloc(LARGE_BYTES, 7));
  return 62;
}

/** Returns the paths and checksums of all files below a folder with this name. */
async function readStored(stack: Stack, name: string): Promise<Map<string, string>> {
  const operator = await openServicesClient(stack, 'operator');
  const stored = new Map<string, string>();
  const walk = async (q: string, path: string) => {
    const { files = [] } = await operator.call('drive.files.list', {
      q: `${q} and trashed = false`,
      pageSize: 1000,
      fields: 'files(id,name,mimeType,sha256Checksum)',
    });
    for (const file of files) {
      const below = path === '' ? (file.name ?? '') : `${path}/${file.name}`;
      if (file.mimeType === 'application/vnd.google-apps.folder') await walk(`'${file.id}' in parents`, below);
      else {
        expect(stored.has(below), `${below} is stored twice`).toBe(false);
        stored.set(below, file.sha256Checksum ?? '');
      }
    }
  };
  await walk(`name = '${name}' and mimeType = 'application/vnd.google-apps.folder'`, '');
  return stored;
}

function trayOf(page: Page) {
  return page.getByRole('region', { name: 'Uploads' });
}

function digest(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex');
}

test('the list of a folder upload survives reloads, and the folder selected again is matched file by file', async ({
  openAs,
  stack,
}, testInfo) => {
  const name = `Contracts ${testInfo.workerIndex}`;
  const root = testInfo.outputPath(name);
  const total = await writeFolder(root);
  const { page } = await openAs('operator', '/files');
  page.on('dialog', (dialog) => void dialog.accept());
  let handledCount = 0;
  await page.route(WHOLE, async (route) => {
    handledCount += 1;
    // The tenth upload is stored without a response, and later ones stall.
    if (handledCount === 10) {
      await route.fetch();
      await route.abort();
    } else if (handledCount < 12) await route.continue();
  });
  await page.getByLabel('Folder to upload').setInputFiles(root);
  const tray = trayOf(page);
  await expect(tray.getByText(/^\d+% of 62 uploaded/)).toBeVisible();
  await expect.poll(() => handledCount, { timeout: 60_000 }).toBeGreaterThan(12);

  await page.reload();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(tray.getByText(/^\d+ of 62 uploaded, \d+ interrupted$/)).toBeVisible();
  await page.goto('/processes');
  await expect(tray.getByText(/^\d+ of 62 uploaded, \d+ interrupted$/)).toBeVisible();

  // The folder has changed in the meantime.
  await writeFile(join(root, 'drafts/old/page 19.txt'), 'another text');
  await rm(join(root, 'drafts/old/page 18.txt'));
  await writeFile(join(root, 'drafts/late.txt'), 'late');
  const picker = page.waitForEvent('filechooser');
  await tray.getByRole('button', { name: 'Reselect folder to resume' }).click();
  await (await picker).setFiles(root);
  await expect(tray.getByText(`${name}: 1 file changed on this device`)).toBeVisible();
  await expect(tray.getByText(`${name}: 1 file paused (page was closed)`)).toBeVisible();
  await expect(tray.getByText(`${name}: 1 new file`)).toBeVisible();
  await expect(tray.getByText('60 of 62 uploaded, 1 interrupted, 1 changed')).toBeVisible({ timeout: 60_000 });
  await tray.getByRole('button', { name: 'Upload current' }).click();
  await tray.getByRole('button', { name: 'Upload new' }).click();
  await tray.getByRole('button', { name: 'Dismiss', exact: true }).click();
  await expect(tray.getByText(`${total} of ${total} uploaded`)).toBeVisible();

  const stored = await readStored(stack, name);
  expect(stored.size).toBe(total);
  expect(stored.get(`${name}/page 3.txt`)).toBe(digest(' 3'));
  expect(stored.get(`${name}/drafts/old/page 19.txt`)).toBe(digest('another text'));
  expect(stored.get(`${name}/drafts/late.txt`)).toBe(digest('late'));
  expect(stored.get(`${name}/empty.txt`)).toBe(digest(''));
  expect(stored.get(`${name}/scan.bin`)).toBe(digest(Buffer.alloc(LARGE_BYTES, 7)));

  await tray.getByRole('button', { name: 'Clear' }).click();
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(tray).toHaveCount(0);
});

test('two tabs do not send the same files, and a closed tab leaves its uploads to the other', async ({
  openAs,
}, testInfo) => {
  const name = `Shared ${testInfo.workerIndex}`;
  const root = testInfo.outputPath(name);
  await mkdir(root);
  for (const file of ['a.txt', 'b.txt']) {
    await writeFile(join(root, file), file);
    await utimes(join(root, file), 1, (await stat(root)).mtime);
  }
  const { page, context } = await openAs('operator', '/files');
  const posted: string[] = [];
  await context.route(WHOLE, async (route) => {
    posted.push(route.request().postData() ?? '');
    if (posted.length > 2) await route.continue();
  });
  await page.getByLabel('Folder to upload').setInputFiles(root);
  await expect.poll(() => posted.length).toBe(2);

  const other = await context.newPage();
  await other.goto('/files');
  await expect(other.getByRole('grid', { name: 'Files' })).toBeVisible();
  await other.getByLabel('Folder to upload').setInputFiles(root);
  await expect(other.getByText('2 files already uploading')).toBeVisible();
  await expect(trayOf(other)).toHaveCount(0);

  await page.close();
  await other.getByLabel('Folder to upload').setInputFiles(root);
  await expect(trayOf(other).getByText('2 of 2 uploaded')).toBeVisible();
});

test('uploads are paused, resumed and cancelled all at once, and none of them remains after the sign-out', async ({
  page,
  stack,
}, testInfo) => {
  const root = testInfo.outputPath(`Paused ${testInfo.workerIndex}`);
  await writeFolder(root);
  // Uses its own session, because it ends it and the others are shared between tests.
  await signIn(page, 'operator', stack.demoPassword, '/files');
  const held: (() => void)[] = [];
  let isHeld = true;
  await page.route(WHOLE, async (route) => {
    if (isHeld) await new Promise<void>((release) => held.push(release));
    await route.continue().catch(() => undefined);
  });
  await page.getByLabel('Folder to upload').setInputFiles(root);
  const tray = trayOf(page);
  await expect(tray.getByText(/^\d+% of 62 uploaded/)).toBeVisible();
  await tray.getByRole('button', { name: 'Pause all' }).click();
  await expect(tray.getByText(/uploaded, 6\d paused$/)).toBeVisible();
  isHeld = false;
  for (const release of held) release();
  await tray.getByRole('button', { name: 'Resume all' }).click();
  await expect(tray.getByText(/^(?:[3-9]|\d\d)% of 62 uploaded/)).toBeVisible({ timeout: 60_000 });
  isHeld = true;
  await tray.getByRole('button', { name: 'Cancel all' }).click();
  const question = page.getByRole('dialog', { name: /^Cancel \d+ uploads?\?$/ });
  await question.getByRole('button', { name: 'Cancel uploads' }).click();
  await expect(tray.getByText(/^(\d+) of \1 uploaded$/)).toBeVisible();

  await page.getByRole('button', { name: /account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  await page.goto('/healthz');
  const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(databases.filter((each) => each?.startsWith('rotunda.uploads'))).toEqual([]);
});
