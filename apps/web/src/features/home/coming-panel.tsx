import { useQuery } from '@tanstack/react-query';
import { formatNear } from '#shared/format/time.ts';
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
      empty="Nothing within a week."
      isEmpty={(events) => events.length === 0}
    >
      {(events) => (
        <PanelList>
          {events.map(({ id = '', summary = 'Untitled', start }) => (
            <PanelRow
              key={id}
              link={{ to: '/events/$calendarId/$eventId', params: { calendarId: 'primary', eventId: id } }}
              title={summary}
              detail={start?.dateTime ? <Start time={start.dateTime} /> : allDayText(start?.date)}
            />
          ))}
        </PanelList>
      )}
    </HomePanel>
  );
}

function Start({ time }: { time: string }) {
  return <time dateTime={time}>{formatNear(Date.parse(time))}</time>;
}

function allDayText(day: string | undefined): string {
  if (day === undefined) return 'all day';
  return `${Temporal.PlainDate.from(day).toLocaleString('en-GB', { weekday: 'short', day: 'numeric', month: 'short' })}, all day`;
}
