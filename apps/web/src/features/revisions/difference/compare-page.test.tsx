import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Revision } from '#features/revisions/revision.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { docxOf, pptxOf, wordParagraph, wordTable } from '#testing/sample-documents.ts';
import { sampleFile } from '#testing/sample-files.ts';
import type { StubResponses } from '#testing/stub-services.ts';

const url = '/file/file-1/revisions/compare';

/** Returns a file whose revisions have these contents, oldest first. */
function withRevisions(
  mimeType: string,
  contents: readonly BodyInit[],
  members: Partial<Revision> = {},
): StubResponses {
  const revisions = contents.map((_, index) => ({
    id: `rev-${index + 1}`,
    mimeType,
    modifiedTime: `2026-11-1${index}T10:00:00.000Z`,
    lastModifyingUser: { displayName: 'Ana Ivanova' },
    size: '24',
    md5Checksum: `sum-${index + 1}`,
    keepForever: true,
    ...members,
  }));
  return {
    'drive.files.get': () => sampleFile({ mimeType, headRevisionId: `rev-${contents.length}` }),
    'drive.revisions.list': () => ({ revisions }),
    'drive.revisions.get': ({ pathParams }) =>
      new Response(contents[Number(pathParams.revisionId?.slice(4)) - 1], { headers: { 'content-type': mimeType } }),
  };
}

async function drawImage(colour: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(40, 20);
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, 40, 20);
    context.fillStyle = colour;
    context.fillRect(0, 0, 10, 20);
  }
  return canvas.convertToBlob();
}

test('two texts are compared line by line, any revision with any other', async () => {
  const responses = withRevisions('text/plain', ['one\ntwo\n', 'one\ntwo and a half\n', 'one\nthree\n']);
  const { screen, address } = await renderApp({ url: '/file/file-1/revisions', responses });
  await screen.getByRole('button', { name: 'Compare revision 2 with the previous one' }).click();
  const table = screen.getByRole('table', { name: 'Text changes' });
  await expect.element(table.getByText('and a half')).toBeVisible();
  expect(address()).toBe('/file/file-1/revisions/compare?base=rev-1&head=rev-2');
  await expectAccessible();
  await screen.getByRole('button', { name: /^To 2/ }).click();
  await screen.getByRole('option', { name: /^3/ }).click();
  await expect.element(table.getByText(/three/)).toBeVisible();
  await screen.getByRole('button', { name: 'Swap sides' }).click();
  await expect.poll(address).toBe('/file/file-1/revisions/compare?base=rev-3&head=rev-1');
  await page.viewport(390, 844);
  await expectAccessible();
});

test('long texts are compared in a worker; those that would exhaust memory say so', async () => {
  const text = Array.from({ length: 100_000 }, (_, line) => `Line ${line} of a log`).join('\n');
  const contents = [text, text.replace('Line 50000 of', 'Line fifty thousand of')];
  const { screen } = await renderApp({ url, responses: withRevisions('text/plain', contents, { size: '2000000' }) });
  const table = screen.getByRole('table', { name: 'Text changes' });
  await expect.element(table.getByText('fifty')).toBeVisible();
  await expect.element(table.getByText('49,997 unchanged lines, too many to show')).toBeVisible();
  await expectAccessible();
  const large = withRevisions('text/plain', contents, { size: '60000000' });
  const { screen: other } = await renderApp({ url, responses: large });
  await expect.element(other.getByText(/^Texts of more than .* cannot be compared; one of these has /)).toBeVisible();
});

test('two Word documents are compared by paragraphs, and by table cells', async () => {
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const contentOf = (month: string, count: string) =>
    docxOf(`${wordParagraph(`The contract ends in ${month}.`)}${wordTable([['Zebras', count]])}`);
  const { screen } = await renderApp({
    url,
    responses: withRevisions(mimeType, [contentOf('May', '3'), contentOf('June', '3')]),
  });
  const table = screen.getByRole('table', { name: 'Text changes' });
  await expect.element(table.getByText('June', { exact: false })).toBeVisible();
  await expect.element(table.getByText('| Zebras | 3 |').first()).toBeVisible();
  await expect.element(screen.getByRole('status').getByText(/1/).first()).toBeVisible();
  await expectAccessible();
});

/** Returns a presentation of one slide with a picture of this colour. */
async function presentationOf(colour: string) {
  return pptxOf([['Costs', 'Three bales']], new Uint8Array(await (await drawImage(colour)).arrayBuffer()));
}
const PPTX = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

