import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleFile } from '#testing/sample-files.ts';
import { sampleQueue as index, reviewResponses, sampleReview as row, withQueue } from '#testing/sample-reviews.ts';
import type { StubResponses } from '#testing/stub-services.ts';
import { changePlaces } from './place-store.ts';

const TEXT = Array.from({ length: 200 }, (_, line) => `Clause ${line + 1} of the contract.`).join('\n');
const quoted = (value: string, anchor?: string) => ({
  id: 'c1',
  content: 'Who pays?',
  author: { displayName: 'Bo' },
  quotedFileContent: { mimeType: 'text/plain', value },
  ...(anchor && { anchor }),
});

afterEach(() => changePlaces('', {}));

function desk(comments: readonly object[], written: unknown[] = []) {
  const responses: StubResponses = {
    ...reviewResponses,
    'drive.files.get': ({ query }) =>
      query.get('alt') === 'media' ? new Response(TEXT) : sampleFile({ headRevisionId: 'revision-7' }),
    'drive.comments.list': () => ({ comments: [...comments] }),
    'drive.comments.create': ({ body }) => {
      written.push(body);
      return { id: 'c2' };
    },
  };
  const bff = withQueue(index([row(1)]), { 'GET /api/approval-history': () => ({ steps: [] }) });
  return renderApp({ url: '/reviews/file-1/approval-1', responses, bff });
}

test('a shortcut comments on the selected content, with its text, its line and the revision', async () => {
  const written: unknown[] = [];
  const { screen } = await desk([], written);
  const text = screen.getByRole('region', { name: 'Text' }).getByText(/^Clause 1 of/);
  await expect.element(text).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Comments' })).toBeVisible();
  const node = text.element().firstChild;
  const start = TEXT.indexOf('Clause 3 of');
  getSelection()?.setBaseAndExtent(node ?? document, start, node ?? document, start + 'Clause 3'.length);
  await expect.element(screen.getByRole('button', { name: 'Comment on this' })).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('c');
  const field = screen.getByRole('textbox', { name: 'New comment' });
  await expect.element(field).toHaveFocus();
  await expect.element(screen.getByRole('region', { name: 'Comments' }).getByText('Line 3')).toBeVisible();
  await field.fill('Which one?');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect
    .poll(() => written)
    .toMatchObject([{ content: 'Which one?', quotedFileContent: { mimeType: 'text/plain', value: 'Clause 3' } }]);
  const [{ anchor = '' } = {}] = written as { anchor?: string }[];
  expect(JSON.parse(anchor)).toMatchObject({ r: 'revision-7', a: [{ txt: { l: 8 } }, { line: { n: 3 } }] });
});

test('a position is selected by keyboard alone, and Escape returns', async () => {
  const { screen } = await desk([]);
  await expect.element(screen.getByText(/^Clause 1 of/)).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Comments' })).toBeVisible();
  await userEvent.keyboard('c');
  const bar = screen.getByRole('group', { name: 'Choose a place' });
  await expect.element(bar.getByRole('status')).toMatchTextContent('1 of 200 Clause 1 of the contract.');
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(bar).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'On a place' }).click();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  await expect.element(bar.getByRole('status')).toMatchTextContent('2 of 200 Clause 2 of the contract.');
  await userEvent.keyboard('{Enter}');
  const field = screen.getByRole('textbox', { name: 'New comment' });
  await expect.element(field).toHaveFocus();
  const comments = screen.getByRole('region', { name: 'Comments' });
  await expect.element(comments.getByText('Clause 2 of the contract.')).toBeVisible();
  await comments.getByRole('button', { name: 'Comment on the whole file instead' }).click();
  await expect.element(comments.getByText('Clause 2 of the contract.')).not.toBeInTheDocument();
});

test('a thread links to its position in the content and highlights it', async () => {
  const { screen } = await desk([quoted('Clause 150 of')]);
  await expect.element(screen.getByText(/^Clause 1 of/)).toBeVisible();
  await screen.getByRole('button', { name: 'Show in content: Clause 150 of' }).click();
  const mark = () => document.querySelector('[data-place-mark] > *')?.getBoundingClientRect();
  await expect.poll(mark).toBeDefined();
  const frame = screen.getByRole('region', { name: 'Content' }).element().getBoundingClientRect();
  await expect.poll(() => mark()?.top ?? 0).toBeGreaterThan(frame.top);
  expect(mark()?.bottom).toBeLessThan(frame.bottom);
  await expectAccessible();
});

test('a thread whose position no longer exists says so', async () => {
  const { screen } = await desk([quoted('A clause that was removed')]);
  await expect.element(screen.getByText(/^Clause 1 of/)).toBeVisible();
  await screen.getByRole('button', { name: /^Show in content/ }).click();
  await expect.element(screen.getByText(/^Not found in the version shown/)).toBeVisible();
  expect(document.querySelector('[data-place-mark]')).toBeNull();
  await page.viewport(390, 844);
  await expectAccessible();
});

