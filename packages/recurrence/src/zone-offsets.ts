import { Temporal } from '#temporal';
import { DAY_MS } from './durations.ts';

/** A time span in which a zone has a constant offset, from `fromMs` (inclusive) to `untilMs` (exclusive). */
type OffsetSpan = { fromMs: number; untilMs: number; offsetMs: number };

/** The sorted spans requested for each zone. Series far from now need hundreds. */
const spansOf = new Map<string, readonly OffsetSpan[]>();

/** The names found so far, which repeat in most events. */
const zoneNames = new Set<string>();

/** Returns the name of a time zone as the IANA database spells it, or undefined if it has no such zone. Ignores letter case. */
export function findTimeZone(name: string): string | undefined {
  if (zoneNames.has(name)) return name;
  // Offsets such as +01:00 are not places, and recurrences cannot use them.
  if (!/^[A-Za-z]/.test(name)) return undefined;
  try {
    const { timeZoneId } = new Temporal.ZonedDateTime(0n, name);
    zoneNames.add(timeZoneId);
    return timeZoneId;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Returns the UTC offset of a zone at an instant, in milliseconds. */
export function findOffset(zone: string, instantMs: number): number {
  const spans = spansOf.get(zone) ?? [];
  const place = countStarted(spans, instantMs);
  const known = spans[place - 1];
  if (known && instantMs < known.untilMs) return known.offsetMs;
  const span = findSpan(zone, instantMs);
  spansOf.set(zone, spans.toSpliced(place, 0, span));
  return span.offsetMs;
}

/** Returns the number of sorted spans that start at or before an instant. */
function countStarted(spans: readonly OffsetSpan[], instantMs: number): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.fromMs ?? 0) <= instantMs) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Converts a local time, in milliseconds as if it were UTC, to an instant. A repeated time is its first occurrence. A skipped
 * time is the instant at the same distance after the start of the gap.
 */
export function toInstant(zone: string, localMs: number): number {
  const before = findOffset(zone, localMs - DAY_MS);
  const after = findOffset(zone, localMs + DAY_MS);
  // The offsets before and after a change. The earlier one is correct unless the change has already happened.
  const early = localMs - before;
  if (before === after || findOffset(zone, early) === before) return early;
  const late = localMs - after;
  return findOffset(zone, late) === after ? late : early;
}

/** Converts an instant to local time, in milliseconds as if it were UTC. */
export function toLocal(zone: string, instantMs: number): number {
  return instantMs + findOffset(zone, instantMs);
}

function findSpan(zone: string, instantMs: number): OffsetSpan {
  const moment = Temporal.Instant.fromEpochMilliseconds(instantMs).toZonedDateTimeISO(zone);
  // A change at this very instant is the start of the span, but 'previous' only searches before it.
  const start = moment.add({ nanoseconds: 1 }).getTimeZoneTransition('previous');
  const end = moment.getTimeZoneTransition('next');
  return {
    fromMs: start?.epochMilliseconds ?? Number.NEGATIVE_INFINITY,
    untilMs: end?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
    offsetMs: Math.round(moment.offsetNanoseconds / 1e6),
  };
}