test('a replaced picture with unchanged text is a difference, and both pictures are shown', async () => {
  const responses = withRevisions(PPTX, [await presentationOf('#f00'), await presentationOf('#00f')]);
  const { screen } = await renderApp({ url, responses });
  const table = screen.getByRole('table', { name: 'Text changes' });
  await expect.element(table.getByText('Picture 2', { exact: false }).first()).toBeVisible();
  const pictures = screen.getByRole('region', { name: 'Pictures that differ' });
  await expect.element(pictures.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  await expect.element(pictures.getByRole('img', { name: 'Picture 2' })).toBeVisible();
  await expectAccessible();
  await page.viewport(390, 844);
  await expectAccessible();
});

test('presentations with equal text and pictures have no differences', async () => {
  const responses = withRevisions(PPTX, [await presentationOf('#f00'), await presentationOf('#f00')]);
  const { screen } = await renderApp({ url, responses });
  await expect.element(screen.getByText('No differences')).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Pictures that differ' })).not.toBeInTheDocument();
});

test('two archives are compared by their files, and changed files by their content', async () => {
  const contentOf = (bales: number) =>
    new Uint8Array(zipSync({ 'hay.txt': new TextEncoder().encode(`${bales} bales`), 'zebra.txt': new Uint8Array(5) }));
  const { screen } = await renderApp({
    url,
    responses: withRevisions('application/zip', [contentOf(5), contentOf(6)]),
  });
  await expect.element(screen.getByText('1 file changed')).toBeVisible();
  await expect.element(screen.getByText('zebra.txt')).not.toBeInTheDocument();
  await expectAccessible();
  await screen.getByRole('button', { name: 'hay.txt' }).click();
  await expect.element(screen.getByRole('button', { name: 'All changed files' })).toBeVisible();
});

test('if a document cannot be read, the comparison shows why', async () => {
  const mimeType = 'application/vnd.oasis.opendocument.text';
  const { screen } = await renderApp({ url, responses: withRevisions(mimeType, ['no archive', 'none either']) });
  await expect.element(screen.getByText('These revisions cannot be compared')).toBeVisible();
  await expect
    .element(screen.getByText(/protected by a password, or of another type than OpenDocument text/))
    .toBeVisible();
});

test('two images are compared side by side, with a slider, or by difference, at any size', async () => {
  const responses = withRevisions('image/png', [await drawImage('#f00'), await drawImage('#00f')]);
  const { screen, address } = await renderApp({ url, responses });
  await expect.element(screen.getByText('25% of the pixels differ')).toBeVisible();
  await expect.element(screen.getByRole('img', { name: 'Earlier content' })).toBeVisible();
  await screen.getByRole('button', { name: 'Zoom in' }).click();
  await expect.element(screen.getByRole('button', { name: '200% , fit to window' })).toBeVisible();
  await screen.getByRole('button', { name: 'View Side by side' }).click();
  await screen.getByRole('option', { name: 'Swipe' }).click();
  const edge = screen.getByRole('slider', { name: 'Edge between the earlier and the later content' });
  await expect.element(edge).toHaveValue('50');
  await expectAccessible();
  await screen.getByRole('button', { name: 'View Swipe' }).click();
  await screen.getByRole('option', { name: 'Difference' }).click();
  await expect.poll(address).toBe(`${url}?look=difference`);
}, 30_000);

test('content that cannot be compared is compared by its metadata', async () => {
  const { screen } = await renderApp({ url, responses: withRevisions('application/x-backup', ['a', 'b']) });
  await expect.element(screen.getByText(/Content of this type or size cannot be compared/)).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /Checksum \(MD5\) sum-1 sum-2/ })).toBeVisible();
  await expectAccessible();
});

test('no call is made for content that was not saved: a sentence says what can be compared instead', async () => {
  const responses = withRevisions('text/plain', ['one\n', 'two\n', 'three\n'], { keepForever: false });
  let reads = 0;
  const { screen } = await renderApp({
    url: `${url}?base=rev-1&head=rev-3`,
    responses: {
      ...responses,
      'drive.revisions.get': () => {
        reads += 1;
        return new Response('', { status: 403 });
      },
    },
  });
  await expect.element(screen.getByText(/^The content of revision 1 is no longer available/)).toBeVisible();
  await expect.element(screen.getByText(/Only the current content is available/)).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /Checksum \(MD5\) sum-1 sum-3/ })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(reads).toBe(0);
  await expectAccessible();
});
