import type { Readable } from 'node:stream';
import type { BlobStore } from '#blobs/blob-store.ts';
import { BlobTooLargeError } from '#blobs/digests.ts';
import { type Call, detachedBody } from './call.ts';
import { MultipartError, readRelatedParts } from './multipart-related.ts';
import { readBoundary } from './multipart-syntax.ts';
import type { UploadedMedia } from './operation.ts';
import { MAX_JSON_BODY_BYTES, parseJsonBody } from './read-body.ts';
import { globalError, type ServiceError } from './service-error.ts';
import { unparsableBody } from './service-error-format.ts';

/** Largest content of one file: 5,120 GB. */
export const MAX_UPLOAD_BYTES = 5120 * 2 ** 30;

/** What an upload request carried: metadata, if any, and content that is durable by now. */
export type Upload = { body: unknown; media: UploadedMedia };

/**
 * Reads an upload request of type `media` (bytes only) or `multipart` (metadata and bytes) and stores its content.
 * Throws 400 for another form and 403 before the first byte when the announced length is over the limit.
 */
export async function readUpload(
  call: Call,
  blobs: BlobStore,
  { uploadType, metadataLimitBytes }: { uploadType: string | null; metadataLimitBytes?: number | undefined },
): Promise<Upload> {
  if (Number(call.headers['content-length'] ?? 0) > MAX_UPLOAD_BYTES) throw uploadTooLarge();
  const contentType = call.headers['content-type'];
  const source = detachedBody(call);
  try {
    if (uploadType === 'multipart') {
      const boundary = readBoundary(contentType, 'related');
      if (!boundary)
        throw globalError(400, 'badRequest', 'Expected the content type multipart/related with a boundary.');
      return await readMultipart(source, blobs, { boundary, metadataLimitBytes });
    }
    if (uploadType === 'media' || uploadType === null) {
      const blob = await blobs.put(source, { maxSizeBytes: MAX_UPLOAD_BYTES });
      return { body: undefined, media: { blob, contentType } };
    }
  } catch (error) {
    if (error instanceof MultipartError) {
      throw globalError(400, 'badRequest', `Malformed multipart body: ${error.message}.`);
    }
    if (error instanceof BlobTooLargeError) throw uploadTooLarge();
    throw error;
  } finally {
    source.destroy();
  }
  throw globalError(400, 'invalid', 'Invalid Value', 'uploadType');
}

async function readMultipart(
  source: Readable,
  blobs: BlobStore,
  { boundary, metadataLimitBytes = MAX_JSON_BODY_BYTES }: { boundary: string; metadataLimitBytes?: number | undefined },
): Promise<Upload> {
  const parts = await readRelatedParts(source, boundary, metadataLimitBytes);
  const stored = blobs.put(parts.media, { maxSizeBytes: MAX_UPLOAD_BYTES });
  const [blob] = await Promise.all([stored, parts.finished]);
  const body = parseJsonBody('drive', parts.metadata);
  if (body === undefined) throw unparsableBody('drive');
  return { body, media: { blob, contentType: parts.mediaContentType } };
}

/** 403: the content is larger than a file, or than what a document can be made of. */
export function uploadTooLarge(limitBytes = MAX_UPLOAD_BYTES): ServiceError {
  return globalError(403, 'uploadTooLarge', `The content is larger than ${limitBytes} bytes.`);
}
