import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';

/** A busy period, in Unix milliseconds. */
export type BusyTime = {
  /** Undefined if the period has already begun. */
  startMs: number | undefined;
  endMs: number;
  /** Whether the period may end later than `endMs`. */
  isOpen: boolean;
};

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const WEEK_MS = 7 * 24 * HOUR_MS;

/**
 * Returns the query of a user's busy times in the hour that begins now. `times` is undefined if their calendar is not visible to
 * the current user.
 */
export function busyQuery(email: string) {
  return queryOptions({
    queryKey: ['calendar.freebusy.query', email, 'now'],
    queryFn: async ({ signal }): Promise<{ times: readonly BusyTime[] | undefined }> => {
      const nowMs = Date.now();
      const body = {
        timeMin: new Date(nowMs).toISOString(),
        // The service limits busy times to the requested range, so the range extends beyond the hour to find their end.
        timeMax: new Date(nowMs + WEEK_MS).toISOString(),
        items: [{ id: email }],
      };
      const { calendars = {} } = await api.call('calendar.freebusy.query', {}, { body, signal });
      const calendar = calendars[email];
      if (!calendar || calendar.errors) return { times: undefined };
      return { times: (calendar.busy ?? []).flatMap((span) => toBusyTime(span, nowMs)) };
    },
    refetchInterval: MINUTE_MS,
  });
}

type Span = { start?: string | undefined; end?: string | undefined };

function toBusyTime({ start = '', end = '' }: Span, nowMs: number): BusyTime[] {
  const startMs = Date.parse(start);
  const endMs = Date.parse(end);
  if (endMs <= nowMs || startMs >= nowMs + HOUR_MS) return [];
  // Allows a second of difference, because a service may omit fractions of seconds.
  const isOpen = endMs > nowMs + WEEK_MS - SECOND_MS;
  return [{ startMs: startMs > nowMs ? startMs : undefined, endMs, isOpen }];
}
