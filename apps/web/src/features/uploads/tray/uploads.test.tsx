import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseFile, clearAll, started, uploadRoutes, WHOLE } from '#features/uploads/testing/upload-page.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { problem, type StubResponses, type StubRoutes } from '#testing/stub-services.ts';
import { notify } from '#ui/toasts/toasts.tsx';

const PART_BYTES = 8 * 1024 * 1024;
const responses: StubResponses = { 'drive.files.list': () => ({ files: [] }) };

/** Returns a dropped file as browsers provide it. */
function fileEntry(name: string) {
  return {
    name,
    isFile: true,
    isDirectory: false,
    file: (take: (file: File) => void) => take(new File(['hello'], name)),
  };
}

/** Returns a dropped folder as browsers provide it: two reads of its content, the second of which is empty. */
function folderEntry(name: string, children: readonly object[]): object {
  let rest = children;
  const readEntries = (take: (entries: readonly object[]) => void) => {
    const some = rest;
    rest = [];
    take(some);
  };
  return { name, isFile: false, isDirectory: true, createReader: () => ({ readEntries }) };
}

/** Returns the height of the empty strips above and below the content of a row, in pixels. */
function getSpareHeights(row: Element): { above: number; below: number } {
  const [box, first, last] = [row, row.firstElementChild, row.lastElementChild].map((one) =>
    one?.getBoundingClientRect(),
  );
  const round = (from = 0, to = 0) => Math.round(to - from);
  return { above: round(box?.top, first?.top), below: round(last?.bottom, box?.bottom) };
}

test('a file is uploaded part by part, and a lost part is looked up and sent again', async () => {
  const sizeBytes = PART_BYTES * 2 + 5;
  const { bff, ranges } = uploadRoutes(sizeBytes, (part) =>
    part === 1 ? problem({ status: 503, code: 'upload_retry', title: 'Lost', retryable: true }) : undefined,
  );
  const app = await renderApp({ url: '/files', responses, bff });
  await chooseFile(app, new File([new Uint8Array(sizeBytes)], 'scan.bin'));
  const row = app.screen.getByRole('listitem', { name: 'scan.bin' });
  await expect.element(row.getByRole('link', { name: 'scan.bin' })).toHaveAttribute('href', '/file/file-new/preview');
  expect(ranges).toEqual([
    `bytes 0-${PART_BYTES - 1}/${sizeBytes}`,
    `bytes ${PART_BYTES}-${2 * PART_BYTES - 1}/${sizeBytes}`,
    `bytes */${sizeBytes}`,
    `bytes ${PART_BYTES}-${2 * PART_BYTES - 1}/${sizeBytes}`,
    `bytes ${2 * PART_BYTES}-${sizeBytes - 1}/${sizeBytes}`,
  ]);
  await expect.element(app.screen.getByText('1 of 1 uploaded')).toBeVisible();
  const { above, below } = getSpareHeights(row.element());
  expect(below).toBe(above);
  await expectAccessible();
  await page.viewport(390, 844);
  await expectAccessible();
  await clearAll();
});

test('a small file is uploaded in one request, which is sent again with the same key if it is lost', async () => {
  const sent: { key: string | null; type: string | null; text: string }[] = [];
  const { bff, ranges } = uploadRoutes(5);
  const app = await renderApp({
    url: '/files',
    responses,
    bff: {
      ...bff,
      [WHOLE]: async ({ headers, body }) => {
        const text = await (body as Blob).text();
        sent.push({ key: headers.get('idempotency-key'), type: headers.get('content-type'), text });
        if (sent.length === 1) throw new TypeError('Failed to fetch');
        return { id: 'file-new', name: 'scan.bin' };
      },
    },
  });
  await chooseFile(app, new File(['hello'], 'scan.bin'));
  const row = app.screen.getByRole('listitem', { name: 'scan.bin' });
  await expect.element(row.getByRole('link', { name: 'scan.bin' })).toHaveAttribute('href', '/file/file-new/preview');
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[0]?.key).toMatch(/^[\da-f-]{36}$/);
  expect(sent[0]?.text).toContain('{"name":"scan.bin"');
  expect(sent[0]?.text).toContain('\r\n\r\nhello\r\n--');
  expect(ranges).toEqual([]);
  await clearAll();
});

