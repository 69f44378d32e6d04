import type { Client } from '@rotunda/api-client/client';
import { findViolations } from '../fixtures/accessibility.ts';
import { openServicesClient } from '../fixtures/services-client.ts';
import { expect, test } from '../fixtures/test.ts';

const EDITORS = 'application/vnd.google-apps';
const OFFICE = 'application/vnd.openxmlformats-officedocument';
const DOCX = `${OFFICE}.wordprocessingml.document`;
const PPTX = `${OFFICE}.presentationml.presentation`;
const XLSX = `${OFFICE}.spreadsheetml.sheet`;

/** Creates a document of the service with this name and optional text, and exports it in another format. */
async function exportNew(
  operator: Client,
  { editor, text, type = 'text/markdown', as }: { editor: string; text?: string; type?: string; as: string },
): Promise<Blob> {
  const body = { name: 'Moving house', mimeType: `${EDITORS}.${editor}` };
  const media = text === undefined ? {} : { media: { content: text, contentType: type } };
  const { id = '' } = await operator.call('drive.files.create', {}, { body, ...media });
  const response = await operator.raw('drive.files.export', { fileId: id, mimeType: as });
  return new Blob([await response.arrayBuffer()], { type: as });
}

test('a Word document is read and compared with its previous revision, and a presentation slide by slide', async ({
  openAs,
  stack,
}) => {
  const operator = await openServicesClient(stack, 'operator');
  const contractOf = (month: string, amount: number) =>
    `# Lease\n\nThe lease ends in ${month}.\n\n| Room | Rent |\n| --- | --- |\n| Attic | ${amount} |\n| Cellar | 90 |\n\n1. Keys\n2. Heating`;
  const first = await exportNew(operator, { editor: 'document', text: contractOf('May', 410), as: DOCX });
  const { id: fileId = '' } = await operator.call(
    'drive.files.create',
    {},
    { body: { name: 'Lease.docx' }, media: { content: first, contentType: DOCX } },
  );
  const revisions = await operator.call('drive.revisions.list', { fileId });
  const [{ id: revisionId = '' } = {}] = revisions.revisions ?? [];
  await operator.call('drive.revisions.update', { fileId, revisionId }, { body: { keepForever: true } });
  const second = await exportNew(operator, { editor: 'document', text: contractOf('June', 435), as: DOCX });
  await operator.call('drive.files.update', { fileId }, { media: { content: second, contentType: DOCX } });

  const { page } = await openAs('operator', `/file/${fileId}/preview`);
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { name: 'Lease' })).toBeVisible();
  await expect(article.getByRole('row', { name: 'Attic 435' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.goto(`/file/${fileId}/revisions/compare`);
  const changes = page.getByRole('table', { name: 'Text changes' });
  await expect(changes.getByText('The lease ends in June.').first()).toBeVisible();
  await expect(changes.getByText('| Attic | 435 |').first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  const slides = await exportNew(operator, { editor: 'presentation', as: PPTX });
  const { id: slidesId = '' } = await operator.call(
    'drive.files.create',
    {},
    { body: { name: 'Moving.pptx' }, media: { content: slides, contentType: PPTX } },
  );
  await page.goto(`/file/${slidesId}/preview`);
  await expect(page.getByRole('article').getByRole('heading', { name: 'Slide 1: Moving house' })).toBeVisible();
});

test('a workbook is read cell by cell by keyboard alone and compared with its previous revision', async ({
  openAs,
  stack,
}) => {
  const operator = await openServicesClient(stack, 'operator');
  const toRentTable = (attic: number, more: string) => `Room,Rent\nAttic,${attic}\nCellar,90\n${more}`;
  const editor = { editor: 'spreadsheet', type: 'text/csv', as: XLSX };
  const first = await exportNew(operator, { ...editor, text: toRentTable(410, '') });
  const { id: fileId = '' } = await operator.call(
    'drive.files.create',
    {},
    { body: { name: 'Rents.xlsx' }, media: { content: first, contentType: XLSX } },
  );
  const revisions = await operator.call('drive.revisions.list', { fileId });
  const [{ id: revisionId = '' } = {}] = revisions.revisions ?? [];
  await operator.call('drive.revisions.update', { fileId, revisionId }, { body: { keepForever: true } });
  const second = await exportNew(operator, { ...editor, text: toRentTable(435, 'Garage,60\n') });
  await operator.call('drive.files.update', { fileId }, { media: { content: second, contentType: XLSX } });

  const { page } = await openAs('operator', `/file/${fileId}/preview`);
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('gridcell', { name: '435' })).toBeVisible();
  await expect(page.getByText('All 8 cells viewed')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Go to cell' }).fill('B2');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Cell B2' })).toContainText('435');
  await page.keyboard.press('Control+End');
  await expect(page.getByRole('region', { name: 'Cell B4' })).toContainText('60');
  await page.keyboard.press('/');
  await page.keyboard.type('cellar');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Found in A3')).toBeVisible();

  await page.goto(`/file/${fileId}/revisions/compare`);
  await expect(page.getByText('1 cell changed, 1 row added')).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('region', { name: 'Cell B2' })).toContainText('Before: 410');
  await page.keyboard.press('j');
  await expect(page.getByText('Change 2 of 2')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
