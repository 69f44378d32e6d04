import { findViolations, OUTER_WINDOWS, WINDOWS } from '../fixtures/accessibility.ts';
import { openServicesClient, startApproval } from '../fixtures/services-client.ts';
import { expect, test } from '../fixtures/test.ts';

test('no screen has an accessibility violation, from desktops to phones, light and dark', async ({ openAs, stack }) => {
  test.slow(); // Each screen is looked at in four to six ways.
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
    { path: '/processes/nowhere', ready: page.getByText('Page not found') },
  ];
  const windows = process.env.LONG_TESTS ? WINDOWS : OUTER_WINDOWS;
  for (const { path, ready } of screens) {
    await page.goto(path);
    for (const window of windows) {
      await page.setViewportSize(window);
      await expect(ready).toBeVisible();
      await expect(page).toHaveTitle(/^.+ – Rotunda$/);
      expect(await findViolations(page), `${path}, ${window.width} px`).toEqual([]);
    }
  }
});
