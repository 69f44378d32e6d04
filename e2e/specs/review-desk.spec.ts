import { openServicesClient, replaceContent, startApproval } from '../fixtures/services-client.ts';
import { expect, test } from '../fixtures/test.ts';

// Both tests first index every file of the demo, and then open many screens.
test.describe.configure({ timeout: 240_000 });

const COUNT = 10;
const CHANGED = 7;

test('a reviewer completes ten approvals with shortcuts alone; the one that changed in the meantime is skipped', async ({
  openAs,
  stack,
}) => {
  const operator = await openServicesClient(stack, 'operator');
  const names = Array.from({ length: COUNT }, (_, index) => `Desk ${String(index + 1).padStart(2, '0')}.txt`);
  const fileIds: string[] = [];
  for (const name of names) fileIds.push(await startApproval(operator, { name, reviewers: ['reviewer'] }));
  const { page } = await openAs('reviewer', '/reviews?q=Desk&sort=title');
  const grid = page.getByRole('grid', { name: 'Approvals' });
  // A reviewer may not follow changes, so files added after the first scan are found by another scan.
  await page.getByRole('button', { name: 'Scan again' }).click();
  await expect(grid.getByRole('row')).toHaveCount(COUNT + 1, { timeout: 60_000 });
  await grid.getByRole('row', { name: names[0] }).focus();
  await page.keyboard.press('Enter');
  for (const [index, name] of names.entries()) {
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(page.getByText(`The text of ${name}.`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Approve and complete' })).toBeEnabled();
    if (index + 1 === CHANGED) await replaceContent(operator, fileIds[index] ?? '', `${name} after it was read.`);
    await page.keyboard.press('a');
    // Checked immediately, because the message is shown only briefly.
    if (index + 1 === CHANGED) {
      await expect(page.getByText(new RegExp(`Not sent: Approve ${name}`))).toBeVisible({ timeout: 20_000 });
    }
  }
  const statusOf = async (fileId = '') => {
    const { items = [] } = await operator.call('drive.approvals.list', { fileId, fields: 'items(status)' });
    return items[0]?.status;
  };
  for (const [index, fileId] of fileIds.entries()) {
    const expected = index + 1 === CHANGED ? 'IN_PROGRESS' : 'APPROVED';
    await expect.poll(() => statusOf(fileId), { timeout: 20_000 }).toBe(expected);
  }

  await page.goto('/reviews?q=Desk');
  await expect(grid.getByRole('row')).toHaveCount(2, { timeout: 30_000 });
  await grid.getByRole('row', { name: names[CHANGED - 1] }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${names[CHANGED - 1]} after it was read.`)).toBeVisible();
});

test('a reason typed for an unopened Word file goes into its field, and decides nothing', async ({ openAs, stack }) => {
  const operator = await openServicesClient(stack, 'operator');
  const word = {
    content: 'PK\u0003\u0004 not to be shown',
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  };
  const reviewers = ['reviewer'] as const;
  const fileIds = [await startApproval(operator, { name: 'Typing 1.docx', reviewers, media: word })];
  for (const name of ['Typing 2.txt', 'Typing 3.txt']) fileIds.push(await startApproval(operator, { name, reviewers }));
  const { page } = await openAs('reviewer', '/reviews?q=Typing&sort=title');
  await page.getByRole('button', { name: 'Scan again' }).click();
  const first = page.getByRole('grid', { name: 'Approvals' }).getByRole('row', { name: 'Typing 1.docx' });
  await expect(first).toBeVisible({ timeout: 60_000 });
  await first.focus();
  await page.keyboard.press('Enter');
  const box = page.getByRole('checkbox', { name: 'Decide without opening the file' });
  await expect(box).toBeVisible();
  const desk = page.url();
  const decisions: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && /\/api\/(?:sends|jobs|drive)\b/.test(request.url()))
      decisions.push(request.url());
  });

  await page.keyboard.press('d');
  const text = page.getByRole('textbox', { name: 'Comment (optional to approve)' });
  await expect(text).toBeFocused();
  await page.keyboard.type('no, the penalty and a date are not agreed', { delay: 60 });
  await expect(text).toHaveValue('no, the penalty and a date are not agreed');
  await expect(text).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(box).toBeFocused();
  await expect(box).not.toBeChecked();
  await expect(page.getByText(/^View the file first, or tick the box/).first()).toBeVisible();
  await expect(text).toHaveValue('no, the penalty and a date are not agreed');
  expect(page.url()).toBe(desk);
  expect(decisions).toEqual([]);
  for (const fileId of fileIds) {
    const { items = [] } = await operator.call('drive.approvals.list', { fileId, fields: 'items' });
    expect(items).toMatchObject([{ status: 'IN_PROGRESS', reviewerResponses: [{ response: 'NO_RESPONSE' }] }]);
  }
});

test('two revisions are compared, and an approval is documented on paper', async ({ openAs, stack }) => {
  const operator = await openServicesClient(stack, 'operator');
  const fileId = await startApproval(operator, { name: 'Compared.txt', reviewers: ['reviewer', 'operator'] });
  await replaceContent(operator, fileId, 'The text of another day.');
  const { page } = await openAs('operator', `/file/${fileId}/revisions`);
  await page.getByRole('button', { name: 'Compare revision 2 with the previous one' }).click();
  await expect(page.getByRole('table', { name: 'Text changes' })).toContainText('another day');

  await page.goto(`/file/${fileId}/approvals`);
  await page.getByRole('textbox', { name: 'Comment (optional to approve)' }).fill('As agreed.');
  await page.getByText('Decide without opening the file').click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('1 of 2 approved')).toBeVisible({ timeout: 20_000 });
  const { items = [] } = await operator.call('drive.approvals.list', { fileId, fields: 'items(approvalId)' });
  const review = `/reviews/${fileId}/${items[0]?.approvalId}`;
  await page.goto(`${review}/proof`);
  await expect(page.getByText('“As agreed.”')).toBeVisible();
  await expect(page.getByText(/approved without viewing the content$/)).toBeVisible();
});
