import type { ParamsOf } from '@rotunda/api-client/operation-types';
import { findTimeZone } from '@rotunda/recurrence/zone-offsets';
import { type CalendarAccess, includesRole } from '#calendar/access.ts';
import { rejectWithSyncToken } from '#calendar/sync-token.ts';
import { DAY_MS } from '#core/durations.ts';
import { globalError, ServiceError } from '#core/errors/service-error.ts';
import { fragment, type SqlFragment } from '#db/sql-fragment.ts';
import { toTypeFilter } from './event-query.ts';
import { toWordMatch } from './model/event-words.ts';

type Params = ParamsOf<'calendar.events.list'>;

// Older deletions are not listed.
const OLDEST_UPDATE_MS = 28 * DAY_MS;

const MAX_PROPERTY_FILTERS = 20;

const NOT_WITH_SYNC_TOKEN = [
  'iCalUID',
  'orderBy',
  'privateExtendedProperty',
  'q',
  'sharedExtendedProperty',
  'timeMax',
  'timeMin',
  'updatedMin',
] as const;

// Parameters that affect only the format of a page and may differ between the pages of a list.
const PER_PAGE_PARAMS: ReadonlySet<string> = new Set(['fields', 'maxAttendees', 'maxResults', 'pageToken', 'timeZone']);

/** Throws 400 for parameters that cannot be combined, and 410 if `updatedMin` is too long ago. */
export function checkListParams(params: Params, nowMs: number): void {
  if (params.syncToken !== undefined) {
    rejectWithSyncToken(params, NOT_WITH_SYNC_TOKEN);
    if (params.showDeleted === false) rejectWithSyncToken(params, ['showDeleted']);
  }
  if (params.orderBy === 'startTime' && !params.singleEvents) {
    const message = 'The requested ordering is not available for the particular query.';
    throw globalError(400, 'badRequest', message, 'orderBy');
  }
  readTimeRange(params);
  if (params.updatedMin !== undefined && Date.parse(params.updatedMin) < nowMs - OLDEST_UPDATE_MS) {
    throw new ServiceError(410, {
      domain: 'calendar',
      reason: 'updatedMinTooLongAgo',
      message: 'The requested minimum modification time lies too far in the past.',
      locationType: 'parameter',
      location: 'updatedMin',
    });
  }
}

/** Returns the bounds of a list as Unix milliseconds, infinite if not set. Throws 400 `timeRangeEmpty`. */
export function readTimeRange({ timeMin, timeMax }: { timeMin?: string; timeMax?: string }) {
  // Fractions of a second are ignored, as documented.
  const read = (text: string) => Math.floor(Date.parse(text) / 1000) * 1000;
  const fromMs = timeMin === undefined ? Number.NEGATIVE_INFINITY : read(timeMin);
  const untilMs = timeMax === undefined ? Number.POSITIVE_INFINITY : read(timeMax);
  if (fromMs < untilMs) return { fromMs, untilMs };
  throw new ServiceError(400, {
    domain: 'calendar',
    reason: 'timeRangeEmpty',
    message: 'The specified time range is empty.',
    locationType: 'parameter',
    location: 'timeMax',
  });
}

/** Returns the time zone for times in the response. Throws 400 if it is unknown. */
export function readTimeZone(timeZone: string | undefined, calendarZone: string): string {
  if (timeZone === undefined) return calendarZone;
  const zone = findTimeZone(timeZone);
  if (zone === undefined) throw globalError(400, 'invalid', 'Invalid time zone.', 'timeZone');
  return zone;
}

/** Returns the parameters that must be the same for all pages of a list, for binding page tokens. */
export function toPageFilter(params: Readonly<Record<string, unknown>>): unknown {
  return Object.entries(params)
    .filter(([name]) => !PER_PAGE_PARAMS.has(name))
    .sort();
}

/** Whether deleted events are listed. Always true with `updatedMin` or a sync token. */
export function showsDeleted(params: Params): boolean {
  return params.showDeleted === true || params.syncToken !== undefined || params.updatedMin !== undefined;
}

/** Converts the parameters to conditions on events. */
export function toFilters(params: Params, { role }: CalendarAccess): SqlFragment[] {
  const filters: SqlFragment[] = params.eventTypes ? [toTypeFilter(params.eventTypes, role)] : [];
  if (params.updatedMin !== undefined) filters.push(fragment('e.updated_at >= ?', Date.parse(params.updatedMin)));
  const details = toDetailFilters(params);
  // Searches must not reveal details that the user may not read.
  if (details.length > 0 && !includesRole(role, 'reader')) filters.push(fragment('FALSE'));
  else if (details.length > 0 && !includesRole(role, 'writer')) filters.push(fragment('e.is_private = 0'));
  return [...filters, ...details];
}

function toDetailFilters(params: Params): SqlFragment[] {
  const filters: SqlFragment[] = [];
  if (params.iCalUID !== undefined) filters.push(fragment('e.ical_uid = ?', params.iCalUID));
  if (params.q !== undefined) {
    const match = toWordMatch(params.q);
    if (match === undefined) filters.push(fragment('FALSE'));
    else filters.push(fragment('e.number IN (SELECT rowid FROM event_words WHERE event_words MATCH ?)', match));
  }
  for (const [visibility, pair] of readPropertyPairs(params)) filters.push(toPropertyFilter(visibility, pair));
  return filters;
}

/**
 * Returns the private and shared property pairs. Throws 400 if there are more than any client uses, because each pair requires
 * its own search.
 */
function readPropertyPairs(params: Params): (readonly ['private' | 'shared', string])[] {
  const pairs = [
    ...(params.privateExtendedProperty ?? []).map((pair) => ['private', pair] as const),
    ...(params.sharedExtendedProperty ?? []).map((pair) => ['shared', pair] as const),
  ];
  if (pairs.length > MAX_PROPERTY_FILTERS) {
    const message = `A list can be filtered by at most ${MAX_PROPERTY_FILTERS} properties.`;
    throw globalError(400, 'badRequest', message, 'privateExtendedProperty');
  }
  return pairs;
}

function toPropertyFilter(visibility: 'private' | 'shared', pair: string): SqlFragment {
  const split = pair.indexOf('=');
  if (split < 1) throw globalError(400, 'badRequest', 'Bad Request', `${visibility}ExtendedProperty`);
  return fragment(
    `e.number IN (SELECT event_number FROM event_properties WHERE visibility = ? AND name = ? AND value = ?)`,
    visibility,
    pair.slice(0, split),
    pair.slice(split + 1),
  );
}
