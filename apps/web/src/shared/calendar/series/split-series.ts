import { generateId } from '#lib/random-id.ts';
import { api } from '#shared/api/api.ts';
import { getContent } from '#shared/calendar/event-content.ts';
import { applyPatch, type EventPatch, toTimeMembers } from '#shared/calendar/event-patch.ts';
import { type Notice, quoteTitle, type WriteResult, writeParams } from '#shared/calendar/event-writes.ts';
import { getEventKey, type Occurrence, readTime, type ServiceEvent } from '#shared/calendar/occurrence.ts';
import type { JobDraft } from '#shared/jobs/start-job.ts';
import { runAtomicJob } from './atomic-job.ts';
import type { EventChange } from './event-change.ts';
import { createExceptionPatch } from './exception-patch.ts';
import { endRuleBefore, getRuleRest, isRule, parseRule } from './recurrence-rule.ts';
import { listExceptions } from './series-exceptions.ts';
import {
  findSeriesZone,
  getDate,
  getOriginalStart,
  type OccurrenceMove,
  type Start,
  shiftSeriesWithOccurrence,
  shiftStart,
  startingAt,
  startMs,
} from './series-time.ts';

type How = { notice: Notice; zone: string; report: (done: number, total: number) => void };

/** The job that splits a series, the ID of the new series, and whether exceptions must be carried over. */
export type Split = { job: JobDraft; id: string; hasExceptions: boolean };

/**
 * Splits a series: ends it before an occurrence, and starts a new one with it. The service has no single call for this.
 * Exceptions from there on are carried over to the new series. The backend runs all steps atomically, even if the page closes in
 * the meantime. `report` is called with the progress.
 */
export async function splitSeries(
  occurrence: Occurrence,
  master: ServiceEvent,
  change: EventChange,
  how: How,
): Promise<WriteResult> {
  const { job, id, hasExceptions } = await planSplit(occurrence, master, change, how);
  const undo = await runAtomicJob(job, {
    partialState: `${quoteTitle(master)} was only partly changed. See Jobs for the missing steps`,
    onPoll: ({ counts, total }) => hasExceptions && how.report(counts.done, total),
  });
  return {
    message: `Saved this and following events of ${quoteTitle(master)}`,
    key: getEventKey(occurrence.calendar.id, id),
    undo,
  };
}

/** Returns the steps that split a series. Reads its exceptions. */
export async function planSplit(
  occurrence: Occurrence,
  master: ServiceEvent,
  change: EventChange,
  how: Pick<How, 'notice' | 'zone'>,
): Promise<Split> {
  const { calendar, event } = occurrence;
  const [from, masterTime] = [getOriginalStart(event), readTime(master)];
  if (!from || !masterTime) throw new Error('the series has no time that can be read');
  const zone = findSeriesZone(master, how.zone);
  const pull = change.time && { from, to: change.time };
  const followed =
    pull && shiftSeriesWithOccurrence({ time: masterTime, recurrence: master.recurrence ?? [] }, pull, zone);
  const lines = change.patch.recurrence ?? followed?.recurrence ?? master.recurrence ?? [];
  const passed = await countBefore(calendar.id, master, from);
  const rest = applyPatch(getContent(master), {
    ...change.patch,
    ...toTimeMembers(change.time ?? startingAt(from, masterTime) ?? occurrence.time, master, zone),
    recurrence: lines.map((line) => (isRule(line) ? getRuleRest(line, passed) : line)),
  });
  const exceptions = await listExceptions(calendar.id, master);
  const plans = exceptions.flatMap((exception) => {
    const original = getOriginalStart(exception);
    if (!original || startMs(original) < startMs(from)) return [];
    const plan = planException({ exception, original }, { master, event, change, pull, zone });
    return Object.keys(plan.patch).length > 0 ? [plan] : [];
  });
  const id = generateId().replaceAll('-', '');
  const job = splitJob({ occurrence, master, rest: { ...rest, id }, plans, notice: how.notice, zone });
  return { job, id, hasExceptions: plans.length > 0 };
}

type SplitParts = {
  occurrence: Occurrence;
  master: ServiceEvent;
  /** The new series, with its ID. */
  rest: ServiceEvent & { id: string };
  plans: readonly Plan[];
  notice: Notice;
  zone: string;
};

/** Returns the steps of a split. The old series ends last, and is therefore still complete if creating the new one fails. */
function splitJob({ occurrence, master, rest, plans, notice, zone }: SplitParts): JobDraft {
  const calendarId = occurrence.calendar.id;
  const ended: EventPatch = { recurrence: endRulesBefore(master, occurrence.event) };
  return {
    title: `Change this and following events of ${quoteTitle(master)}`,
    operationId: 'calendar.events.patch',
    items: [
      {
        id: 'begin',
        label: 'Create the new series',
        operationId: 'calendar.events.insert',
        params: writeParams({ calendarId }, rest, notice),
        body: { ...rest },
      },
      ...plans.map(({ start, patch }) => {
        const eventId = `${rest.id}_${toBasicForm(start)}`;
        const params = writeParams({ calendarId, eventId }, patch, notice);
        // A changed rule may have no occurrence there.
        return {
          id: eventId,
          label: `Keep changes on ${getDate(start, zone)}`,
          isPart: true as const,
          params,
          body: { ...patch },
        };
      }),
      {
        id: 'end',
        label: 'End the series before',
        params: writeParams({ calendarId, eventId: master.id ?? '' }, ended, 'none'),
        body: { ...ended },
        ...(master.etag !== undefined && { ifMatch: master.etag }),
      },
    ],
  };
}

/** Formats a start as in occurrence IDs: `20261123T150000Z`, or `20261123` for a whole day. */
function toBasicForm(start: Start): string {
  return start instanceof Temporal.Instant
    ? start.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')
    : start.toString().replaceAll('-', '');
}

/** Returns the rules of a series, ending before one of its occurrences. */
export function endRulesBefore(master: ServiceEvent, event: ServiceEvent): string[] {
  const start = getOriginalStart(event);
  return (master.recurrence ?? []).map((line) => (start && isRule(line) ? endRuleBefore(line, start) : line));
}

/** Counts the occurrences of a series before one of them, if its rule has a count. Other rules need no counting. */
async function countBefore(calendarId: string, master: ServiceEvent, start: Start): Promise<number> {
  const isCounted = master.recurrence?.some((line) => isRule(line) && parseRule(line).has('COUNT'));
  if (!isCounted) return 0;
  const timeMax = toTimestamp(startMs(start));
  // Cancelled occurrences count, because the rule has generated them.
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

/** The patch that makes the occurrence of the new series at `start` an exception. */
type Plan = { start: Start; patch: EventPatch };

type SplitContext = {
  master: ServiceEvent;
  event: ServiceEvent;
  change: EventChange;
  pull: OccurrenceMove | undefined;
  zone: string;
};

function planException(
  { exception, original }: { exception: ServiceEvent; original: Start },
  { master, event, change, pull, zone }: SplitContext,
): Plan {
  const start = pull ? shiftStart(original, pull, zone) : original;
  const patch = createExceptionPatch(exception, master, { start, zone });
  if (exception.id !== event.id) return { start, patch };
  // The occurrence that was just changed is the template of the new series.
  const changed = new Set([...Object.keys(change.patch), ...(pull ? ['start', 'end'] : [])]);
  return { start, patch: Object.fromEntries(Object.entries(patch).filter(([name]) => !changed.has(name))) };
}

function toTimestamp(epochMs: number): string {
  return Temporal.Instant.fromEpochMilliseconds(epochMs).toString();
}