test('in the comments of a file, a thread links to the preview, which shows its position', async () => {
  const { screen, address } = await renderApp({
    url: '/file/file-1/comments',
    responses: {
      'drive.files.get': ({ query }) => (query.get('alt') === 'media' ? new Response(TEXT) : sampleFile()),
      'drive.comments.list': () => ({ comments: [quoted('Clause 120 of')] }),
    },
  });
  await screen.getByRole('link', { name: 'Show in content: Clause 120 of' }).click();
  await expect.poll(address).toContain('/file/file-1/preview');
  await expect.poll(() => document.querySelector('[data-place-mark] > *')).not.toBeNull();
});

test('the current cell of a spreadsheet is commented on, and a thread scrolls to a cell out of view', async () => {
  const rows = Array.from({ length: 900 }, (_, row) => `Person ${row + 1},${row * 7}`).join('\n');
  const file = sampleFile({ name: 'People.csv', mimeType: 'text/csv', size: String(rows.length) });
  const anchor = '{"r":"r7","a":[{"page":{"p":1}},{"matrix":{"r":800,"c":2,"w":1,"h":1}}]}';
  const { screen } = await renderApp({
    url: '/reviews/file-1/approval-1',
    responses: {
      ...reviewResponses,
      'drive.files.get': ({ query }) => (query.get('alt') === 'media' ? new Response(rows) : file),
      'drive.comments.list': () => ({ comments: [quoted('5593', anchor)] }),
    },
    bff: withQueue(index([row(1)]), { 'GET /api/approval-history': () => ({ steps: [] }) }),
  });
  const cell = screen.getByRole('gridcell', { name: '7', exact: true });
  // The first spreadsheet of a page loads its worker from source.
  await expect.element(cell, { timeout: 30_000 }).toBeVisible();
  await cell.click();
  await userEvent.keyboard('c');
  await expect.element(screen.getByText('Sheet 1, B2')).toBeVisible();
  await screen.getByRole('button', { name: 'Show in content: 5593' }).click();
  await expect.element(screen.getByRole('region', { name: 'Cell B800' })).toMatchTextContent('5593');
  await expect.poll(() => document.querySelector('[data-place-mark] > *')).not.toBeNull();
});

test('in the preview of a file, the shortcut starts a comment on a position in it', async () => {
  const file = sampleFile({ name: 'People.csv', mimeType: 'text/csv', size: '13' });
  const { screen, address } = await renderApp({
    url: '/file/file-1/preview',
    responses: {
      'drive.files.get': ({ query }) => (query.get('alt') === 'media' ? new Response('Ana,1\nBo,two\n') : file),
      'drive.comments.list': () => ({ comments: [] }),
    },
  });
  await screen.getByRole('gridcell', { name: 'two' }).click();
  await userEvent.keyboard('c');
  await expect.poll(address).toContain('/file/file-1/comments');
  await expect.element(screen.getByText('Sheet 1, B2')).toBeVisible();
});

test('in a comparison of sheets, a thread links to the later cell, among added and removed rows', async () => {
  const contents = ['item,price\nhay,10\noats,30\nbarley,40\n', 'item,price\nhay,10\nmaize,50\nrye,60\nbarley,40\n'];
  const revisions = contents.map((content, index) => ({
    id: `r${index}`,
    mimeType: 'text/csv',
    keepForever: true,
    size: String(content.length),
    modifiedTime: `2026-11-${index === 0 ? '01' : '25'}T10:00:00Z`,
  }));
  const file = sampleFile({ name: 'Prices.csv', mimeType: 'text/csv', size: '10', headRevisionId: 'r1' });
  const anchor = '{"r":"r1","a":[{"page":{"p":1}},{"matrix":{"r":5,"c":2,"w":1,"h":1}}]}';
  const { screen } = await renderApp({
    url: '/reviews/file-1/approval-1?view=since-start',
    responses: {
      ...reviewResponses,
      'drive.files.get': () => file,
      'drive.revisions.list': () => ({ revisions }),
      'drive.revisions.get': ({ pathParams }) => new Response(contents[pathParams.revisionId === 'r0' ? 0 : 1]),
      'drive.comments.list': () => ({ comments: [quoted('40', anchor)] }),
    },
    bff: withQueue(index([row(1)]), { 'GET /api/approval-history': () => ({ steps: [] }) }),
  });
  await expect.element(screen.getByRole('rowheader', { name: '3 removed' }), { timeout: 30_000 }).toBeVisible();
  await screen.getByRole('button', { name: 'Show in content: 40' }).click();
  await expect.element(screen.getByRole('region', { name: 'Cell B5' })).toMatchTextContent('40');
  await expect.poll(() => document.querySelector('[data-place-mark] > *')).not.toBeNull();
});
