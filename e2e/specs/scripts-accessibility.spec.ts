import { findViolations, OUTER_WINDOWS } from '../fixtures/accessibility.ts';
import { createScriptProject } from '../fixtures/script-project.ts';
import { openServicesClient } from '../fixtures/services-client.ts';
import { expect, test } from '../fixtures/test.ts';

test('no part of a project has an accessibility violation, from desktops to phones, light and dark', async ({
  openAs,
  stack,
}) => {
  test.slow(); // Checks each screen in four configurations.
  const operator = await openServicesClient(stack, 'operator');
  const scriptId = await createScriptProject(operator, 'Accessible machine');
  const trigger = { functionName: 'add', schedule: { repeat: 'DAYS', interval: 1 } } as const;
  await operator.call('script.projects.triggers.create', { scriptId }, { body: trigger });
  const property = { name: 'source', secretValue: 'orders' };
  await operator.call('script.projects.properties.create', { scriptId }, { body: property });
  const { page } = await openAs('operator');
  const screens = [
    { path: '/scripts', ready: page.getByRole('grid', { name: 'Projects' }) },
    { path: `/scripts/${scriptId}/overview`, ready: page.getByRole('group', { name: 'Usage by day' }) },
    { path: `/scripts/${scriptId}/code`, ready: page.getByRole('textbox', { name: 'Text of Code.gs' }) },
    { path: `/scripts/${scriptId}/code?edit=true`, ready: page.getByText('Draft saved in this browser').first() },
    { path: `/scripts/${scriptId}/versions?peek=2`, ready: page.getByText('Compare with version 1') },
    { path: `/scripts/${scriptId}/compare?base=1`, ready: page.getByRole('table', { name: 'Changes of Code.gs' }) },
    { path: `/scripts/${scriptId}/deployments`, ready: page.getByRole('article', { name: 'Production' }) },
    { path: `/scripts/${scriptId}/processes`, ready: page.getByText('Nothing has run yet') },
    { path: `/scripts/${scriptId}/run`, ready: page.getByRole('button', { name: 'Run add' }) },
    { path: `/scripts/${scriptId}/triggers`, ready: page.getByRole('grid', { name: 'Triggers' }) },
    { path: `/scripts/${scriptId}/properties`, ready: page.getByRole('grid', { name: 'Script properties' }) },
  ];
  for (const { path, ready } of screens) {
    await page.goto(path);
    for (const window of OUTER_WINDOWS) {
      await page.setViewportSize(window);
      await expect(ready).toBeVisible();
      expect(await findViolations(page), `${path}, ${window.width} px`).toEqual([]);
    }
  }
});
