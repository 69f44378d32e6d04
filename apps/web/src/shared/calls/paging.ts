import { calls as callTable } from '@rotunda/api-client/calls';
import type { Call } from '#shared/api/call-log.ts';

const paged: ReadonlySet<string> = new Set(
  Object.entries(callTable).flatMap(([id, call]) => ('paging' in call ? [id] : [])),
);

/**
 * Describes which page of a list a call requested, and whether more follow. Returns undefined for calls without pages, and until
 * the response was read. `all` are the known calls, in which the pages are traced back to the first.
 */
export function formatPaging(call: Call, all: readonly Call[]): string | undefined {
  const { sizeBytes, status = 0, nextPageToken } = call;
  if (sizeBytes === undefined || status >= 300 || !hasPages(call)) return undefined;
  const page = pageNumber(call, all);
  if (page === undefined) return nextPageToken ? 'a later page, more follow' : 'the last page';
  if (nextPageToken) return `page ${page}, more follow`;
  return page === 1 ? 'the only page' : `page ${page}, the last`;
}

/** Returns 1 for the first page. Returns undefined if the preceding call is unknown. */
function pageNumber(call: Call, all: readonly Call[]): number | undefined {
  let page = 1;
  for (let token = getToken(call); token !== null; page += 1) {
    const led = all.find(({ nextPageToken }) => nextPageToken === token);
    if (!led || page > all.length) return undefined;
    token = getToken(led);
  }
  return page;
}

function hasPages({ operationId, path, nextPageToken }: Call): boolean {
  return nextPageToken !== undefined || (operationId ? paged.has(operationId) : /[?&]page(Size|Token)=/.test(path));
}

function getToken({ path }: Call): string | null {
  return new URL(path, 'http://console').searchParams.get('pageToken');
}
