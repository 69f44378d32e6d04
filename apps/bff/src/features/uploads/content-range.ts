import { countOf } from '@rotunda/api-client/count-of';

/** The part of the content that a request carries; undefined when it only asks what the service has. */
export type UploadRange = { startBytes: number; sizeBytes: number } | undefined;

/** All parts but the last are a multiple of this, as the services demand. */
export const PART_MULTIPLE_BYTES = 256 * 1024;

/**
 * Reads the Content-Range of a part: `bytes FIRST-LAST/TOTAL`, or `bytes *\/TOTAL` to ask. Returns what is wrong with it
 * as a sentence when it does not fit an upload of `totalBytes`.
 */
export function readUploadRange(header: string | undefined, totalBytes: number): { range: UploadRange } | string {
  const match = /^bytes (?:(\d{1,15})-(\d{1,15})|\*)\/(\d{1,15})$/.exec(header?.trim() ?? '');
  if (!match) return 'Content-Range has to be bytes FIRST-LAST/TOTAL, or bytes */TOTAL to ask.';
  const [, first, last, total] = match;
  if (Number(total) !== totalBytes) return `The upload was started with ${countOf(totalBytes, 'byte')}.`;
  if (first === undefined || last === undefined) return { range: undefined };
  const startBytes = Number(first);
  const sizeBytes = Number(last) + 1 - startBytes;
  if (sizeBytes < 1 || Number(last) >= totalBytes) return 'The range in Content-Range is not within the upload.';
  const isLast = startBytes + sizeBytes === totalBytes;
  if (!isLast && sizeBytes % PART_MULTIPLE_BYTES !== 0) {
    return `All parts but the last have to be multiples of ${PART_MULTIPLE_BYTES} bytes.`;
  }
  return { range: { startBytes, sizeBytes } };
}
