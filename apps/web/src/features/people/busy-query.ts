import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';

/** A time in which somebody is busy, Unix milliseconds. */
export type BusyTime = {
  /** Undefined where it has begun already. */
  startMs: number | undefined;
  endMs: number;
  /** Whether it may end later than that. */
  isOpen: boolean;
};

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const WEEK_MS = 7 * 24 * HOUR_MS;

/** When somebody is busy in the hour that begins now; undefined where their calendar is closed to the person who looks. */
export function busyQuery(email: string) {
  return queryOptions({
    queryKey: ['calendar.freebusy.query', email, 'now'],
    queryFn: async ({ signal }): Promise<{ times: readonly BusyTime[] | undefined }> => {
      const nowMs = Date.now();
      const body = {
        timeMin: new Date(nowMs).toISOString(),
        // The service cuts times to what it is asked for, and when one ends is known only beyond the hour.
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
  // A second, as a service may tell no fractions of them.
  const isOpen = endMs > nowMs + WEEK_MS - SECOND_MS;
  return [{ startMs: startMs > nowMs ? startMs : undefined, endMs, isOpen }];
}
