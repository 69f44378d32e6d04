import { expect, test, vi } from 'vitest';
import { saveFile, saveUnchanged } from './save-file.ts';

const MARK = [0xef, 0xbb, 0xbf];

/** Returns the first bytes of the file that a function saves. */
async function readStart(save: () => void): Promise<number[]> {
  const contents: unknown[] = [];
  const createUrl = vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    contents.push(content);
    return '#saved';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  save();
  createUrl.mockRestore();
  click.mockRestore();
  return [...new Uint8Array(await new Response(contents[0] as Blob).arrayBuffer())].slice(0, MARK.length);
}

test.each([
  ['text', 'Inês'],
  ['a blob', new Blob(['Inês'])],
])('CSV of %s begins with a byte order mark, so that spreadsheets read it as UTF-8', async (_, content) => {
  expect(await readStart(() => saveFile('people.csv', 'text/csv; charset=utf-8', content))).toEqual(MARK);
});

test('other files and texts of services are saved unchanged', async () => {
  const start = [...new TextEncoder().encode('Inê')].slice(0, MARK.length);
  expect(await readStart(() => saveFile('people.json', 'application/json', 'Inês'))).toEqual(start);
  expect(await readStart(() => saveUnchanged('people.csv', 'text/csv', 'Inês'))).toEqual(start);
});
