import { parseDate } from '@rotunda/recurrence/parse-date';
import { formatBasicUtc, formatDate, parseDateTime } from '#calendar/time/date-time.ts';
import { DAY_MS } from '#core/durations.ts';

/** The start of an instance according to the rule of its series. */
export type OriginalStart = {
  /** Unix milliseconds. Midnight UTC of the date for all-day series. */
  startMs: number;
  isAllDay: boolean;
};

const INSTANCE_ID = /^(.+)_(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})Z)?$/;

/** Returns the ID of an instance. It encodes the start according to the rule, even if the instance was moved. */
export function toInstanceId(seriesId: string, { startMs, isAllDay }: OriginalStart): string {
  return `${seriesId}_${isAllDay ? formatDate(startMs).replaceAll('-', '') : formatBasicUtc(startMs)}`;
}

/** Parses an instance ID. Returns undefined if the ID is not an instance ID. */
export function parseInstanceId(id: string): { seriesId: string; original: OriginalStart } | undefined {
  const match = INSTANCE_ID.exec(id);
  const [, seriesId, year, month, day, hour, minute, second] = match ?? [];
  if (seriesId === undefined) return undefined;
  const date = `${year}-${month}-${day}`;
  const isAllDay = hour === undefined;
  const startMs = isAllDay ? parseDate(date) : parseDateTime(`${date}T${hour}:${minute}:${second}Z`);
  return startMs === undefined ? undefined : { seriesId, original: { startMs, isAllDay } };
}

/** Returns the number of days of an all-day event, from the instants of its midnights. */
export function countDays(startAt: number, endAt: number): number {
  return Math.round((endAt - startAt) / DAY_MS);
}
