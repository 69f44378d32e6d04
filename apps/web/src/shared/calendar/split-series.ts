import { api } from '#shared/api.ts';
import { contentOf } from './event-content.ts';
import { applyPatch, type EventPatch, timeMembers } from './event-patch.ts';
import { createEvent, type Done, type Notice, patchEvent, quoted } from './event-writes.ts';
import { exceptionPatch } from './exception-patch.ts';
import { orTakeBack } from './half-done-error.ts';
import { type Occurrence, readEventKey, readTime, type ServiceEvent } from './occurrence.ts';
import { endRuleBefore, isRule, parseRule, restOfRule } from './recurrence-rule.ts';
import { listExceptions } from './series-exceptions.ts';
import {
  followOccurrence,
  followStart,
  originalStart,
  type Pull,
  type Start,
  startingAt,
  startMs,
  zoneOfSeries,
} from './series-time.ts';
import type { EventChange } from './series-writes.ts';

type How = { notice: Notice; zone: string; report: (done: number, total: number) => void };

/**
 * Ends a series before an occurrence, and begins another one with it; the service has no single call for that. What was
 * changed or cancelled alone from there on is so in the new series, too; `report` hears how far that is. When any of it
 * fails, what was done is taken back.
 */
export async function splitSeries(
  occurrence: Occurrence,
  master: ServiceEvent,
  change: EventChange,
  how: How,
): Promise<Done> {
  const { calendar, event } = occurrence;
  const [from, masterTime] = [originalStart(event), readTime(master)];
  if (!from || !masterTime) throw new Error('the series has no time that can be read');
  const zone = zoneOfSeries(master, how.zone);
  const pull = change.time && { from, to: change.time };
  const followed = pull && followOccurrence({ time: masterTime, recurrence: master.recurrence ?? [] }, pull, zone);
  const lines = change.patch.recurrence ?? followed?.recurrence ?? master.recurrence ?? [];
  const passed = await countBefore(calendar.id, master, from);
  const rest = applyPatch(contentOf(master), {
    ...change.patch,
    ...timeMembers(change.time ?? startingAt(from, masterTime) ?? occurrence.time, master, zone),
    recurrence: lines.map((line) => (isRule(line) ? restOfRule(line, passed) : line)),
  });
  const exceptions = await listExceptions(calendar.id, master);
  const plans = exceptions.flatMap((exception) => {
    const original = originalStart(exception);
    if (!original || startMs(original) < startMs(from)) return [];
    return [planException({ exception, original }, { master, event, change, pull, zone })];
  });
  const old = { calendarId: calendar.id, eventId: master.id ?? '' };
  const endOld = () => patchEvent(old, { recurrence: endedBefore(master, event) }, 'none');
  const whatIsLeft = `${quoted(master)} is there twice from here on: not all of it was done, and not all taken back`;
  const created = await createEvent(calendar.id, rest, how.notice);
  const carryOver = async () => {
    await putExceptions(readEventKey(created.key), plans, how);
    // Only now: had the new series failed, the old one would still be whole.
    await endOld();
  };
  await orTakeBack(carryOver, created.undo, whatIsLeft);
  const undo = async () => {
    await patchEvent(old, { recurrence: master.recurrence ?? null }, 'none');
    await orTakeBack(created.undo, endOld, whatIsLeft);
  };
  return { ...created, message: `Saved ${quoted(master)} from here on`, undo };
}

/** The rules of a series, ending before one of its occurrences. */
export function endedBefore(master: ServiceEvent, event: ServiceEvent): string[] {
  const start = originalStart(event);
  return (master.recurrence ?? []).map((line) => (start && isRule(line) ? endRuleBefore(line, start) : line));
}

/** How many occurrences a series with a count has had before one of them. Other rules need no counting. */
async function countBefore(calendarId: string, master: ServiceEvent, start: Start): Promise<number> {
  const isCounted = master.recurrence?.some((line) => isRule(line) && parseRule(line).has('COUNT'));
  if (!isCounted) return 0;
  const timeMax = toTimestamp(startMs(start));
  // Cancelled ones count: the rule has given them.
  const params = {
    calendarId,
    eventId: master.id ?? '',
    timeMax,
    showDeleted: true,
    fields: 'items(id),nextPageToken',
  };
  let count = 0;
  for await (const _ of api.items('calendar.events.instances', params)) count += 1;
  return count;
}

/** What makes one occurrence of the new series, the one that begins at `start`, an exception. */
type Plan = { start: Start; patch: EventPatch };

type Split = { master: ServiceEvent; event: ServiceEvent; change: EventChange; pull: Pull | undefined; zone: string };

function planException(
  { exception, original }: { exception: ServiceEvent; original: Start },
  { master, event, change, pull, zone }: Split,
): Plan {
  const start = pull ? followStart(original, pull, zone) : original;
  const patch = exceptionPatch(exception, master, { start, zone });
  if (exception.id !== event.id) return { start, patch };
  // The one that was changed just now is what the new series is like.
  const changed = new Set([...Object.keys(change.patch), ...(pull ? ['start', 'end'] : [])]);
  return { start, patch: Object.fromEntries(Object.entries(patch).filter(([name]) => !changed.has(name))) };
}

const DAY_MS = 86_400_000;

async function putExceptions(
  series: { calendarId: string; eventId: string },
  plans: readonly Plan[],
  { notice, report }: How,
): Promise<void> {
  const differing = plans.filter(({ patch }) => Object.keys(patch).length > 0);
  if (differing.length === 0) return;
  report(0, differing.length);
  const ids = await findOccurrences(series, differing);
  for (const [index, { start, patch }] of differing.entries()) {
    const eventId = ids.get(String(start));
    // A rule that was changed may have no occurrence there.
    if (eventId !== undefined) await patchEvent({ ...series, eventId }, patch, notice);
    report(index + 1, differing.length);
  }
}

/** The ids of the occurrences of a series by when they begin. */
async function findOccurrences(
  series: { calendarId: string; eventId: string },
  plans: readonly Plan[],
): Promise<ReadonlyMap<string, string>> {
  const times = plans.map(({ start }) => startMs(start));
  const timeMin = toTimestamp(Math.min(...times) - DAY_MS);
  const timeMax = toTimestamp(Math.max(...times) + DAY_MS);
  const params = { ...series, timeMin, timeMax, fields: 'items(id,start,originalStartTime),nextPageToken' };
  const ids = new Map<string, string>();
  for await (const each of api.items('calendar.events.instances', params)) {
    if (each.id !== undefined) ids.set(String(originalStart(each)), each.id);
  }
  return ids;
}

function toTimestamp(epochMs: number): string {
  return Temporal.Instant.fromEpochMilliseconds(epochMs).toString();
}
