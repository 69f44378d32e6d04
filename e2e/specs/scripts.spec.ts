import type { Route } from '@playwright/test';
import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';
import { operations } from '@rotunda/api-client/operations';
import { pasteCode } from '../fixtures/paste-code.ts';
import { createScriptProject } from '../fixtures/script-project.ts';
import { openServicesClient } from '../fixtures/services-client.ts';
import { expect, test } from '../fixtures/test.ts';

const MANIFEST = JSON.stringify({ timeZone: 'Europe/Lisbon', executionApi: { access: 'MYSELF' } }, null, 2);

test('a project is created, edited, deployed, run and deleted, which uses every operation of the service', async ({
  openAs,
}) => {
  test.slow(); // Covers the whole life of a project, the longest journey through the console.
  const { page } = await openAs('operator');
  const called = new Set<string>();
  page.on('response', (response) => called.add(response.headers()['x-operation-id'] ?? ''));
  const openTab = (name: string) =>
    page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name }).click();

  await page.goto('/scripts');
  await page.getByRole('button', { name: 'New project' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Adding machine');
  await page.getByRole('button', { name: 'Create project' }).click();
  await expect(page.getByRole('heading', { name: 'Adding machine' })).toBeVisible();

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const code = page.getByRole('textbox', { name: 'Text of Code.gs' });
  await pasteCode(code, 'function add(a, b) {\n  return a + b\n}\n');
  await page.getByRole('button', { name: 'appsscript.json' }).click();
  await pasteCode(page.getByRole('textbox', { name: 'Text of appsscript.json' }), MANIFEST);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Create a version').click();
  await page.getByLabel('Message').fill('Adds');
  await page.getByRole('button', { name: 'Save and create version' }).click();
  await expect(page.getByText('Saved as version 1')).toBeVisible();

  await openTab('Deployments');
  await page.getByRole('button', { name: 'New deployment' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Production');
  await page.getByRole('button', { name: 'Deploy version 1' }).click();
  const card = page.getByRole('article', { name: 'Production' });
  await expect(card.getByText('Version 1', { exact: true })).toBeVisible();

  await openTab('Code');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await pasteCode(code, 'function add(a, b) {\n  if (a < 0) throw new RangeError("below zero")\n  return a + b\n}\n');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
  await code.press('Control+S');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await openTab('Versions');
  await page.getByRole('button', { name: 'New version' }).click();
  await page.getByRole('textbox', { name: 'Description' }).fill('Refuses negatives');
  // The version is created, but the response is lost.
  const loseResponse = (route: Route) => route.fetch().then(() => route.abort());
  await page.route('**/versions', loseResponse, { times: 1 });
  await expect(page.getByRole('button', { name: 'Create version' })).toBeEnabled();
  await page.getByRole('button', { name: 'Create version' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Create version' }).click();
  const panel = page.getByRole('complementary', { name: 'Version 2' });
  await expect(panel.getByText('Refuses negatives')).toBeVisible();
  await panel.getByRole('link', { name: 'Compare with version 1' }).click();
  await expect(page.getByRole('table', { name: 'Changes of Code.gs' })).toContainText('below zero');

  await openTab('Deployments');
  await card.getByRole('button', { name: 'Change version' }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('Stricter');
  await page.getByRole('button', { name: 'Deploy version 2' }).click();
  await expect(card.getByText('Version 2', { exact: true })).toBeVisible();
  await expect(card.getByRole('list', { name: 'History' })).toContainText('Stricter');

  await openTab('Run');
  await page.getByLabel('a', { exact: true }).fill('-1');
  await page.getByLabel('b', { exact: true }).fill('2');
  await page.getByRole('button', { name: 'Run add' }).click();
  await expect(page.getByRole('region', { name: 'Outcome' })).toContainText('RangeError: below zero');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Runs in this session' })).toContainText('failedadd(…)');
  await page.getByLabel('a', { exact: true }).fill('-1');
  await page.getByLabel('b', { exact: true }).fill('3');
  await page.getByRole('button', { name: 'Run add' }).click();
  await page.getByRole('link', { name: 'add (Code:2)' }).click();
  await expect(page).toHaveURL(/file=Code&line=2/);
  await expect(code).toBeVisible();

  await openTab('Overview');
  await expect(page.getByRole('button', { name: /2 runs, 2 failed/ })).toBeVisible();
  await openTab('Processes');
  await expect(page.getByRole('row', { name: /^add in Adding machine, Failed/ })).toHaveCount(2);

  await openTab('Deployments');
  await card.getByRole('button', { name: 'Undeploy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Undeploy' });
  await dialog.getByRole('textbox').fill((await dialog.locator('strong').textContent()) ?? ''); // The end of the ID.
  await dialog.getByRole('button', { name: 'Undeploy' }).click();
  await expect(page.getByText('No version deployed')).toBeVisible();

  // Extensions have their own specs: processes.spec.ts and apps-script-triggers.spec.ts.
  const all = Object.values<OperationDescriptor>(operations).flatMap(({ id, service, extension }) =>
    service === 'script' && !extension ? [id] : [],
  );
  expect(all.filter((id) => !called.has(id))).toEqual([]);
});

test('code is searched, changed, merged with another user’s save, and run by keyboard alone', async ({
  openAs,
  stack,
}) => {
  const operator = await openServicesClient(stack, 'operator');
  const scriptId = await createScriptProject(operator, 'Keyboard machine');
  const { page } = await openAs('operator', '/scripts?q=Keyboard');
  await expect(page.getByRole('row', { name: /Keyboard machine/ })).toBeVisible();
  // Keys work shortly after the rows are shown.
  await expect(async () => {
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Usage' })).toBeVisible({ timeout: 5_000 });
  }).toPass();

  await page.keyboard.press('2');
  const text = page.getByRole('textbox', { name: 'Text of Code.gs' });
  await expect(text).toBeVisible();
  await page.keyboard.press('Control+Shift+F');
  await page.keyboard.type('RangeError');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Line 9/ })).toBeVisible();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('E');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();

  await text.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('// written by keys 1 to 7');
  await expect(page.getByText('Draft saved in this browser').first()).toBeVisible();

  const content = await operator.call('script.projects.getContent', { scriptId });
  const files = (content.files ?? []).map(({ name = '', type = 'SERVER_JS', source = '' }) => ({
    name,
    type,
    source: name === 'Code' ? `// saved by someone else\n${source}` : source,
  }));
  await operator.call('script.projects.updateContent', { scriptId }, { body: { files } });

  await page.keyboard.press('Control+S');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('No conflicts')).toBeVisible();
  await page.getByRole('button', { name: 'Use the merged files' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const saved = await operator.call('script.projects.getContent', { scriptId });
  const source = saved.files?.find(({ name }) => name === 'Code')?.source ?? '';
  expect(source).toMatch(/^\/\/ saved by someone else\n/);
  expect(source).toMatch(/written by keys 1 to 7$/);

  await page.keyboard.press('7');
  await page.getByRole('textbox', { name: 'left', exact: true }).focus();
  await page.keyboard.type('41');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('region', { name: 'Outcome' })).toContainText('sum: 42');
});

test('support staff can read everything in a project and see why they cannot change it', async ({ openAs }) => {
  const { page } = await openAs('support', '/scripts?q=Price feed');
  await expect(page.getByRole('button', { name: 'New project' })).toBeDisabled();
  await page
    .getByRole('row', { name: /Price feed check/ })
    .getByText('Price feed check')
    .click();
  await expect(page.getByRole('heading', { name: 'Usage' })).toBeVisible();
  for (const [key, control] of [
    ['2', 'Edit'],
    ['3', 'New version'],
    ['5', 'New deployment'],
    ['7', 'Run checkNextLine'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('button', { name: control })).toBeDisabled();
    await expect(page.getByText(/[Rr]equires the Operator/)).toBeVisible();
  }
});
