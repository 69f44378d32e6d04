import { countOf } from '@rotunda/api-client/count-of';

/** The part of the content that a request contains. Undefined if the request only queries the upload's status. */
export type UploadRange = { startBytes: number; sizeBytes: number } | undefined;

/** The services require all parts except the last to be a multiple of this size. */
export const PART_MULTIPLE_BYTES = 256 * 1024;

/**
 * Parses the Content-Range of a part: `bytes FIRST-LAST/TOTAL`, or `bytes *\/TOTAL` for a status query. Returns an error message
 * if it does not fit an upload of `totalBytes`.
 */
export function readUploadRange(header: string | undefined, totalBytes: number): { range: UploadRange } | string {
  const match = /^bytes (?:(\d{1,15})-(\d{1,15})|\*)\/(\d{1,15})$/.exec(header?.trim() ?? '');
  if (!match) return 'Content-Range must be bytes FIRST-LAST/TOTAL, or bytes */TOTAL to query the status.';
  const [, first, last, total] = match;
  if (Number(total) !== totalBytes) return `The upload was started with ${countOf(totalBytes, 'byte')}.`;
  if (first === undefined || last === undefined) return { range: undefined };
  const startBytes = Number(first);
  const sizeBytes = Number(last) + 1 - startBytes;
  if (sizeBytes < 1 || Number(last) >= totalBytes) return 'The range in Content-Range is not within the upload.';
  const isLast = startBytes + sizeBytes === totalBytes;
  if (!isLast && sizeBytes % PART_MULTIPLE_BYTES !== 0) {
    return `All parts except the last must be multiples of ${PART_MULTIPLE_BYTES} bytes.`;
  }
  return { range: { startBytes, sizeBytes } };
}
