import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { EventsPage } from '#features/events/events-page.tsx';
import { type EventsSearch, eventsSearch } from '#features/events/list/search.ts';
import { lazyComponent } from '#lib/lazy-component.ts';
import { useSearchChange } from '#shared/address/use-search-change.ts';
import { searchValidator } from '#shared/address/validate-search.ts';
import { calendarListQuery } from '#shared/calendar/calendar-queries.ts';
import { useCalendarInfos } from '#shared/calendar/use-calendar-infos.ts';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { getCurrentZone } from '#shared/format/zone.ts';
import { usePreferences } from '#shared/preferences/preferences-store.ts';
import { PanelPart } from '#ui/loading/part.tsx';
import { PageHead } from '#ui/page/page-head.tsx';

// Lazy-loaded when an event is opened.
const EventPeek = lazyComponent(() => import('./-event-peek.tsx'), 'EventPeek');

const readSearch = searchValidator(eventsSearch);
const DAYS_AHEAD = 30;

export const Route = createFileRoute('/_console/events/')({
  validateSearch: (search): EventsSearch => readSearch(search),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(calendarListQuery);
  },
  component: function EventsRoute() {
    const search = Route.useSearch();
    usePreferences(); // Re-renders when the preferred time zone changes.
    const zone = getCurrentZone();
    const navigate = Route.useNavigate();
    const onSearch = useSearchChange(search, navigate);
    const { calendars, list } = useCalendarInfos();
    const defaultIds = useMemo(
      () => (list.data ?? []).flatMap(({ id, selected }) => (selected && id ? [id] : [])),
      [list.data],
    );
    if (isUnreadable(list)) {
      return (
        <>
          <PageHead title="Events" />
          <ErrorView error={list.error} title="The calendars could not be loaded" onRetry={() => void list.refetch()} />
        </>
      );
    }
    return (
      <EventsPage
        asked={search}
        search={limitToNextWeeks(search, zone)}
        calendars={calendars}
        isLoading={list.isPending}
        defaultIds={defaultIds}
        zone={zone}
        onSearch={onSearch}
        onOpen={(calendarId, eventId) =>
          void navigate({ to: '/events/$calendarId/$eventId', params: { calendarId, eventId } })
        }
        renderPeek={(known) => (
          <PanelPart onClose={() => onSearch({ peek: undefined })}>
            <EventPeek
              eventKey={search.peek ?? ''}
              known={known}
              calendars={calendars}
              zone={zone}
              onClose={() => onSearch({ peek: undefined })}
            />
          </PanelPart>
        )}
      />
    );
  },
});

/** Without bounds, searches the next weeks, because series may be endless. */
function limitToNextWeeks(search: EventsSearch, zone: string): EventsSearch {
  if (search.from || search.to || search.uid || search.updated || search.series) return search;
  const today = Temporal.Now.plainDateISO(zone);
  return { ...search, from: today.toString(), to: today.add({ days: DAYS_AHEAD }).toString() };
}
