import type { Readable } from 'node:stream';
import type { BlobStore } from '#blobs/blob-store.ts';
import { BlobTooLargeError } from '#blobs/digests.ts';
import { globalError, type ServiceError } from '#core/errors/service-error.ts';
import { unparsableBody } from '#core/errors/service-error-format.ts';
import { type Call, detachBody } from '#core/http/call.ts';
import { readBoundary } from '#core/http/multipart-syntax.ts';
import { MAX_JSON_BODY_BYTES, parseJsonBody } from '#core/http/read-body.ts';
import type { UploadedMedia } from '#core/operations/operation.ts';
import { MultipartError } from './multipart-error.ts';
import { readMultipartUpload } from './multipart-upload.ts';
import { UPLOAD_SUBTYPES } from './upload-protocol.ts';

/** Maximum file size: 5,120 GB. */
export const MAX_UPLOAD_BYTES = 5120 * 2 ** 30;

/** The contents of an upload request: optional metadata, and durably stored media. */
export type Upload = { body: unknown; media: UploadedMedia };

/**
 * Reads an upload of only bytes (`raw`) or of metadata and bytes (`multipart`) and stores its content. Throws 400 for other
 * forms, and 403 before the first byte if the announced length exceeds the limit.
 */
export async function readUpload(
  call: Call,
  blobs: BlobStore,
  { protocol, metadataLimitBytes }: { protocol: 'raw' | 'multipart'; metadataLimitBytes?: number | undefined },
): Promise<Upload> {
  if (Number(call.headers['content-length'] ?? 0) > MAX_UPLOAD_BYTES) throw uploadTooLarge();
  const contentType = call.headers['content-type'];
  const source = detachBody(call);
  try {
    if (protocol === 'multipart') {
      const boundary = readBoundary(contentType, UPLOAD_SUBTYPES);
      if (!boundary) throw globalError(400, 'badRequest', 'Expected multipart/related with a boundary.');
      return await readMultipart(source, blobs, { boundary, metadataLimitBytes });
    }
    const blob = await blobs.put(source, { maxSizeBytes: MAX_UPLOAD_BYTES });
    const mediaType = call.headers['x-goog-upload-header-content-type']?.toString();
    return { body: undefined, media: { blob, contentType: mediaType ?? contentType } };
  } catch (error) {
    if (error instanceof MultipartError) {
      throw globalError(400, 'badRequest', `Malformed multipart body: ${error.message}.`);
    }
    if (error instanceof BlobTooLargeError) throw uploadTooLarge();
    throw error;
  } finally {
    source.destroy();
  }
}

async function readMultipart(
  source: Readable,
  blobs: BlobStore,
  { boundary, metadataLimitBytes = MAX_JSON_BODY_BYTES }: { boundary: string; metadataLimitBytes?: number | undefined },
): Promise<Upload> {
  const parts = await readMultipartUpload(source, boundary, metadataLimitBytes);
  const body = parseJsonBody('drive', parts.metadata);
  if (body === undefined) throw unparsableBody('drive');
  // An error in the body also fails the storing of its media.
  const blob = await blobs.put(parts.media, { maxSizeBytes: MAX_UPLOAD_BYTES });
  await parts.finished;
  return { body, media: { blob, contentType: parts.mediaContentType } };
}

/** 403: the content exceeds the maximum file size, or the maximum size for conversion to a document. */
export function uploadTooLarge(limitBytes = MAX_UPLOAD_BYTES): ServiceError {
  return globalError(403, 'uploadTooLarge', `The content is larger than ${limitBytes} bytes.`);
}
