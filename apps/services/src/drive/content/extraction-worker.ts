import { parentPort } from 'node:worker_threads';
import { extractText } from './extract-text.ts';
import type { Extraction, ExtractionOutcome } from './extraction-thread.ts';

parentPort?.on('message', async ({ bytes, mimeType, maxCharacters }: Extraction) => {
  const outcome: ExtractionOutcome = await extractText(bytes, mimeType, maxCharacters).then(
    (text) => ({ text }),
    (error: unknown) => ({ problem: String(error) }),
  );
  parentPort?.postMessage(outcome);
});