test('notifications are shown next to the uploads, not over them', async () => {
  await page.viewport(1280, 800);
  const { bff } = uploadRoutes(5);
  const app = await renderApp({ url: '/files', responses, bff });
  await chooseFile(app, new File(['hello'], 'scan.bin'));
  await expect.element(app.screen.getByText('1 of 1 uploaded')).toBeVisible();
  notify('Moved to Personal');
  const message = page.getByRole('group', { name: 'Moved to Personal' });
  await expect.element(message).toBeVisible();
  const tray = app.screen.getByRole('region', { name: 'Uploads' }).element().getBoundingClientRect();
  expect(message.element().getBoundingClientRect().right).toBeLessThan(tray.left);
  await clearAll();
});

test('a rejected upload shows the reason and can be retried', async () => {
  let isFull = true;
  const { bff } = uploadRoutes(5);
  const refuse: StubRoutes = {
    ...bff,
    [WHOLE]: () =>
      isFull
        ? problem({ status: 403, code: 'upstream_forbidden', title: 'The storage quota is used up.' })
        : Response.json({ id: 'file-new' }),
  };
  const app = await renderApp({ url: '/files', responses, bff: refuse });
  await chooseFile(app, new File(['hello'], 'scan.bin'));
  await expect.element(app.screen.getByText(/The storage quota is used up/)).toBeVisible();
  isFull = false;
  await app.screen.getByRole('button', { name: 'Try scan.bin again' }).click();
  await expect.element(app.screen.getByText('1 of 1 uploaded')).toBeVisible();
  await clearAll();
});

test('one failed upload beside a completed one leaves no empty bar above the list', async () => {
  const { bff } = uploadRoutes(5);
  const failure = problem({ status: 403, code: 'upstream_forbidden', title: 'The storage quota is used up.' });
  const outcomes = [failure, Response.json({ id: 'file-new' })];
  const app = await renderApp({
    url: '/files',
    responses,
    bff: { ...bff, [WHOLE]: () => outcomes.shift() ?? Response.error() },
  });
  await chooseFile(app, new File(['hello'], 'first.bin'));
  await expect.element(app.screen.getByText(/The storage quota is used up/)).toBeVisible();
  await chooseFile(app, new File(['hello'], 'second.bin'));
  await expect.element(app.screen.getByText('1 of 2 uploaded, 1 failed')).toBeVisible();
  const bars = [...app.screen.getByRole('region', { name: 'Uploads' }).element().children];
  expect(bars.map(({ textContent }) => textContent)).not.toContain('');
  await clearAll();
});

test('a name in use prompts for what to do, even if the console was too busy to check first', async () => {
  const drafts: unknown[] = [];
  const { bff } = uploadRoutes(5);
  const refusals = [problem({ status: 429, code: 'rate_limited', title: 'Too many requests', retryable: true })];
  const app = await renderApp({
    url: '/files/legal',
    responses: {
      'drive.files.get': () => ({ id: 'legal', name: 'Legal' }),
      'drive.files.list': ({ query }) => {
        if (!query.get('q')?.includes('name = ')) return { files: [] };
        return refusals.pop() ?? { files: [{ id: 'old-1', name: 'scan.bin', size: '3' }] };
      },
    },
    bff: {
      ...bff,
      'PATCH /api/upload/drive/v3/files/old-1': async ({ body }) => {
        drafts.push(await (body as Blob).text());
        return { id: 'old-1' };
      },
    },
  });
  await chooseFile(app, new File(['hello'], 'scan.bin', { type: 'text/plain' }));
  await expect.element(app.screen.getByRole('dialog', { name: '1 file already exists here' })).toBeVisible();
  await app.screen.getByRole('button', { name: 'Replace' }).click();
  await expect.poll(() => drafts).toHaveLength(1);
  expect(drafts[0]).toContain('Content-Type: text/plain\r\n\r\nhello');
  await expect.element(app.screen.getByText('1 of 1 uploaded')).toBeVisible();
  await clearAll();
});

