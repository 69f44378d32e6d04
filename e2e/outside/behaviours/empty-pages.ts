import { operations } from '@rotunda/api-client/operations';
import type { FrontBehaviour, FrontCall } from '../service-front.ts';

/** The prefix of page tokens that follow an empty page. */
const AFTER_EMPTY = 'after-empty';

/** Lists begin with a page that has no items but a next page token, as with services that filter after reading a page. */
export const emptyPages: FrontBehaviour = {
  reply(call) {
    const paging = pagingOf(call);
    const { searchParams } = call.url;
    if (!paging || searchParams.has('syncToken')) return undefined;
    const token = searchParams.get(paging.token);
    if (token === null)
      return { status: 200, body: JSON.stringify({ [paging.items]: [], [paging.next]: AFTER_EMPTY }) };
    if (token === AFTER_EMPTY) searchParams.delete(paging.token);
    return undefined;
  },
};

function pagingOf({ operationId }: FrontCall) {
  const operation = operationId && operations[operationId];
  // The first page of changes already requires its own token.
  return operation && 'paging' in operation && operationId !== 'drive.changes.list' ? operation.paging : undefined;
}
