import { expect, test } from 'vitest';
import { readPages } from './read-pages.ts';

type Page = { rows: number[]; nextPageToken?: string };

async function readAll(read: (page: { pageToken?: string }) => Page): Promise<number[]> {
  const found: number[] = [];
  for await (const { rows } of readPages(async (page) => read(page))) found.push(...rows);
  return found;
}

test('all pages of a list are read, each one once', async () => {
  const requested: (string | undefined)[] = [];
  const found = await readAll(({ pageToken }) => {
    requested.push(pageToken);
    const number = Number(pageToken ?? 0);
    return { rows: [number], ...(number < 3 && { nextPageToken: String(number + 1) }) };
  });
  expect(found).toEqual([0, 1, 2, 3]);
  expect(requested).toEqual([undefined, '1', '2', '3']);
});

test.each<[string, (token: string | undefined) => string]>([
  ['that leads back to a page', (token) => (token === 'a' ? 'b' : 'a')],
  ['that goes on without an end', (token) => `${Number(token ?? 0) + 1}`],
])('reading a list %s is aborted', async (_, next) => {
  const reading = readAll(({ pageToken }) => ({ rows: [], nextPageToken: next(pageToken) }));
  await expect(reading).rejects.toMatchObject({ code: 'upstream_invalid' });
});
