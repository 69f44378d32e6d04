import greekUrl from '@fontsource-variable/inter/files/inter-greek-wght-normal.woff2?url';
import latinUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleFile } from '#testing/sample-files.ts';

const readFont = async (url: string) => (await fetch(url)).arrayBuffer();

async function compare(contents: readonly BodyInit[]) {
  const mimeType = 'font/woff2';
  const revisions = contents.map((_, index) => ({
    id: `rev-${index + 1}`,
    mimeType,
    modifiedTime: `2026-11-1${index}T10:00:00.000Z`,
    size: '24',
    md5Checksum: `sum-${index + 1}`,
    keepForever: true,
  }));
  const { screen } = await renderApp({
    url: '/file/file-1/revisions/compare',
    responses: {
      'drive.files.get': () => sampleFile({ mimeType, headRevisionId: 'rev-2' }),
      'drive.revisions.list': () => ({ revisions }),
      'drive.revisions.get': ({ pathParams }) =>
        new Response(contents[Number(pathParams.revisionId?.slice(4)) - 1], { headers: { 'content-type': mimeType } }),
    },
  });
  return screen;
}

test('two fonts are compared with a text in both, by their characters and by their metadata', async () => {
  await page.viewport(1440, 900);
  const screen = await compare([await readFont(latinUrl), await readFont(greekUrl)]);
  await expect.element(screen.getByText(/^\d+ characters added, \d+ characters removed$/)).toBeVisible();
  await expect.element(screen.getByRole('figure').first()).toMatchTextContent(/^Earlier/);
  await expect.element(screen.getByRole('list', { name: 'Added characters' }).getByText('U+03B1')).toBeInTheDocument();
  await expect.element(screen.getByRole('row', { name: /^Characters 2\d\d \d\d/ })).toBeInTheDocument();
  await expectAccessible();
  await page.viewport(390, 844);
  await expectAccessible();
});

test('a font that cannot be read is not compared, and the reason is shown', async () => {
  const screen = await compare([await readFont(latinUrl), 'no font']);
  await expect.element(screen.getByText('These revisions cannot be compared')).toBeVisible();
  await expect.element(screen.getByText(/may be damaged/)).toBeVisible();
});
