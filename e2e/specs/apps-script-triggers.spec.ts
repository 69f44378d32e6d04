// Spec files run in alphabetical order, and one that waits a minute for the services should not be among the last.
import type { Client } from '@rotunda/api-client/client';
import { openServicesClient } from '../fixtures/services-client.ts';
import { expect, test } from '../fixtures/test.ts';

const CODE = `function checkSource() {
  const source = PropertiesService.getScriptProperties().getProperty('source');
  if (source !== 'orders') throw new Error('No such source: ' + source);
}
`;
// The services check for due triggers every 15 seconds, and the screen polls their runs every 20.
const RUN_MS = 60_000;

async function makeProject(operator: Client): Promise<string> {
  const { scriptId = '' } = await operator.call('script.projects.create', {}, { body: { title: 'Nightly check' } });
  const manifest = { name: 'appsscript', type: 'JSON', source: JSON.stringify({ timeZone: 'Etc/UTC' }) } as const;
  const files = [manifest, { name: 'Code', type: 'SERVER_JS', source: CODE } as const];
  await operator.call('script.projects.updateContent', { scriptId }, { body: { files } });
  return scriptId;
}

/** Makes the trigger of a project run immediately. */
async function scheduleSoon(operator: Client, scriptId: string): Promise<void> {
  const { triggers = [] } = await operator.call('script.projects.triggers.list', { scriptId });
  const body = { nextRunTime: new Date(Date.now() + 2_000).toISOString() };
  await operator.call(
    'script.projects.triggers.update',
    { scriptId, triggerId: triggers[0]?.triggerId ?? '' },
    { body },
  );
}

test('a trigger that fails because of a wrong property is created, found, repaired and seen to succeed', async ({
  openAs,
  stack,
}) => {
  test.setTimeout(4 * RUN_MS);
  const operator = await openServicesClient(stack, 'operator');
  const scriptId = await makeProject(operator);
  const { page } = await openAs('operator', `/scripts/${scriptId}/properties`);
  await page.getByRole('button', { name: 'New property' }).click();
  const property = page.getByRole('dialog', { name: 'New property' });
  await property.getByRole('textbox', { name: 'Name' }).fill('source');
  await property.getByRole('textbox', { name: 'Value' }).fill('invoices');
  await property.getByRole('button', { name: 'Add property' }).click();
  await expect(page.getByRole('row', { name: /^source/ }).getByText('Hidden')).toBeVisible();

  const tabs = page.getByRole('navigation', { name: 'Project' });
  await tabs.getByRole('link', { name: 'Triggers' }).click();
  await page.getByRole('button', { name: 'New trigger' }).click();
  const dialog = page.getByRole('dialog', { name: 'New trigger' });
  await expect(dialog.getByRole('combobox', { name: 'Function' })).toHaveValue('checkSource');
  await dialog.getByLabel('Repeat').selectOption('Minutes');
  await dialog.getByRole('button', { name: 'Create trigger' }).click();
  const row = page.getByRole('row', { name: /^checkSource, Every 15 minutes/ });
  await expect(row.getByText('None yet')).toBeVisible();
  await scheduleSoon(operator, scriptId);
  await expect(row.getByText('Failed')).toBeVisible({ timeout: RUN_MS });

  await tabs.getByRole('link', { name: 'Properties' }).click();
  await page.getByRole('row', { name: /^source/ }).click();
  const edit = page.getByRole('dialog', { name: 'Edit source' });
  await edit.getByRole('button', { name: 'Show current value' }).click();
  await expect(edit.getByRole('textbox', { name: 'New value' })).toHaveValue('invoices');
  await edit.getByRole('textbox', { name: 'New value' }).fill('orders');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();

  await scheduleSoon(operator, scriptId);
  await tabs.getByRole('link', { name: 'Triggers' }).click();
  await expect(row.getByText('Completed')).toBeVisible({ timeout: RUN_MS });
});

test('by keyboard: a trigger is changed, disabled, deleted and restored, and a property is deleted', async ({
  openAs,
  stack,
}) => {
  const operator = await openServicesClient(stack, 'operator');
  const scriptId = await makeProject(operator);
  const schedule = { repeat: 'HOURS', interval: 2 } as const;
  await operator.call(
    'script.projects.triggers.create',
    { scriptId },
    { body: { functionName: 'checkSource', schedule } },
  );
  await operator.call(
    'script.projects.properties.create',
    { scriptId },
    { body: { name: 'source', secretValue: 'a' } },
  );
  const { page } = await openAs('operator', `/scripts/${scriptId}/triggers`);
  const row = page.getByRole('row', { name: /^checkSource, Every 2 hours/ });
  const choose = async (item: RegExp) => {
    await row.focus();
    await page.keyboard.press('.');
    await page.getByRole('menuitem', { name: item }).press('Enter');
  };
  await row.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /trigger/i });
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('Changed the trigger of checkSource')).toBeVisible();
  await choose(/^Disable/);
  await expect(row.getByText('Disabled')).toBeVisible();
  await choose(/^Delete/);
  await expect(page.getByText('No triggers')).toBeVisible();
  await page.getByText('Deleted the trigger of checkSource').waitFor();
  await page.getByRole('button', { name: 'Undo' }).first().press('Enter');
  await expect(row.getByText('Disabled')).toBeVisible();

  await page.goto(`/scripts/${scriptId}/properties`);
  await page.getByRole('row', { name: /^source/ }).focus();
  await page.keyboard.press('.');
  await page.getByRole('menuitem', { name: /^Delete/ }).press('Enter');
  await expect(page.getByText('No script properties')).toBeVisible();
});
