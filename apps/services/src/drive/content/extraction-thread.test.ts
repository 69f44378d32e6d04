import { expect, onTestFinished, test } from 'vitest';
import { writePdfBomb } from '#testing/write-pdf-bomb.ts';
import { ExtractionThread } from './extraction-thread.ts';

const { signal } = new AbortController();

test('content that unpacks to a gigabyte ends its extraction thread, and the next content is read', async () => {
  using thread = new ExtractionThread();
  const bomb = { bytes: writePdfBomb(), mimeType: 'application/pdf', maxCharacters: 100 };
  expect(await thread.extract(bomb, signal)).toEqual({ problem: expect.stringContaining('AbortError') });
  const text = { bytes: Buffer.from('walrus'), mimeType: 'text/plain', maxCharacters: 100 };
  expect(await thread.extract(text, signal)).toEqual({ text: 'walrus' });
});

test('contents that follow each other are read by one thread', async () => {
  let startedCount = 0;
  const count = () => {
    startedCount += 1;
  };
  process.on('worker', count);
  onTestFinished(() => void process.off('worker', count));
  for (const word of ['walrus', 'seal', 'otter']) {
    using thread = new ExtractionThread();
    const content = { bytes: Buffer.from(word), mimeType: 'text/plain', maxCharacters: 100 };
    expect(await thread.extract(content, signal)).toEqual({ text: word });
  }
  expect(startedCount).toBeLessThanOrEqual(1);
});
