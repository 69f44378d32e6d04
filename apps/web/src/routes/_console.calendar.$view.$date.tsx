import { createFileRoute, notFound } from '@tanstack/react-router';
import { useMemo } from 'react';
import { CalendarPage } from '#features/calendar/calendar-page.tsx';
import { getPeriod, parseDate } from '#features/calendar/view/period.ts';
import { isView } from '#features/calendar/view/search.ts';
import { useSearchChange } from '#shared/address/use-search-change.ts';
import { loadFirstData } from '#shared/api/first-data.ts';
import { calendarListQuery, calendarSettingsQuery } from '#shared/calendar/calendar-queries.ts';
import { useWeekStart } from '#shared/calendar/calendar-settings.ts';
import { getCurrentZone } from '#shared/format/zone.ts';
import { usePreferences } from '#shared/preferences/preferences-store.ts';
import { NotFound } from '#shell/not-found.tsx';

export const Route = createFileRoute('/_console/calendar/$view/$date')({
  loader: ({ context, params }) => {
    if (!isView(params.view) || !parseDate(params.date)) throw notFound();
    void context.queryClient.prefetchQuery(calendarListQuery);
    return loadFirstData(context.queryClient, calendarSettingsQuery);
  },
  notFoundComponent: NotFound,
  component: function CalendarRoute() {
    const { view, date } = Route.useParams();
    const search = Route.useSearch();
    const navigate = Route.useNavigate();
    usePreferences(); // Re-renders when the preferred time zone changes.
    const zone = search.zone ?? getCurrentZone();
    const weekStart = useWeekStart();
    const period = useMemo(
      () => getPeriod(isView(view) ? view : 'week', parseDate(date) ?? Temporal.Now.plainDateISO(zone), weekStart),
      [view, date, zone, weekStart],
    );
    return (
      <CalendarPage
        period={period}
        zone={zone}
        search={search}
        onSearch={useSearchChange(search, navigate, { panel: 'event' })}
        onShow={(nextView, nextDate) => void navigate({ params: { view: nextView, date: nextDate }, search })}
      />
    );
  },
});
