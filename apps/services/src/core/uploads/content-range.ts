/** The part of the content in a request. `sizeBytes` 0 queries the stored size. */
export type ContentRange = {
  startBytes: number;
  /** Undefined if the request contains everything from the start. */
  sizeBytes: number | undefined;
  /** Undefined if the client does not know it yet. */
  totalBytes: number | undefined;
};

/**
 * Parses the Content-Range of a resumable upload: `bytes FIRST-LAST/TOTAL`, with `*` for an unknown total, or `bytes *\/TOTAL`
 * for a status query. A missing header means the whole content. Returns undefined if the header is invalid.
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
