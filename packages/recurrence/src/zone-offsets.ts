import { Temporal } from '#temporal';
import { DAY_MS } from './durations.ts';

/** A stretch of time in which a zone keeps one offset; from `fromMs` until before `untilMs`. */
type OffsetSpan = { fromMs: number; untilMs: number; offsetMs: number };

/** The spans of each zone that were asked for, in order: far series ask for hundreds. */
const spansOf = new Map<string, readonly OffsetSpan[]>();

/** Whether this names a time zone of the IANA database. */
export function isTimeZone(name: string): boolean {
  // Offsets such as +01:00 name no place, and no recurrence can be kept in them.
  if (!/^[A-Za-z]/.test(name)) return false;
  if (spansOf.has(name)) return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
export function offsetAt(zone: string, instantMs: number): number {
  const spans = spansOf.get(zone) ?? [];
  const place = countStarted(spans, instantMs);
  const known = spans[place - 1];
  if (known && instantMs < known.untilMs) return known.offsetMs;
  const span = findSpan(zone, instantMs);
  spansOf.set(zone, spans.toSpliced(place, 0, span));
  return span.offsetMs;
}

/** How many of the spans, which are in order, begin at an instant or before it. */
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
 * The instant at which the clocks of a zone show a local time, given in milliseconds as if it were UTC. A time that
 * comes twice stands for its first instant; one that is skipped, for the instant as far after the start of the gap.
 */
export function toInstant(zone: string, localMs: number): number {
  const before = offsetAt(zone, localMs - DAY_MS);
  const after = offsetAt(zone, localMs + DAY_MS);
  // The offsets on both sides of a change; the one before it is right unless the change has happened by then.
  const early = localMs - before;
  if (before === after || offsetAt(zone, early) === before) return early;
  const late = localMs - after;
  return offsetAt(zone, late) === after ? late : early;
}

/** The local time of an instant, in milliseconds as if it were UTC. */
export function toLocal(zone: string, instantMs: number): number {
  return instantMs + offsetAt(zone, instantMs);
}

function findSpan(zone: string, instantMs: number): OffsetSpan {
  const moment = Temporal.Instant.fromEpochMilliseconds(instantMs).toZonedDateTimeISO(zone);
  // A change at this very instant is the start of the span, and 'previous' looks only before it.
  const start = moment.add({ nanoseconds: 1 }).getTimeZoneTransition('previous');
  const end = moment.getTimeZoneTransition('next');
  return {
    fromMs: start?.epochMilliseconds ?? Number.NEGATIVE_INFINITY,
    untilMs: end?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
    offsetMs: Math.round(moment.offsetNanoseconds / 1e6),
  };
}
