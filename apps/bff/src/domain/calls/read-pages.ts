import { endlessList, PageTokens } from './page-tokens.ts';

const MAX_PAGES = 1000;

/** A page of a list of a service. */
type Page = { nextPageToken?: string | undefined };

/**
 * The pages of a list, one after another, by the parameters that each is asked for with. Throws ProblemError
 * `upstream_invalid` for a list without an end: one of more than a thousand pages, or that leads back to a page.
 */
export async function* readPages<Found extends Page>(
  read: (page: { pageToken?: string }) => Promise<Found>,
): AsyncGenerator<Found, void, undefined> {
  const tokens = new PageTokens();
  let page = await read({});
  yield page;
  for (let pageToken = page.nextPageToken; pageToken !== undefined; pageToken = page.nextPageToken) {
    if (tokens.count >= MAX_PAGES) throw endlessList();
    page = await read({ pageToken: tokens.take(pageToken) });
    yield page;
  }
}
