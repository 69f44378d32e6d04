import { getJsonSize } from './json-size.ts';
import { MAX_PAGE_BYTES } from './page-bytes.ts';

/** A page of a list. */
export type Page<Row, Resource> = {
  resources: Resource[];
  /** The last row of the page, where the next page continues. Undefined on the last page. */
  last: Row | undefined;
};

/**
 * Converts rows to the resources of a page: at most `limit` of them, and fewer if they are large, but at least one. Reads one row
 * more than the page contains.
 */
export function readPage<Row, Resource>(
  rows: Iterable<Row>,
  limit: number,
  toResource: (row: Row) => Resource,
): Page<Row, Resource> {
  const resources: Resource[] = [];
  let last: Row | undefined;
  let bytes = 0;
  for (const row of rows) {
    if (resources.length === limit) return { resources, last };
    const resource = toResource(row);
    bytes += getJsonSize(resource);
    if (bytes > MAX_PAGE_BYTES && resources.length > 0) return { resources, last };
    resources.push(resource);
    last = row;
  }
  return { resources, last: undefined };
}
