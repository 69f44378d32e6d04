import { useQuery } from '@tanstack/react-query';
import { CalendarOff } from 'lucide-react';
import { useState } from 'react';
import { changeEntry, nameOf } from '#shared/calendar/entry-writes.ts';
import type { CalendarEntry } from '#shared/calendar/occurrence.ts';
import { useCalendarWrite } from '#shared/calendar/use-calendar-write.ts';
import type { Column } from '#shared/data-table/column.ts';
import { DataTable } from '#shared/data-table/data-table.tsx';
import { Provenance } from '#shared/data-table/provenance.tsx';
import { EmptyList } from '#shared/empty-list.tsx';
import { ErrorView } from '#shared/error-view.tsx';
import { mayCall, useSession } from '#shared/session.ts';
import { useShortcut } from '#shared/use-shortcut.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { CopyableId } from '#ui/copyable-id.tsx';
import { Missing } from '#ui/facts.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { ProgressLine } from '#ui/progress-line.tsx';
import { SingleSelect } from '#ui/single-select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { BulkAccessDialog } from './bulk-access-dialog.tsx';
import { unsubscribe } from './calendar-writes.ts';
import { leaveRefusal } from './leave-refusal.ts';
import { NewCalendarDialog } from './new-calendar-dialog.tsx';
import { calendarEntriesQuery } from './queries.ts';
import { givenRoles, roleWords } from './role-words.ts';
import { type CalendarsSearch, toFilters } from './search.ts';
import { SubscribeDialog } from './subscribe-dialog.tsx';

type CalendarsPageProps = {
  search: CalendarsSearch;
  onSearch: (change: Partial<CalendarsSearch>) => void;
  onOpen: (calendarId: string) => void;
};

const ANY = 'any';
// The other two boxes show more than there is without them.
const CALENDAR_FILTERS = [
  { name: 'role', label: 'You may at least', choices: givenRoles },
  { name: 'own', label: 'Own organisation only' },
] as const;
const ROLES = [{ value: ANY, label: 'Anything' }, ...givenRoles] as const;

/** The person's calendars: which there are, what may be done with them, and how they are shown. */
export function CalendarsPage({ search, onSearch, onOpen }: CalendarsPageProps) {
  const session = useSession();
  const query = useQuery(calendarEntriesQuery(toFilters(search)));
  const [dialog, setDialog] = useState<'new' | 'subscribe' | 'bulk' | undefined>(undefined);
  const mayMake = mayCall(session, 'calendar.calendars.insert');
  const openByKey = (next: typeof dialog) => (event: KeyboardEvent) => {
    event.preventDefault(); // Else the letter would be the first one in the field that opens.
    setDialog(next);
  };
  useShortcut('n', openByKey('new'), mayMake);
  useShortcut('s', openByKey('subscribe'), mayMake);
  const close = () => setDialog(undefined);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead
        title="Calendars"
        actions={
          mayMake && (
            <div className="flex flex-wrap gap-8">
              <Button data-op="calendar.acl.insert" onPress={() => setDialog('bulk')}>
                Access in many
              </Button>
              <Button data-op="calendar.calendarList.insert" onPress={() => setDialog('subscribe')}>
                Subscribe
              </Button>
              <Button kind="primary" data-op="calendar.calendars.insert" onPress={() => setDialog('new')}>
                New calendar
              </Button>
            </div>
          )
        }
      />
      <div className="flex flex-wrap items-center gap-12 px-16 pb-8">
        <SingleSelect
          label="You may at least"
          choices={ROLES}
          value={search.role ?? ANY}
          onChange={(role) => onSearch({ role: role === ANY ? undefined : role })}
        />
        <Toggle name="hidden" label="Hidden ones" search={search} onSearch={onSearch} />
        <Toggle name="deleted" label="Deleted ones" search={search} onSearch={onSearch} />
        <Toggle name="own" label="Own organisation only" search={search} onSearch={onSearch} />
      </div>
      <ProgressLine isActive={query.isFetching && !query.isPending} label="Loading calendars" />
      {query.isPending && <Skeleton label="Loading calendars" rows={10} />}
      {query.error && (
        <ErrorView error={query.error} title="The calendars could not be loaded" onRetry={() => void query.refetch()} />
      )}
      {query.data && !query.error && (
        <CalendarTable entries={query.data} search={search} onSearch={onSearch} onOpen={onOpen} />
      )}
      {query.data && (
        <Provenance
          asOfMs={query.dataUpdatedAt}
          loaded={query.data.length}
          hasMore={false}
          noun="calendar"
          operationIds={['calendar.calendarList.list']}
        />
      )}
      {dialog === 'new' && <NewCalendarDialog onDone={onOpen} onClose={close} />}
      {dialog === 'subscribe' && <SubscribeDialog onClose={close} />}
      {dialog === 'bulk' && <BulkAccessDialog entries={query.data ?? []} onClose={close} />}
    </div>
  );
}

