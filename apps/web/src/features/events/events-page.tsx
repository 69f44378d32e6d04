import { PlaneTakeoff, Upload } from 'lucide-react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { useNow } from '#lib/use-now.ts';
import { FailedCalendars } from '#shared/calendar/failed-calendars.tsx';
import type { CalendarInfo, Occurrence } from '#shared/calendar/occurrence.ts';
import { useColumnLayout } from '#shared/data-table/columns/use-column-layout.ts';
import { DataFreshness } from '#shared/data-table/data-freshness.tsx';
import { DataTable } from '#shared/data-table/data-table.tsx';
import { TableTools } from '#shared/data-table/table-tools.tsx';
import { FeedButton } from '#shared/feeds/feed-button.tsx';
import { type FeedSource, MAX_FEED_CALENDARS } from '#shared/feeds/feeds.ts';
import { useRowSelection } from '#shared/lists/use-row-selection.ts';
import { useLiveTopics } from '#shared/live/live-topics.ts';
import { type ReportSource, toReportSource } from '#shared/reports/report-source.ts';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ToolButton } from '#ui/buttons/tool-button.tsx';
import { OverlayPart, Part } from '#ui/loading/part.tsx';
import { ProgressLine } from '#ui/loading/progress-line.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { ListAndPanel } from '#ui/panels/list-and-panel.tsx';
import { icsFormat } from './ics/ics-format.ts';
import { EVENT_VIEWS } from './list/built-in-views.ts';
import { eventColumns, formatWhen, getEventDetail } from './list/event-columns.tsx';
import { EventFilters } from './list/event-filters.tsx';
import { type EventsSearch, toListParams } from './list/search.ts';
import { SearchProgress } from './list/search-progress.tsx';
import { useEventSearch } from './list/use-event-search.ts';
import { useSeriesTitles } from './list/use-series-titles.ts';
import { NoEvent } from './no-event.tsx';

// Lazy-loaded because few visits import files, and the parser is large.
const ImportDialog = lazyComponent(() => import('./ics/import-dialog.tsx'), 'ImportDialog');

// Lazy-loaded once there are rows to select.
const EventSelectionBar = lazyComponent(
  () => import('#shared/calendar/bulk/event-selection-bar.tsx'),
  'EventSelectionBar',
);

const TeamAbsenceDialog = lazyComponent(() => import('./absence/team-absence-dialog.tsx'), 'TeamAbsenceDialog');

const ICS = [icsFormat];
const TICK_MS = 30_000;

type EventsPageProps = {
  /** The search from the URL, and the same search with the default time range if the URL has none. */
  asked: EventsSearch;
  search: EventsSearch;
  calendars: readonly CalendarInfo[];
  /** Whether the calendars are loading, so that their events are unknown. */
  isLoading: boolean;
  /** The calendars to search if the URL has none. */
  defaultIds: readonly string[];
  zone: string;
  onSearch: (change: Partial<EventsSearch>) => void;
  onOpen: (calendarId: string, eventId: string) => void;
  /** Renders the details of the event in `search.peek`. Receives the event from the list, if loaded. */
  renderPeek: (known: Occurrence | undefined) => ReactNode;
};

