import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleFile } from '#testing/sample-files.ts';
import type { StubResponses } from '#testing/stub-services.ts';

function withContent(file: ReturnType<typeof sampleFile>, content: Blob): StubResponses {
  return { 'drive.files.get': ({ query }) => (query.get('alt') === 'media' ? new Response(content) : file) };
}

/** Returns a PDF of empty pages. */
function pdfOf(count: number): Blob {
  const kids = Array.from({ length: count }, (_, index) => `${index + 3} 0 R`);
  const pages = kids.map((kid) => `${kid.replace('R', 'obj')}<</Type/Page/Parent 2 0 R/MediaBox[0 0 20 20]>>endobj\n`);
  const tree = `2 0 obj<</Type/Pages/Count ${count}/Kids[${kids.join(' ')}]>>endobj\n`;
  return new Blob([
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n${tree}${pages.join('')}trailer<</Root 1 0 R>>\n%%EOF`,
  ]);
}

/** Returns a PDF whose password is not empty. */
function protectedPdf(): Blob {
  const key = `<${'5a'.repeat(32)}>`;
  const encryption = `/Encrypt<</Filter/Standard/V 1/R 2/O${key}/U${key}/P -4>>/ID[<00><00>]`;
  const objects = '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\n';
  return new Blob([`%PDF-1.4\n${objects}trailer<</Root 1 0 R${encryption}>>\n%%EOF`]);
}

test('PDF pages are ticked when they become visible or by a shortcut, and the rest is shown on request', async () => {
  const file = sampleFile({ mimeType: 'application/pdf', name: 'Long.pdf' });
  const { screen } = await renderApp({ url: '/file/file-1/preview', responses: withContent(file, pdfOf(52)) });
  // The PDF viewer is loaded with the first PDF.
  const bar = screen.getByRole('status').filter({ hasText: 'pages viewed' });
  await expect.element(bar, { timeout: 20_000 }).toMatchTextContent(/of 52 pages viewed\. Showing pages 1–50\.$/);
  const pages = screen.getByRole('navigation', { name: 'Pages' });
  await expect.element(pages.getByRole('button', { name: 'Page 1, viewed' })).toHaveAttribute('aria-current', 'page');
  await userEvent.keyboard('v');
  await expect.element(pages.getByRole('button', { name: 'Page 1', exact: true })).toBeVisible();
  await userEvent.keyboard('vn');
  await expect.element(pages.getByRole('button', { name: 'Page 2, viewed' })).toHaveAttribute('aria-current', 'page');
  await expectAccessible();
  await screen.getByRole('button', { name: 'Show the next 2' }).click();
  await pages.getByRole('button', { name: 'Page 52' }).click();
  await expect.element(pages.getByRole('button', { name: 'Page 52, viewed' })).toBeVisible();
  await expect.element(bar).toMatchTextContent(/of 52 pages viewed/);
});

/** Returns a PDF of two pages: one with a line of text, and one without text. */
function pdfWithText(text: string): Blob {
  const stream = `BT /F1 12 Tf 20 150 Td (${text}) Tj ET`;
  const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]';
  return new Blob([
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 2/Kids[3 0 R 4 0 R]>>endobj\n',
    `3 0 obj${page}/Contents 5 0 R/Resources<</Font<</F1 6 0 R>>>>>>endobj\n4 0 obj${page}>>endobj\n`,
    `5 0 obj<</Length ${stream.length}>>stream\n${stream}\nendstream endobj\n`,
    '6 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
  ]);
}

test('the text of a PDF overlays its page, for selection and screen readers, even after the page becomes narrower', async () => {
  const file = sampleFile({ mimeType: 'application/pdf', name: 'Words.pdf' });
  const { screen } = await renderApp({
    url: '/file/file-1/preview',
    responses: withContent(file, pdfWithText('Forty zebras')),
  });
  const words = screen.getByText('Forty zebras');
  const drawn = screen.getByRole('img', { name: 'Page 1' });
  await expect.element(words, { timeout: 20_000 }).toBeInTheDocument();
  const placeOfWords = () => {
    const page = drawn.element().getBoundingClientRect();
    const run = words.element().getBoundingClientRect();
    return [(run.left - page.left) / page.width, (run.bottom - page.top) / page.height, run.height / page.height];
  };
  // The text is at 20 from the left and 50 from the top of 200, with a font size of 12.
  await expect.poll(() => placeOfWords()[0]).toBeCloseTo(0.1, 1);
  const [left = 0, bottom = 0, height = 0] = placeOfWords();
  expect(bottom).toBeCloseTo(0.26, 1);
  expect(height).toBeCloseTo(0.06, 1);
  await page.viewport(390, 844);
  await expect.poll(() => placeOfWords()[0]).toBeCloseTo(left, 2);
  expect(placeOfWords()[2]).toBeCloseTo(height, 2);
  getSelection()?.selectAllChildren(words.element());
  expect(getSelection()?.toString()).toBe('Forty zebras');
  await expectAccessible();
});

test('a PDF is shown as text with a heading for each page; a page without text says so and is not viewed', async () => {
  const file = sampleFile({ mimeType: 'application/pdf', name: 'Words.pdf' });
  const { screen } = await renderApp({
    url: '/file/file-1/preview',
    responses: withContent(file, pdfWithText('Forty zebras')),
  });
  const asText = screen.getByRole('button', { name: 'Show as text' });
  await expect.element(asText, { timeout: 20_000 }).toBeVisible();
  const preview = screen.getByRole('region', { name: 'Preview' });
  // The header of the screen has the only download.
  await expect.element(screen.getByRole('button', { name: 'Download' })).toBeVisible();
  await asText.click();
  await expect.element(asText).toHaveAttribute('aria-pressed', 'true');
  await expect.element(preview.getByRole('heading', { name: 'Page 1' })).toBeVisible();
  await expect.element(preview.getByRole('region', { name: 'Text of page 1' })).toMatchTextContent('Forty zebras');
  await expect
    .element(preview.getByRole('region', { name: 'Text of page 2' }))
    .toMatchTextContent('This page has no text');
  await expectAccessible();
  await asText.click();
  await expect.element(screen.getByRole('img', { name: 'Page 2' })).toBeVisible();
});

/** Returns a PDF of two pages. The second one contains a truncated picture. */
function pdfWithBrokenPage(): Blob {
  const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]';
  const stream = 'q 100 0 0 100 50 50 cm /Im Do Q';
  const picture = '/Type/XObject/Subtype/Image/Width 9/Height 9/ColorSpace/DeviceRGB/BitsPerComponent 8';
  return new Blob([
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 2/Kids[3 0 R 4 0 R]>>endobj\n',
    `3 0 obj${page}>>endobj\n4 0 obj${page}/Contents 5 0 R/Resources<</XObject<</Im 6 0 R>>>>>>endobj\n`,
    `5 0 obj<</Length ${stream.length}>>stream\n${stream}\nendstream endobj\n`,
    `6 0 obj<<${picture}/Filter/DCTDecode/Length 8>>stream\nnot JPEG\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF`,
  ]);
}

test('a page that could not be rendered completely says so and does not count as viewed, until it is ticked manually', async () => {
  const file = sampleFile({ mimeType: 'application/pdf', name: 'Broken.pdf' });
  const { screen } = await renderApp({
    url: '/file/file-1/preview',
    responses: withContent(file, pdfWithBrokenPage()),
  });
  const pages = screen.getByRole('navigation', { name: 'Pages' });
  const bar = screen.getByRole('status').filter({ hasText: 'pages viewed' });
  await expect.element(bar, { timeout: 20_000 }).toBeVisible();
  await expect.element(pages.getByRole('button', { name: 'Page 1, viewed' })).toBeVisible();
  await pages.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect.element(screen.getByRole('alert').getByText(/^Page 2 is incomplete/)).toBeVisible();
  await expect.element(bar).toHaveTextContent('1 of 2 pages viewed');
  await expectAccessible();
  await userEvent.keyboard('v');
  await expect.element(bar).toHaveTextContent('All 2 pages viewed');
});

test.each([
  ['has a password', protectedPdf, 'This PDF is protected by a password.'],
  ['is truncated', () => pdfOf(3).slice(0, -20), 'This PDF is incomplete: its end is missing'],
  ['is damaged', () => new Blob(['%PDF-1.4\nno objects follow\nstartxref\n9\n%%EOF']), 'This PDF cannot be read.'],
])('a PDF that %s says so, and can be downloaded', async (_, make, message) => {
  const content = make();
  const file = sampleFile({ mimeType: 'application/pdf', name: 'Minutes.pdf', size: String(content.size) });
  const { screen } = await renderApp({ url: '/file/file-1/preview', responses: withContent(file, content) });
  const preview = screen.getByRole('region', { name: 'Preview' });
  await expect.element(preview.getByText(message), { timeout: 20_000 }).toBeVisible();
  await expect.element(preview.getByText(/Does not count as viewed\.$/)).toBeVisible();
  await expect.element(preview.getByRole('button', { name: 'Download' })).toBeVisible();
  await expect.element(preview.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('a PDF that did not arrive completely can be loaded again', async () => {
  const whole = pdfOf(3);
  let content = whole.slice(0, -20);
  const file = sampleFile({ mimeType: 'application/pdf', name: 'Minutes.pdf', size: String(whole.size) });
  const { screen } = await renderApp({
    url: '/file/file-1/preview',
    responses: { 'drive.files.get': ({ query }) => (query.get('alt') === 'media' ? new Response(content) : file) },
  });
  const retry = screen.getByRole('button', { name: 'Try again' });
  await expect.element(retry, { timeout: 20_000 }).toBeVisible();
  content = whole;
  await retry.click();
  await expect.element(screen.getByRole('img', { name: 'Page 1' })).toBeVisible();
});
