import { readFile } from 'node:fs/promises';
import { createDriveFile, openServicesClient, startApproval } from '../fixtures/services-client.ts';
import { emailOf } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('a reviewer reads a file, approves it, and the approval completes', async ({ openAs, stack }) => {
  const operator = await openServicesClient(stack, 'operator');
  const fileId = await startApproval(operator, { name: 'Supplier contract.txt', reviewers: ['reviewer'] });
  const { page } = await openAs('reviewer', `/file/${fileId}/preview`);
  await expect(page.getByText('The text of Supplier contract.txt.')).toBeVisible();

  await page.getByRole('navigation', { name: 'File' }).getByRole('link', { name: 'Approvals' }).click();
  await expect(page.getByText('0 of 1 approved')).toBeVisible();
  await expect(
    page.getByText('You are the last reviewer: approving completes this request and locks the file.'),
  ).toBeVisible();
  await page.getByRole('textbox', { name: 'Comment (optional to approve)' }).fill('Checked against the order.');
  await page.getByRole('button', { name: 'Approve and complete' }).click();

  await expect(page.getByText('No approval in progress')).toBeVisible();
  await expect(page.getByText('Approved', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Locked', { exact: true })).toBeVisible();
  const { items = [] } = await operator.call('drive.approvals.list', { fileId, fields: 'items' });
  expect(items).toMatchObject([{ status: 'APPROVED', reviewerResponses: [{ response: 'APPROVED' }] }]);
});

test('a reviewer sees the line that changed since the start and since the response, in a file without stored revisions', async ({
  openAs,
  stack,
}) => {
  const operator = await openServicesClient(stack, 'operator');
  const fileId = await createDriveFile(operator, 'Terms.txt');
  // In the shared drive they are readers, for whom the services return no revisions.
  const writer = { type: 'user', role: 'writer', emailAddress: emailOf('reviewer') } as const;
  await operator.call('drive.permissions.create', { fileId, supportsAllDrives: true }, { body: writer });
  const write = (content: string) =>
    operator.call(
      'drive.files.update',
      { fileId, supportsAllDrives: true },
      { media: { content, contentType: 'text/plain' } },
    );
  const pinnedOf = async () => {
    const { revisions = [] } = await operator.call('drive.revisions.list', {
      fileId,
      fields: 'revisions(keepForever)',
    });
    return revisions.map(({ keepForever }) => keepForever);
  };
  const { page: starter } = await openAs('operator', `/file/${fileId}/approvals`);
  const dialog = starter.getByRole('dialog');
  await starter.getByRole('button', { name: 'Start approval' }).click();
  await dialog.getByLabel('Reviewers', { exact: true }).fill('reviewer@example.com, operator@example.com');
  await expect(dialog.getByRole('checkbox', { name: /^Save a snapshot/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Start approval' }).click();
  await expect.poll(pinnedOf).toEqual([true]);
  await write('Payment within 30 days.');

  const { items = [] } = await operator.call('drive.approvals.list', { fileId, fields: 'items(approvalId)' });
  const { page } = await openAs('reviewer', `/reviews/${fileId}/${items[0]?.approvalId}?view=since-start`);
  const changes = page.getByRole('table', { name: 'Text changes' });
  await expect(changes).toContainText('Payment within 30 days.');
  await page.getByText('Decide without opening the file').click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect.poll(pinnedOf, { timeout: 20_000 }).toEqual([true, true]);
  await write('Payment within 14 days.');

  await page.goto(`/reviews/${fileId}/${items[0]?.approvalId}`);
  await page.getByRole('button', { name: /^See what changed since/ }).click();
  await expect(changes).toContainText('Payment within 30 days.');
  await expect(changes).toContainText('Payment within 14 days.');
});

test('a reviewer has to give a reason to decline, and one decline ends the approval', async ({ openAs, stack }) => {
  const operator = await openServicesClient(stack, 'operator');
  const fileId = await startApproval(operator, { name: 'Office move.txt', reviewers: ['reviewer', 'operator'] });
  const { page } = await openAs('reviewer', `/file/${fileId}/approvals`);
  await expect(page.getByRole('button', { name: 'Decline' })).toBeDisabled();
  await page.getByText('Decide without opening the file').click();
  await expect(page.getByText('Declining ends the approval for all 2 reviewers.')).toBeVisible();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Add a comment to request changes, to decline or to send a message.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Comment (optional to approve)' }).fill('The dates clash with the audit.');
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('No approval in progress')).toBeVisible();
  const { items = [] } = await operator.call('drive.approvals.list', { fileId, fields: 'items' });
  expect(items).toMatchObject([{ status: 'DECLINED' }]);
});

test('a user starts an approval, messages its reviewers, adds a reviewer, and cancels it', async ({
  openAs,
  stack,
}) => {
  const operator = await openServicesClient(stack, 'operator');
  const fileId = await createDriveFile(operator, 'Lease.txt');
  const { page } = await openAs('operator', `/file/${fileId}/approvals`);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Start approval' }).click();
  await dialog.getByLabel('Reviewers', { exact: true }).fill('reviewer@example.com');
  await dialog.getByRole('button', { name: 'Start approval' }).click();
  await expect(page.getByText('0 of 1 approved')).toBeVisible();
  const message = page.getByRole('textbox', { name: 'Comment (optional to approve)' });
  await message.fill('Mind the second page.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(message).toHaveValue('');
  await page.getByRole('button', { name: 'More approval actions' }).click();
  await page.getByRole('menuitem', { name: 'Reassign' }).click();
  await dialog.getByLabel('New reviewer').fill('operator@example.com');
  await dialog.getByRole('button', { name: /^Replace (?!reviewer$)/ }).click();
  await page.getByRole('option', { name: 'No one (add a reviewer)' }).click();
  await dialog.getByRole('button', { name: 'Add reviewer' }).click();
  await expect(page.getByText('0 of 2 approved')).toBeVisible();
  await page.getByRole('button', { name: 'More approval actions' }).click();
  await page.getByRole('menuitem', { name: 'Cancel approval' }).click();
  await expect(page.getByText('No approval in progress')).toBeVisible();
});

test('support staff see why they cannot approve, and direct requests are rejected', async ({
  openAs,
  stack,
  consoleMessages,
}) => {
  const operator = await openServicesClient(stack, 'operator');
  const fileId = await startApproval(operator, { name: 'Price list.txt', reviewers: ['reviewer'] });
  const { items = [] } = await operator.call('drive.approvals.list', { fileId, fields: 'items' });
  // Support staff can read the metadata of files shared with them.
  await operator.call('drive.approvals.get', { fileId, approvalId: items[0]?.approvalId ?? '' });
  const { page } = await openAs('support', `/file/${fileId}/approvals`);
  await expect(page.getByRole('button', { name: /^Approve/ })).toBeDisabled();
  await expect(
    page.getByText(
      'Deciding requires the Operator or Reviewer role. Your role is Support; ask an operator for access.',
    ),
  ).toBeVisible();

  consoleMessages.allow(/drive\.approvals\.approve was refused/);
  const response = await page.evaluate(async (path) => {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'x-bff-csrf': '1', 'content-type': 'application/json' },
      body: '{}',
    });
    return { status: response.status, body: await response.json() };
  }, `/api/drive/v3/files/${fileId}/approvals/${items[0]?.approvalId}:approve`);
  expect(response).toMatchObject({
    status: 403,
    body: { code: 'policy_denied', missing: { roles: ['operator', 'reviewer'] } },
  });
});

test('evidence of an approval is compiled from the queue and saved as PDF, CSV and JSON', async ({ openAs, stack }) => {
  const operator = await openServicesClient(stack, 'operator');
  const fileId = await startApproval(operator, { name: 'Warehouse lease.txt', reviewers: ['reviewer'] });
  const { page } = await openAs('reviewer', `/file/${fileId}/approvals`);
  await page.getByText('Decide without opening the file').click();
  await page.getByRole('button', { name: 'Approve and complete' }).click();
  await expect(page.getByText('No approval in progress')).toBeVisible({ timeout: 20_000 });
  await page.goto('/reviews?folder=decided&q=Warehouse');
  await expect(page.getByRole('row', { name: 'Warehouse lease.txt' })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Evidence' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export evidence' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Leases');
  await dialog.getByRole('button', { name: 'Create evidence of 1 approval' }).click();
  const save = async (form: string) => {
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: `Download ${form}` }).click();
    return readFile(await (await saved).path(), 'utf8');
  };
  expect(JSON.parse(await save('JSON'))).toMatchObject({
    title: 'Leases',
    filters: [
      { name: 'Folder', value: 'Decided' },
      { name: 'File', value: 'Warehouse' },
    ],
    approvals: [{ fileId, steps: [{ kind: 'started' }, { kind: 'approved', isUnseen: true }, { kind: 'completed' }] }],
  });
  expect(await save('CSV')).toContain('Warehouse lease.txt');
  expect(await save('PDF')).toMatch(/^%PDF-/);
});
