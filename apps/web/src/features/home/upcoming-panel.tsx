import { useQuery } from '@tanstack/react-query';
import { catchOnly } from '#lib/catch-only.ts';
import { createDayFormat } from '#shared/calendar/day-format.ts';
import { findOwnGuest } from '#shared/calendar/event-rights.ts';
import { canRespond } from '#shared/calendar/invitation/can-respond.ts';
import { ResponseButtons } from '#shared/calendar/invitation/response-buttons.tsx';
import type { ServiceEvent } from '#shared/calendar/occurrence.ts';
import { formatWeekdayTime } from '#shared/format/time.ts';
import { useSession } from '#shared/session/session.ts';
import { HomePanel, PanelList, PanelRow } from './home-panel.tsx';
import { upcomingEventsQuery } from './queries.ts';

const PRIMARY = 'primary';

/** Lists the events of the user's own calendar in the next seven days. */
export function UpcomingPanel({ shortcut }: { shortcut: string }) {
  return (
    <HomePanel
      title="Coming up"
      link={{ to: '/calendar' }}
      shortcut={shortcut}
      query={useQuery(upcomingEventsQuery)}
      empty="Nothing scheduled in the next week"
      isEmpty={({ events }) => events.length === 0}
    >
      {({ events }) => (
        <PanelList>
          {events.map((event) => (
            <UpcomingRow key={event.id} event={event} />
          ))}
        </PanelList>
      )}
    </HomePanel>
  );
}

function UpcomingRow({ event }: { event: ServiceEvent }) {
  const session = useSession();
  const { id = '', summary = 'Untitled', start } = event;
  const isUnanswered = findOwnGuest(event)?.responseStatus === 'needsAction';
  return (
    <PanelRow
      link={{ to: '/events/$calendarId/$eventId', params: { calendarId: PRIMARY, eventId: id } }}
      title={summary}
      time={
        start?.dateTime ? (
          <time dateTime={start.dateTime}>{formatWeekdayTime(Date.parse(start.dateTime))}</time>
        ) : (
          formatAllDay(start?.date)
        )
      }
    >
      {isUnanswered && canRespond(session, { calendar: { id: PRIMARY }, event }) && (
        <div className="px-16 pb-8">
          <ResponseButtons calendarId={PRIMARY} event={event} isNamed />
        </div>
      )}
    </PanelRow>
  );
}

const formatDay = createDayFormat({ weekday: 'short', day: 'numeric', month: 'short' });

function formatAllDay(day: string | undefined): string {
  if (day === undefined) return 'all day';
  const date = catchOnly(RangeError, () => Temporal.PlainDate.from(day));
  return date ? `${formatDay(date)}, all day` : 'all day';
}
