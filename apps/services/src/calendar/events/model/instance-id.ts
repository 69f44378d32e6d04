import { parseDate } from '@rotunda/recurrence/parse-date';
import { formatBasicUtc, formatDate, parseDateTime } from '#calendar/time/date-time.ts';
import { DAY_MS } from '#core/durations.ts';

/** The start that the rule of a series gave one of its instances. */
export type OriginalStart = {
  /** Unix milliseconds; midnight in UTC of the date for all-day series. */
  startMs: number;
  isAllDay: boolean;
};

const INSTANCE_ID = /^(.+)_(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})Z)?$/;

/** The id of an instance: it names the start that the rule gave, wherever the instance was moved to. */
export function toInstanceId(seriesId: string, { startMs, isAllDay }: OriginalStart): string {
  return `${seriesId}_${isAllDay ? formatDate(startMs).replaceAll('-', '') : formatBasicUtc(startMs)}`;
}

/** What an id says when it is that of an instance. */
export function parseInstanceId(id: string): { seriesId: string; original: OriginalStart } | undefined {
  const match = INSTANCE_ID.exec(id);
  const [, seriesId, year, month, day, hour, minute, second] = match ?? [];
  if (seriesId === undefined) return undefined;
  const date = `${year}-${month}-${day}`;
  const isAllDay = hour === undefined;
  const startMs = isAllDay ? parseDate(date) : parseDateTime(`${date}T${hour}:${minute}:${second}Z`);
  return startMs === undefined ? undefined : { seriesId, original: { startMs, isAllDay } };
}

/** How many days an all-day event takes, from the instants of its midnights. */
export function countDays(startAt: number, endAt: number): number {
  return Math.round((endAt - startAt) / DAY_MS);
}
