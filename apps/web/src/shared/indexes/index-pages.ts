type IndexPage<Row> = { rows: readonly Row[]; nextPageToken?: string };

/** The rows of a list across everything, page by page to its end. */
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
