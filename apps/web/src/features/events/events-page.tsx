import { CalendarX2, Download, Upload } from 'lucide-react';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import type { CalendarInfo, Occurrence } from '#shared/calendar/occurrence.ts';
import { DataTable } from '#shared/data-table/data-table.tsx';
import { Provenance } from '#shared/data-table/provenance.tsx';
import { EmptyList } from '#shared/empty-list.tsx';
import { explainError } from '#shared/error-view.tsx';
import { useLiveTopics } from '#shared/live/live-topics.ts';
import { roleRefusal } from '#shared/role-refusal.ts';
import { saveFile } from '#shared/save-file.ts';
import { useSession } from '#shared/session.ts';
import { toCsv } from '#shared/to-csv.ts';
import { useNow } from '#shared/use-now.ts';
import { useShortcut } from '#shared/use-shortcut.ts';
import { Button } from '#ui/button.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { ProgressLine } from '#ui/progress-line.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { eventColumns, eventCsvColumns, eventDetail, whenText } from './event-columns.tsx';
import { EventFilters } from './event-filters.tsx';
import { EVENT_FILTERS, type EventsSearch } from './search.ts';
import { useEventSearch } from './use-event-search.ts';

// Few visits import, and reading such files is much code.
const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }));

const TICK_MS = 30_000;

type EventsPageProps = {
  search: EventsSearch;
  calendars: readonly CalendarInfo[];
  /** Calendars that are searched while the address names none. */
  defaultIds: readonly string[];
  zone: string;
  onSearch: (change: Partial<EventsSearch>) => void;
  onOpen: (calendarId: string, eventId: string) => void;
};

/** Events of all calendars, by every filter that the service has. */
export function EventsPage({ search, calendars, defaultIds, zone, onSearch, onOpen }: EventsPageProps) {
  const session = useSession();
  const chosenIds = search.cals ?? defaultIds;
  const chosen = useMemo(() => calendars.filter(({ id }) => chosenIds.includes(id)), [calendars, chosenIds]);
  const topics = useMemo(() => ['calendarList', ...chosen.map(({ id }) => `events:${id}`)], [chosen]);
  useLiveTopics(topics);
  const found = useEventSearch(search, chosen, zone);
  const [isImporting, setIsImporting] = useState(false);
  const nowMs = useNow(TICK_MS);
  const columns = useMemo(() => eventColumns(zone, nowMs), [zone, nowMs]);
  const field = useRef<HTMLInputElement>(null);
  const { rows } = found;
  const saveCsv = () => saveFile('events.csv', 'text/csv', toCsv(eventCsvColumns(zone), rows));
  const saveIcs = async () => {
    const { toIcs } = await import('./write-ics.ts');
    saveFile('events.ics', 'text/calendar', toIcs(rows, Date.now()));
  };
  useShortcut('e', saveCsv, rows.length > 0);
  useShortcut('/', (event) => {
    event.preventDefault();
    field.current?.focus();
  });
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead
        title="Events"
        actions={
          <div className="flex flex-wrap gap-8">
            <Button kind="quiet" isDisabled={rows.length === 0} onPress={saveCsv}>
              <Download size={14} strokeWidth={1.75} aria-hidden /> CSV
            </Button>
            <Button kind="quiet" isDisabled={rows.length === 0} onPress={() => void saveIcs()}>
              <Download size={14} strokeWidth={1.75} aria-hidden /> ICS
            </Button>
            <Button
              data-op="calendar.events.import"
              blockedBecause={roleRefusal(session, 'calendar.events.import', 'Importing')}
              onPress={() => setIsImporting(true)}
            >
              <Upload size={14} strokeWidth={1.75} aria-hidden /> Import
            </Button>
          </div>
        }
      />
      <EventFilters search={search} calendars={calendars} chosenIds={chosenIds} inputRef={field} onSearch={onSearch} />
      <ProgressLine isActive={found.isFetching && !found.isPending} label="Loading events" />
      <ul aria-label="Calendars that could not be searched" className="empty:hidden">
        {found.failed.map(({ calendar, error, retry }) => (
          <li key={calendar.id} className="flex items-center gap-8 bg-red-bg px-16 py-4 text-red-fg">
            {calendar.name} could not be searched: {explainError(error)}
            <Button kind="quiet" onPress={retry}>
              Try again
            </Button>
          </li>
        ))}
      </ul>
      {found.isPending ? (
        <Skeleton label="Loading events" rows={12} />
      ) : (
        <Results
          rows={rows}
          columns={columns}
          zone={zone}
          hasFailed={found.failed.length > 0}
          search={search}
          onSearch={onSearch}
          onOpen={({ calendar, event }) => onOpen(calendar.id, event.id ?? '')}
        />
      )}
      {!found.isPending && Number.isFinite(found.asOfMs) && (
        <Provenance
          asOfMs={found.asOfMs}
          loaded={rows.length}
          hasMore={found.hasMore}
          noun="event"
          operationIds={['calendar.events.list']}
        />
      )}
      {isImporting && (
        <Suspense fallback={null}>
          <ImportDialog calendars={calendars} zone={zone} onClose={() => setIsImporting(false)} />
        </Suspense>
      )}
    </div>
  );
}

type ResultsProps = Pick<EventsPageProps, 'search' | 'onSearch'> & {
  rows: readonly Occurrence[];
  columns: ReturnType<typeof eventColumns>;
  zone: string;
  hasFailed: boolean;
  onOpen: (row: Occurrence) => void;
};

function Results({ rows, columns, zone, hasFailed, search, onSearch, onOpen }: ResultsProps) {
  if (rows.length === 0) {
    if (hasFailed) return null;
    return (
      <EmptyList
        icon={CalendarX2}
        title="These calendars hold no events"
        noMatch="No event matches"
        hint="Fewer filters, more calendars or a longer time find more."
        filters={EVENT_FILTERS}
        search={search}
        onSearch={onSearch}
      />
    );
  }
  return (
    <DataTable
      label="Events"
      columns={columns}
      rows={rows}
      rowId={rowKey}
      rowLabel={(row) => `${row.title}, ${whenText(row, zone)}`}
      narrowDetail={(row) => eventDetail(row, zone)}
      onOpen={onOpen}
      hasMore={false}
      isLoadingMore={false}
      onLoadMore={() => undefined}
    />
  );
}

function rowKey({ key }: Occurrence): string {
  return key;
}
