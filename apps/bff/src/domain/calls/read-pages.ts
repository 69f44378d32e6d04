import { ProblemError } from '#domain/problem.ts';

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
  const tokens = new Set<string>();
  let page = await read({});
  yield page;
  for (let pageToken = page.nextPageToken; pageToken !== undefined; pageToken = page.nextPageToken) {
    if (tokens.has(pageToken) || tokens.size >= MAX_PAGES) {
      throw new ProblemError('upstream_invalid', { detail: 'The service sent a list without an end.' });
    }
    tokens.add(pageToken);
    page = await read({ pageToken });
    yield page;
  }
}
