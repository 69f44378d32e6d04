import type { Client } from '@rotunda/api-client/client';
import { openServicesClient } from '../fixtures/services-client.ts';
import { expect, test } from '../fixtures/test.ts';

const FOLDER_TYPE = 'application/vnd.google-apps.folder';
const GUEST = 'guest@partner.example.org';

/** Creates nested folders with a file that a guest can edit and another one that anyone can open, with unique names. */
async function createShared(operator: Client, subject: string) {
  const create = async (body: { name: string; mimeType?: string; parents?: string[] }) =>
    (await operator.call('drive.files.create', {}, { body })).id ?? '';
  const folderId = await create({ name: `${subject}s`, mimeType: FOLDER_TYPE });
  const inner = await create({ name: `Open ${subject}s`, mimeType: FOLDER_TYPE, parents: [folderId] });
  const offer = await create({ name: `${subject} offer`, mimeType: 'text/plain', parents: [inner] });
  const prices = await create({ name: `${subject} prices`, mimeType: 'text/plain', parents: [inner] });
  const guest = { type: 'user', role: 'writer', emailAddress: GUEST } as const;
  await operator.call('drive.permissions.create', { fileId: offer }, { body: guest });
  await operator.call('drive.permissions.create', { fileId: prices }, { body: { type: 'anyone', role: 'reader' } });
  return { offer, prices };
}

async function rolesOn(operator: Client, fileId: string) {
  const { permissions = [] } = await operator.call('drive.permissions.list', { fileId, fields: '*' });
  return permissions.map(({ role }) => role).toSorted();
}

test('access to everything in a folder changes as one job with a preview, and is restored by undo', async ({
  openAs,
  stack,
}) => {
  const operator = await openServicesClient(stack, 'operator');
  const { offer } = await createShared(operator, 'Tender');
  const { page } = await openAs('operator', '/files');
  await page.getByRole('checkbox', { name: 'Select Tenders, folder' }).click();
  await page.getByRole('button', { name: 'Change access' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change access to Tenders' });
  await dialog.getByLabel('Change', { exact: true }).selectOption('Change the role');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('1 permission on 1 of 4 items will change.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Change 1 permission' }).click();
  const report = page.getByRole('dialog', { name: 'Change 1 permission to Reader' });
  await expect(report.getByRole('button', { name: 'Undo 1 done' })).toBeVisible();
  expect(await rolesOn(operator, offer)).toEqual(['owner', 'reader']);
  await report.getByRole('button', { name: 'Undo 1 done' }).click();
  await expect.poll(() => rolesOn(operator, offer)).toEqual(['owner', 'writer']);
});

test('by keyboard: external access is reduced, kept and removed, and the decisions appear in the next review', async ({
  openAs,
  stack,
}, testInfo) => {
  // Unique, because an earlier attempt left its files.
  const subject = `Quote ${testInfo.retry + 1}`;
  const operator = await openServicesClient(stack, 'operator');
  const { offer, prices } = await createShared(operator, subject);
  const { page } = await openAs('operator', `/access-review?q=${encodeURIComponent(subject)}`);
  const row = (name: string) => page.getByRole('row', { name });
  await row(`${GUEST}, ${subject} offer`).click();
  await expect(page.getByRole('button', { name: 'Narrow to Reader' })).toBeVisible();
  await page.keyboard.press('w');
  await expect(row(`${GUEST}, ${subject} offer`)).toBeHidden();
  await expect.poll(() => rolesOn(operator, offer), { timeout: 20_000 }).toEqual(['owner', 'reader']);
  await row(`Anyone with the link, ${subject} prices`).click();
  await page.getByLabel('Note for the next review (optional)').fill('Public until May');
  await page.getByRole('button', { name: 'Keep' }).click();
  await expect(page.getByText(/^(Everything is reviewed|No access matches these filters)$/).first()).toBeVisible();

  await page.goto(`/access-review?q=${encodeURIComponent(subject)}&show=all`);
  await row(`Anyone with the link, ${subject} prices`).click();
  await expect(page.getByText('Public until May')).toBeVisible();
  await expect(page.getByText(/^Kept by Olivia Perera on /).first()).toBeVisible();
  await page.keyboard.press('d');
  await expect.poll(() => rolesOn(operator, prices), { timeout: 20_000 }).toEqual(['owner']);
  await page.goto('/access-review?show=decided');
  await expect(row(`Anyone with the link, ${subject} prices`)).toHaveCount(2);
});
