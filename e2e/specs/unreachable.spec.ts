import { createHash, randomBytes } from 'node:crypto';
import { expectOutageReported, expectRecovered, LOST_CONNECTION, RECOVERY_TIMEOUT_MS } from '../fixtures/outage.ts';
import { openServicesClient } from '../fixtures/services-client.ts';
import { expect, test } from '../fixtures/test.ts';

test.beforeEach(({ consoleMessages }) => consoleMessages.allow(LOST_CONNECTION));

test('a hanging server is detected, screens stay readable, and a screen opens when it continues', async ({
  openAs,
  stack,
}) => {
  const { page } = await openAs('operator', '/processes');
  await expect(page.getByRole('grid', { name: 'Processes' })).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  stack.signalConsole('SIGSTOP');
  await expectOutageReported(page);
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('link', { name: 'Activity' }).click();
  await expect(page.getByText(/Retrying in \d+ s|Retrying…/)).toBeVisible();
  await nav.getByRole('link', { name: 'Processes' }).click();
  await expect(page.getByRole('grid', { name: 'Processes' }).getByRole('row').nth(1)).toBeVisible();
  await nav.getByRole('link', { name: 'Activity' }).click();
  await page.getByRole('button', { name: 'Retry now' }).click();
  stack.signalConsole('SIGCONT');
  await expect(page.getByRole('heading', { name: 'Activity' })).toBeVisible({ timeout: RECOVERY_TIMEOUT_MS });
  await expectRecovered(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('tabs whose requests wait behind those to a hanging service do not report that the console is unreachable', async ({
  openAs,
  stack,
}) => {
  const { page } = await openAs('operator', '/processes');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  stack.signalServices('SIGSTOP');
  const pages = [page];
  try {
    // More tabs than a browser has connections to a server.
    for (const path of ['/files', '/calendar', '/people', '/scripts', '/reviews', '/']) {
      const tab = await page.context().newPage();
      pages.push(tab);
      await tab.goto(path, { waitUntil: 'commit' }).catch(() => undefined);
      for (const one of pages) await expect(one.getByText('Console unreachable')).toHaveCount(0);
    }
    // A screen reports that a service did not respond after its requests have waited for as long as they may.
    const [, files = page] = pages;
    await expect(files.getByRole('main').getByRole('alert').first()).toBeVisible({ timeout: RECOVERY_TIMEOUT_MS });
    for (const one of pages) await expect(one.getByText('Console unreachable')).toHaveCount(0);
  } finally {
    stack.signalServices('SIGCONT');
  }
  for (const tab of pages) {
    await expect(tab.getByRole('navigation', { name: 'Main' })).toBeVisible({ timeout: RECOVERY_TIMEOUT_MS });
  }
});

test('a folder sent to a hanging server exists once after the restart', async ({ openAs, stack }) => {
  const operator = await openServicesClient(stack, 'operator');
  const { page } = await openAs('operator', '/files');
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('menuitem', { name: 'New folder' }).click();
  const dialog = page.getByRole('dialog', { name: 'New folder' });
  await dialog.getByRole('textbox').fill('Sent to a hanging server');
  stack.signalConsole('SIGSTOP');
  await dialog.getByRole('button', { name: 'Create folder' }).click();
  await expectOutageReported(page);
  stack.signalConsole('SIGKILL');
  await expect(dialog.getByText('No response')).toBeVisible();
  await expectRecovered(page);
  await dialog.getByRole('button', { name: 'Create folder' }).click();
  await expect(page.getByRole('row', { name: 'Sent to a hanging server, folder' })).toBeVisible();
  const { files = [] } = await operator.call('drive.files.list', {
    q: "name = 'Sent to a hanging server' and trashed = false",
  });
  expect(files).toHaveLength(1);
});

test('an upload continues after the server was killed, and arrives complete', async ({ openAs, stack }, testInfo) => {
  const content = randomBytes(20 * 1024 * 1024);
  const { page } = await openAs('operator', '/files');
  let sent = 0;
  await page.route('**/api/files/uploads/*', async (route) => {
    sent += 1;
    if (sent === 2) stack.signalConsole('SIGKILL');
    await route.continue();
  });
  const file = { name: `killed-${testInfo.workerIndex}.bin`, mimeType: 'application/octet-stream', buffer: content };
  await page.getByLabel('Files to upload').setInputFiles(file);
  await expect(page.getByRole('region', { name: 'Uploads' }).getByText('1 of 1 uploaded')).toBeVisible({
    timeout: RECOVERY_TIMEOUT_MS,
  });
  const operator = await openServicesClient(stack, 'operator');
  const { files } = await operator.call('drive.files.list', {
    q: `name = '${file.name}'`,
    fields: 'files(sha256Checksum)',
  });
  expect(files).toEqual([{ sha256Checksum: createHash('sha256').update(content).digest('hex') }]);
});
