/** The content of a page in bytes. Writing more at once would block other requests. */
export const MAX_PAGE_BYTES = 8 * 2 ** 20;

/** Returns how many entries of these sizes, from the first one, fit on a page. At least one. */
export function countWithinPage(sizes: readonly number[]): number {
  let bytes = 0;
  const tooMany = sizes.findIndex((size) => {
    bytes += size;
    return bytes > MAX_PAGE_BYTES;
  });
  return tooMany === -1 ? sizes.length : Math.max(tooMany, 1);
}
