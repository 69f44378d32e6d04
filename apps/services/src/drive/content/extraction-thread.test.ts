import { expect, test } from 'vitest';
import { writePdfBomb } from '#testing/write-pdf-bomb.ts';
import { ExtractionThread } from './extraction-thread.ts';

test('content that unpacks to a gigabyte ends its extraction thread, and the next content is read', async () => {
  await using thread = new ExtractionThread();
  const { signal } = new AbortController();
  const bomb = { bytes: writePdfBomb(), mimeType: 'application/pdf', maxCharacters: 100 };
  expect(await thread.extract(bomb, signal)).toEqual({ problem: expect.stringContaining('AbortError') });
  const text = { bytes: Buffer.from('walrus'), mimeType: 'text/plain', maxCharacters: 100 };
  expect(await thread.extract(text, signal)).toEqual({ text: 'walrus' });
});
