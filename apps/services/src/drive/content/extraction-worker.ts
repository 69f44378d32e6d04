import { flushCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { toSearchText } from '#core/search-text.ts';
import { condenseText } from './condense-text.ts';
import { extractText } from './extract-text.ts';
import type { Extraction, ExtractionOutcome } from './extraction-thread.ts';
import { makeThumbnail } from './make-thumbnail.ts';
import { type ImageFacts, readImage } from './read-image.ts';

parentPort?.on('message', async (extraction: Extraction) => {
  const outcome = await extract(extraction).catch((error: unknown) => ({ problem: String(error) }));
  parentPort?.postMessage(outcome);
  flushCompileCache(); // Libraries are loaded as contents need them.
});

async function extract({ bytes, mimeType, maxCharacters }: Extraction): Promise<ExtractionOutcome> {
  if (!mimeType.startsWith('image/')) {
    // Here rather than where it is stored: characters of scripts without spaces take their time.
    return { text: toSearchText(condenseText(await extractText(bytes, mimeType, maxCharacters))) };
  }
  const image = readImage(bytes);
  return { image, thumbnail: tryThumbnail(bytes, image) };
}

// Formats are known by their size that cannot be decoded, such as SVG and HEIC.
function tryThumbnail(bytes: Uint8Array, image: ImageFacts): Uint8Array | undefined {
  try {
    return makeThumbnail(bytes, image);
  } catch {
    return undefined;
  }
}
