import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { docxOf, odtOf, pptxOf, wordParagraph, wordTable } from '#testing/sample-documents.ts';
import { sampleFile } from '#testing/sample-files.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const PICTURE = `<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing">
  <wp:docPr id="1" name="1" descr="A zebra"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData>
  <pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:blipFill><a:blip r:embed="picture"/></pic:blipFill></pic:pic>
  </a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
const CONTRACT = [
  wordParagraph('The contract ends in May.'),
  wordTable([
    ['Month', 'Zebras'],
    ['May', '3'],
  ]),
  PICTURE,
];

async function openPreview(mimeType: string, name: string, content: Uint8Array<ArrayBuffer> | string) {
  const file = sampleFile({ mimeType, name, size: String(content.length) });
  return renderApp({
    url: '/file/file-1/preview',
    responses: {
      'drive.files.get': ({ query }) => (query.get('alt') === 'media' ? new Response(content) : file),
    },
  });
}

test('a Word document is shown as a page with its paragraphs, tables and pictures', async () => {
  const { screen } = await openPreview(DOCX, 'Contract.docx', docxOf(CONTRACT.join('')));
  const preview = screen.getByRole('region', { name: 'Preview' });
  await expect.element(preview.getByText('The contract ends in May.')).toBeVisible();
  await expect.element(preview.getByRole('cell', { name: 'Zebras' })).toBeVisible();
  await expect.element(preview.getByRole('img', { name: 'A zebra' })).toBeVisible();
  await expectAccessible();
  await page.viewport(390, 844);
  await expectAccessible();
});

test('tracked changes of a Word document are marked, and a note names their authors', async () => {
  const by = (author: string) => `w:id="1" w:author="${author}"`;
  const deletion = `<w:del ${by('Ann Lee')}><w:r><w:delText>5</w:delText></w:r></w:del>`;
  const insertion = `<w:ins ${by('Bo Li')}><w:r><w:t>50</w:t></w:r></w:ins>`;
  const body = `<w:p><w:r><w:t xml:space="preserve">Pay </w:t></w:r>${deletion}${insertion}</w:p>`;
  const { screen } = await openPreview(DOCX, 'Contract.docx', docxOf(body));
  const article = screen.getByRole('article');
  await expect.element(article.getByText(/tracked changes by Ann Lee and Bo Li that have not been/)).toBeVisible();
  await expect.element(article.getByRole('deletion')).toHaveTextContent('5');
  await expect.element(article.getByRole('insertion')).toHaveTextContent('50');
  await expectAccessible();
});

test('content that a preview leaves out is named', async () => {
  const chart = '<w:p><w:r><w:drawing><c:chart/></w:drawing></w:r></w:p>';
  const { screen } = await openPreview(DOCX, 'Report.docx', docxOf(`${wordParagraph('Sales rose.')}${chart}`));
  const article = screen.getByRole('article');
  await expect.element(article.getByText('This preview leaves out charts that the file contains.')).toBeVisible();
  await expectAccessible();
});

test('headers, footers and the labels of list items are shown as the document has them', async () => {
  const item = (marker: string) => `{\\pard{\\listtext ${marker}\\tab}\\ls1\\ilvl0 Pay\\par}`;
  const rtf = `{\\rtf1{\\header Draft 3\\par}{\\footer Secret\\par}${item('(a)')}${item('(b)')}}`;
  const { screen } = await openPreview('application/rtf', 'Contract.rtf', rtf);
  const article = screen.getByRole('article');
  await expect.element(article.getByRole('heading', { name: 'Headers and footers' })).toBeVisible();
  await expect.element(article.getByText('Draft 3')).toBeVisible();
  await expect.element(article.getByText('Secret')).toBeVisible();
  const items = article.getByRole('listitem').elements();
  expect(items.map((one) => getComputedStyle(one).listStyleType)).toEqual(['"(a) "', '"(b) "']);
});

test.each([
  [
    'application/vnd.oasis.opendocument.text',
    'Minutes.odt',
    () => odtOf('<text:h text:outline-level="1">Minutes</text:h>'),
  ],
  ['application/rtf', 'Minutes.rtf', () => '{\\rtf1\\ansi{\\pard\\outlinelevel0 Minutes\\par}}'],
  ['text/html', 'Minutes.html', () => '<!doctype html><title>No</title><h1>Minutes</h1>'],
  ['application/octet-stream', 'Minutes.odt', () => odtOf('<text:h text:outline-level="1">Minutes</text:h>')],
])('with the type %s, %s is shown as a page', async (mimeType, name, make) => {
  const { screen } = await openPreview(mimeType, name, make());
  await expect.element(screen.getByRole('article').getByRole('heading', { name: 'Minutes' })).toBeVisible();
});

