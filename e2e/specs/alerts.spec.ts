import { findViolations } from '../fixtures/accessibility.ts';
import { openServicesClient } from '../fixtures/services-client.ts';
import { expect, test } from '../fixtures/test.ts';

test('a rule finds a due approval through the real services, and its alert is resolved with a shortcut', async ({
  openAs,
  stack,
}) => {
  const operator = await openServicesClient(stack, 'operator');
  const dueTime = new Date(Date.now() + 3_600_000).toISOString();
  const { id: fileId = '' } = await operator.call('drive.files.create', {}, { body: { name: 'Due plan.txt' } });
  const body = { reviewerEmails: ['reviewer@example.com'], dueTime };
  await operator.call('drive.approvals.start', { fileId }, { body });

  const { page } = await openAs('operator', '/alerts/rules');
  // A rule is evaluated when it is added, and then once a minute, with the approvals that the index has.
  await expect
    .poll(
      async () => {
        const response = await page.request.get('/api/indexes/approvals?q=Due%20plan', {
          headers: { 'x-bff-csrf': '1' },
        });
        return (await response.json()).rows.length;
      },
      { timeout: 60_000 },
    )
    .toBe(1);
  await page.getByRole('button', { name: 'New rule' }).click();
  const dialog = page.getByRole('dialog', { name: 'New rule' });
  await dialog.getByRole('combobox', { name: 'Alert when' }).selectOption('approvalDue');
  await dialog.getByRole('textbox', { name: 'Hours after the due time (negative: before)' }).fill('-2');
  await expect(dialog.getByRole('status')).toContainText('in the last 30 days');
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add rule' }).click();
  await expect(page.getByRole('row', { name: /^Your approval is due within 2 hours/ })).toBeVisible();

  await page.getByRole('link', { name: 'Inbox' }).click();
  const row = page.getByRole('row', { name: 'Due plan.txt, Open' });
  await expect(row).toBeVisible({ timeout: 70_000 });
  await row.press('Enter');
  await page.keyboard.press('s');
  await expect(row).toBeHidden();
});
