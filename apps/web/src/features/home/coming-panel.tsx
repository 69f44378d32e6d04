import { useQuery } from '@tanstack/react-query';
import { catchOnly } from '#lib/catch-only.ts';
import { dayFormat } from '#shared/calendar/day-format.ts';
import { ownZone } from '#shared/calendar/own-zone.ts';
import { formatNear, zoneLabel } from '#shared/format/time.ts';
import { currentZone } from '#shared/format/zone.ts';
import { HomePanel, PanelList, PanelRow } from './home-panel.tsx';
import { comingEventsQuery } from './queries.ts';

/** The person's own events of the next seven days. */
export function ComingPanel({ shortcut }: { shortcut: string }) {
  return (
    <HomePanel
      title="Coming up"
      link={{ to: '/calendar' }}
      shortcut={shortcut}
      query={useQuery(comingEventsQuery)}
      empty="Nothing scheduled in the next week"
      isEmpty={({ events }) => events.length === 0}
    >
      {({ events, serviceZone }) => (
        <PanelList>
          {events.map(({ id = '', summary = 'Untitled', start }) => (
            <PanelRow
              key={id}
              link={{ to: '/events/$calendarId/$eventId', params: { calendarId: 'primary', eventId: id } }}
              title={summary}
              time={
                start?.dateTime ? <Start time={start.dateTime} zone={ownZone(serviceZone)} /> : allDayText(start?.date)
              }
            />
          ))}
        </PanelList>
      )}
    </HomePanel>
  );
}

function Start({ time, zone }: { time: string; zone: string }) {
  const timeMs = Date.parse(time);
  const name = zone === currentZone() ? '' : ` ${zoneLabel(timeMs, zone)}`; // The page says the time in another zone.
  return (
    <time dateTime={time}>
      {formatNear(timeMs, zone)}
      {name}
    </time>
  );
}

const formatDay = dayFormat({ weekday: 'short', day: 'numeric', month: 'short' });

function allDayText(day: string | undefined): string {
  if (day === undefined) return 'all day';
  const date = catchOnly(RangeError, () => Temporal.PlainDate.from(day));
  return date ? `${formatDay(date)}, all day` : 'all day';
}
