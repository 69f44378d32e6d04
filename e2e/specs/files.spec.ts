import { openServicesClient } from '../fixtures/services-client.ts';
import { expect, test } from '../fixtures/test.ts';

test('an operator navigates into a shared drive and back up with the breadcrumbs', async ({ openAs }) => {
  const { page } = await openAs('operator', '/files');
  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Shared drives' }).click();
  const drives = page.getByRole('list', { name: 'Shared drives' }).getByRole('link');
  await expect(drives).toHaveCount(3);
  await drives.first().click();
  const table = page.getByRole('grid', { name: 'Files' });
  await table
    .getByRole('row', { name: /, folder$/ })
    .first()
    .click();
  const location = page.getByRole('navigation', { name: 'Location' });
  await expect(location.getByRole('listitem')).toHaveCount(3);
  await location.getByRole('link').nth(1).click();
  await expect(location.getByRole('listitem')).toHaveCount(2);
});

test('a search finds a file by the prefixes of its words and opens it', async ({ openAs, stack }) => {
  const operator = await openServicesClient(stack, 'operator');
  await operator.call(
    'drive.files.create',
    {},
    {
      body: { name: 'Quarterly zebra forecast.csv' },
      media: { content: 'month,zebras\nJanuary,3\n', contentType: 'text/csv' },
    },
  );
  const { page } = await openAs('operator', '/files');
  await page.getByRole('searchbox', { name: 'Search names and content' }).fill('zeb quart');
  await page.keyboard.press('Enter');
  await page.getByRole('row', { name: 'Quarterly zebra forecast.csv, file' }).click();
  await expect(page.getByRole('heading', { name: 'Quarterly zebra forecast.csv' })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: 'January' })).toBeVisible();
});

test('a download saves the exact bytes of the file', async ({ openAs, stack }) => {
  const operator = await openServicesClient(stack, 'operator');
  const file = await operator.call(
    'drive.files.create',
    {},
    {
      body: { name: 'Grüße „an“ alle.txt' },
      media: { content: 'Hello, bytes.', contentType: 'text/plain' },
    },
  );
  const { page } = await openAs('operator', `/file/${file.id}/preview`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Grüße „an“ alle.txt');
  const stream = await download.createReadStream();
  expect(Buffer.concat(await stream.toArray()).toString('utf8')).toBe('Hello, bytes.');
});

test('content is not available to support staff', async ({ openAs, stack, consoleMessages }) => {
  const operator = await openServicesClient(stack, 'operator');
  const { drives = [] } = await operator.call('drive.drives.list', {});
  const file = await operator.call(
    'drive.files.create',
    { supportsAllDrives: true },
    {
      body: { name: 'Salaries.txt', parents: [drives[0]?.id ?? ''] },
      media: { content: 'not for support', contentType: 'text/plain' },
    },
  );
  const { page } = await openAs('support', `/file/${file.id}/labels`);
  const tabs = page.getByRole('navigation', { name: 'File' });
  for (const tab of ['Labels', 'Comments', 'Sharing']) {
    await tabs.getByRole('link', { name: tab }).click();
    await expect(page.getByText('Your role does not include this')).toBeVisible();
  }
  await tabs.getByRole('link', { name: 'Preview' }).click();
  await expect(page.getByText('Your role can view metadata only')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download' })).toBeDisabled();
  consoleMessages.allow(/drive\.files\.get was refused/);
  const status = await page.evaluate(
    async (path) => (await fetch(path, { headers: { 'x-bff-csrf': '1' } })).status,
    `/api/drive/v3/files/${file.id}?alt=media&supportsAllDrives=true`,
  );
  expect(status).toBe(403);
});
