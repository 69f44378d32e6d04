import { endlessListProblem, PageTokens } from './page-tokens.ts';

const MAX_PAGES = 1000;

/** A page of a service's list. */
type Page = { nextPageToken?: string | undefined };

/**
 * Reads the pages of a list one after another, passing the parameters for each. Throws ProblemError `upstream_invalid` for an
 * endless list: a list with more than a thousand pages, or a list that leads back to an earlier page.
 */
export async function* readPages<Found extends Page>(
  read: (page: { pageToken?: string }) => Promise<Found>,
): AsyncGenerator<Found, void, undefined> {
  const tokens = new PageTokens();
  let page = await read({});
  yield page;
  for (let pageToken = page.nextPageToken; pageToken !== undefined; pageToken = page.nextPageToken) {
    if (tokens.count >= MAX_PAGES) throw endlessListProblem();
    page = await read({ pageToken: tokens.follow(pageToken) });
    yield page;
  }
}
