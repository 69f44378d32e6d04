import { api } from '#shared/api.ts';
import { applyPatch, type EventPatch, timeMembers, timePatch } from './event-patch.ts';
import { changeEvent, createEvent, type Done, deleteEvent, type Notice, patchEvent, quoted } from './event-writes.ts';
import { type EventTime, type Occurrence, readTime, type ServiceEvent } from './occurrence.ts';
import { endRuleBefore, isRule, parseRule, restOfRule } from './recurrence-rule.ts';
import { followOccurrence, zoneOfSeries } from './series-time.ts';

/** How much of a series a change is about. */
export type Scope = 'one' | 'following' | 'all';

/** A change of an event: other members, another time, or both. */
export type EventChange = { patch: EventPatch; time?: EventTime | undefined };

type How = { scope: Scope; notice: Notice; zone: string };

/** Changes an event or, of one that repeats, as much of its series as `scope` says. */
export async function changeOccurrence(occurrence: Occurrence, change: EventChange, how: How): Promise<Done> {
  const { calendar, event } = occurrence;
  if (how.scope === 'one') {
    const times = change.time && timePatch(change.time, event, how.zone);
    return changeEvent(calendar.id, event, { ...change.patch, ...times }, how.notice);
  }
  const master = await getMaster(occurrence);
  if (how.scope === 'following' && !isFirst(master, event)) return splitSeries(occurrence, master, change, how);
  const patch = seriesPatch(master, occurrence, change, how.zone);
  return changeEvent(calendar.id, master, patch, how.notice);
}

/** Deletes an event or, of one that repeats, as much of its series as `scope` says. */
export async function deleteOccurrence(occurrence: Occurrence, { scope, notice }: How): Promise<Done> {
  const { calendar, event } = occurrence;
  if (scope === 'one') return deleteEvent(calendar.id, event, notice);
  const master = await getMaster(occurrence);
  if (scope === 'all' || isFirst(master, event)) return deleteEvent(calendar.id, master, notice);
  const recurrence = endedBefore(master, event);
  const done = await changeEvent(calendar.id, master, { recurrence }, notice);
  return { ...done, message: `Deleted ${quoted(master)} from here on` };
}

/** Why a whole series cannot follow one occurrence to another time, if it cannot. */
export function seriesRefusal(
  master: ServiceEvent,
  occurrence: Occurrence,
  time: EventTime | undefined,
  zone: string,
): string | undefined {
  const isPossible = time === undefined || followedTime(master, occurrence, time, zone) !== undefined;
  return isPossible ? undefined : 'The rule of the series names its days. Change the rule to move all of them.';
}

async function getMaster({ calendar, event }: Occurrence): Promise<ServiceEvent> {
  return api.call('calendar.events.get', { calendarId: calendar.id, eventId: event.recurringEventId ?? '' });
}

function seriesPatch(
  master: ServiceEvent,
  occurrence: Occurrence,
  { patch, time }: EventChange,
  zone: string,
): EventPatch {
  if (!time) return patch;
  const followed = followedTime(master, occurrence, time, zone);
  if (!followed) throw new Error('the series cannot follow its occurrence');
  return { recurrence: followed.recurrence, ...patch, ...timePatch(followed.time, master, zone) };
}

function followedTime(master: ServiceEvent, occurrence: Occurrence, time: EventTime, zone: string) {
  const masterTime = readTime(master);
  if (!masterTime) return undefined;
  const series = { time: masterTime, recurrence: master.recurrence ?? [] };
  return followOccurrence(series, occurrence.time, time, zoneOfSeries(master, zone));
}

/** Ends a series before an occurrence, and begins another one with it. The service has no single call for that. */
async function splitSeries(
  occurrence: Occurrence,
  master: ServiceEvent,
  { patch, time }: EventChange,
  { notice, zone }: How,
): Promise<Done> {
  const { calendar, event } = occurrence;
  const followed = time && followedTime(master, occurrence, time, zone);
  const lines = patch.recurrence ?? followed?.recurrence ?? master.recurrence ?? [];
  const passed = await countBefore(calendar.id, master, event);
  const rest = applyPatch(withoutIdentity(master), {
    ...patch,
    ...timeMembers(time ?? occurrence.time, master, zoneOfSeries(master, zone)),
    recurrence: lines.map((line) => (isRule(line) ? restOfRule(line, passed) : line)),
  });
  const created = await createEvent(calendar.id, rest, notice);
  // Only now: had the new series failed, the old one would still be whole.
  const id = { calendarId: calendar.id, eventId: master.id ?? '' };
  await patchEvent(id, { recurrence: endedBefore(master, event) }, 'none');
  const undo = async () => {
    await created.undo?.();
    await patchEvent(id, { recurrence: master.recurrence ?? null }, 'none');
  };
  return { ...created, message: `Saved ${quoted(master)} from here on`, undo };
}

/** How many occurrences a series with a count has had before one of them. Other rules need no counting. */
async function countBefore(calendarId: string, master: ServiceEvent, event: ServiceEvent): Promise<number> {
  const isCounted = master.recurrence?.some((line) => isRule(line) && parseRule(line).has('COUNT'));
  const start = originalStart(event);
  if (!isCounted || !start) return 0;
  const timeMax = start instanceof Temporal.Instant ? start.toString() : `${start.toString()}T00:00:00Z`;
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

function endedBefore(master: ServiceEvent, event: ServiceEvent): string[] {
  const start = originalStart(event);
  return (master.recurrence ?? []).map((line) => (start && isRule(line) ? endRuleBefore(line, start) : line));
}

/** Whether an occurrence is the one that its series begins with. */
export function isFirst(master: ServiceEvent, event: ServiceEvent): boolean {
  return String(originalStart(event)) === String(readTime(master)?.start);
}

/** When an occurrence would have been by the rule alone. */
function originalStart(event: ServiceEvent): EventTime['start'] | undefined {
  const start = event.originalStartTime ?? event.start;
  return start && readTime({ start })?.start;
}

/** What a new series takes over from the one that it goes on from. */
function withoutIdentity(master: ServiceEvent): ServiceEvent {
  const { id: _id, iCalUID: _uid, etag: _etag, sequence: _sequence, htmlLink: _link, ...rest } = master;
  const { created: _created, updated: _updated, creator: _creator, organizer: _organizer, ...content } = rest;
  return content;
}