type ToggleProps = Pick<CalendarsPageProps, 'search' | 'onSearch'> & {
  name: 'hidden' | 'deleted' | 'own';
  label: string;
};

function Toggle({ name, label, search, onSearch }: ToggleProps) {
  return (
    <Checkbox isSelected={search[name] ?? false} onChange={(isOn) => onSearch({ [name]: isOn || undefined })}>
      {label}
    </Checkbox>
  );
}

function CalendarTable({
  entries,
  search,
  onSearch,
  onOpen,
}: CalendarsPageProps & { entries: readonly CalendarEntry[] }) {
  const session = useSession();
  const { run } = useCalendarWrite();
  const mayChange = mayCall(session, 'calendar.calendarList.patch');
  if (entries.length === 0) {
    return (
      <EmptyList
        icon={CalendarOff}
        title="You have no calendar in your list"
        noMatch="No calendar matches"
        hint="None of your calendars is like that."
        filters={CALENDAR_FILTERS}
        search={search}
        onSearch={onSearch}
      />
    );
  }
  const setHidden = (entry: CalendarEntry, hidden: boolean) => void run(() => changeEntry(entry, { hidden }));
  return (
    <DataTable
      label="Calendars"
      columns={COLUMNS}
      rows={entries}
      rowId={entryId}
      rowLabel={(entry) => `${nameOf(entry)}, ${roleWords(entry.accessRole)}`}
      narrowDetail={(entry) => roleWords(entry.accessRole)}
      onOpen={(entry) => onOpen(entry.id ?? '')}
      rowActions={(entry) =>
        mayChange
          ? [
              entry.hidden
                ? { id: 'show', label: 'Show in the list', onAction: () => setHidden(entry, false) }
                : { id: 'hide', label: 'Hide from the list', onAction: () => setHidden(entry, true) },
              {
                id: 'unsubscribe',
                label: 'Unsubscribe',
                blockedBecause: leaveRefusal(session, entry),
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

const COLUMNS: readonly Column<CalendarEntry>[] = [
  {
    id: 'name',
    header: 'Name',
    width: 'minmax(200px, 2fr)',
    cell: (entry) => (
      <span className="flex min-w-0 items-center gap-8">
        <span
          aria-hidden
          className="size-12 shrink-0 rounded-full border border-line-strong forced-color-adjust-none"
          style={{ background: entry.backgroundColor }}
        />
        <span className={entry.deleted ? 'truncate line-through' : 'truncate font-medium'}>{nameOf(entry)}</span>
      </span>
    ),
  },
  {
    id: 'role',
    header: 'You may',
    width: 'minmax(200px, 2fr)',
    isWide: true,
    cell: (entry) => roleWords(entry.accessRole),
  },
  { id: 'state', header: 'State', width: '160px', isWide: true, cell: (entry) => stateWords(entry) },
  { id: 'zone', header: 'Zone', width: '160px', isWide: true, cell: ({ timeZone }) => timeZone?.replaceAll('_', ' ') },
  {
    id: 'id',
    header: 'ID',
    width: '216px',
    isWide: true,
    cell: ({ id }) => (id ? <CopyableId id={id} label="calendar ID" maxLength={24} /> : <Missing />),
  },
];

function stateWords({ primary, hidden, selected, deleted }: CalendarEntry): string {
  const words = [primary && 'Primary', deleted && 'Deleted', hidden ? 'Hidden' : selected ? 'Shown' : 'Not shown'];
  return words.filter(Boolean).join(', ');
}

function entryId({ id = '' }: CalendarEntry): string {
  return id;
}
