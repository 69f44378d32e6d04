import { changeRefusal, deleteRefusal, moveRefusal } from '#shared/calendar/event-rights.ts';
import { canRespond } from '#shared/calendar/invitation/can-respond.ts';
import { type Occurrence, type ServiceEvent, toOccurrence } from '#shared/calendar/occurrence.ts';
import type { EventChange, Scope } from '#shared/calendar/series/event-change.ts';
import { startMs } from '#shared/calendar/series/series-time.ts';
import { isFirst, seriesRefusal } from '#shared/calendar/series/series-writes.ts';
import type { Session } from '#shared/session/session-info.ts';
import { editOne } from './edit-one.ts';
import { type BeforeAfter, editTexts } from './edit-texts.ts';
import type { EventEdit } from './event-edit.ts';
import { seriesKey } from './series-key.ts';

/** A change of one event or series that can be made. */
export type PlannedChange = BeforeAfter & {
  /** The event that was selected; of a series, the first of its selected occurrences. */
  occurrence: Occurrence;
  /** How much of its series changes. */
  scope: Scope;
  /** What is written: the event itself, or the series as a whole. */
  target: Occurrence;
  /** What changes of the selected event, where it is changed and not moved or cancelled. */
  shown: EventChange | undefined;
  /** The same of the target. */
  change: EventChange | undefined;
};

export type EditPlan = {
  changes: readonly PlannedChange[];
  left: readonly { occurrence: Occurrence; reason: string }[];
};

type PlanOptions = {
  scope: Scope;
  zone: string;
  session: Session;
  /** The series of the selected occurrences, by their key; not needed when single occurrences change. */
  series: ReadonlyMap<string, ServiceEvent>;
  colorName: (colorId: string) => string;
};

/** What an edit would change of the selected events, and what it leaves and why. */
export function planEdit(occurrences: readonly Occurrence[], edit: EventEdit, options: PlanOptions): EditPlan {
  const changes: PlannedChange[] = [];
  const left: EditPlan['left'][number][] = [];
  for (const occurrence of representatives(occurrences, options.scope)) {
    const planned = planOne(occurrence, edit, options);
    if ('reason' in planned) left.push({ occurrence, reason: planned.reason });
    else changes.push(planned);
  }
  return { changes, left };
}

/** Of each series that changes beyond single occurrences, the first one that was selected. */
function representatives(occurrences: readonly Occurrence[], scope: Scope): readonly Occurrence[] {
  if (scope === 'one') return occurrences;
  const ordered = occurrences.toSorted((one, other) => startMs(one.time.start) - startMs(other.time.start));
  const first = new Map<string, Occurrence>();
  for (const each of ordered) {
    const key = seriesKey(each) ?? each.key;
    if (!first.has(key)) first.set(key, each);
  }
  return [...first.values()];
}

function planOne(occurrence: Occurrence, edit: EventEdit, options: PlanOptions): PlannedChange | { reason: string } {
  const { session, zone, series } = options;
  const key = options.scope === 'one' ? undefined : seriesKey(occurrence);
  const master = key === undefined ? undefined : series.get(key);
  if (key !== undefined && !master) return { reason: 'The series could not be read' };
  const isWhole = master !== undefined && (options.scope === 'all' || isFirst(master, occurrence.event));
  const scope: Scope = master === undefined ? 'one' : isWhole ? 'all' : 'following';
  const target = isWhole ? toOccurrence(master, occurrence.calendar) : occurrence;
  if (!target) return { reason: 'The series could not be read' };
  const refusal = refusalOf(session, edit, target) ?? scopeRefusal(edit, scope);
  if (refusal !== undefined) return { reason: refusal };
  const [shown, change] = [occurrence, target].map((each) =>
    edit.kind === 'calendar' || edit.kind === 'cancel' ? undefined : editOne(edit, each, zone),
  );
  for (const edited of [change, shown]) if (edited && 'reason' in edited) return edited;
  if (isEditable(shown) && isEditable(change)) {
    const blocked = master && !change?.zone ? seriesRefusal(master, target, change?.time, zone) : undefined;
    if (blocked !== undefined) return { reason: blocked };
    return { occurrence, scope, target, shown, change, ...editTexts(edit, occurrence, shown, options) };
  }
  throw new TypeError('an edit has neither a change nor a reason');
}

function isEditable(edited: ReturnType<typeof editOne> | undefined): edited is EventChange | undefined {
  return edited === undefined || !('reason' in edited);
}

/** Why the person cannot make this change, if they cannot. */
function refusalOf(session: Session, edit: EventEdit, occurrence: Occurrence): string | undefined {
  const isDeleted = occurrence.state === 'cancelled';
  if (edit.kind !== 'restore' && isDeleted) return 'Deleted. Restore it first.';
  if (edit.kind === 'response') return canRespond(session, occurrence) ? undefined : 'You are not a guest';
  if (edit.kind === 'cancel') return deleteRefusal(session, occurrence);
  if (edit.kind !== 'calendar') return changeRefusal(session, occurrence);
  const isThere = occurrence.calendar.id === edit.destination.id;
  return isThere ? `Already in ${edit.destination.name}` : moveRefusal(session, occurrence);
}

/** Why a change cannot be made to a part of a series. */
function scopeRefusal(edit: EventEdit, scope: Scope): string | undefined {
  if (scope !== 'following') return undefined;
  if (edit.kind === 'calendar') return 'A series moves to another calendar as a whole. Apply to all events.';
  if (edit.kind === 'response') return 'Responses apply to one event or to all events of a series.';
  if (edit.kind === 'time' && edit.zone !== undefined) return 'Time zones change for one event or for all events.';
  return edit.kind === 'restore' ? 'Restore one event or the whole series.' : undefined;
}
