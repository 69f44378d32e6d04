import { useQuery } from '@tanstack/react-query';
import { RelativeTime } from '#shared/relative-time.tsx';
import { HomePanel, PanelList, PanelRow } from './home-panel.tsx';
import { comingEventsQuery } from './queries.ts';

/** The person's own events of the next seven days. */
export function ComingPanel({ shortcut, nowMs }: { shortcut: string; nowMs: number }) {
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
          {events.map(({ id = '', summary = 'No title', start }) => (
            <PanelRow
              key={id}
              link={{ to: '/events/$calendarId/$eventId', params: { calendarId: 'primary', eventId: id } }}
              title={summary}
              detail={start?.dateTime ? <RelativeTime value={start.dateTime} nowMs={nowMs} /> : allDayText(start?.date)}
            />
          ))}
        </PanelList>
      )}
    </HomePanel>
  );
}

function allDayText(day: string | undefined): string {
  if (day === undefined) return 'all day';
  return `${Temporal.PlainDate.from(day).toLocaleString('en-GB', { weekday: 'short', day: 'numeric', month: 'short' })}, all day`;
}
