import type { Busy, FreeBusyRow } from '#shared/calendar/free-busy-query.ts';
import type { Occurrence } from '#shared/calendar/occurrence.ts';
import type { EventEdit } from './event-edit.ts';
import type { PlannedChange } from './plan-edit.ts';

/** Who is busy at the new times. */
export type Conflicts = {
  /** The names of busy people, by event key. */
  found: ReadonlyMap<string, readonly string[]>;
  /** The people whose availability is unknown. */
  unknown: readonly string[];
  /** The number of changes beyond the limit that were not checked. */
  uncheckedCount: number;
};

/** Reads when people are busy between two instants. */
export type ReadBusy = (
  ids: readonly string[],
  start: Temporal.Instant,
  end: Temporal.Instant,
) => Promise<readonly FreeBusyRow[]>;

type Slot = { key: string; ids: readonly string[]; start: Temporal.Instant; end: Temporal.Instant };

const MAX_WINDOW_HOURS = 28 * 24; // Public services reject queries for much longer periods.
const MAX_READS = 12;
const PEOPLE_IN_A_READ = 50;
const MAX_NEIGHBOURS = 100; // The maximum number of following events that each event is compared with.

/**
 * Finds who is busy at the new times, based on free/busy data without the former times of moved events, and on the other changed
 * events. For series, only the selected occurrence is checked. Makes at most twelve requests.
 */
export async function findConflicts(
  changes: readonly PlannedChange[],
  edit: EventEdit,
  readBusy: ReadBusy,
): Promise<Conflicts> {
  const slots = changes
    .flatMap((change) => findSlot(change, edit) ?? [])
    .sort((one, other) => compare(one.start, other.start));
  const moving = edit.kind === 'guests' ? [] : changes.flatMap(({ occurrence }) => listFormerSlots(occurrence));
  const doubled = findOverlapping(slots);
  const found = new Map<string, string[]>();
  const unknown = new Set<string>();
  let reads = 0;
  let checkedCount = 0;
  for (const window of toWindows(slots)) {
    const ids = [...new Set(window.flatMap((slot) => slot.ids))];
    reads += Math.ceil(ids.length / PEOPLE_IN_A_READ);
    if (reads > MAX_READS) break;
    const [first] = window;
    const end = findLatest(window);
    if (!first || !end) continue;
    const rows = await readBusy(ids, first.start, end);
    for (const { id, problem } of rows) if (problem !== undefined) unknown.add(id);
    for (const slot of window) {
      const busy = slot.ids.filter((id) => isBusy(slot, id, { rows, moving }) || doubled.get(slot.key)?.has(id));
      if (busy.length > 0) found.set(slot.key, busy);
    }
    checkedCount += window.length;
  }
  return { found, unknown: [...unknown], uncheckedCount: slots.length - checkedCount };
}

/** Reports whether an edit can move events to times at which someone is busy. */
export function canConflict({ kind, ...edit }: EventEdit): boolean {
  if (kind === 'guests') return 'add' in edit && edit.add.length > 0;
  return kind === 'shift' || kind === 'time' || kind === 'calendar' || kind === 'restore';
}

function findSlot({ occurrence, shown }: PlannedChange, edit: EventEdit): Slot | undefined {
  const time = shown?.time ?? occurrence.time;
  const { event, key, calendar } = occurrence;
  if (time.isAllDay || event.transparency === 'transparent' || compare(time.start, time.end) >= 0) return undefined;
  const ids =
    edit.kind === 'guests'
      ? edit.add
      : edit.kind === 'calendar'
        ? [edit.destination.id]
        : [calendar.id, ...(event.attendees ?? []).flatMap(({ email }) => email ?? [])];
  return { key, ids: [...new Set(ids)], start: time.start, end: time.end };
}

function listFormerSlots({ key, calendar, event, time, state }: Occurrence): readonly Slot[] {
  if (time.isAllDay || state === 'cancelled') return [];
  const guests = (event.attendees ?? []).flatMap(({ email }) => email ?? []);
  return [{ key, ids: [calendar.id, ...guests], start: time.start, end: time.end }];
}

function toWindows(slots: readonly Slot[]): readonly (readonly Slot[])[] {
  const windows: Slot[][] = [];
  for (const slot of slots) {
    const current = windows.at(-1);
    const begin = current?.[0]?.start;
    if (current && begin && begin.until(slot.end).total('hours') <= MAX_WINDOW_HOURS) current.push(slot);
    else windows.push([slot]);
  }
  return windows;
}

function isBusy(
  slot: Slot,
  id: string,
  { rows, moving }: { rows: readonly FreeBusyRow[]; moving: readonly Slot[] },
): boolean {
  const busy = rows.find((row) => row.id === id)?.busy.filter((each) => overlaps(each, slot)) ?? [];
  const own = moving.filter(({ ids }) => ids.includes(id));
  return busy.some((each) => own.reduce<readonly Busy[]>(without, [clip(each, slot)]).length > 0);
}

/** Returns who has another changed event at the same time, by event key. Slots are sorted by start. */
function findOverlapping(slots: readonly Slot[]): ReadonlyMap<string, ReadonlySet<string>> {
  const doubled = new Map<string, Set<string>>();
  for (const [index, slot] of slots.entries()) {
    for (const other of slots.slice(index + 1, index + 1 + MAX_NEIGHBOURS)) {
      if (compare(other.start, slot.end) >= 0) break;
      for (const id of slot.ids.filter((each) => other.ids.includes(each))) {
        for (const { key } of [slot, other]) doubled.set(key, (doubled.get(key) ?? new Set()).add(id));
      }
    }
  }
  return doubled;
}

function without(parts: readonly Busy[], gap: Busy): readonly Busy[] {
  return parts.flatMap((part) => {
    if (!overlaps(part, gap)) return [part];
    const before = compare(part.start, gap.start) < 0 ? [{ start: part.start, end: gap.start }] : [];
    const after = compare(gap.end, part.end) < 0 ? [{ start: gap.end, end: part.end }] : [];
    return [...before, ...after];
  });
}

function clip(busy: Busy, to: Busy): Busy {
  return {
    start: compare(busy.start, to.start) < 0 ? to.start : busy.start,
    end: compare(busy.end, to.end) > 0 ? to.end : busy.end,
  };
}

function overlaps(one: Busy, other: Busy): boolean {
  return compare(one.start, other.end) < 0 && compare(other.start, one.end) < 0;
}

function findLatest(slots: readonly Slot[]): Temporal.Instant | undefined {
  return slots
    .map(({ end }) => end)
    .toSorted(compare)
    .at(-1);
}

function compare(one: Temporal.Instant, other: Temporal.Instant): number {
  return Temporal.Instant.compare(one, other);
}
