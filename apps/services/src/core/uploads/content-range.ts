/** The part of the content that a request carries: `sizeBytes` 0 asks what is stored. */
export type ContentRange = {
  startBytes: number;
  /** Undefined when the request carries everything from the start on. */
  sizeBytes: number | undefined;
  /** Undefined while the client does not know it. */
  totalBytes: number | undefined;
};

/**
 * Reads the Content-Range of a resumable upload: `bytes FIRST-LAST/TOTAL`, with `*` for an unknown total, or `bytes
 * *\/TOTAL` for a question. No header means the whole content. Undefined when the header makes no sense.
 */
export function parseContentRange(header: string | undefined): ContentRange | undefined {
  if (header === undefined) return { startBytes: 0, sizeBytes: undefined, totalBytes: undefined };
  const match = /^bytes (?:(\d+)-(\d+)|\*)\/(?:(\d+)|\*)$/.exec(header.trim());
  if (!match) return undefined;
  const totalBytes = match[3] === undefined ? undefined : Number(match[3]);
  if (match[1] === undefined) return { startBytes: 0, sizeBytes: 0, totalBytes };
  const startBytes = Number(match[1]);
  const endBytes = Number(match[2]) + 1;
  if (endBytes <= startBytes || (totalBytes !== undefined && endBytes > totalBytes)) return undefined;
  return { startBytes, sizeBytes: endBytes - startBytes, totalBytes };
}
