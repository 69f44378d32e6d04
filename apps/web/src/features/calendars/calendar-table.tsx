import { changeEntry, getName } from '#shared/calendar/entry-writes.ts';
import type { CalendarEntry } from '#shared/calendar/occurrence.ts';
import { getRoleLabel } from '#shared/calendar/role-labels.ts';
import { useCalendarWrite } from '#shared/calendar/use-calendar-write.ts';
import type { ColumnLayout } from '#shared/data-table/columns/use-column-layout.ts';
import { DataTable } from '#shared/data-table/data-table.tsx';
import type { Column } from '#shared/lists/column.ts';
import { canCall, useSession } from '#shared/session/session.ts';
import { Missing } from '#ui/display/description-list.tsx';
import { CopyableId } from '#ui/text/copyable-id.tsx';
import { formatCalendarState } from './calendar-state-text.ts';
import { unsubscribe } from './calendar-writes.ts';
import { unsubscribeRefusal } from './unsubscribe-refusal.ts';

type CalendarTableProps = {
  entries: readonly CalendarEntry[];
  layout: ColumnLayout<CalendarEntry>;
  /** The ID of the calendar open beside the list. */
  peekId: string | undefined;
  onOpen: (id: string) => void;
  onPeek: (id: string) => void;
};

/** The user's calendars as a grid with actions. */
export function CalendarTable({ entries, layout, peekId, onOpen, onPeek }: CalendarTableProps) {
  const session = useSession();
  const { run } = useCalendarWrite();
  const canChange = canCall(session, 'calendar.calendarList.patch');
  const setHidden = (entry: CalendarEntry, hidden: boolean) => void run(() => changeEntry(entry, { hidden }));
  return (
    <DataTable
      label="Calendars"
      columns={layout.columns}
      layout={layout}
      rows={entries}
      rowId={getEntryId}
      rowLabel={(entry) => `${getName(entry)}, ${getRoleLabel(entry.accessRole)}`}
      narrowDetail={(entry) => getRoleLabel(entry.accessRole)}
      rowSummary={formatCalendarState}
      openId={peekId}
      rowLink={({ id = '' }) => ({ to: '/calendars/$calendarId/details', params: { calendarId: id } })}
      onOpen={(entry) => onOpen(entry.id ?? '')}
      onPeek={(entry) => onPeek(entry.id ?? '')}
      rowActions={(entry) =>
        canChange
          ? [
              entry.hidden
                ? { ...SHOWING, id: 'show', label: 'Show in list', onAction: () => setHidden(entry, false) }
                : { ...SHOWING, id: 'hide', label: 'Hide from list', onAction: () => setHidden(entry, true) },
              {
                id: 'unsubscribe',
                operationId: 'calendar.calendarList.delete',
                label: 'Unsubscribe',
                disabledReason: unsubscribeRefusal(session, entry),
                onAction: () => void run(() => unsubscribe(entry)),
              },
            ]
          : []
      }
      hasMore={false}
      isLoadingMore={false}
      onLoadMore={() => undefined}
    />
  );
}

const SHOWING = { operationId: 'calendar.calendarList.patch' } as const;

/** The columns of the list of calendars. */
export const calendarColumns: readonly Column<CalendarEntry>[] = [
  {
    id: 'name',
    header: 'Name',
    width: 'minmax(200px, 4fr)',
    value: getName,
    cell: (entry) => (
      <span className="flex min-w-0 items-center gap-8">
        <span
          aria-hidden
          className="size-12 shrink-0 rounded-full border border-line-strong forced-color-adjust-none"
          style={{ background: entry.backgroundColor }}
        />
        <span className={entry.deleted ? 'truncate line-through' : 'truncate font-medium'}>{getName(entry)}</span>
      </span>
    ),
  },
  {
    id: 'role',
    header: 'Your access',
    width: 'minmax(200px, 5fr)',
    isHiddenOnNarrow: true,
    value: ({ accessRole }) => getRoleLabel(accessRole),
    cell: ({ accessRole }) => getRoleLabel(accessRole),
  },
  {
    id: 'state',
    header: 'State',
    width: '128px',
    isHiddenOnNarrow: true,
    value: formatCalendarState,
    cell: formatCalendarState,
  },
  {
    id: 'zone',
    header: 'Time zone',
    width: '152px',
    isHiddenOnNarrow: true,
    value: ({ timeZone }) => timeZone,
    cell: ({ timeZone }) => timeZone?.replaceAll('_', ' '),
  },
  {
    id: 'id',
    header: 'ID',
    width: '216px',
    isHiddenOnNarrow: true,
    value: ({ id }) => id,
    cell: ({ id }) => (id ? <CopyableId id={id} label="calendar ID" maxLength={24} /> : <Missing />),
  },
  {
    id: 'description',
    header: 'Description',
    width: '240px',
    isHiddenOnNarrow: true,
    isOptional: true,
    value: ({ description }) => description,
    cell: ({ description }) => description ?? <Missing />,
  },
];

function getEntryId({ id = '' }: CalendarEntry): string {
  return id;
}
