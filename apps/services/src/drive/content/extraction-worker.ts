import { parentPort } from 'node:worker_threads';
import { extractText } from './extract-text.ts';
import type { Extraction, ExtractionOutcome } from './extraction-thread.ts';
import { readImage } from './read-image.ts';

parentPort?.on('message', async (extraction: Extraction) => {
  const outcome = await extract(extraction).catch((error: unknown) => ({ problem: String(error) }));
  parentPort?.postMessage(outcome);
});

async function extract({ bytes, mimeType, maxCharacters }: Extraction): Promise<ExtractionOutcome> {
  if (mimeType.startsWith('image/')) return { image: readImage(bytes) };
  return { text: await extractText(bytes, mimeType, maxCharacters) };
}
