import { findViolations, OUTER_WINDOWS, WINDOWS } from '../fixtures/accessibility.ts';
import { openServicesClient, replaceContent, startApproval } from '../fixtures/services-client.ts';
import { expect, test } from '../fixtures/test.ts';

test('no screen has an accessibility violation, from desktops to phones, light and dark', async ({ openAs, stack }) => {
  test.slow(); // Checks each screen in four to six configurations.
  const operator = await openServicesClient(stack, 'operator');
  const fileId = await startApproval(operator, { name: 'Accessible.txt', reviewers: ['reviewer', 'operator'] });
  const { page } = await openAs('operator');
  const screens = [
    { path: '/processes', ready: page.getByRole('grid', { name: 'Processes' }) },
    { path: '/processes?fn=none', ready: page.getByRole('main').getByText('No processes match these filters') },
    { path: '/files', ready: page.getByRole('grid', { name: 'Files' }) },
    { path: '/files?in=drives', ready: page.getByRole('list', { name: 'Shared drives' }) },
    { path: `/file/${fileId}/preview`, ready: page.getByText('The text of Accessible.txt.') },
    { path: `/file/${fileId}/approvals`, ready: page.getByRole('button', { name: 'Decline' }) },
    { path: '/processes/nowhere', ready: page.getByRole('heading', { name: 'Page not found' }), isInside: true },
  ];
  for (const { path, ready, isInside = false } of screens) {
    // The backend has no page for an address without a screen, so it can only be reached within the console.
    if (isInside) {
      await page.evaluate((to) => {
        window.history.pushState(null, '', to);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }, path);
    } else await page.goto(path);
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      await expect(ready).toBeVisible();
      await expect(page).toHaveTitle(/^.+ – Rotunda$/);
      expect(await findViolations(page), `${path}, ${window.width} px`).toEqual([]);
    }
  }
});

test('no part of the review desk has an accessibility violation, from desktops to phones, light and dark', async ({
  openAs,
  stack,
}) => {
  test.slow(); // Checks each screen in four configurations.
  const operator = await openServicesClient(stack, 'operator');
  const fileId = await startApproval(operator, { name: 'Compared.txt', reviewers: ['reviewer', 'operator'] });
  await replaceContent(operator, fileId, 'The text of another day.');
  const { items = [] } = await operator.call('drive.approvals.list', { fileId, fields: 'items(approvalId)' });
  const review = `/reviews/${fileId}/${items[0]?.approvalId}`;
  const { page } = await openAs('operator');
  const screens = [
    { path: '/reviews?folder=all', ready: page.getByRole('grid', { name: 'Approvals' }) },
    { path: `${review}?view=since-start`, ready: page.getByRole('table', { name: 'Text changes' }) },
    { path: `${review}/proof`, ready: page.getByRole('region', { name: 'History' }) },
    { path: '/access-requests', ready: page.getByRole('grid', { name: 'Access requests' }) },
    { path: '/access-review', ready: page.getByRole('grid', { name: 'Access from outside' }) },
  ];
  for (const { path, ready } of screens) {
    await page.goto(path);
    await expect(ready).toBeVisible({ timeout: 20_000 });
    for (const window of OUTER_WINDOWS) {
      await page.setViewportSize(window);
      expect(await findViolations(page), `${path}, ${window.width} px`).toEqual([]);
    }
  }
});
