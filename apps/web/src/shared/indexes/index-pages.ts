type IndexPage<Row> = { rows: readonly Row[]; nextPageToken?: string };

/** Reads all rows of an index, page by page. */
export async function* readIndexPages<Row>(
  readPage: (pageToken: string | undefined) => Promise<IndexPage<Row>>,
): AsyncGenerator<readonly Row[]> {
  let pageToken: string | undefined;
  do {
    const page = await readPage(pageToken);
    yield page.rows;
    pageToken = page.nextPageToken;
  } while (pageToken !== undefined);
}
