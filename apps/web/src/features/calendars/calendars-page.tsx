import { useQuery } from '@tanstack/react-query';
import { Plus, Users } from 'lucide-react';
import { useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { assignableRoles } from '#shared/calendar/role-labels.ts';
import { useColumnLayout } from '#shared/data-table/columns/use-column-layout.ts';
import { DataFreshness } from '#shared/data-table/data-freshness.tsx';
import { TableTools } from '#shared/data-table/table-tools.tsx';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { toReportSource } from '#shared/reports/report-source.ts';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { SingleSelect } from '#ui/fields/single-select.tsx';
import { FilterFold } from '#ui/filters/filter-fold.tsx';
import { FilterRow } from '#ui/filters/filter-row.tsx';
import { WindowPart } from '#ui/loading/part.tsx';
import { ProgressLine } from '#ui/loading/progress-line.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { ListAndPanel } from '#ui/panels/list-and-panel.tsx';
import { CALENDAR_VIEWS } from './built-in-views.ts';
import { CalendarPanel } from './calendar-panel.tsx';
import { CalendarTable, calendarColumns } from './calendar-table.tsx';
import { NoCalendar } from './no-calendar.tsx';
import { calendarEntriesQuery } from './queries.ts';
import { type CalendarsSearch, toFilters } from './search.ts';

// Lazy-loaded on first open.
const BulkAccessDialog = lazyComponent(() => import('./bulk-access-dialog.tsx'), 'BulkAccessDialog');
const NewCalendarDialog = lazyComponent(() => import('./new-calendar-dialog.tsx'), 'NewCalendarDialog');
const SubscribeDialog = lazyComponent(() => import('./subscribe-dialog.tsx'), 'SubscribeDialog');

type CalendarsPageProps = {
  search: CalendarsSearch;
  onSearch: (change: Partial<CalendarsSearch>) => void;
  onOpen: (calendarId: string) => void;
};

const ANY = 'any';
const ROLES = [{ value: ANY, label: 'Any' }, ...assignableRoles] as const;

/** Lists the user's calendars with their access and display settings. */
export function CalendarsPage({ search, onSearch, onOpen }: CalendarsPageProps) {
  const session = useSession();
  const query = useQuery(calendarEntriesQuery(toFilters(search)));
  const layout = useColumnLayout({
    table: 'calendars',
    columns: calendarColumns,
    text: search.cols,
    onText: (cols) => onSearch({ cols }),
  });
  const [dialog, setDialog] = useState<'new' | 'subscribe' | 'bulk' | undefined>(undefined);
  const disabledReason = roleRefusal(session, 'calendar.calendars.insert', 'Adding calendars');
  useShortcut('n', () => setDialog('new'), { disabledReason });
  useShortcut('s', () => setDialog('subscribe'), { disabledReason });
  const close = () => setDialog(undefined);
  const peeked = query.data?.find(({ id }) => id === search.peek);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead
        title="Calendars"
        actions={
          <>
            <TableTools
              views={CALENDAR_VIEWS}
              name="calendars"
              layout={layout}
              rows={query.data ?? []}
              hasMore={false}
              report={toReportSource('calendar.calendarList.list', 'Calendars', toFilters(search))}
            />
            {disabledReason === undefined && (
              <>
                <Button data-op="calendar.acl.insert" onPress={() => setDialog('bulk')}>
                  <Users size={14} strokeWidth={1.75} aria-hidden className="sm:hidden" />
                  <span className="max-sm:sr-only">Bulk access</span>
                </Button>
                <Button data-op="calendar.calendarList.insert" onPress={() => setDialog('subscribe')}>
                  Subscribe
                </Button>
                <Button kind="primary" data-op="calendar.calendars.insert" onPress={() => setDialog('new')}>
                  <Plus size={14} strokeWidth={1.75} aria-hidden className="max-sm:hidden" />
                  <span>
                    New<span className="max-sm:sr-only"> calendar</span>
                  </span>
                </Button>
              </>
            )}
          </>
        }
      />
      <search className="shrink-0 border-line border-b pb-8">
        <FilterRow>
          <SingleSelect
            label="Minimum access"
            choices={ROLES}
            value={search.role ?? ANY}
            onChange={(role) => onSearch({ role: role === ANY ? undefined : role })}
          />
          <FilterFold setCount={[search.hidden, search.deleted, search.own].filter(Boolean).length}>
            <Toggle name="hidden" label="Include hidden" search={search} onSearch={onSearch} />
            <Toggle name="deleted" label="Include deleted" search={search} onSearch={onSearch} />
            <Toggle name="own" label="Own organisation only" search={search} onSearch={onSearch} />
          </FilterFold>
        </FilterRow>
      </search>
      <ListAndPanel
        panel={peeked && <CalendarPanel entry={peeked} onOpen={onOpen} onClose={() => onSearch({ peek: undefined })} />}
      >
        <ProgressLine isActive={query.isFetching && !query.isPending} label="Loading the calendars" />
        {query.isPending && <Skeleton head="columns" label="Loading the calendars" rows={10} />}
        {isUnreadable(query) && (
          <ErrorView
            error={query.error}
            title="The calendars could not be loaded"
            onRetry={() => void query.refetch()}
          />
        )}
        {query.data && !isUnreadable(query) && query.data.length === 0 && (
          <NoCalendar search={search} onSearch={onSearch} />
        )}
        {query.data && !isUnreadable(query) && query.data.length > 0 && (
          <CalendarTable
            entries={query.data}
            layout={layout}
            peekId={search.peek}
            onOpen={onOpen}
            onPeek={(id) => onSearch({ peek: id === search.peek ? undefined : id })}
          />
        )}
        {query.data && (
          <DataFreshness
            asOfMs={query.dataUpdatedAt}
            loaded={query.data.length}
            hasMore={false}
            noun="calendar"
            operationIds={['calendar.calendarList.list']}
          />
        )}
      </ListAndPanel>
      <WindowPart onClose={close}>
        {dialog === 'new' && <NewCalendarDialog onDone={onOpen} onClose={close} />}
        {dialog === 'subscribe' && <SubscribeDialog onClose={close} />}
        {dialog === 'bulk' && <BulkAccessDialog entries={query.data ?? []} onClose={close} />}
      </WindowPart>
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
