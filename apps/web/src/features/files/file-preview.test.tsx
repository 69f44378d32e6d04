import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleFile } from '#testing/sample-files.ts';
import { operatorSession, type StubAnswers, serviceError } from '#testing/stub-services.ts';

type SampleFile = ReturnType<typeof sampleFile>;

function withContent(file: SampleFile, content: BodyInit): StubAnswers {
  return {
    'drive.files.get': ({ query }) => (query.get('alt') === 'media' ? new Response(content) : file),
  };
}

test('a text is shown with the facts of its file', async () => {
  const { screen } = await renderApp({ url: '/file/file-1', answers: withContent(sampleFile(), 'Fixed the export') });
  await expect.element(screen.getByRole('heading', { name: 'Release notes.txt' })).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Preview' }).getByText('Fixed the export')).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Facts' }).getByText('24 B')).toBeVisible();
  await expectAccessible();
});

test('content that looks like a page is shown as text and never run', async () => {
  const file = sampleFile({ mimeType: 'text/html', name: 'page.html' });
  const { screen } = await renderApp({
    url: '/file/file-1/preview',
    answers: withContent(file, '<img src="x" alt="planted" onerror="document.title = 1">'),
  });
  await expect.element(screen.getByText(/<img src="x" alt="planted"/)).toBeVisible();
  await expect.element(screen.getByRole('img', { name: 'planted' })).not.toBeInTheDocument();
});

test('an image is shown', async () => {
  const canvas = new OffscreenCanvas(4, 4);
  canvas.getContext('2d');
  const file = sampleFile({ mimeType: 'image/png', name: 'Logo.png' });
  const { screen } = await renderApp({
    url: '/file/file-1/preview',
    answers: withContent(file, await canvas.convertToBlob()),
  });
  await expect.element(screen.getByRole('img', { name: 'Logo.png' })).toBeVisible();
});

test('a drawing in SVG is shown as its text, as it can hold script', async () => {
  const file = sampleFile({ mimeType: 'image/svg+xml', name: 'Plan.svg' });
  const { screen } = await renderApp({
    url: '/file/file-1/preview',
    answers: withContent(file, '<svg onload="document.title = 1"/>'),
  });
  await expect.element(screen.getByText(/<svg onload=/)).toBeVisible();
});

test('a kind of file that a browser cannot show says so', async () => {
  const file = sampleFile({ mimeType: 'application/zip', name: 'Backup.zip' });
  const { screen } = await renderApp({ url: '/file/file-1/preview', answers: withContent(file, 'PK') });
  await expect.element(screen.getByText('This kind of file has no preview')).toBeVisible();
});

test('a document of the editors says that it has no bytes, and its download is closed with the reason', async () => {
  const { size: _size, ...file } = sampleFile({ mimeType: 'application/vnd.google-apps.document', name: 'Plan' });
  const { screen } = await renderApp({ url: '/file/file-1/preview', answers: withContent(file, '') });
  await expect.element(screen.getByText('A document has no content of its own to show here')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Download' })).toBeDisabled();
  await expect.element(screen.getByText('Documents of this kind have no bytes to download')).toBeVisible();
});

test('a role without content says so and asks for none', async () => {
  const session = { ...operatorSession, roles: ['support' as const], operations: ['drive.files.get'] };
  const { screen, services } = await renderApp({
    url: '/file/file-1/preview',
    answers: withContent(sampleFile(), 'secret'),
    session,
  });
  await expect.element(screen.getByText('Your role reads metadata, not content')).toBeVisible();
  expect(services.callsOf('drive.files.get').every(({ query }) => query.get('alt') !== 'media')).toBe(true);
});

test('a file that is not there says so in the words of the service', async () => {
  const { screen } = await renderApp({
    url: '/file/gone/preview',
    answers: { 'drive.files.get': () => serviceError(404, 'notFound', 'File not found: gone.') },
  });
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/404 – File not found: gone\. \(notFound\)/);
});
