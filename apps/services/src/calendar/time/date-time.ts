import { findOffset, toInstant, toLocal } from '@rotunda/recurrence/zone-offsets';
import { DAY_MS, MINUTE_MS } from '#core/durations.ts';
import { parseDateTime as parseInstant } from '#core/parse-date-time.ts';

/**
 * Parses a date and time to Unix milliseconds. Without an offset it is local time in `zone`. Returns undefined if the text is
 * invalid or has neither offset nor zone.
 */
export function parseDateTime(text: string, zone?: string): number | undefined {
  const instant = parseInstant(text);
  if (instant !== undefined || zone === undefined) return instant;
  const localMs = parseInstant(`${text}Z`);
  return localMs === undefined ? undefined : toInstant(zone, localMs);
}

/** Formats the UTC date of these milliseconds as `YYYY-MM-DD`. */
export function formatDate(ms: number): string {
  return new Date(ms).toISOString().slice(0, -14);
}

/** Formats an instant as RFC 3339 with whole seconds and the offset of a zone: `2026-11-23T15:00:00+01:00`. */
export function formatDateTime(ms: number, zone: string): string {
  const offsetMs = findOffset(zone, ms);
  const local = new Date(ms + offsetMs).toISOString().slice(0, 19);
  return local + formatOffset(offsetMs);
}

/** Formats an instant as `YYYYMMDDTHHMMSSZ`, the RFC 5545 format for UTC. */
export function formatBasicUtc(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** Returns the date in a zone at an instant, as milliseconds of its midnight in UTC. */
export function toUtcMidnight(ms: number, zone: string): number {
  return Math.floor(toLocal(zone, ms) / DAY_MS) * DAY_MS;
}

/** Returns the instant at which a date (milliseconds of its midnight in UTC) starts in a zone. */
export function startOfDate(dateMs: number, zone: string): number {
  return toInstant(zone, dateMs);
}

function formatOffset(offsetMs: number): string {
  if (offsetMs === 0) return 'Z';
  const minutes = Math.round(Math.abs(offsetMs) / MINUTE_MS);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${offsetMs < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}
