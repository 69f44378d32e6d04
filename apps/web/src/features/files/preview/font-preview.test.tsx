import greekUrl from '@fontsource-variable/inter/files/inter-greek-wght-normal.woff2?url';
import latinUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleFile } from '#testing/sample-files.ts';

const readFont = async (url: string) => new Uint8Array(await (await fetch(url)).arrayBuffer());

async function openPreview(content: Uint8Array<ArrayBuffer>) {
  const file = sampleFile({ mimeType: 'font/woff2', name: 'Inter.woff2', size: String(content.length) });
  const { screen } = await renderApp({
    url: '/file/file-1/preview',
    responses: {
      'drive.files.get': ({ query }) => (query.get('alt') === 'media' ? new Response(content) : file),
    },
  });
  return screen.getByRole('region', { name: 'Preview' });
}

test('a font is shown with a text in several sizes, its metadata and its characters', async () => {
  const preview = await openPreview(await readFont(latinUrl));
  await expect.element(preview.getByRole('img', { name: /^The quick brown fox/ })).toBeVisible();
  await expect.element(preview.getByText('WOFF2 (TrueType)')).toBeVisible();
  await expect.element(preview.getByText(/^Version 4/)).toBeVisible();
  await preview.getByRole('button', { name: 'Next unviewed' }).click();
  await expect.element(preview.getByText('U+0041', { exact: true })).toBeVisible();
  await preview.getByLabelText('Sample text').fill('Zebra Ж');
  await expect.element(preview.getByText('Not in this font: Ж')).toBeVisible();
  await expectAccessible();
  await page.viewport(390, 844);
  await expectAccessible();
});

test('a font counts as viewed once all of its characters were visible, and one button scrolls to unviewed ones', async () => {
  await page.viewport(1440, 900);
  const preview = await openPreview(await readFont(greekUrl));
  const next = preview.getByRole('button', { name: 'Next unviewed' });
  const status = preview.getByRole('status').first();
  await expect.element(status).toMatchTextContent(/^\d+ of \d+ characters viewed$/);
  for (let seen = ''; next.query() !== null; seen = status.element().textContent) {
    await expect.element(status).not.toMatchTextContent(seen === '' ? /^$/ : seen);
    if (next.query() !== null) await next.click();
  }
  await expect.element(preview.getByText(/^All \d+ characters viewed$/)).toBeVisible();
  await expect.poll(() => sessionStorage.getItem('rotunda.opened-files')).toContain('"all"');
});

test('an incomplete or invalid font says so and does not count as viewed', async () => {
  const whole = await readFont(latinUrl);
  const cut = await openPreview(whole.slice(0, -40));
  await expect.element(cut.getByText('This font is incomplete: its end is missing')).toBeVisible();
  await expect.element(cut.getByText(/Does not count as viewed/)).toBeVisible();
  await expect.element(cut.getByRole('button', { name: 'Download' })).toBeVisible();
  await expect.element(cut.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('a font with damaged tables is rejected', async () => {
  const damaged = (await readFont(latinUrl)).map((byte, at) => (at > 400 && at < 4_000 ? 0x5a : byte));
  const preview = await openPreview(damaged);
  await expect.element(preview.getByText(/^(?:This file cannot be read\.|This font is not valid)/)).toBeVisible();
});
