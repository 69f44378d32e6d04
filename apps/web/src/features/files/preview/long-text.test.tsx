import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleFile } from '#testing/sample-files.ts';

const LINE = 'The quick brown fox jumps over the lazy dog, again and again and again.\n';
const TEXT = `${LINE.repeat(5_000)}The very end, with é.`;

async function openText(options: { size?: number; failures?: number } = {}) {
  let failures = options.failures ?? 0;
  const bytes = new TextEncoder().encode(TEXT);
  const file = sampleFile({ mimeType: 'text/plain', name: 'Log.txt', size: String(options.size ?? bytes.length) });
  const ranges: (string | null)[] = [];
  const media = (range: string | null) => {
    ranges.push(range);
    const [, first = '0', last = ''] = /bytes=(\d+)-(\d*)/.exec(range ?? '') ?? [];
    const isShort = last === '' && failures > 0;
    if (isShort) failures -= 1;
    return new Response(bytes.slice(Number(first), last === '' ? bytes.length - (isShort ? 9 : 0) : Number(last) + 1));
  };
  await page.viewport(1280, 800);
  const { screen } = await renderApp({
    url: '/file/file-1/preview',
    responses: {
      'drive.files.get': ({ query }, headers) =>
        query.get('alt') === 'media' ? media(headers?.get('range') ?? null) : file,
    },
  });
  return { screen, ranges, editor: screen.getByRole('textbox', { name: 'Log.txt' }) };
}

test('a long text is loaded to its end, rendered only where visible, and counts line by line', async () => {
  const { screen, ranges, editor } = await openText();
  await expect.element(screen.getByText(/^\d+ of 5,001 lines viewed$/)).toBeVisible();
  expect(ranges).toEqual(['bytes=0-262143', 'bytes=262144-']);
  await expectAccessible();
  await editor.click();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await expect.element(screen.getByText('The very end, with é.')).toBeVisible();
  const drawn = editor.element().querySelectorAll('.cm-line').length;
  expect(drawn).toBeLessThan(200);
  await expect.poll(() => screen.getByText(/lines viewed$/).element().textContent).not.toMatch(/^(All|5,001)/);
});

test('if the rest does not arrive completely, this is shown, and retried on request', async () => {
  const { screen } = await openText({ failures: 1 });
  await expect
    .element(screen.getByText(/The rest could not be loaded: This text is incomplete: .* bytes arrived/))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText(/^\d+ of 5,001 lines viewed$/)).toBeVisible();
});

test('a text too large for a tab shows how much of it is displayed', async () => {
  const { screen } = await openText({ size: 60 * 1024 * 1024 });
  const limit = /The first .* of .*Texts of more than .* are not shown to their end\. Download the file/;
  await expect.element(screen.getByText(limit)).toBeVisible();
  await expect.element(screen.getByText(/^\d+ of the first [\d,]+ lines viewed$/)).toBeVisible();
});
