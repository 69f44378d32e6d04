import { findViolations } from '../fixtures/accessibility.ts';
import { openServicesClient, startApproval } from '../fixtures/services-client.ts';
import { expect, test } from '../fixtures/test.ts';

const looks = [
  { theme: 'light', width: 1440 },
  { theme: 'dark', width: 1440 },
  { theme: 'light', width: 390 },
  { theme: 'dark', width: 390 },
] as const;

for (const { theme, width } of looks) {
  test(`no screen has an accessibility violation, ${theme} at ${width} px`, async ({ openAs, stack }) => {
    const operator = await openServicesClient(stack, 'operator');
    const name = `Accessible ${theme} ${width}.txt`;
    const fileId = await startApproval(operator, { name, reviewers: ['reviewer', 'operator'] });
    const { page } = await openAs('operator');
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme });
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
