import type { ParamsOf } from '@rotunda/api-client/operation-types';
import type { CalendarAccess } from '#calendar/access.ts';
import { RequestBudget } from '#calendar/recurrence/request-budget.ts';
import { fullSyncRequired, SyncTokens } from '#calendar/sync-token.ts';
import type { Caller } from '#core/auth/caller.ts';
import type { TokenPayload } from '#core/auth/signed-tokens.ts';
import { globalError } from '#core/errors/service-error.ts';
import type { Database } from '#db/database.ts';
import { type EventQuery, toTypeFilter } from './event-query.ts';
import { readTimeRange, showsDeleted, toFilters } from './list-request.ts';

type Params = ParamsOf<'calendar.events.list'>;

/** The scope of a list of events and of the incremental lists that follow it. */
export type ListScope = {
  isExpanded: boolean;
  fromMs: number;
  untilMs: number;
  /** End of the expansion of endless series if `untilMs` is infinite. */
  horizonMs: number;
  eventTypes: readonly string[] | undefined;
  changedSince: number | undefined;
};

/** Returns the sync tokens for a user's lists of events of a calendar. */
export function createEventSyncTokens(db: Database, { calendar, role }: CalendarAccess, caller: Caller): SyncTokens {
  // With another role, a user sees other fields of every event and must read all events again.
  return new SyncTokens(db, 'calendar.events.list', [calendar.number, caller.accountId, role]);
}

/** Returns the scope of a request, or the scope stored in its sync token. Throws 400 and 410. */
export function readListScope(params: Params, tokens: SyncTokens, nowMs: number): ListScope {
  const horizonMs = getHorizon(nowMs);
  if (params.syncToken === undefined) {
    const { eventTypes } = params;
    const isExpanded = params.singleEvents === true;
    return { isExpanded, ...readTimeRange(params), horizonMs, eventTypes, changedSince: undefined };
  }
  const scope = fromPayload(tokens.read(params.syncToken));
  if (params.singleEvents !== undefined && params.singleEvents !== scope.isExpanded) {
    throw globalError(
      400,
      'badRequest',
      'singleEvents must be the same as in the list that returned the sync token.',
      'singleEvents',
    );
  }
  // The horizon has moved, so there are new occurrences to list although no event has changed.
  if (scope.isExpanded && !Number.isFinite(scope.untilMs) && scope.horizonMs !== horizonMs) throw fullSyncRequired();
  return scope;
}

/** Returns the sync token payload of a list that includes all changes up to a sequence number. */
export function toSyncPayload(scope: ListScope, sequence: number): TokenPayload {
  const { isExpanded, fromMs, untilMs, horizonMs, eventTypes } = scope;
  const finite = (ms: number) => (Number.isFinite(ms) ? ms : null);
  return [sequence, Number(isExpanded), finite(fromMs), finite(untilMs), horizonMs, eventTypes?.join(' ') ?? null];
}

/** Whether incremental lists are supported for these parameters. */
export function canIssueSyncToken(params: Params): boolean {
  const { orderBy, q, iCalUID, updatedMin, privateExtendedProperty, sharedExtendedProperty } = params;
  const restrictions = [orderBy, q, iCalUID, updatedMin, privateExtendedProperty, sharedExtendedProperty];
  return restrictions.every((restriction) => restriction === undefined);
}

/** Combines a scope with the other filters of a request. */
export function toEventQuery(params: Params, access: CalendarAccess, scope: ListScope): EventQuery {
  const { eventTypes, ...range } = scope;
  return {
    ...access,
    ...range,
    budget: new RequestBudget(),
    showsDeleted: showsDeleted(params),
    filters: [...(eventTypes ? [toTypeFilter(eventTypes, access.role)] : []), ...toFilters(params, access)],
  };
}

function fromPayload(payload: TokenPayload): ListScope {
  const [sequence, isExpanded, fromMs, untilMs, horizonMs, eventTypes] = payload;
  return {
    isExpanded: isExpanded === 1,
    fromMs: typeof fromMs === 'number' ? fromMs : Number.NEGATIVE_INFINITY,
    untilMs: typeof untilMs === 'number' ? untilMs : Number.POSITIVE_INFINITY,
    horizonMs: Number(horizonMs),
    eventTypes: typeof eventTypes === 'string' ? eventTypes.split(' ') : undefined,
    changedSince: Number(sequence),
  };
}

/**
 * Returns a time between two and three years from now. It is the same all year, so that incremental lists match the previous
 * list.
 */
export function getHorizon(nowMs: number): number {
  return Date.UTC(new Date(nowMs).getUTCFullYear() + 3, 0, 1);
}
