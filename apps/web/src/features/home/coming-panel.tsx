import { useQuery } from '@tanstack/react-query';
import { RelativeTime } from '#shared/relative-time.tsx';
import { HomePanel, PanelList, PanelRow } from './home-panel.tsx';
import { comingEventsQuery } from './queries.ts';

/** The person's own events of the next 24 hours. */
export function ComingPanel({ shortcut, nowMs }: { shortcut: string; nowMs: number }) {
  return (
    <HomePanel
      title="Coming up"
      link={{ to: '/calendar' }}
      shortcut={shortcut}
      query={useQuery(comingEventsQuery)}
      empty="Nothing within 24 hours."
      isEmpty={(events) => events.length === 0}
    >
      {(events) => (
        <PanelList>
          {events.map(({ id = '', summary = 'No title', start }) => (
            <PanelRow
              key={id}
              link={{ to: '/events/$calendarId/$eventId', params: { calendarId: 'primary', eventId: id } }}
              title={summary}
              detail={start?.dateTime ? <RelativeTime value={start.dateTime} nowMs={nowMs} /> : 'all day'}
            />
          ))}
        </PanelList>
      )}
    </HomePanel>
  );
}
