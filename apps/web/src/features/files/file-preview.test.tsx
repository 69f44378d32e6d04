import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleFile, sampleText } from '#testing/sample-files.ts';
import { operatorSession, type StubResponses, serviceError } from '#testing/stub-services.ts';

type SampleFile = ReturnType<typeof sampleFile>;

function withContent(file: SampleFile, content: BodyInit): StubResponses {
  return {
    'drive.files.get': ({ query }) => (query.get('alt') === 'media' ? new Response(content) : file),
  };
}

test('a text is shown with the details of its file', async () => {
  const { screen } = await renderApp({
    url: '/file/file-1',
    responses: withContent(sampleFile(), sampleText('Fixed the export')),
  });
  await expect.element(screen.getByRole('heading', { name: 'Release notes.txt' })).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Preview' }).getByText('Fixed the export')).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Details' }).getByText('24 B')).toBeVisible();
  await expectAccessible();
});

test.each([
  [
    { driveId: 'drive-1', trashingUser: { displayName: 'Bo Berg' }, trashedTime: '2026-11-20T10:00:00Z' },
    /Trashed by\s*Bo Berg/,
  ],
  [{}, /Trashed by\s*Reported only for files in shared drives/],
])(
  'the details of a file in the trash state who moved it there, if the service reports it: %o',
  async (trash, expected) => {
    const { screen } = await renderApp({
      url: '/file/file-1',
      responses: withContent({ ...sampleFile(), trashed: true, ...trash }, sampleText('Fixed the export')),
    });
    await expect.element(screen.getByRole('region', { name: 'Details' })).toMatchTextContent(expected);
  },
);

test('on a narrow screen the content has the space of the details until they are opened', async () => {
  await page.viewport(390, 450);
  const { screen } = await renderApp({
    url: '/file/file-1',
    responses: withContent(sampleFile(), sampleText('Fixed the export')),
  });
  const heightOf = (element: Element | null) => element?.getBoundingClientRect().height ?? 0;
  const details = screen.getByText('Details', { exact: true });
  await expect.element(details).toBeVisible();
  const fold = details.element().parentElement;
  const preview = screen.getByRole('region', { name: 'Preview' }).element();
  expect(heightOf(fold)).toBeLessThan(56);
  expect(heightOf(preview)).toBeGreaterThan(2 * heightOf(fold));
  details.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('24 B')).toBeVisible();
  expect(heightOf(preview)).toBeGreaterThanOrEqual(heightOf(fold) - 1);
  await expectAccessible();
});