/** Lists events of all calendars, with all filters of the service. */
export function EventsPage(props: EventsPageProps) {
  const { asked, search, calendars, isLoading, defaultIds, zone, onSearch, onOpen, renderPeek } = props;
  const session = useSession();
  const chosenIds = search.cals ?? defaultIds;
  const chosen = useMemo(() => calendars.filter(({ id }) => chosenIds.includes(id)), [calendars, chosenIds]);
  const topics = useMemo(() => ['calendarList', ...chosen.map(({ id }) => `events:${id}`)], [chosen]);
  useLiveTopics(topics);
  const found = useEventSearch(search, chosen, zone);
  const isPending = isLoading || found.isPending;
  const [dialog, setDialog] = useState<'import' | 'absence'>();
  const close = () => setDialog(undefined);
  const nowMs = useNow(TICK_MS);
  const columns = useMemo(() => eventColumns(zone, nowMs), [zone, nowMs]);
  const layout = useColumnLayout({ table: 'events', columns, text: search.cols, onText: (cols) => onSearch({ cols }) });
  const field = useRef<HTMLInputElement>(null);
  const { hasMore } = found;
  const rows = useSeriesTitles(found.rows);
  const isPartial = hasMore || found.readCount < found.calendarCount;
  const list = JSON.stringify([search, chosenIds, zone]);
  const selection = useRowSelection(rows, getRowKey, { list, pages: isPartial ? found.readAll : undefined });
  const feed: FeedSource = {
    kind: 'events',
    filter: {
      calendarIds: chosen.map(({ id }) => id),
      ...(search.q && { q: search.q }),
      ...(search.types && { eventTypes: search.types }),
    },
  };
  const feedRefusal =
    chosen.length === 0 || chosen.length > MAX_FEED_CALENDARS
      ? `Select 1 to ${MAX_FEED_CALENDARS} calendars first.`
      : undefined;
  useShortcut('/', () => field.current?.focus());
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead
        title="Events"
        actions={
          <>
            <TableTools
              views={EVENT_VIEWS}
              name="events"
              layout={layout}
              rows={rows}
              hasMore={isPartial}
              pages={found.readAll}
              readCount={rows.length}
              report={toReport(search, chosen, zone)}
              moreFormats={ICS}
            />
            <FeedButton
              source={feed}
              title={search.q ? `Events: ${search.q}` : 'Events'}
              disabledReason={feedRefusal}
            />
            <ToolButton
              icon={PlaneTakeoff}
              label="Team out of office"
              isExpanded={dialog === 'absence'}
              disabledReason={roleRefusal(session, 'calendar.events.insert', 'Creating events')}
              onPress={() => setDialog('absence')}
            />
            <Button
              data-op="calendar.events.import"
              disabledReason={roleRefusal(session, 'calendar.events.import', 'Importing')}
              onPress={() => setDialog('import')}
            >
              <Upload size={14} strokeWidth={1.75} aria-hidden /> Import
            </Button>
          </>
        }
      />
      <EventFilters
        search={search}
        calendars={calendars}
        chosenIds={chosenIds}
        zone={zone}
        inputRef={field}
        onSearch={onSearch}
      />
      <ListAndPanel panel={search.peek !== undefined && renderPeek(rows.find(({ key }) => key === search.peek))}>
        <ProgressLine isActive={found.isFetching && !isPending} label="Loading the events" />
        <FailedCalendars failed={found.failed} intent="searched" />
        {isPending && <Skeleton head="columns" label="Loading the events" rows={12} />}
        {!isPending && rows.length === 0 && !hasMore && found.failed.length === 0 && (
          <NoEvent search={search} asked={asked} calendars={calendars} zone={zone} onSearch={onSearch} />
        )}
        {!isPending && rows.length > 0 && (
          <DataTable
            label="Events"
            columns={layout.columns}
            layout={layout}
            rows={rows}
            rowId={getRowKey}
            rowLabel={(row) => `${row.title}, ${formatWhen(row, zone)}`}
            narrowDetail={(row) => getEventDetail(row, zone, nowMs)}
            isStale={found.isOutdated}
            selection={selection}
            openId={search.peek}
            rowLink={({ calendar, event }) => ({
              to: '/events/$calendarId/$eventId',
              params: { calendarId: calendar.id, eventId: event.id ?? '' },
            })}
            onOpen={({ calendar, event }) => onOpen(calendar.id, event.id ?? '')}
            onPeek={({ key }) => onSearch({ peek: key === search.peek ? undefined : key })}
            hasMore={false}
            isLoadingMore={false}
            onLoadMore={() => undefined}
          />
        )}
        <Part>
          <EventSelectionBar selection={selection} zone={zone} />
        </Part>
        {!isPending && !found.isOutdated && hasMore && (
          <SearchProgress
            foundCount={rows.length}
            pageCount={found.pageCount}
            isSearching={found.isFetching}
            onStop={found.stop}
            onGoOn={() => void found.findRest()}
          />
        )}
        {!isPending && Number.isFinite(found.asOfMs) && (
          <DataFreshness
            asOfMs={found.asOfMs}
            loaded={rows.length}
            hasMore={hasMore}
            noun="event"
            isOutdated={found.isOutdated}
            sources={{ read: found.readCount, total: found.calendarCount, noun: 'calendar' }}
            operationIds={['calendar.events.list']}
          />
        )}
      </ListAndPanel>
      {dialog && (
        <OverlayPart onClose={close}>
          {dialog === 'import' && <ImportDialog calendars={calendars} zone={zone} onClose={close} />}
          {dialog === 'absence' && <TeamAbsenceDialog calendars={calendars} zone={zone} onClose={close} />}
        </OverlayPart>
      )}
    </div>
  );
}

function getRowKey({ key }: Occurrence): string {
  return key;
}

/** A report reads a single list, and the service lists the events of only one calendar. */
function toReport(search: EventsSearch, calendars: readonly CalendarInfo[], zone: string): ReportSource | string {
  const [calendar] = calendars;
  if (!calendar || calendars.length > 1) return 'Select one calendar to schedule a report.';
  return toReportSource('calendar.events.list', `Events of ${calendar.name}`, toListParams(search, calendar.id, zone));
}
