import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '#shared/api/operation-query.ts';
import { type CalendarInfo, isTimesOnly, toOccurrence } from '#shared/calendar/occurrence.ts';
import { getRoleLabel } from '#shared/calendar/role-labels.ts';
import { isBusy, type Slot } from '#shared/calendar/slots.ts';
import { formatClock, formatDayAndYear, formatTime } from '#shared/calendar/time-text.ts';
import { explainError, isUnreadable } from '#shared/errors/error-view.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { SidePanel } from '#ui/panels/side-panel.tsx';
import type { NamedRow } from './free-busy-rows.ts';

type SlotInspectorProps = {
  slot: Slot;
  rows: readonly NamedRow[];
  calendars: readonly CalendarInfo[];
  zone: string;
  onClose: () => void;
  /** Creates an event at this time. Undefined for users who may not create events. */
  onCreate: (() => void) | undefined;
};

/** Shows why a time is free or not, for each person. */
export function SlotInspector({ slot, rows, calendars, zone, onClose, onCreate }: SlotInspectorProps) {
  const day = slot.start.toZonedDateTimeISO(zone).toPlainDate();
  return (
    <SidePanel title={`${formatClock(slot.start, zone)} – ${formatClock(slot.end, zone)}`} onClose={onClose}>
      <p className="mb-12 text-ink-2">{formatDayAndYear(day)}</p>
      {onCreate && (
        <div className="mb-16">
          <Button kind="primary" data-op="calendar.events.insert" onPress={onCreate}>
            Create an event here
          </Button>
        </div>
      )}
      <ul className="flex flex-col gap-12">
        {rows.map((row) => (
          <li key={row.id}>
            <p className="truncate font-medium" title={row.id}>
              {row.name}
            </p>
            <p className="text-ink-3 text-small">{describeRole(calendars.find(({ id }) => id === row.id))}</p>
            <Reason row={row} slot={slot} calendars={calendars} zone={zone} />
          </li>
        ))}
      </ul>
    </SidePanel>
  );
}

/** Describes the user's access to a calendar. The access to a calendar outside the list is unknown. */
function describeRole(calendar: CalendarInfo | undefined): string {
  if (calendar?.accessRole === undefined) return 'Not in your calendar list';
  return `Your access: ${getRoleLabel(calendar.accessRole).toLowerCase()}`;
}

type ReasonProps = Pick<SlotInspectorProps, 'slot' | 'calendars' | 'zone'> & { row: NamedRow };

function Reason({ row, slot, calendars, zone }: ReasonProps) {
  if (row.problem) return <p className="text-red-fg">{row.problem}</p>;
  if (!isBusy(row, slot.start, slot.end)) return <p className="text-green-fg">Free</p>;
  return <BusyReason row={row} slot={slot} calendars={calendars} zone={zone} />;
}

const HIDDEN = 'Busy. Details are not shared with you.';

function BusyReason({ row, slot, calendars, zone }: ReasonProps) {
  const query = useQuery(
    operationQuery('calendar.events.list', {
      calendarId: row.id,
      singleEvents: true,
      timeMin: slot.start.toString(),
      timeMax: slot.end.toString(),
    }),
  );
  const calendar = calendars.find(({ id }) => id === row.id) ?? { id: row.id, name: row.id, color: 'var(--accent)' };
  if (query.isPending) return <p className="text-ink-3">Loading events</p>;
  // A calendar that shares only its times is not an error; this is the result.
  if (isUnreadable(query)) return <p className="text-ink-2">{`${HIDDEN} (${explainError(query.error)})`}</p>;
  const blocking = (query.data.items ?? [])
    .flatMap((event) => (event.transparency === 'transparent' ? [] : (toOccurrence(event, calendar) ?? [])))
    .filter(({ state }) => state !== 'declined' && state !== 'cancelled'); // These events do not make the person busy.
  if (blocking.length === 0) return <p className="text-ink-2">{HIDDEN}</p>;
  return (
    <ul className="text-ink-2">
      {blocking.map((row) => (
        <li key={row.key}>{isTimesOnly(row.event) ? HIDDEN : `${row.title}, ${formatTime(row, zone)}`}</li>
      ))}
    </ul>
  );
}
