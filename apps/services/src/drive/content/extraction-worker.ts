import { flushCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { toSearchText } from '#core/search-text.ts';
import { condenseText } from './condense-text.ts';
import { extractText } from './extract-text.ts';
import type { Extraction, ExtractionOutcome } from './extraction-thread.ts';
import { type ImageMetadata, readImage } from './read-image.ts';

parentPort?.on('message', async (extraction: Extraction) => {
  const outcome = await extract(extraction).catch((error: unknown) => ({ problem: String(error) }));
  parentPort?.postMessage(outcome);
  flushCompileCache(); // Libraries are loaded on demand, so the cache may have new entries.
});

async function extract({ bytes, mimeType, maxCharacters }: Extraction): Promise<ExtractionOutcome> {
  if (!mimeType.startsWith('image/')) {
    // Done here and not when storing, because scripts without spaces take long to process.
    return { text: toSearchText(condenseText(await extractText(bytes, mimeType, maxCharacters))) };
  }
  const image = readImage(bytes);
  return { image, thumbnail: await tryThumbnail(bytes, image) };
}

// Some formats, such as SVG and HEIC, have a known size but cannot be decoded.
async function tryThumbnail(bytes: Uint8Array, image: ImageMetadata): Promise<Uint8Array | undefined> {
  const { makeThumbnail } = await import('./make-thumbnail.ts');
  try {
    return makeThumbnail(bytes, image);
  } catch {
    return undefined;
  }
}
