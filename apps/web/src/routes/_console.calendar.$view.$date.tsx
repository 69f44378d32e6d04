import { createFileRoute, notFound } from '@tanstack/react-router';
import { useMemo } from 'react';
import { CalendarPage } from '#features/calendar/calendar-page.tsx';
import { parseDate, periodOf } from '#features/calendar/period.ts';
import { isView } from '#features/calendar/search.ts';

export const Route = createFileRoute('/_console/calendar/$view/$date')({
  beforeLoad: ({ params }) => {
    if (!isView(params.view) || !parseDate(params.date)) throw notFound();
  },
  component: function CalendarRoute() {
    const { view, date } = Route.useParams();
    const search = Route.useSearch();
    const navigate = Route.useNavigate();
    const zone = search.zone === 'utc' ? 'UTC' : Temporal.Now.timeZoneId();
    const period = useMemo(
      () => periodOf(isView(view) ? view : 'week', parseDate(date) ?? Temporal.Now.plainDateISO(zone)),
      [view, date, zone],
    );
    return (
      <CalendarPage
        period={period}
        zone={zone}
        search={search}
        onSearch={(change) => void navigate({ search: { ...search, ...change }, replace: 'event' in change })}
        onShow={(nextView, nextDate) => void navigate({ params: { view: nextView, date: nextDate }, search })}
      />
    );
  },
});
