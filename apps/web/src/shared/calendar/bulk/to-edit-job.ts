import { countOf } from '@rotunda/api-client/count-of';
import type { OperationId } from '@rotunda/api-client/operations';
import { createTimePatch, type EventPatch } from '#shared/calendar/event-patch.ts';
import { type Notice, quoteTitle, writeParams } from '#shared/calendar/event-writes.ts';
import { createSeriesPatch } from '#shared/calendar/series/series-writes.ts';
import { endRulesBefore, planSplit } from '#shared/calendar/series/split-series.ts';
import type { JobDraft } from '#shared/jobs/start-job.ts';
import type { EditKind, EventEdit } from './event-edit.ts';
import type { EditPlan, PlannedChange } from './plan-edit.ts';
import { getSeriesKey } from './series-key.ts';

type ItemDraft = JobDraft['items'][number];

export type EditJobOptions = {
  edit: EventEdit;
  plan: EditPlan;
  notice: Notice;
  zone: string;
  /** The series to split. */
  series: ReadonlyMap<string, PlannedChange['target']['event']>;
};

/** Returns the operation that an edit calls for each event. */
export function getOperation(kind: EditKind): OperationId {
  if (kind === 'calendar') return 'calendar.events.move';
  return kind === 'cancel' ? 'calendar.events.delete' : 'calendar.events.patch';
}

/**
 * Returns the job for all planned changes. When a series is split, all calls are steps of one atomic change: a split has several
 * calls, and only an atomic job undoes them together.
 */
export async function toEditJob({ edit, plan, notice, zone, series }: EditJobOptions): Promise<JobDraft> {
  const isSplit = plan.changes.some(({ scope }) => scope === 'following');
  const items: ItemDraft[] = [];
  for (const planned of plan.changes) {
    const master = planned.scope === 'following' ? series.get(getSeriesKey(planned.occurrence) ?? '') : undefined;
    if (!master) items.push(toItem(planned, edit, { notice, zone, isStep: isSplit }));
    else if (edit.kind === 'cancel') items.push(toEnd(planned, master, notice));
    else items.push(...(await toSplitItems(planned, master, { notice, zone })));
  }
  const operationId = isSplit ? 'calendar.events.patch' : getOperation(edit.kind);
  return {
    title: getTitle(edit, plan.changes).slice(0, 200),
    operationId,
    items,
    ...(isSplit && { isAtomic: true }),
  };
}

function getTitle(edit: EventEdit, changes: readonly PlannedChange[]): string {
  const [first] = changes;
  const events = changes.length === 1 && first ? quoteTitle(first.occurrence.event) : countOf(changes.length, 'event');
  switch (edit.kind) {
    case 'shift':
      return `Move the time of ${events}`;
    case 'time':
      return `Set the time of ${events}`;
    case 'calendar':
      return `Move ${events} to ${edit.destination.name}`;
    case 'guests':
      return `Change guests of ${events}`;
    case 'response':
      return `Respond to ${events}`;
    case 'color':
      return `Change the colour of ${events}`;
    case 'visibility':
      return `Change the visibility of ${events}`;
    case 'cancel':
      return `Cancel ${events}`;
    case 'restore':
      return `Restore ${events}`;
  }
}

type ItemOptions = { notice: Notice; zone: string; isStep: boolean };

function toItem(planned: PlannedChange, edit: EventEdit, { notice, zone, isStep }: ItemOptions): ItemDraft {
  const { target, occurrence } = planned;
  const id = { calendarId: target.calendar.id, eventId: target.event.id ?? '' };
  const item = {
    id: target.key,
    label: getLabel(planned),
    ...(target.event.etag !== undefined && { ifMatch: target.event.etag }),
  };
  const operation = isStep && { operationId: getOperation(edit.kind) };
  if (edit.kind === 'calendar') {
    return { ...item, ...operation, params: { ...id, destination: edit.destination.id, sendUpdates: notice } };
  }
  if (edit.kind === 'cancel') return { ...item, ...operation, params: { ...id, sendUpdates: notice } };
  const patch = getPatch(planned, zone);
  // The organizer must be notified of a response.
  const params = edit.kind === 'response' ? { ...id, sendUpdates: 'all' } : writeParams(id, patch, notice);
  return { ...item, ...operation, label: item.label || occurrence.title, params, body: { ...patch } };
}

function getPatch({ target, change, scope }: PlannedChange, zone: string): EventPatch {
  const { time, patch, zone: wanted } = change ?? { patch: {} };
  if (!time) return patch;
  if (scope === 'all' && wanted === undefined) return createSeriesPatch(target.event, target, { patch, time }, zone);
  return { ...patch, ...createTimePatch(time, wanted === undefined ? target.event : {}, wanted ?? zone) };
}

/** Cancels the rest of a series by ending it before the selected occurrence. */
function toEnd(planned: PlannedChange, master: PlannedChange['target']['event'], notice: Notice): ItemDraft {
  const { occurrence } = planned;
  const patch = { recurrence: endRulesBefore(master, occurrence.event) };
  const id = { calendarId: occurrence.calendar.id, eventId: master.id ?? '' };
  return {
    id: occurrence.key,
    label: getLabel(planned),
    params: writeParams(id, patch, notice),
    body: patch,
    ...(master.etag !== undefined && { ifMatch: master.etag }),
  };
}

async function toSplitItems(
  planned: PlannedChange,
  master: PlannedChange['target']['event'],
  how: { notice: Notice; zone: string },
): Promise<readonly ItemDraft[]> {
  const { occurrence, shown } = planned;
  const { job } = await planSplit(occurrence, master, shown ?? { patch: {} }, how);
  const name = getLabel(planned);
  return job.items.map((item) => ({
    ...item,
    id: `${occurrence.key} ${item.id}`,
    label: `${name}: ${item.label}`.slice(0, 300),
  }));
}

function getLabel({ occurrence: { title }, scope }: PlannedChange): string {
  const part = scope === 'one' ? '' : scope === 'all' ? ' (all events)' : ' (from one event on)';
  return `${title.slice(0, 270)}${part}`;
}