test('a presentation is shown slide by slide, with its pictures', async () => {
  const content = pptxOf([
    ['Plan', 'Buy hay'],
    ['Costs', 'EUR 300'],
  ]);
  const mimeType = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
  const { screen } = await openPreview(mimeType, 'Plan.pptx', content);
  const article = screen.getByRole('article');
  await expect.element(article.getByRole('heading', { name: 'Slide 1: Plan' })).toBeVisible();
  await expect.element(article.getByRole('heading', { name: 'Slide 2: Costs' })).toBeVisible();
  await expect.element(article.getByText('Buy hay')).toBeVisible();
  await expect.poll(() => article.element().querySelectorAll('img').length).toBe(1);
  await expectAccessible();
});

test('an archive is shown as a list of its files, each of which opens in place', async () => {
  const hay = new TextEncoder().encode('Hay for 3 zebras');
  const content = new Uint8Array(zipSync({ 'plans/hay.txt': hay, 'zebra.bin': new Uint8Array(2_048) }));
  const { screen } = await openPreview('application/zip', 'Plans.zip', content);
  await expect.element(screen.getByText('2 files, 2.1 KB unpacked')).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /zebra.bin 2.0 KB/ })).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'plans/hay.txt' }).click();
  await expect.element(screen.getByText('Hay for 3 zebras')).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'All files of Plans.zip' }).click();
  await expect.element(screen.getByRole('row', { name: /plans\/hay.txt 16 B Viewed/ })).toBeVisible();
});

test('a message is shown with its headers, text and attachments', async () => {
  const message = [
    'From: Ana Ivanova <ana@example.com>\r\nTo: bo@example.com\r\nSubject: =?utf-8?q?Gr=C3=BC=C3=9Fe?=',
    'Content-Type: multipart/mixed; boundary=b\r\n\r\n--b',
    'Content-Type: text/html\r\n\r\n<p>The <b>hay</b> is here.<script>document.title = 1</script></p>\r\n--b',
    'Content-Type: text/plain\r\nContent-Disposition: attachment; filename="hay.txt"\r\n\r\nhay\r\n--b--',
  ].join('\r\n');
  const { screen } = await openPreview('message/rfc822', 'Hay.eml', message);
  const article = screen.getByRole('article');
  await expect.element(article.getByRole('row', { name: 'From Ana Ivanova <ana@example.com>' })).toBeVisible();
  await expect.element(article.getByRole('row', { name: 'Subject Grüße' })).toBeVisible();
  await expect.element(article.getByText('The hay is here.')).toBeVisible();
  await expect.element(article.getByText(/^hay.txt \(text\/plain, \d B\)$/)).toBeVisible();
  expect(document.title).not.toBe('1');
  await expectAccessible();
});

test('nothing in a page runs or is fetched, and links lead only to web pages', async () => {
  const hostile = `<h1 onclick="document.title = 1">Offer</h1><script>document.title = 2</script>
    <img src="https://elsewhere.example/pixel.png" alt="Logo" onerror="document.title = 3">
    <iframe src="https://elsewhere.example/"></iframe><style>body { display: none }</style><form><input value="planted"></form>
    <a href="javascript:document.title = 4">click</a> <a href="https://elsewhere.example/">site</a>
    <svg><script>document.title = 5</script></svg>`;
  const { screen } = await openPreview('text/html', 'Offer.html', hostile);
  const article = screen.getByRole('article');
  await expect.element(article.getByRole('heading', { name: 'Offer' })).toBeVisible();
  await expect.element(article.getByText('[Picture: Logo]')).toBeVisible();
  await expect.element(article.getByRole('link')).toHaveAttribute('rel', 'noreferrer noopener');
  const { innerHTML } = article.element();
  expect(innerHTML).not.toMatch(/<(?:script|iframe|style|form|input|svg|img)\b|\son\w+=|javascript:/);
  expect(document.title).not.toMatch(/^\d$/);
});

test.each([
  ['is cut off', DOCX, () => docxOf(CONTRACT.join('')).slice(0, 400), 'This file cannot be read.'],
  ['is something else', 'application/rtf', () => 'no rich text', 'This file cannot be read.'],
  [
    'unpacks to far more than its size',
    DOCX,
    () => new Uint8Array(zipSync({ 'word/document.xml': new Uint8Array(30_000_000) })),
    'The file is too large when unpacked.',
  ],
  [
    'has very many elements',
    'application/vnd.oasis.opendocument.text',
    () => odtOf(Array.from({ length: 500_001 }, (_, number) => `<text:p>${number * 7919}</text:p>`).join('')),
    'The document has more than 500,000 elements.',
  ],
])('a file that %s says so, and can be downloaded', async (_, mimeType, make, message) => {
  const { screen } = await openPreview(mimeType, 'Offer', make());
  await expect.element(screen.getByText(message)).toBeVisible();
  await expect
    .element(screen.getByRole('region', { name: 'Preview' }).getByRole('button', { name: 'Download' }))
    .toBeVisible();
});
