import type { ResponseOf } from '@rotunda/api-client/operation-types';
import { getDay } from '#shared/format/start-of-day.ts';
import { getCurrentZone } from '#shared/format/zone.ts';

type Event = NonNullable<NonNullable<ResponseOf<'calendar.events.list'>>['items']>[number];

/** The days of an out-of-office event, inclusive. */
export type OutOfOffice = { id: string; title: string; firstDay: string; lastDay: string };

/** Returns the first and last day of out-of-office events. Events without times are omitted. */
export function toOutOfOffice(events: readonly Event[]): OutOfOffice[] {
  return events.flatMap(({ id, summary, start, end }) => {
    const firstDay = start?.date ?? toDay(start?.dateTime, 0);
    // The end is exclusive.
    const lastDay = end?.date ? getDay(Date.parse(`${end.date}T00:00:00Z`) - 1, 'UTC') : toDay(end?.dateTime, 1);
    if (!id || !firstDay || !lastDay) return [];
    return [{ id, title: summary ?? 'Out of office', firstDay, lastDay }];
  });
}

function toDay(time: string | undefined, beforeMs: number): string | undefined {
  return time === undefined ? undefined : getDay(Date.parse(time) - beforeMs, getCurrentZone());
}
