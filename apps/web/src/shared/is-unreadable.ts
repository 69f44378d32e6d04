import { ApiError } from '@rotunda/api-client/errors';
import type {
  QueryObserverLoadingErrorResult,
  QueryObserverRefetchErrorResult,
  UseQueryResult,
} from '@tanstack/react-query';

/** Answers after which what was read before is no longer there, or no longer open to the person. */
const ENDED: ReadonlySet<number> = new Set([401, 403, 404, 410]);

type Failed<Data> = QueryObserverLoadingErrorResult<Data> | QueryObserverRefetchErrorResult<Data>;

/**
 * Whether there is nothing to show of what was asked for. A renewal that failed for a while takes nothing away: what was
 * read stays, and with it what somebody is typing beside it.
 */
export function isUnreadable<Data>(query: UseQueryResult<Data>): query is Failed<Data> {
  if (query.data === undefined) return true;
  return query.error instanceof ApiError && ENDED.has(query.error.status);
}
