import type { ParamsOf } from '@rotunda/api-client/operation-types';
import type { CalendarAccess } from '#calendar/access.ts';
import { RequestBudget } from '#calendar/recurrence/request-budget.ts';
import { fullSyncRequired, SyncTokens } from '#calendar/sync-token.ts';
import type { Caller } from '#core/auth/caller.ts';
import type { TokenPayload } from '#core/auth/signed-tokens.ts';
import { globalError } from '#core/errors/service-error.ts';
import type { Database } from '#db/database.ts';
import { fragment } from '#db/sql-fragment.ts';
import type { EventQuery } from './event-query.ts';
import { readTimeRange, showsDeleted, toFilters } from './list-request.ts';

type Params = ParamsOf<'calendar.events.list'>;

/** What a list of events, and every list of changes that follows it, is about. */
export type ListScope = {
  isExpanded: boolean;
  fromMs: number;
  untilMs: number;
  /** Where occurrences of series without end stop, when `untilMs` is infinite. */
  horizonMs: number;
  eventTypes: readonly string[] | undefined;
  changedSince: number | undefined;
};

/** The sync tokens of one person's lists of the events of a calendar. */
export function eventSyncTokens(db: Database, { calendar, role }: CalendarAccess, caller: Caller): SyncTokens {
  // With another role a person sees other members of every event, and has to read all of them again.
  return new SyncTokens(db, 'calendar.events.list', [calendar.number, caller.accountId, role]);
}

/** The scope that a request asks for, or that its sync token carries on. Throws 400 and 410. */
export function readListScope(params: Params, tokens: SyncTokens, nowMs: number): ListScope {
  const horizonMs = horizonOf(nowMs);
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
      'singleEvents has to be as in the list that gave the sync token.',
      'singleEvents',
    );
  }
  // The horizon has moved: there are new occurrences to list although no event has changed.
  if (scope.isExpanded && !Number.isFinite(scope.untilMs) && scope.horizonMs !== horizonMs) throw fullSyncRequired();
  return scope;
}

/** What the sync token of a list holds that includes everything up to a place in the order of changes. */
export function toSyncPayload(scope: ListScope, sequence: number): TokenPayload {
  const { isExpanded, fromMs, untilMs, horizonMs, eventTypes } = scope;
  const finite = (ms: number) => (Number.isFinite(ms) ? ms : null);
  return [sequence, Number(isExpanded), finite(fromMs), finite(untilMs), horizonMs, eventTypes?.join(' ') ?? null];
}

/** Whether a list with these parameters can be followed by lists of changes. */
export function canBeFollowed(params: Params): boolean {
  const { orderBy, q, iCalUID, updatedMin, privateExtendedProperty, sharedExtendedProperty } = params;
  const restrictions = [orderBy, q, iCalUID, updatedMin, privateExtendedProperty, sharedExtendedProperty];
  return restrictions.every((restriction) => restriction === undefined);
}

/** The query of a scope together with the other filters of a request. */
export function toEventQuery(params: Params, access: CalendarAccess, scope: ListScope): EventQuery {
  const { eventTypes, ...range } = scope;
  const types = eventTypes && fragment('e.event_type IN (SELECT value FROM json_each(?))', JSON.stringify(eventTypes));
  return {
    ...access,
    ...range,
    budget: new RequestBudget(),
    showsDeleted: showsDeleted(params),
    filters: [...(types ? [types] : []), ...toFilters(params, access)],
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

/** Between two and three years from now; the same all year, so that lists of changes fit to what was listed before. */
export function horizonOf(nowMs: number): number {
  return Date.UTC(new Date(nowMs).getUTCFullYear() + 3, 0, 1);
}