test('a drawing is shown as a picture or as source, and never runs', async () => {
  const hostile =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><image href="x" alt="planted" onerror="document.title = 1"/></svg>';
  const responses = withContent(sampleFile({ mimeType: 'image/svg+xml', name: 'Plan.svg' }), hostile);
  const { screen } = await renderApp({ url: '/file/file-1/preview', responses });
  await expect.element(screen.getByText('Fit, 40 × 20 pixels')).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Show as Picture' }).click();
  await screen.getByRole('option', { name: 'Source' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Plan.svg' })).toMatchTextContent(/alt="planted"/);
  await expect.element(screen.getByRole('img', { name: 'planted' })).not.toBeInTheDocument();
});

test('Markdown is shown as a page in which nothing runs, nothing is fetched and links are plain; or as source', async () => {
  const text = `# Plan

Read the [guide](https://example.com/guide), not [this](javascript:alert(1)).

<img src="x" alt="planted" onerror="document.title = 1">

![logo](https://example.com/logo.png)

- one & two
- **three**

| Month | Zebras |
| ----- | ------ |
| May   | 3      |
`;
  const file = sampleFile({ mimeType: 'text/markdown', name: 'plan.md' });
  const { screen } = await renderApp({ url: '/file/file-1/preview', responses: withContent(file, text) });
  const preview = screen.getByRole('region', { name: 'Preview' });
  await expect.element(preview.getByRole('heading', { name: 'Plan' })).toBeVisible();
  await expect.element(preview.getByRole('link', { name: 'guide' })).toHaveAttribute('rel', 'noreferrer noopener');
  await expect.element(preview.getByText('this', { exact: true })).not.toHaveAttribute('href');
  await expect.element(preview.getByText('[image: logo]')).toBeVisible();
  await expect.element(preview.getByText('one & two')).toBeVisible();
  await expect.element(preview.getByRole('cell', { name: 'May' })).toBeVisible();
  expect(document.querySelectorAll('article img, article a[href^="javascript"]')).toHaveLength(0);
  await expectAccessible();
  await preview.getByRole('button', { name: /^Show as/ }).click();
  await screen.getByRole('option', { name: 'Text' }).click();
  await expect.element(preview.getByText(/^# Plan/)).toBeVisible();
});

test('a text in another encoding is detected from its bytes, and can be read in a selected one', async () => {
  const koi8 = new Uint8Array([0xf0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4, 0x2c, 0x20, 0xcd, 0xc9, 0xd2]);
  const { screen } = await renderApp({
    url: '/file/file-1/preview',
    responses: withContent(sampleFile({ size: '11' }), koi8),
  });
  const preview = screen.getByRole('region', { name: 'Preview' });
  await expect.element(preview.getByText('Привет, мир')).toBeVisible();
  await preview.getByRole('button', { name: 'Encoding Cyrillic (KOI8-R)' }).click();
  await screen.getByRole('option', { name: 'Western European (Windows-1252)' }).click();
  await expect.element(preview.getByText('ðÒÉ×ÅÔ, ÍÉÒ')).toBeVisible();
  await expectAccessible();
});

test('JSON has a line for each member; invalid JSON is reported and shown as is', async () => {
  const file = sampleFile({ mimeType: 'application/json', name: 'Order.json' });
  const { screen } = await renderApp({
    url: '/file/file-1/preview',
    responses: withContent(file, '{"id":10000000000000001}'),
  });
  await expect
    .element(screen.getByRole('textbox', { name: 'Order.json' }))
    .toMatchTextContent(/\{ "id": 10000000000000001\}/);
  await expectAccessible();
});

test('invisible characters are marked in code', async () => {
  const file = sampleFile({ mimeType: 'text/x-python', name: 'run.py', size: '11' });
  const { screen } = await renderApp({ url: '/file/file-1/preview', responses: withContent(file, 'a = "\u202eb"\n') });
  await expect.element(screen.getByRole('textbox', { name: 'run.py' })).toMatchTextContent(/"⟨U\+202E⟩b"/);
});

test('an empty file says that it is empty', async () => {
  const file = sampleFile({ size: '0' });
  const { screen } = await renderApp({ url: '/file/file-1/preview', responses: withContent(file, '') });
  await expect.element(screen.getByText('This file is empty')).toBeVisible();
});

test('an image is fitted, and zoomed in and out with buttons and shortcuts', async () => {
  const canvas = new OffscreenCanvas(40, 20);
  canvas.getContext('2d');
  const file = sampleFile({ mimeType: 'image/png', name: 'Logo.png' });
  const { screen } = await renderApp({
    url: '/file/file-1/preview',
    responses: withContent(file, await canvas.convertToBlob()),
  });
  await expect.element(screen.getByText('Fit, 40 × 20 pixels')).toBeVisible();
  await screen.getByRole('button', { name: 'Zoom in' }).click();
  await expect.element(screen.getByText('150%, 40 × 20 pixels')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Logo.png' }).element().getBoundingClientRect().width).toBeCloseTo(60, -1);
  screen.getByRole('region', { name: 'Logo.png, full size' }).element().focus();
  await userEvent.keyboard('--');
  await expect.element(screen.getByText('75%, 40 × 20 pixels')).toBeVisible();
  await userEvent.keyboard('0');
  await expect.element(screen.getByText('Fit, 40 × 20 pixels')).toBeVisible();
  await expectAccessible();
});

test('for a type that browsers cannot display, the first bytes are shown, and no more are fetched', async () => {
  const file = sampleFile({ mimeType: 'application/x-backup', name: 'Backup.bin', size: '5000' });
  const { screen } = await renderApp({
    url: '/file/file-1/preview',
    responses: withContent(
      file,
      Uint8Array.from({ length: 1024 }, (_, index) => [0x50, 0x4b, 3, 4, 0xff][index] ?? 0),
    ),
  });
  await expect.element(screen.getByText(/^000000 {2}50 4b 03 04 ff/)).toBeVisible();
  await expect.element(screen.getByText(/Showing its first 1,024 bytes/)).toBeVisible();
  await expectAccessible();
});

test('content the service considers harmful is shown only after its owner confirms', async () => {
  const { screen } = await renderApp({
    url: '/file/file-1/preview',
    responses: {
      'drive.files.get': ({ query }) => {
        if (query.get('alt') !== 'media') return sampleFile();
        return query.get('acknowledgeAbuse') === 'true'
          ? new Response(sampleText('bait'))
          : serviceError(403, 'cannotDownloadAbusiveFile', 'This file has been identified as malware.');
      },
    },
  });
  await screen.getByRole('button', { name: 'Show anyway' }).click();
  await expect.element(screen.getByText('bait')).toBeVisible();
});

test('a document is saved in a selected format; one that is too long is prepared by the service', async () => {
  const { size: _size, ...file } = sampleFile({ mimeType: 'application/vnd.google-apps.document', name: 'Plan' });
  const asked: unknown[] = [];
  const { screen, services } = await renderApp({
    url: '/file/file-1/preview',
    responses: {
      ...withContent(file, ''),
      'drive.about.get': () => ({
        exportFormats: { 'application/vnd.google-apps.document': ['application/pdf', 'text/markdown'] },
      }),
      'drive.files.export': () =>
        serviceError(403, 'exportSizeLimitExceeded', 'This file is too large to be exported.'),
    },
    bff: {
      'POST /api/downloads': ({ body }) => {
        asked.push(body);
        return { url: '#saved', expiresAt: '2026-11-21T10:00:00.000Z' };
      },
    },
  });
  await expect.element(screen.getByText('This document is too large to be shown')).toBeVisible();
  await screen.getByRole('button', { name: 'Download as' }).click();
  await screen.getByRole('menuitem', { name: 'PDF' }).click();
  await expect.element(screen.getByText('1 of 1 download started')).toBeVisible();
  expect(services.callsOf('drive.files.export')[0]?.query.get('mimeType')).toBe('application/pdf');
  expect(asked).toEqual([
    {
      operation: 'drive.files.download',
      params: { fileId: 'file-1', mimeType: 'application/pdf' },
      fileName: 'Plan.pdf',
    },
  ]);
});

test('a role without content access sees this and requests no content', async () => {
  const session = { ...operatorSession, roles: ['support' as const], operations: ['drive.files.get'] };
  const { screen, services } = await renderApp({
    url: '/file/file-1/preview',
    responses: withContent(sampleFile(), 'secret'),
    session,
  });
  await expect.element(screen.getByText('Your role can view metadata only')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Sharing, not included in your role' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Preview', exact: true })).toBeVisible();
  expect(services.callsOf('drive.files.get').every(({ query }) => query.get('alt') !== 'media')).toBe(true);
});

test('a file not available to the user is reported with links to other files and to request access', async () => {
  const opened = { kind: 'file', targetId: 'file-1', title: 'Budget.csv', at: '2026-11-20T10:00:00Z' };
  const missing = { ...opened, targetId: 'gone', title: 'Gone.txt' };
  const { screen } = await renderApp({
    url: '/file/gone/preview',
    responses: { 'drive.files.get': () => serviceError(404, 'notFound', 'File not found: gone.') },
    session: { ...operatorSession, accessRequestUrl: 'https://files.example/open?id={fileId}' },
    bff: { 'GET /api/recents': () => ({ places: [missing, opened] }) },
  });
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/is not shared with you/);
  await expect
    .element(screen.getByRole('link', { name: /^Request access/ }))
    .toHaveAttribute('href', 'https://files.example/open?id=gone');
  const others = screen.getByRole('navigation', { name: 'Other files' });
  await expect
    .element(others.getByRole('link', { name: 'Budget.csv' }))
    .toHaveAttribute('href', '/file/file-1/preview');
  await expect.element(others.getByRole('link', { name: 'Browse files' })).toHaveAttribute('href', '/files');
  await expect.element(others.getByRole('link', { name: 'Gone.txt' })).not.toBeInTheDocument();
  await expectAccessible();
});
