import { findViolations } from '../fixtures/accessibility.ts';
import { openServicesClient, startApproval } from '../fixtures/services-client.ts';
import { expect, test } from '../fixtures/test.ts';

for (const width of [1440, 390]) {
  test(`no screen has an accessibility violation at ${width} px, light and dark`, async ({ openAs, stack }) => {
    const operator = await openServicesClient(stack, 'operator');
    const name = `Accessible ${width}.txt`;
    const fileId = await startApproval(operator, { name, reviewers: ['reviewer', 'operator'] });
    const { page } = await openAs('operator');
    await page.setViewportSize({ width, height: 900 });
    const screens = [
      { path: '/processes', ready: page.getByRole('grid', { name: 'Processes' }) },
      { path: '/processes?fn=none', ready: page.getByText('No process matches these filters') },
      { path: '/files', ready: page.getByRole('grid', { name: 'Files' }) },
      { path: '/files?in=drives', ready: page.getByRole('list', { name: 'Shared drives' }) },
      { path: `/file/${fileId}/preview`, ready: page.getByText(`The text of ${name}.`) },
      { path: `/file/${fileId}/approvals`, ready: page.getByRole('button', { name: 'Decline' }) },
      { path: '/nowhere', ready: page.getByText('There is no screen at this address') },
    ];
    for (const { path, ready } of screens) {
      await page.goto(path);
      await expect(ready).toBeVisible();
      expect(await findViolations(page), path).toEqual([]);
    }
  });
}
