import type { RowQuery, RowStore, SortColumn } from '#features/indexes/store/row-store.ts';
import { writePageToken } from '#platform/http/page-token.ts';
import { readOrder } from './index-query.ts';

/** A page of rows as returned by an index. */
export type IndexPage<Row> = { rows: Row[]; nextPageToken?: string };

/** Reads a page of an index in the requested order, starting after the previous page. */
export async function readIndexPage<Row>(
  rows: RowStore,
  query: Pick<RowQuery, 'userId' | 'name' | 'where'>,
  columns: Readonly<Record<string, SortColumn>>,
  { pageSize, pageToken, sort }: { pageSize: number; pageToken?: string | undefined; sort: string },
): Promise<IndexPage<Row>> {
  const found = await rows.list<Row>({ ...query, limit: pageSize, ...readOrder(columns, sort, pageToken) });
  const last = found.length === pageSize ? found.at(-1) : undefined;
  return {
    rows: found.map(({ body }) => body),
    ...(last && { nextPageToken: writePageToken(last.position) }),
  };
}