test('a dropped folder is created with its subfolders, and files are added to an existing folder', async () => {
  const drafts: unknown[] = [];
  const { bff } = uploadRoutes(5);
  const app = await renderApp({
    url: '/files/legal',
    responses: {
      'drive.files.get': () => ({ id: 'legal', name: 'Legal' }),
      'drive.files.list': ({ query }) => ({
        files: query.get('q')?.includes("name = 'Contracts' and") ? [{ id: 'contracts-there' }] : [],
      }),
      'drive.files.generateIds': () => ({ ids: ['drafts-new'] }),
      'drive.files.create': () => ({ id: 'drafts-new' }),
    },
    bff: {
      ...bff,
      [WHOLE]: async ({ body }) => {
        drafts.push(JSON.parse(/^\{.*\}$/m.exec(await (body as Blob).text())?.[0] ?? ''));
        return { id: 'file-new' };
      },
    },
  });
  await app.screen.getByRole('button', { name: 'New' }).click();
  await expect.element(app.screen.getByRole('menuitem', { name: /^Upload a folder/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  const transfer = new DataTransfer();
  transfer.items.add(new File(['x'], 'held'));
  window.dispatchEvent(new DragEvent('dragover', { dataTransfer: transfer, cancelable: true }));
  await expect.element(app.screen.getByText('Drop files and folders to upload them here')).toBeVisible();
  await expectAccessible();
  window.dispatchEvent(new DragEvent('dragleave', { dataTransfer: transfer }));
  const entry = folderEntry('Contracts', [folderEntry('Drafts', [fileEntry('a.txt')]), fileEntry('b.txt')]);
  // A script cannot add a folder to a real transfer.
  const dataTransfer = { types: ['Files'], items: [{ webkitGetAsEntry: () => entry }] };
  window.dispatchEvent(Object.defineProperty(new DragEvent('drop'), 'dataTransfer', { value: dataTransfer }));
  await expect.poll(() => drafts).toHaveLength(2);
  // The existing folder receives its file while the other one is being created.
  expect(drafts).toMatchObject([
    { name: 'b.txt', parents: ['contracts-there'] },
    { name: 'a.txt', parents: ['drafts-new'] },
  ]);
  expect(app.services.callsOf('drive.files.create').map(({ body }) => body)).toMatchObject([
    { id: 'drafts-new', name: 'Drafts', parents: ['contracts-there'] },
  ]);
  await expect.element(app.screen.getByText('Drop files and folders')).not.toBeInTheDocument();
  await clearAll();
});

test('an upload interrupted by closing the page continues when its file is selected again', async () => {
  const sizeBytes = PART_BYTES + 5;
  const { bff, ranges } = uploadRoutes(sizeBytes);
  const app = await renderApp({
    url: '/files',
    responses,
    bff: { ...bff, 'GET /api/files/uploads': () => ({ uploads: [started(sizeBytes)] }) },
  });
  await expect.element(app.screen.getByText(/Paused \(page was closed\)/)).toBeVisible();
  const picker = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
  await app.screen.getByRole('button', { name: 'Reselect file to resume' }).click();
  picker.mockRestore();
  const input = [...document.querySelectorAll<HTMLInputElement>('section[aria-label="Uploads"] input[type="file"]')][0];
  if (!input) throw new Error('the field for the file is missing');
  const choose = (file: File) => {
    const transfer = new DataTransfer();
    transfer.items.add(file);
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  choose(new File(['short'], 'scan.bin'));
  await expect.element(app.screen.getByText(/scan.bin has 5 bytes/)).toBeVisible();
  expect(ranges).toEqual([]);
  choose(new File([new Uint8Array(sizeBytes)], 'scan.bin'));
  await expect.element(app.screen.getByText('1 of 1 uploaded')).toBeVisible();
  await clearAll();
});

test('on a phone, several interrupted uploads are collapsed, so that the screen stays visible', async () => {
  await page.viewport(390, 844);
  const uploads = ['a.bin', 'b.bin', 'c.bin'].map((name, index) => ({ ...started(9, name), uploadId: `up-${index}` }));
  const app = await renderApp({
    url: '/files',
    responses,
    bff: { ...uploadRoutes(9).bff, 'GET /api/files/uploads': () => ({ uploads }) },
  });
  const tray = app.screen.getByRole('region', { name: 'Uploads' });
  await expect.element(tray.getByText('0 of 3 uploaded, 3 interrupted')).toBeVisible();
  await expect.element(tray.getByRole('listitem', { name: 'a.bin' })).not.toBeInTheDocument();
  await tray.getByRole('button', { name: 'Expand uploads' }).click();
  await expect.element(tray.getByRole('listitem', { name: 'a.bin' })).toBeVisible();
  await page.viewport(1440, 900);
  await clearAll();
});
