import { expect, test } from '../fixtures/test.ts';

test('a shared drive is created, restricted, hidden, given a member and deleted', async ({ openAs }) => {
  const { page } = await openAs('operator', '/drives');
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  await button('New shared drive').click();
  await dialog.getByLabel('Name').fill('Harbour');
  await dialog.getByRole('button', { name: 'Create drive' }).click();
  await expect(page.getByRole('heading', { name: 'Harbour', level: 1 })).toBeVisible();

  await page.getByRole('textbox', { name: 'Name' }).fill('Harbour works');
  await button('Rename').click();
  await expect(page.getByRole('heading', { name: 'Harbour works', level: 1 })).toBeVisible();
  const rule = page.getByRole('checkbox', { name: 'Only organizers share folders' });
  await rule.press('Space');
  await expect(page.getByText('Turned on: only organizers share folders')).toBeVisible();
  await expect(rule).toBeChecked();
  await button('Hide from list').click();
  await button('Show in list').click();
  await expect(button('Hide from list')).toBeEnabled();

  await page.getByRole('link', { name: 'Members' }).click();
  await button('Add people').click();
  await dialog.getByLabel('People or groups').fill('reviewer@example.com');
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  const member = page.getByRole('listitem').filter({ hasText: 'reviewer@example.com' });
  await member.getByRole('button', { name: 'Role Reader' }).click();
  await page.getByRole('option', { name: 'Writer' }).click();
  await expect(member.getByRole('button', { name: 'Role Writer' })).toBeEnabled();
  await member.getByRole('button', { name: /^Remove / }).click();
  await expect(member).toHaveCount(0);

  await page.getByRole('link', { name: 'Settings', exact: true }).last().click();
  await button('Delete drive').click();
  await dialog.getByLabel('Type Harbour works to confirm').fill('Harbour works');
  await dialog.getByRole('button', { name: 'Delete drive' }).click();
  await expect(page.getByRole('grid', { name: 'Shared drives' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Harbour works' })).toHaveCount(0);
});

test('a drive is created, viewed, renamed and deleted under its legacy name', async ({ openAs }) => {
  const { page } = await openAs('operator', '/drives/legacy');
  const dialog = page.getByRole('dialog');
  const team = (name: string) => page.getByRole('list', { name: 'Team drives' }).getByRole('listitem', { name });
  await page.getByRole('button', { name: 'New team drive' }).click();
  await dialog.getByLabel('Name').fill('Old harbour');
  await dialog.getByRole('button', { name: 'Create drive' }).click();
  await team('Old harbour').getByRole('button', { name: 'Show' }).click();
  await expect(dialog).toContainText('"canRenameTeamDrive": true');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await team('Old harbour').getByRole('button', { name: 'Rename' }).click();
  await dialog.getByLabel('Name').fill('Old quay');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await team('Old quay').getByRole('button', { name: 'Delete' }).click();
  await dialog.getByLabel('Type Old quay to confirm').fill('Old quay');
  await dialog.getByRole('button', { name: 'Delete drive' }).click();
  await expect(team('Old quay')).toHaveCount(0);
});
