import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { BackToCalendar } from '#features/calendar/back-to-calendar.tsx';
import { getDefaultView } from '#features/calendar/default-view.ts';
import { toEventCopy } from '#features/events/editor/event-copy.ts';
import { type NewEventSearch, newEventSearch } from '#features/events/list/search.ts';
import { NewEventPage } from '#features/events/new-event-page.tsx';
import { searchValidator } from '#shared/address/validate-search.ts';
import { eventQuery } from '#shared/calendar/calendar-queries.ts';
import { getNextHour } from '#shared/calendar/next-hour.ts';
import { type EventTime, readEventKey, readTime } from '#shared/calendar/occurrence.ts';
import { useCalendarInfos } from '#shared/calendar/use-calendar-infos.ts';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { getCurrentZone } from '#shared/format/zone.ts';
import { usePreferences } from '#shared/preferences/preferences-store.ts';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { PageHead } from '#ui/page/page-head.tsx';

const readSearch = searchValidator(newEventSearch);

export const Route = createFileRoute('/_console/events/new')({
  validateSearch: (search): NewEventSearch => readSearch(search),
  component: function NewEventRoute() {
    const search = Route.useSearch();
    const { calendar, title, guests = [], copy } = search;
    usePreferences(); // Re-renders when the preferred time zone changes.
    const zone = getCurrentZone();
    const navigate = Route.useNavigate();
    const { calendars, list } = useCalendarInfos();
    const { calendarId, eventId } = readEventKey(copy ?? '');
    const original = useQuery({ ...eventQuery(calendarId, eventId), enabled: copy !== undefined });
    if (list.isPending) return <Skeleton label="Loading the calendars" rows={10} />;
    if (isUnreadable(list))
      return <Unreadable error={list.error} title="The calendars could not be loaded" onRetry={list.refetch} />;
    if (copy !== undefined && original.isPending) return <Skeleton label="Loading the event" rows={10} />;
    if (isUnreadable(original))
      return <Unreadable error={original.error} title="The event could not be loaded" onRetry={original.refetch} />;
    const template = original.data
      ? toEventCopy(original.data)
      : { summary: title ?? '', attendees: guests.map((email) => ({ email })) };
    return (
      <NewEventPage
        key={copy}
        calendars={calendars}
        calendarId={copy === undefined ? calendar : calendarId}
        time={findTime(search) ?? readTime(template) ?? getNextHour(Temporal.Now.plainDateISO(zone), zone)}
        template={template}
        zone={zone}
        renderBack={(date) => <BackToCalendar date={date} />}
        onDone={(key, date) =>
          void navigate({
            to: '/calendar/$view/$date',
            params: { view: getDefaultView(), date },
            search: { event: key },
          })
        }
      />
    );
  },
});

type UnreadableProps = { error: Error; title: string; onRetry: () => Promise<unknown> };

function Unreadable({ error, title, onRetry }: UnreadableProps) {
  return (
    <>
      <PageHead title="New event" />
      <ErrorView error={error} title={title} onRetry={() => void onRetry()} />
    </>
  );
}

/** Returns the time in the URL, if any. */
function findTime({ start, end, first, last }: NewEventSearch): EventTime | undefined {
  if (start !== undefined && end !== undefined) {
    return { isAllDay: false, start: Temporal.Instant.from(start), end: Temporal.Instant.from(end) };
  }
  if (first === undefined || last === undefined) return undefined;
  const [from, until] = [first, last].map((day) => Temporal.PlainDate.from(day)).sort(Temporal.PlainDate.compare);
  return from && until && { isAllDay: true, start: from, end: until.add({ days: 1 }) };
}
