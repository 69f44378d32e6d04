import type { Page } from '@playwright/test';
import { createDriveFile, openServicesClient } from '../fixtures/services-client.ts';
import { slowDown } from '../fixtures/slow-network.ts';
import { expect, test } from '../fixtures/test.ts';

const UNNOTICED_SHIFT = 0.1; // The threshold for a good Web Vitals score.
const STILL_SHIFT = 0.02; // Opening or loading content next to a list causes almost no layout shift.

/** Returns the layout shift since the page was opened that was not caused by user input. */
function readShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (Reflect.get(entry, 'hadRecentInput') === false) sum += Number(Reflect.get(entry, 'value'));
          }
          resolve(sum);
        }).observe({ type: 'layout-shift', buffered: true });
        // Without any entry, the observer is never called.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}

test('with slow and failing responses, runs are inspected, folders created once and reviews decided, and nothing jumps', async ({
  openAs,
  stack,
}) => {
  const operator = await openServicesClient(stack, 'operator');
  const fileId = await createDriveFile(operator, 'Slow contract.txt');
  await operator.call('drive.approvals.start', { fileId }, { body: { reviewerEmails: ['operator@example.com'] } });
  const { context, page } = await openAs('operator');
  const network = await slowDown(context, 'POST');

  await page.goto('/processes?status=%5B%22FAILED%22%5D');
  const runs = page.getByRole('grid', { name: 'Processes' });
  await runs.getByRole('row').nth(1).click();
  await expect(page.getByRole('heading', { name: 'Error' })).toBeVisible();
  expect(await readShift(page)).toBeLessThan(STILL_SHIFT);

  await page.goto('/files');
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('menuitem', { name: 'New folder' }).click();
  const dialog = page.getByRole('dialog', { name: 'New folder' });
  await dialog.getByRole('textbox').fill('Slow folder');
  const create = dialog.getByRole('button', { name: 'Create folder' });
  await create.dblclick();
  await expect(dialog.getByText(/^Not there right now/)).toBeVisible();
  await create.dblclick();
  await expect(page.getByRole('row', { name: 'Slow folder, folder' })).toBeVisible();
  const { files = [] } = await operator.call('drive.files.list', { q: "name = 'Slow folder' and trashed = false" });
  expect(files).toHaveLength(1);
  expect(await readShift(page)).toBeLessThan(STILL_SHIFT);

  await page.goto(`/file/${fileId}/preview`);
  await expect(page.getByText('The text of Slow contract.txt.')).toBeVisible();
  await page.getByRole('navigation', { name: 'File' }).getByRole('link', { name: 'Approvals' }).click();
  await page.getByRole('button', { name: 'Approve and complete' }).dblclick();
  await expect(page.getByText('No approval in progress')).toBeVisible();
  const { items = [] } = await operator.call('drive.approvals.list', { fileId, fields: 'items' });
  expect(items).toMatchObject([{ status: 'APPROVED' }]);
  expect(await readShift(page)).toBeLessThan(UNNOTICED_SHIFT);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(network.faults).toContainEqual(expect.stringMatching(/^POST /));
});
