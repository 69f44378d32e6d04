import { changeRefusal, deleteRefusal, moveRefusal } from '#shared/calendar/event-rights.ts';
import { canRespond } from '#shared/calendar/invitation/can-respond.ts';
import { type Occurrence, type ServiceEvent, toOccurrence } from '#shared/calendar/occurrence.ts';
import type { EventChange, Scope } from '#shared/calendar/series/event-change.ts';
import { startMs } from '#shared/calendar/series/series-time.ts';
import { isFirst, seriesRefusal } from '#shared/calendar/series/series-writes.ts';
import type { Session } from '#shared/session/session-info.ts';
import { applyEdit } from './apply-edit.ts';
import { type BeforeAfter, editTexts } from './edit-texts.ts';
import type { EventEdit } from './event-edit.ts';
import { getSeriesKey } from './series-key.ts';

/** A valid change of one event or series. */
export type PlannedChange = BeforeAfter & {
  /** The selected event. For a series, its first selected occurrence. */
  occurrence: Occurrence;
  /** The affected part of the series. */
  scope: Scope;
  /** The event to write: the event itself, or the whole series. */
  target: Occurrence;
  /** The change of the selected event, if it is changed and not moved or cancelled. */
  shown: EventChange | undefined;
  /** The change of the target. */
  change: EventChange | undefined;
};

export type EditPlan = {
  changes: readonly PlannedChange[];
  skipped: readonly { occurrence: Occurrence; reason: string }[];
};

type PlanOptions = {
  scope: Scope;
  zone: string;
  session: Session;
  /** The series of the selected occurrences, by key. Not needed if single occurrences change. */
  series: ReadonlyMap<string, ServiceEvent>;
  colorName: (colorId: string) => string;
};

/** Returns what an edit would change in the selected events, and what stays unchanged and why. */
export function planEdit(occurrences: readonly Occurrence[], edit: EventEdit, options: PlanOptions): EditPlan {
  const changes: PlannedChange[] = [];
  const skipped: EditPlan['skipped'][number][] = [];
  for (const occurrence of representatives(occurrences, options.scope)) {
    const planned = planOne(occurrence, edit, options);
    if ('reason' in planned) skipped.push({ occurrence, reason: planned.reason });
    else changes.push(planned);
  }
  return { changes, skipped };
}

/** Returns the first selected occurrence of each series that changes beyond single occurrences. */
function representatives(occurrences: readonly Occurrence[], scope: Scope): readonly Occurrence[] {
  if (scope === 'one') return occurrences;
  const ordered = occurrences.toSorted((one, other) => startMs(one.time.start) - startMs(other.time.start));
  const first = new Map<string, Occurrence>();
  for (const each of ordered) {
    const key = getSeriesKey(each) ?? each.key;
    if (!first.has(key)) first.set(key, each);
  }
  return [...first.values()];
}

function planOne(occurrence: Occurrence, edit: EventEdit, options: PlanOptions): PlannedChange | { reason: string } {
  const { session, zone, series } = options;
  const key = options.scope === 'one' ? undefined : getSeriesKey(occurrence);
  const master = key === undefined ? undefined : series.get(key);
  if (key !== undefined && !master) return { reason: 'The series could not be read' };
  const isWhole = master !== undefined && (options.scope === 'all' || isFirst(master, occurrence.event));
  const scope: Scope = master === undefined ? 'one' : isWhole ? 'all' : 'following';
  const target = isWhole ? toOccurrence(master, occurrence.calendar) : occurrence;
  if (!target) return { reason: 'The series could not be read' };
  const refusal = findRefusal(session, edit, target) ?? scopeRefusal(edit, scope);
  if (refusal !== undefined) return { reason: refusal };
  const [shown, change] = [occurrence, target].map((each) =>
    edit.kind === 'calendar' || edit.kind === 'cancel' ? undefined : applyEdit(edit, each, zone),
  );
  for (const edited of [change, shown]) if (edited && 'reason' in edited) return edited;
  if (isEditable(shown) && isEditable(change)) {
    const blocked = master && !change?.zone ? seriesRefusal(master, target, change?.time, zone) : undefined;
    if (blocked !== undefined) return { reason: blocked };
    return { occurrence, scope, target, shown, change, ...editTexts(edit, occurrence, shown, options) };
  }
  throw new TypeError('an edit has neither a change nor a reason');
}

function isEditable(edited: ReturnType<typeof applyEdit> | undefined): edited is EventChange | undefined {
  return edited === undefined || !('reason' in edited);
}

/** Returns the reason why the user cannot make this change, if any. */
function findRefusal(session: Session, edit: EventEdit, occurrence: Occurrence): string | undefined {
  const isDeleted = occurrence.state === 'cancelled';
  if (edit.kind !== 'restore' && isDeleted) return 'Deleted. Restore it first.';
  if (edit.kind === 'response') return canRespond(session, occurrence) ? undefined : 'You are not a guest';
  if (edit.kind === 'cancel') return deleteRefusal(session, occurrence);
  if (edit.kind !== 'calendar') return changeRefusal(session, occurrence);
  const isThere = occurrence.calendar.id === edit.destination.id;
  return isThere ? `Already in ${edit.destination.name}` : moveRefusal(session, occurrence);
}

/** Returns the reason why a change cannot apply to a part of a series, if any. */
function scopeRefusal(edit: EventEdit, scope: Scope): string | undefined {
  if (scope !== 'following') return undefined;
  if (edit.kind === 'calendar') return 'A series moves to another calendar as a whole. Apply to all events.';
  if (edit.kind === 'response') return 'Responses apply to one event or to all events of a series.';
  if (edit.kind === 'time' && edit.zone !== undefined) return 'Time zones change for one event or for all events.';
  return edit.kind === 'restore' ? 'Restore one event or the whole series.' : undefined;
}
