import { useEffect, useMemo, useRef, useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { useLoaded } from '#lib/use-loaded.ts';
import { usePaintedValue } from '#lib/use-painted-value.ts';
import { useInvalidateCalendarData } from '#shared/calendar/calendar-queries.ts';
import { FailedCalendars } from '#shared/calendar/failed-calendars.tsx';
import type { EventState } from '#shared/calendar/occurrence.ts';
import { DataFreshness } from '#shared/data-table/data-freshness.tsx';
import { isUnreadable } from '#shared/errors/error-view.tsx';
import { getCurrentZone } from '#shared/format/zone.ts';
import { useLiveTopics } from '#shared/live/live-topics.ts';
import { PanelPart } from '#ui/loading/part.tsx';
import { ProgressLine } from '#ui/loading/progress-line.tsx';
import { ListAndPanel } from '#ui/panels/list-and-panel.tsx';
import { CalendarContent, LAZY_VIEWS, preloadViews } from './calendar-content.tsx';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import { useGridEditing } from './grid/use-grid-editing.tsx';
import { SkipToEvents } from './move/skip-to-events.tsx';
import { useMoveKey } from './move/use-move-key.ts';
import { CalendarFilters, FilterLine, isFiltered } from './rail/calendar-filters.tsx';
import { CalendarRail } from './rail/calendar-rail.tsx';
import { toChoice, useCalendars } from './rail/use-calendars.ts';
import { EventSelectionArea } from './select/event-selection-area.tsx';
import { useCalendarEvents } from './use-calendar-events.ts';
import type { Period } from './view/period.ts';
import type { CalendarSearch, View } from './view/search.ts';

// Lazy-loaded when an event is open or about to be opened.
const EventPanel = lazyComponent(() => import('./event/event-panel.tsx'), 'EventPanel');
const NO_ZONES: readonly string[] = [];

export type CalendarPageProps = {
  period: Period;
  /** The IANA name of the display time zone. */
  zone: string;
  search: CalendarSearch;
  onSearch: (change: Partial<CalendarSearch>) => void;
  onShow: (view: View, date: string) => void;
};

/** The events of the selected calendars, by day, week, month or year, or as a list. */
export function CalendarPage({ period, zone, search, onSearch, onShow }: CalendarPageProps) {
  const { list, calendars, defaultIds } = useCalendars(search.cals);
  const chosen = useMemo(() => calendars.filter(({ isSelected }) => isSelected), [calendars]);
  const filter = useMemo(() => ({ types: search.types, deleted: search.deleted }), [search.types, search.deleted]);
  // The header shows the next period in the first frame. Its days are rendered in later frames, between which keys are handled.
  const drawnPeriod = usePaintedValue(period);
  const events = useCalendarEvents(chosen, drawnPeriod, { zone, filter });
  const occurrences = useMemo(
    () => events.occurrences.filter(({ state }) => matchesResponse(state, search.answers)),
    [events.occurrences, search.answers],
  );
  const topics = useMemo(() => chosen.map(({ id }) => `events:${id}`), [chosen]);
  useLiveTopics(topics);
  const hasContent = useWasEverTrue(list.isSuccess && !events.isPending);
  useEffect(() => {
    if (!hasContent) return;
    void EventPanel.preload();
    preloadViews();
  }, [hasContent]);
  const isViewLoaded = useLoaded(LAZY_VIEWS[period.view]);
  const [isRailOpen, setIsRailOpen] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const openKey = search.event;
  // The display zone is not repeated among the additional zones.
  const also = useMemo(() => (search.also ?? NO_ZONES).filter((name) => name !== zone), [search.also, zone]);
  const zones = { zone, ownZone: getCurrentZone(), also, onChange: onSearch };
  const refresh = useInvalidateCalendarData();
  const { editing, dialogs, request, onMoveTo, onQuickAdd } = useGridEditing({
    zone,
    calendars,
    isLoading: list.isPending,
    hasFailed: list.isLoadingError,
    onOpen: (event) => onSearch({ event }),
  });
  useMoveKey({ occurrences: events.occurrences, openKey, onMoveTo });
  const listError = isUnreadable(list) ? list.error : null;
  const view = {
    editing,
    period: drawnPeriod,
    zone,
    also,
    onShow,
    occurrences,
    openKey,
    onOpen: (event: string) => onSearch({ event }),
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <SkipToEvents events={content} />
      <CalendarToolbar
        period={period}
        zones={zones}
        onShow={onShow}
        onRefresh={refresh}
        editing={editing}
        onQuickAdd={onQuickAdd}
        isRailOpen={isRailOpen}
        onRail={() => setIsRailOpen(!isRailOpen)}
      />
      <ListAndPanel
        panel={
          openKey !== undefined && (
            <PanelPart onClose={() => onSearch({ event: undefined })}>
              <EventPanel
                eventKey={openKey}
                known={events.occurrences.find(({ key }) => key === openKey)}
                calendars={calendars}
                zone={zone}
                onRequest={(next) => void request(next)}
                onMoveTo={onMoveTo}
                onClose={() => onSearch({ event: undefined })}
              />
            </PanelPart>
          )
        }
      >
        <div className="flex min-h-0 flex-1 max-md:flex-col">
          <div className={isRailOpen ? 'contents' : 'contents max-md:hidden'}>
            <CalendarRail
              calendars={calendars}
              period={period}
              zones={zones}
              onChoose={(ids) => onSearch({ cals: toChoice(ids, defaultIds) })}
              isOwnChoice={search.cals !== undefined}
              onForget={() => onSearch({ cals: undefined })}
              onDate={(date) => onShow(period.view, date)}
            >
              {/* Below the calendars, which would push it away when they come */}
              {!list.isPending && <CalendarFilters search={search} onSearch={onSearch} />}
            </CalendarRail>
          </div>
          <div className="flex min-h-0 min-w-0 flex-1 flex-col">
            <ProgressLine isActive={events.isFetching && hasContent} label="Loading the events" />
            {listError === null && <FailedCalendars failed={events.failed} intent="loaded" />}
            <FilterLine search={search} onSearch={onSearch} />
            <EventSelectionArea occurrences={occurrences} zone={zone} contentRef={content}>
              <CalendarContent
                {...view}
                isBehind={drawnPeriod !== period}
                hasContent={hasContent}
                isPending={events.isPending}
                isFetching={events.isFetching}
                listError={listError}
                onRetry={() => void list.refetch()}
                hasChosen={chosen.length > 0}
                hasFailed={events.failed.length > 0}
                onReset={() => onSearch({ cals: undefined })}
                isReset={search.cals === undefined}
                isFiltered={isFiltered(search)}
              />
            </EventSelectionArea>
            {isViewLoaded && chosen.length > 0 && !events.isPending && Number.isFinite(events.asOfMs) && (
              <DataFreshness
                asOfMs={events.asOfMs}
                loaded={events.occurrences.length}
                hasMore={false}
                noun="event"
                sources={{ read: events.readCount, total: chosen.length, noun: 'calendar' }}
                operationIds={['calendar.events.list']}
                pinned={{ zone, cals: chosen.map(({ id }) => id) }}
              />
            )}
          </div>
        </div>
      </ListAndPanel>
      {dialogs}
    </div>
  );
}

function matchesResponse(state: EventState, wanted: CalendarSearch['answers']): boolean {
  return wanted === undefined || wanted.some((answer) => answer === state);
}

/** Returns true from the first time that `value` is true. */
function useWasEverTrue(value: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(value);
  if (value && !wasTrue) setWasTrue(true);
  return wasTrue || value;
}
